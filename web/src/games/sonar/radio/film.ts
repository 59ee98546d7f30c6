/** The radio operator's film: what was heard, as a line that can lie anywhere on the map. */
import { isSea, moved, type Heading, type Point, type Sea } from "../sea";

/** One thing heard of the enemy's way; null: a silence, of which nobody knows whither; a number: they
 * surfaced in that sector, and may cross their old way from there on. */
export type Heard = Heading | null | number;

/** What a radio operator writes for it, and what the board has: a letter each. */
export const heardIn = (courses: string): Heard[] =>
  [...courses].map((letter) => {
    if (letter === "-") return null;
    return /\d/.test(letter) ? Number(letter) : (letter as Heading);
  });

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
  /** How many surfacings came before it. */
  stretch: number;
}
/** Where the enemy surfaced, on the film. */
export interface Surfacing {
  at: Point;
  sector: number;
}

/** The line, from (0, 0): a leg for each movement heard. `guesses` are of the silences, in order. */
export function legsOf(heard: readonly Heard[], guesses: readonly Guess[]): Leg[] {
  let at: Point = [0, 0];
  let silences = 0;
  let stretch = 0;
  return heard.flatMap((each): Leg[] => {
    if (typeof each === "number") {
      stretch += 1;
      return [];
    }
    const guess = each === null ? (guesses[silences++] ?? NO_GUESS) : null;
    const from = at;
    at = guess ? moved(at, guess.heading, guess.distance) : moved(at, each!);
    return [{ from, to: at, isGuess: guess !== null, stretch }];
  });
}

export function surfacingsOf(heard: readonly Heard[], guesses: readonly Guess[]): Surfacing[] {
  return heard.flatMap((sector, index) => {
    if (typeof sector !== "number") return [];
    return [{ sector, at: legsOf(heard.slice(0, index), guesses).at(-1)?.to ?? [0, 0] }];
  });
}

/** Every cell passed, in order; a silence passes those between its ends too. */
export function cellsOf(legs: readonly Leg[]): Point[] {
  const passed: Point[] = [legs[0]?.from ?? [0, 0]];
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

/** The cells of the film that cannot be, where it lies now: land, off the map, or passed twice
 * between two surfacings. */
export function bumps(sea: Sea, legs: readonly Leg[], [x, y]: Point): Point[] {
  const last = legs.at(-1)?.stretch ?? 0;
  const stretches = Array.from({ length: last + 1 }, (_, at) => legs.filter(({ stretch }) => stretch === at));
  const found = stretches.flatMap((stretch) => {
    const seen = new Set<string>();
    return cellsOf(stretch)
      .map(([i, j]): Point => [i + x, j + y])
      .filter((point) => {
        const again = seen.has(String(point));
        seen.add(String(point));
        return again || !isSea(sea, point);
      });
  });
  return [...new Map(found.map((point) => [String(point), point])).values()];
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
