/** What can be heard, and when: a game's own table says which of it belongs to which moment. */

/** The score's: each is a few lines of synthesis (score.ts). */
export type Sound =
  | "airlock"
  | "alarm"
  | "bell"
  | "boom"
  | "chord"
  | "creak"
  | "dawn"
  | "fist"
  | "gong"
  | "hiss"
  | "horn"
  | "hull"
  | "keys"
  | "lock"
  | "orchestra"
  | "paper"
  | "ping"
  | "printer"
  | "pulse"
  | "silence"
  | "splash"
  | "stamp"
  | "sting"
  | "stop"
  | "toll"
  | "torpedo"
  | "turn"
  | "water";

/** One sound, so many seconds after its moment began. Its caption is the game's text
 * `board-sound-<says>`; without one, by the name of the sound. */
export interface Heard {
  sound: Sound;
  at: number;
  says?: string;
}

/** What a note sounds like, perhaps with a caption of its own. */
type Told = Sound | Omit<Heard, "at">;

// The shell does not know the notes of a game; its own table does.
export interface Sounds<Note extends { type: string } = any> {
  /** By the name of what all look at. Of notes only those are given that everybody is told. */
  moments: Record<string, Heard[] | ((notes: Note[], seconds: number) => Heard[])>;
  /** By the class of a note that everybody is told, where nothing is shown with it. */
  notes: Partial<Record<Note["type"], Told | ((note: Note) => Told)>>;
  /** By a moment: the notes that have sounded in it, though they are said after it. */
  within?: Record<string, Note["type"][]>;
}

export const captionOf = ({ sound, says }: Heard): string => `board-sound-${says ?? sound}`;

const MOST = 3; // of what is told at once
const APART = 0.7; // seconds

/** What a moment sounds like. */
export function ofMoment(sounds: Sounds, name: string, notes: unknown[], seconds: number): Heard[] | null {
  const found = sounds.moments[name];
  return typeof found === "function" ? found(notes, seconds) : (found ?? null);
}

/** What notes that are told together sound like, after a moment or after none: each sound once, one
 * after another. */
export function ofNotes(sounds: Sounds, notes: unknown[], after: string | null = null): Heard[] {
  const past = (after !== null && sounds.within?.[after]) || [];
  const named = notes.flatMap((note) => {
    const { type } = note as { type: string };
    const found = past.includes(type) ? undefined : sounds.notes[type];
    const told = typeof found === "function" ? found(note) : found;
    if (told === undefined) return [];
    return typeof told === "string" ? { sound: told } : told;
  });
  const first = named.filter((one, at) => named.findIndex(({ sound }) => sound === one.sound) === at);
  return first.slice(0, MOST).map((heard, index) => ({ ...heard, at: index * APART }));
}
