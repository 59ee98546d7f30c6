/** What an address means. */
export type Route =
  | { at: "home" }
  | { at: "table"; code: string }
  | { at: "screen"; code: string };

export function routeOf(path: string): Route | null {
  const [, screen, code] = /^\/(table\/)?([a-z]{4})\/?$/i.exec(path) ?? [];
  if (path === "/" || path === "") return { at: "home" };
  if (code === undefined) return null;
  return { at: screen ? "screen" : "table", code: code.toUpperCase() };
}
