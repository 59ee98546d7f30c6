/** The radio operator's film: what was heard, as a line that can lie anywhere on the map. */
import { isSea, moved, type Heading, type Point, type Sea } from "../sea";

/** One thing heard that moved the enemy; null: a silence, of which nobody knows whither. */
export type Heard = Heading | null;

/** What one supposes of a silence. */
export interface Guess {
  heading: Heading;
  distance: number;
}
export const NO_GUESS: Guess = { heading: "N", distance: 0 };

export interface Leg {
  from: Point;
  to: Point;
  isGuess: boolean;
}

/** The line, from (0, 0): a leg for each thing heard. `guesses` are of the silences, in order. */
export function legsOf(heard: readonly Heard[], guesses: readonly Guess[]): Leg[] {
  let at: Point = [0, 0];
  let silences = 0;
  return heard.map((heading) => {
    const guess = heading === null ? (guesses[silences++] ?? NO_GUESS) : null;
    const from = at;
    at = guess ? moved(at, guess.heading, guess.distance) : moved(at, heading!);
    return { from, to: at, isGuess: guess !== null };
  });
}

/** Every cell passed, in order; a silence passes those between its ends too. */
export function cellsOf(legs: readonly Leg[]): Point[] {
  const passed: Point[] = [[0, 0]];
  for (const { from, to } of legs) {
    const steps = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
    for (let step = 1; step <= steps; step += 1)
      passed.push([
        from[0] + ((to[0] - from[0]) / steps) * step,
        from[1] + ((to[1] - from[1]) / steps) * step,
      ]);
  }
  return passed;
}

/** The cells of the film that cannot be, where it lies now: land, off the map, or passed twice. */
export function bumps(sea: Sea, legs: readonly Leg[], [x, y]: Point): Point[] {
  const seen = new Set<string>();
  return cellsOf(legs)
    .map(([i, j]): Point => [i + x, j + y])
    .filter((point) => {
      const again = seen.has(String(point));
      seen.add(String(point));
      return again || !isSea(sea, point);
    });
}

/** Where the film lies at first: its middle over the middle of the map. */
export function centred(size: number, legs: readonly Leg[]): Point {
  const passed = cellsOf(legs);
  const shift = (values: number[]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return Math.round((size - 1 - least - most) / 2);
  };
  return [shift(passed.map(([x]) => x)), shift(passed.map(([, y]) => y))];
}
