/** Marching squares: the lines along which a grid of numbers has one level. */
import type { Point } from "../sea";

export interface Grid {
  values: Float32Array;
  width: number; // points in a row; there are as many rows
  step: number; // between two points
  origin: number; // of both axes
}

type Side = "top" | "right" | "bottom" | "left";

// By which corners are below: 1 top left, 2 top right, 4 bottom right, 8 bottom left. The low side
// is always on the same hand, so that the pieces chain.
const PIECES: readonly (readonly [Side, Side][])[] = [
  [],
  [["left", "top"]],
  [["top", "right"]],
  [["left", "right"]],
  [["right", "bottom"]],
  [["left", "top"], ["right", "bottom"]],
  [["top", "bottom"]],
  [["left", "bottom"]],
  [["bottom", "left"]],
  [["bottom", "top"]],
  [["top", "right"], ["bottom", "left"]],
  [["bottom", "right"]],
  [["right", "left"]],
  [["right", "top"]],
  [["top", "left"]],
  [],
];
const SPECK = 6; // points: a shorter line is not worth drawing

export function contour(grid: Grid, level: number): Point[][] {
  const { values, width } = grid;
  const at = (i: number, j: number) => values[j * width + i]! - level;
  const crossings = new Map<number, Point>(); // named by their edge of the grid
  const next = new Map<number, number>();

  /** Where the level crosses the edge from a point to the next one, across or down. */
  function cross(i: number, j: number, down: 0 | 1): number {
    const name = (j * width + i) * 2 + down;
    if (!crossings.has(name)) {
      const [here, there] = [at(i, j), at(i + 1 - down, j + down)];
      const share = here / (here - there);
      const along = (index: number, moves: number) => grid.origin + (index + moves * share) * grid.step;
      crossings.set(name, [along(i, 1 - down), along(j, down)]);
    }
    return name;
  }

  for (let j = 0; j < width - 1; j += 1) {
    for (let i = 0; i < width - 1; i += 1) {
      const corners = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
      const low = corners.reduce((bits, value, index) => bits | (Number(value < 0) << index), 0);
      const edge = (side: Side) => {
        if (side === "top" || side === "bottom") return cross(i, side === "top" ? j : j + 1, 0);
        return cross(side === "left" ? i : i + 1, j, 1);
      };
      for (const [from, to] of PIECES[low]!) next.set(edge(from), edge(to));
    }
  }
  return chained(next, crossings).filter((line) => line.length > SPECK);
}

/** Lines that run off the grid from their beginning; then the closed ones, from anywhere. */
function chained(next: Map<number, number>, crossings: Map<number, Point>): Point[][] {
  const ends = new Set(next.values());
  const chase = (name: number): Point[] => {
    const line = [crossings.get(name)!];
    for (let to = next.get(name); to !== undefined; to = next.get(name)) {
      next.delete(name);
      line.push(crossings.get(to)!);
      name = to;
    }
    return line;
  };
  const lines = [...next.keys()].filter((name) => !ends.has(name)).map(chase);
  for (const name of next.keys()) lines.push(chase(name));
  return lines;
}
