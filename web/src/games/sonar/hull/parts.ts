/** The outlines that are drawn and judged, by their part. */
import hull from "@games/sonar/data/hull.json";

import { PARTS, type Outline, type Part } from "./outline";

export const OUTLINES = Object.fromEntries(PARTS.map((part) => [part, hull[part]])) as unknown as Record<
  Part,
  Outline
>;
/** Corners of the small drawing of the whole boat: outer, inner. */
export const SOFT: Record<Part, [number, number]> = {
  stern: [34, 18],
  middle: [22, 14],
  top: [26, 12],
  bow: [70, 44],
};
