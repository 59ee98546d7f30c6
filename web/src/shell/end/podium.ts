/** Who stands where when a game is over. */

export interface Step {
  rank: number;
  seats: number[];
  points: number | null;
}

const STEPS = 3;

/** By points, where a game has them: three steps, and whoever has no place on them stands below.
 * Without points those who won are above, and the others below. */
export function stepsOf(count: number, winners: readonly number[], points: readonly number[] | null): { steps: Step[]; below: number[] } {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  if (!points) {
    const steps = winners.length ? [{ rank: 1, seats: [...winners], points: null }] : [];
    return { steps, below: seats.filter((seat) => !winners.includes(seat)) };
  }
  const rankOf = (seat: number) => 1 + points.filter((each) => each > points[seat]!).length;
  const steps = [...new Set(points)]
    .sort((one, other) => other - one)
    .map((each) => ({ points: each, seats: seats.filter((seat) => points[seat] === each) }))
    .map((step) => ({ ...step, rank: rankOf(step.seats[0]!) }))
    .filter(({ rank }) => rank <= STEPS);
  return { steps, below: seats.filter((seat) => rankOf(seat) > STEPS) };
}
