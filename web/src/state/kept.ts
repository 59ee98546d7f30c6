/** What this browser remembers. A browser that keeps nothing still plays. */

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(`huisclos.${key}`);
  } catch {
    return null;
  }
};

const write = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(`huisclos.${key}`);
    else localStorage.setItem(`huisclos.${key}`, value);
  } catch {
    // Private browsing, or full: there is nothing to be done about it, and nothing breaks.
  }
};

/** Of the last game only; a second person on this phone has a leaf of their own (`Session.page`). */
const leaf = (what: string, place: string): string => (place.endsWith("+") ? `${what}+` : what);
const ofPlace = (what: string, place: string): string | null =>
  read(`${leaf(what, place)}.of`) === place ? read(leaf(what, place)) : null;
const keepOfPlace = (what: string, place: string, text: string): void => {
  write(`${leaf(what, place)}.of`, place);
  write(leaf(what, place), text);
};

const MET = 2000; // pieces of one collection: more than there are in any

export const kept = {
  /** What lets this phone open tables where not everybody may. */
  key: () => read("key"),
  keepKey: (key: string) => write("key", key || null),
  name: () => read("name") ?? "",
  keepName: (name: string) => write("name", name),
  /** How somebody at this phone looks: which face, in which colour. */
  look: (): { face: number; colour: number } | null => {
    const [face, colour] = (read("look") ?? "").split("/").map(Number);
    return face === undefined || colour === undefined || Number.isNaN(face + colour) ? null : { face, colour };
  },
  keepLook: ({ face, colour }: { face: number; colour: number }) => write("look", `${face}/${colour}`),
  token: (code: string) => read(`seat.${code}`),
  keepToken: (code: string, token: string | null) => {
    write(`seat.${code}`, token);
    write("last", token === null ? null : code);
  },
  /** Who leaves a game that is played may come back to it; the home page does not call them. */
  leaveSeat: () => write("last", null),
  /** What a link to this table carried, or the house has said since. */
  invitation: (code: string) => read(`invitation.${code}`),
  keepInvitation: (code: string, invitation: string | null) => write(`invitation.${code}`, invitation),
  /** The seat of somebody else who plays on this phone. */
  beside: (code: string) => read(`beside.${code}`),
  keepBeside: (code: string, token: string | null) => write(`beside.${code}`, token),
  /** The seats of those who play at this device, in the middle of a table. */
  desk: (code: string): string[] => JSON.parse(read(`desk.${code}`) ?? "[]") as string[],
  keepDesk: (code: string, tokens: string[]) => write(`desk.${code}`, JSON.stringify(tokens)),
  /** The table where this phone had a seat last. */
  lastTable: () => read("last"),
  /** What somebody wrote down during a game, of the last game only. */
  notebook: (place: string) => ofPlace("notebook", place),
  keepNotebook: (place: string, text: string) => keepOfPlace("notebook", place, text),
  /** What somebody thinks of the others, of the last game only. */
  suspicions: (place: string) => ofPlace("suspicions", place),
  keepSuspicions: (place: string, text: string) => keepOfPlace("suspicions", place, text),
  /** Which pieces of a game's content have come up at this phone, by collection: their numbers, the
      longest ago first, and nothing else. */
  met: (game: string): Record<string, number[]> => JSON.parse(read(`met.${game}`) ?? "{}") as Record<string, number[]>,
  keepMet: (game: string, collection: string, pieces: number[]) => {
    const met = kept.met(game);
    const before = (met[collection] ?? []).filter((piece) => !pieces.includes(piece));
    write(`met.${game}`, JSON.stringify({ ...met, [collection]: [...before, ...pieces].slice(-MET) }));
  },
  /** Whether somebody at this phone has played a game to its end. */
  knows: (game: string) => read(`knows.${game}`) !== null,
  learn: (game: string) => write(`knows.${game}`, "yes"),
  /** The options that a table here played a game with, of its own choice; null: none yet. */
  ours: (game: string): { at: number; options: Record<string, unknown> } | null => JSON.parse(read(`ours.${game}`) ?? "null"),
  keepOurs: (game: string, ours: { at: number; options: Record<string, unknown> }) => write(`ours.${game}`, JSON.stringify(ours)),
  /** The games that were played on this phone, or the groups: evenings.ts reads them. */
  evenings: (what: "games" | "groups") => read(what),
  keepEvenings: (what: "games" | "groups", text: string | null) => write(what, text),
  language: () => read("language"),
  keepLanguage: (language: string) => write("language", language),
  isOn: (setting: "sound" | "vibrate", otherwise: boolean) => {
    const value = read(setting);
    return value === null ? otherwise : value === "on";
  },
  keepOn: (setting: "sound" | "vibrate" | "voice", on: boolean) => write(setting, on ? "on" : "off"),
  /** Whether the table screen was given its voice here; null: nobody has said. */
  voice: () => read("voice") as "on" | "off" | null,
};
