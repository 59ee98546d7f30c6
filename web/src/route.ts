/** What an address means. */
export type Route =
  | { at: "home" }
  | { at: "table"; code: string }
  | { at: "screen"; code: string }
  | { at: "replay"; code: string | null }; // null: a file that somebody kept

export function routeOf(path: string): Route | null {
  if (path === "/" || path === "") return { at: "home" };
  if (/^\/replay\/?$/i.test(path)) return { at: "replay", code: null };
  const [, where, code] = /^\/(table\/|replay\/)?([a-z]{4})\/?$/i.exec(path) ?? [];
  if (code === undefined) return null;
  const at = { "table/": "screen", "replay/": "replay" } as const;
  const place = at[where?.toLowerCase() as keyof typeof at] ?? "table";
  return { at: place, code: code.toUpperCase() };
}

/** A seat that a link carries, from the address's fragment: it never travels to a server. */
export const seatOf = (hash: string): string | null => /^#seat=([\w-]+)$/.exec(hash)?.[1] ?? null;
