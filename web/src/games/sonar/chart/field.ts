/** Cells of land as a field over the sea: below 0 is land, and further out it gets deeper.
 *
 * The skeleton of an island is the centres of its cells, the lines between neighbours and the square
 * between four of them. Land is where the skeleton is nearer than a threshold that wanders between
 * WIDE[0] and WIDE[1]; the point is bent by at most BENT first. WIDE[1] + BENT < 0.5, so that an
 * island never touches a cell of sea, whatever the noise, and a channel stays open. */
import { pointOf, type Cell, type Point } from "../sea";
import { wobble } from "./noise";

const WIDE = [0.285, 0.45] as const;
const BENT = 0.035;
const SHELF = 0.42; // how far the land goes, for the depth

type Line = readonly [x: number, y: number, x2: number, y2: number]; // level or upright

export interface Field {
  coast(x: number, y: number): number;
  depth(x: number, y: number): number;
}

export function fieldOf(land: readonly Cell[]): Field {
  const points = land.map(pointOf);
  const skeleton = bones(points);
  const isBlock = blocks(points);
  const near = (x: number, y: number) => {
    if (isBlock(x, y)) return 0;
    return skeleton.reduce((least, line) => Math.min(least, distance(x, y, line)), Infinity);
  };
  return {
    coast(x, y) {
      const bentX = x + (wobble(x, y, 2.2, 7) - 0.5) * 2 * BENT;
      const bentY = y + (wobble(x, y, 2.2, 23) - 0.5) * 2 * BENT;
      return near(bentX, bentY) - WIDE[0] - (WIDE[1] - WIDE[0]) * wobble(x, y, 2.6, 41);
    },
    depth(x, y) {
      const deep = softly(x, y, skeleton) - SHELF;
      const wander = Math.min(1, Math.max(0, deep * 1.25));
      return deep + (wobble(x, y, 0.62, 5) - 0.5) * 1.15 * wander;
    },
  };
}

function bones(points: readonly Point[]): Line[] {
  const has = (x: number, y: number) => points.some(([i, j]) => i === x && j === y);
  return points.flatMap(([i, j]) => {
    const [x, y] = [i + 0.5, j + 0.5];
    const lines: Line[] = [[x, y, x, y]];
    if (has(i + 1, j)) lines.push([x, y, x + 1, y]);
    if (has(i, j + 1)) lines.push([x, y, x, y + 1]);
    return lines;
  });
}

/** Whether a point lies in the square between the centres of four cells of land. */
function blocks(points: readonly Point[]): (x: number, y: number) => boolean {
  const land = new Set(points.map(String));
  const corners = points.filter(([i, j]) =>
    [[i + 1, j], [i, j + 1], [i + 1, j + 1]].every((other) => land.has(String(other))),
  );
  const full = new Set(corners.map(String));
  return (x, y) => full.has(`${Math.floor(x - 0.5)},${Math.floor(y - 0.5)}`);
}

const distance = (x: number, y: number, [a, b, c, d]: Line) =>
  Math.hypot(Math.max(a - x, 0, x - c), Math.max(b - y, 0, y - d));

/** The distance to land, with no crease where two islands are equally far. */
function softly(x: number, y: number, skeleton: readonly Line[]): number {
  const FAR = 4;
  let pull = 0;
  for (const line of skeleton) {
    const away = distance(x, y, line);
    if (away < FAR) pull += Math.max(away, 0.05) ** -5;
  }
  return pull > 0 ? pull ** -0.2 : FAR;
}
