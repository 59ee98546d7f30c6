/** A line traced round one part of the hull, looked at while the finger still draws.
 *
 * The server judges the finished line; this says the same at once, so that nobody sends a bad one. */
import type { Point } from "../sea";
import { isInBand, type Outline } from "./outline";

const STEP = 2; // units: a line is looked at so closely
export const CLOSE = 20; // units: how near the end must come to the start

export interface Traced {
  /** Pieces of the line, by whether they keep to the band. */
  good: Point[][];
  bad: Point[][];
  /** How far round, from 0 to 1. */
  turned: number;
  isRound: boolean;
  /** The line can be sent. */
  isDone: boolean;
}

export function look(line: readonly Point[], outline: Outline): Traced {
  const [first, last] = [line[0], line.at(-1)];
  const isBack = line.length > 2 && Math.hypot(first![0] - last![0], first![1] - last![1]) <= CLOSE;
  // Where it has come back the last piece is closed for it.
  const { good, bad } = split(isBack ? [...line, first!] : line, outline);
  const turned = Math.abs(turns(line, middleOf(outline.inner)));
  const isRound = isBack && Math.round(turned) === 1;
  return { good, bad, turned: Math.min(1, turned), isRound, isDone: isRound && bad.length === 0 };
}

/** The line in small steps, cut wherever it leaves the band or comes back. */
function split(line: readonly Point[], outline: Outline): Pick<Traced, "good" | "bad"> {
  const found: Pick<Traced, "good" | "bad"> = { good: [], bad: [] };
  let isGood = true;
  let piece: Point[] = [];
  const keep = () => {
    if (piece.length > 1 || (piece.length === 1 && !isGood)) found[isGood ? "good" : "bad"].push(piece);
  };
  for (const point of steps(line)) {
    const fits = isInBand(point, outline);
    if (fits !== isGood) {
      if (piece.length > 0) piece.push(point);
      keep();
      piece = [];
      isGood = fits;
    }
    piece.push(point);
  }
  keep();
  return found;
}

function* steps(line: readonly Point[]): Generator<Point> {
  if (line.length > 0) yield line[0]!;
  for (let at = 1; at < line.length; at += 1) {
    const [[x, y], [i, j]] = [line[at - 1]!, line[at]!];
    const count = Math.max(1, Math.ceil(Math.hypot(i - x, j - y) / STEP));
    for (let part = 1; part <= count; part += 1)
      yield [x + ((i - x) * part) / count, y + ((j - y) * part) / count];
  }
}

/** How many times the line goes round a point, clockwise. */
function turns(line: readonly Point[], [x, y]: Point): number {
  const angle = ([i, j]: Point) => Math.atan2(j - y, i - x);
  let sum = 0;
  for (let at = 1; at < line.length; at += 1) {
    const turned = angle(line[at]!) - angle(line[at - 1]!);
    sum += turned - Math.round(turned / (2 * Math.PI)) * 2 * Math.PI;
  }
  return sum / (2 * Math.PI);
}

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

const MOST = 120; // points that the server takes

/** A line as it is sent: whole numbers, and no more points than the shape needs. */
export function sendable(line: readonly Point[]): [number, number][] {
  for (let tolerance = 1; ; tolerance *= 1.5) {
    const sent = thinned(line, tolerance);
    if (sent.length <= MOST) return sent.map(([x, y]) => [Math.round(x), Math.round(y)]);
  }
}

/** Fewer points with the same shape: a finger gives hundreds, and the table keeps them all. */
function thinned(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line];
  const [first, last] = [line[0]!, line.at(-1)!];
  const away = line.map((point) => distance(point, first, last));
  const farthest = away.reduce((best, each, at) => (each > away[best]! ? at : best), 0);
  if (away[farthest]! <= tolerance) return [first, last];
  const before = thinned(line.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...thinned(line.slice(farthest), tolerance)];
}

function distance([x, y]: Point, [a, b]: Point, [c, d]: Point): number {
  const [dx, dy] = [c - a, d - b];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a) * dx + (y - b) * dy) / length));
  return Math.hypot(x - a - share * dx, y - b - share * dy);
}
