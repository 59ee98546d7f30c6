/** Points as the `d` of a path. */
import { pointOf, type Cell, type Point } from "../sea";

export const UNIT = 20; // one cell

const round = (value: number) => Math.round(value * 10) / 10;
const put = ([x, y]: Point) => `${round(x)} ${round(y)}`;
const middle = ([x, y]: Point, [i, j]: Point): Point => [(x + i) / 2, (y + j) / 2];
const apart = ([x, y]: Point, [i, j]: Point) => Math.hypot(x - i, y - j);

export const centre = (cell: Cell): Point => centreOf(pointOf(cell));
export const centreOf = ([x, y]: Point): Point => [(x + 0.5) * UNIT, (y + 0.5) * UNIT];

/** Where a blast is felt, as far as the chart goes. */
export function blastBox(size: number, cell: Cell): { x: number; y: number; width: number; height: number } {
  const [[x, width], [y, height]] = pointOf(cell).map((at): Point => {
    const [from, to] = [Math.max(at - 1, 0), Math.min(at + 2, size)];
    return [from * UNIT, (to - from) * UNIT];
  }) as [Point, Point];
  return { x, y, width, height };
}

export const straight = (points: readonly Point[]) =>
  points.length ? `M${points.map(put).join("L")}` : "";
export const closed = (points: readonly Point[]) => `${straight(points)}Z`;

/** Through the middles of its pieces, so that no corner of the sampling shows. In cells. */
export function smooth(line: readonly Point[]): string {
  const points = line.map(([x, y]): Point => [x * UNIT, y * UNIT]);
  const [first, last] = [points[0]!, points.at(-1)!];
  if (apart(first, last) > 0.4) {
    const inner = points.slice(1, -1).map((point, at) => bend(point, points[at + 2]!));
    return `M${put(first)}${inner.join("")}L${put(last)}`;
  }
  const ring = points.slice(0, -1);
  const after = (at: number) => ring[(at + 1) % ring.length]!;
  return `M${put(middle(ring.at(-1)!, first))}${ring.map((point, at) => bend(point, after(at))).join("")}Z`;
}

const bend = (point: Point, next: Point) => `Q${put(point)} ${put(middle(point, next))}`;

/** A line with its corners rounded. */
export function rounded(points: readonly Point[], radius: number): string {
  const turns = points.slice(1, -1).map((corner, at) => turn(points[at]!, corner, points[at + 2]!, radius));
  const end = points.length > 1 ? `L${put(points.at(-1)!)}` : "";
  return `M${put(points[0]!)}${turns.join("")}${end}`;
}

/** The same, all the way round. */
export function ring(points: readonly Point[], radius: number): string {
  const turns = points.map((corner, at) =>
    turn(points.at(at - 1)!, corner, points[(at + 1) % points.length]!, radius),
  );
  return `M${turns.join("").slice(1)}Z`;
}

function turn(before: Point, corner: Point, after: Point, radius: number): string {
  const towards = (other: Point): Point => {
    const length = apart(corner, other) || 1;
    const share = Math.min(radius, length / 2) / length;
    return [corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share];
  };
  return `L${put(towards(before))}Q${put(corner)} ${put(towards(after))}`;
}

/** The way of a submarine through these cells. */
export const route = (cells: readonly Cell[]) => rounded(cells.map(centre), 5);
