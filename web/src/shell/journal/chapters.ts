/** A story in chapters, and whom a note of it is about. No DOM. */
import type { Seats } from "../../i18n/speaker";

interface Note {
  type: string;
  [field: string]: unknown;
}

export interface Chapter {
  /** The text `chapter-KIND`; "start": before the first of them. */
  kind: string;
  number: string | number;
  /** The index of its first note, or whatever was counted, and of the first that is no longer in it. */
  from: number;
  until: number;
}

/** The chapters of what was told, by the notes that open one; `notes` is empty where nothing was said.
 * A chapter that is opened again, since a move was taken back or begun anew, is the same. */
export function chaptersOf(told: readonly (readonly unknown[])[], openers: Record<string, string>): Chapter[] {
  const found: Chapter[] = [{ kind: "start", number: 0, from: 0, until: told.length }];
  const counts: Record<string, number> = {};
  told.forEach((notes, at) => {
    for (const note of notes as readonly Note[]) {
      const kind = openers[note.type];
      if (kind === undefined) continue;
      counts[kind] = (counts[kind] ?? 0) + 1;
      const number = (note[kind] as string | number | undefined) ?? counts[kind];
      const last = found.at(-1)!;
      if (last.kind === kind && last.number === number) continue;
      if (last.from === at) found.pop(); // nothing came before, or two open at once: the latter names it
      else last.until = at;
      found.push({ kind, number, from: at, until: told.length });
    }
  });
  return found;
}

/** The seats that a note names, in whatever is inside it. */
export function seatsIn(note: unknown, seats: Seats): Set<number> {
  const found = new Set<number>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === "object" && value !== null) {
      const { type } = value as Note;
      for (const [field, inner] of Object.entries(value)) {
        if (seats[type]?.includes(field)) [inner].flat().forEach((seat) => seat !== null && found.add(seat as number));
        else look(inner);
      }
    }
  };
  look(note);
  return found;
}
