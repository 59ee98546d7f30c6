/** The double hull: four parts, each an outer outline with an inner one in it. */
import type { Point } from "../sea";

export const PARTS = ["stern", "middle", "top", "bow"] as const;
export type Part = (typeof PARTS)[number];

export interface Outline {
  outer: readonly Point[];
  inner: readonly Point[];
}

/** Whether a point lies in a polygon: a ray to the right crosses its sides an odd number of times. */
export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  polygon.forEach(([i, j], at) => {
    const [k, l] = polygon.at(at - 1)!;
    if (j > y !== l > y && x < ((k - i) * (y - j)) / (l - j) + i) inside = !inside;
  });
  return inside;
}

export const isInBand = (point: Point, { outer, inner }: Outline): boolean =>
  isInside(point, outer) && !isInside(point, inner);

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const AWAY = 13; // units from the inner hull: in the band everywhere, the narrowest places too
const LONG = 150; // units: a longer side has a buoy half way

/** A good way round, from corner to corner: for those who tap instead of drawing. */
export function buoys({ inner }: Outline): Point[] {
  const corners = widened(inner, AWAY);
  return corners.flatMap((corner, at) => {
    const next = corners[(at + 1) % corners.length]!;
    const isLong = Math.hypot(next[0] - corner[0], next[1] - corner[1]) > LONG;
    return isLong ? [corner, [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2]] : [corner];
  });
}

/** A polygon whose sides have all moved outwards by as much. */
function widened(ring: readonly Point[], by: number): Point[] {
  const side = area(ring) > 0 ? 1 : -1;
  const outwards = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return [(side * (to[1] - from[1])) / length, (side * (from[0] - to[0])) / length];
  };
  return ring.map((corner, at) => {
    const one = outwards(ring.at(at - 1)!, corner);
    const other = outwards(corner, ring[(at + 1) % ring.length]!);
    const stretch = by / (1 + one[0] * other[0] + one[1] * other[1]);
    return [corner[0] + (one[0] + other[0]) * stretch, corner[1] + (one[1] + other[1]) * stretch];
  });
}

/** Above 0 where the ring runs clockwise, as one sees it. */
const area = (ring: readonly Point[]): number =>
  ring.reduce((sum, [x, y], at) => {
    const [i, j] = ring[(at + 1) % ring.length]!;
    return sum + x * j - i * y;
  }, 0);
