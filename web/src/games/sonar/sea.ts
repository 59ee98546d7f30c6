/** Cells by the names that everybody uses: a letter from the west, a number from the north. */

export const HEADINGS = ["W", "N", "S", "E"] as const; // as on the engineer's sheet
export type Heading = (typeof HEADINGS)[number];
export type Cell = string; // "C7"
export type Point = readonly [x: number, y: number];

/** What a map is made of. */
export interface Sea {
  size: number;
  islands: readonly Cell[];
  /** Where one may surface unharmed under the ice of Delta. */
  holes: readonly Cell[];
}

export const LETTERS = "ABCDEFGHIJKLMNO";
export const SIDE = 5; // cells of a sector

const STEPS: Record<Heading, Point> = { W: [-1, 0], N: [0, -1], S: [0, 1], E: [1, 0] };

/** Degrees clockwise from north. */
export const BEARINGS: Record<Heading, number> = { N: 0, E: 90, S: 180, W: 270 };

export const nameOf = ([x, y]: Point): Cell => `${LETTERS[x]}${y + 1}`;
export const pointOf = (cell: Cell): Point => [LETTERS.indexOf(cell[0]!), Number(cell.slice(1)) - 1];
export const isOn = ({ size }: Pick<Sea, "size">, [x, y]: Point): boolean =>
  x >= 0 && y >= 0 && x < size && y < size;

export const isSea = (sea: Sea, point: Point): boolean =>
  isOn(sea, point) && !sea.islands.includes(nameOf(point));

export function moved([x, y]: Point, heading: Heading, distance = 1): Point {
  const [dx, dy] = STEPS[heading];
  return [x + dx * distance, y + dy * distance];
}

export function cells({ size }: Pick<Sea, "size">): Cell[] {
  return Array.from({ length: size * size }, (_, at) => nameOf([at % size, Math.floor(at / size)]));
}

export function sectorOf(size: number, cell: Cell): number {
  const [x, y] = pointOf(cell);
  return Math.floor(y / SIDE) * (size / SIDE) + Math.floor(x / SIDE) + 1;
}

/** The corner of a sector and its side, in cells. */
export function sectorBox(size: number, sector: number): Point {
  const across = size / SIDE;
  return [((sector - 1) % across) * SIDE, Math.floor((sector - 1) / across) * SIDE];
}

/** Whether a blast at one cell is felt at the other: the same, or one of the eight beside it. */
export function isNear(one: Cell, other: Cell): boolean {
  const [[x, y], [i, j]] = [pointOf(one), pointOf(other)];
  return Math.max(Math.abs(x - i), Math.abs(y - j)) <= 1;
}

/** In how many steps a torpedo gets to each cell: round islands, never across. */
export function reach(sea: Sea, from: Cell): Map<Cell, number> {
  const steps = new Map([[from, 0]]);
  for (const [cell, gone] of steps) {
    for (const heading of HEADINGS) {
      const next = moved(pointOf(cell), heading);
      if (isSea(sea, next) && !steps.has(nameOf(next))) steps.set(nameOf(next), gone + 1);
    }
  }
  return steps;
}

/** One shortest way, from where `steps` began to `to`. */
export function wayTo(steps: Map<Cell, number>, to: Cell): Cell[] {
  const way = [to];
  for (let left = steps.get(to) ?? 0; left > 0; left -= 1) {
    const before = HEADINGS.map((heading) => nameOf(moved(pointOf(way[0]!), heading)));
    way.unshift(before.find((cell) => steps.get(cell) === left - 1)!);
  }
  return way;
}

/** The heading that leads from one cell straight to another; null where none does. */
export function headingTo(from: Cell, to: Cell): Heading | null {
  const [[x, y], [i, j]] = [pointOf(from), pointOf(to)];
  if (x === i && y !== j) return j < y ? "N" : "S";
  if (y === j && x !== i) return i < x ? "W" : "E";
  return null;
}
