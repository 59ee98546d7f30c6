/** What an address means. */
export type Route =
  | { at: "home" }
  | { at: "table"; code: string }
  | { at: "screen"; code: string }
  | { at: "desk"; code: string } // a device in the middle of the table, for those without a phone
  | { at: "card"; code: string } // a printed card that somebody's camera has read
  | { at: "replay"; code: string | null }; // null: a file that somebody kept

export function routeOf(path: string): Route | null {
  if (path === "/" || path === "") return { at: "home" };
  if (/^\/replay\/?$/i.test(path)) return { at: "replay", code: null };
  const card = /^\/card\/([a-z0-9]{3})\/?$/i.exec(path)?.[1];
  if (card !== undefined) return { at: "card", code: card.toUpperCase() };
  const [, where, code] = /^\/(table\/|replay\/|desk\/)?(?!desk|card|table)([a-z]{4,7})\/?$/i.exec(path) ?? [];
  if (code === undefined) return null;
  const at = { "table/": "screen", "replay/": "replay", "desk/": "desk" } as const;
  const place = at[where?.toLowerCase() as keyof typeof at] ?? "table";
  return { at: place, code: code.toUpperCase() };
}

/** A seat that a link carries, from the address's fragment: it never travels to a server. */
export const seatOf = (hash: string): string | null => /^#seat=([\w.-]+)$/.exec(hash)?.[1] ?? null;

/** The invitation in a link or a QR code. In the fragment too: no server on the way, no log of
 * addresses and no page that one goes to next is told it. */
export const invitationOf = (hash: string): string | null => /^#i=([\w-]+)$/.exec(hash)?.[1] ?? null;

/** The moment of a story that a link leads to. */
export const momentOf = (hash: string): number | null => {
  const at = /^#at=(\d{1,7})$/.exec(hash)?.[1];
  return at === undefined ? null : Number(at);
};

export const linkToMoment = (house: string, code: string, moment: number): string =>
  `${house}/replay/${code}#at=${moment}`;

/** The link that invites to a table. */
export const linkTo = (house: string, code: string, invitation: string | null): string =>
  `${house}/${code}${invitation ? `#i=${invitation}` : ""}`;
