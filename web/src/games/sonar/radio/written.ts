/** What a radio operator has written down, and the same as a line of text for the crew. */
import { HEADINGS, type Cell, type Heading, type Point } from "../sea";
import type { Guess } from "./film";

export type Mark = "no" | "maybe";

export interface Written {
  /** How much of what was heard is erased: the film begins after it. */
  since: number;
  /** What a radio operator has drawn by hand: letters, '-' for a silence, the sector of a surfacing. */
  drawn: string;
  /** Where the film lies; null: where it was put at first. */
  at: Point | null;
  guesses: Guess[];
  marks: Record<Cell, Mark>;
}
export const BLANK: Written = { since: 0, drawn: "", at: null, guesses: [], marks: {} };

const LONGEST = 500; // letters in a line of talk
const SIGNS: Record<Mark, string> = { no: "x", maybe: "o" };

/** `KRIL.1 0.NNE- 3,5 N2 xB2 oC3`: the game, what was erased and drawn, the film, guesses, marks. The
 * latest marks come first, so that a full sheet loses the oldest. */
export function pack(place: string, { since, drawn, at, guesses, marks }: Written): string {
  const words = [
    place,
    `${since}.${drawn}`,
    at ? at.join() : "none",
    guesses.map(({ heading, distance }) => heading + distance).join("") || "none",
    ...Object.entries(marks)
      .reverse()
      .map(([cell, mark]) => SIGNS[mark] + cell),
  ];
  while (words.join(" ").length > LONGEST) words.pop();
  return words.join(" ");
}

/** null: of another game, or no such line. */
export function unpack(place: string, text: string): Written | null {
  const [of, line, at, guesses, ...marks] = text.split(" ");
  const [, since, drawn] = /^(\d+)\.([NESW1-9-]*)$/.exec(line ?? "") ?? [];
  if (of !== place || since === undefined || !at || !guesses) return null;
  const [x, y] = at.split(",").map(Number);
  return {
    since: Number(since),
    drawn: drawn ?? "",
    at: Number.isInteger(x) && Number.isInteger(y) ? [x!, y!] : null,
    guesses: [...guesses.matchAll(/([NESW])([0-4])/g)].map(([, heading, distance]) => ({
      heading: HEADINGS.find((each) => each === heading) as Heading,
      distance: Number(distance),
    })),
    marks: Object.fromEntries(
      marks
        .filter((word) => /^[xo][A-O]\d\d?$/.test(word))
        .reverse()
        .map((word) => [word.slice(1), word.startsWith("x") ? "no" : "maybe"]),
    ),
  };
}
