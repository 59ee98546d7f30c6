/** What can be read off how well a clue fitted both words. */
import type { Fit } from "./wire";

export type Leaning = "ours" | "theirs" | "both" | "neither" | "unknown";
type Fits = Pick<Fit, "disciples" | "infiltrators">;

const CLEAR = 3; // of ten: so much further towards one word than to the other
const FAR = 3; // and with less than this a clue says nothing of a word

/** Which of the two words a clue points at. */
export function leaning({ disciples, infiltrators }: Fits): Leaning {
  if (disciples === null || infiltrators === null) return "unknown";
  if (Math.max(disciples, infiltrators) < FAR) return "neither";
  if (Math.abs(disciples - infiltrators) < CLEAR) return "both";
  return disciples > infiltrators ? "ours" : "theirs";
}

/** Where it lies between them: 0 at the disciples' word, 1 at the infiltrators'. */
export const between = ({ disciples, infiltrators }: Fits): number =>
  0.5 + ((infiltrators ?? 0) - (disciples ?? 0)) / 20;
