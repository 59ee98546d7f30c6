/** The number of cells where a boat could be, over a story, as a line that goes down in steps. */

export interface Point {
  moment: number;
  cells: number;
}

export const DECADES = [1, 10, 100] as const; // the lines one reads it by
const MOST = 225; // cells of the largest sea

/** From 0, a single cell, to 1, the whole sea: each ten times as many as far up. */
export const height = (cells: number): number => Math.log(Math.max(1, cells)) / Math.log(MOST);

/** How far along the story a moment is, from 0 to 1. */
export const along = (moment: number, moments: number): number => moment / Math.max(1, moments - 1);

/** Where it is worked out: a stretch for each run of chapters, each till the next. `ends` are the
 * moments at which chapters begin, and the end of the last. */
export function stretches(points: Point[], ends: number[]): Point[][] {
  const found: Point[][] = [];
  for (const [at, from] of ends.slice(0, -1).entries()) {
    const until = ends[at + 1]!;
    const inside = points.filter(({ moment }) => from <= moment && moment < until);
    const [first, last] = [inside[0], inside.at(-1)];
    if (!first || !last) continue;
    const run = [{ ...first, moment: from }, ...inside, { ...last, moment: until }];
    const before = found.at(-1);
    if (before?.at(-1)?.moment === from) before.push(...run);
    else found.push(run);
  }
  return found;
}

/** An SVG path over a box of 1 by 1, upside down as SVG is. */
export function path(stretch: Point[], moments: number): string {
  const [first, ...rest] = stretch.map(({ moment, cells }) => ({
    x: (along(moment, moments) * 100).toFixed(2),
    y: ((1 - height(cells)) * 100).toFixed(2),
  }));
  if (!first) return "";
  return `M${first.x} ${first.y}${rest.map(({ x, y }) => `H${x}V${y}`).join("")}`;
}
