/** Which games suit so many people who have so much time, and why others do not. */
import { misfit, type Misfit } from "../shell/end/next";
import type { GameListed } from "../wire";

export interface Fit {
  game: GameListed;
  /** null: it suits. */
  why: Misfit | { key: "fit-too-long"; values: Record<string, never> } | null;
}

/** First what suits, and of that what fills the time; then what takes too long, then what is for fewer or
 * for more. */
export function fitting(listed: GameListed[], people: number, minutes: number): Fit[] {
  const found = listed.map((game): Fit & { rank: number } => {
    const why = misfit(game, people);
    if (why) return { game, why, rank: 2 };
    if (game.minutes > minutes) return { game, why: { key: "fit-too-long", values: {} }, rank: 1 };
    return { game, why: null, rank: 0 };
  });
  const span = ({ game, rank }: (typeof found)[number]) => (rank === 0 ? -game.minutes : game.minutes);
  return found.sort((one, other) => one.rank - other.rank || span(one) - span(other));
}
