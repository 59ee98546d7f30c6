/** Bets of those who are out of a game, or only watch it. */
import type { BetShown, Onlooking, Wager } from "../../wire";

/** What one has placed on a wager. */
export const placedOn = ({ bets }: Onlooking, { key, round }: Wager): string[] =>
  bets.find((bet) => bet.key === key && bet.round === round)?.answers ?? [];

/** After a tap: a token is taken back where it lies, and the oldest goes where there are too many. */
export const toggled = ({ most }: Wager, placed: string[], answer: string): string[] =>
  placed.includes(answer) ? placed.filter((each) => each !== answer) : [...placed, answer].slice(-most);

/** How many of the wagers wait for one's bet. */
export const unplaced = (aside: Onlooking): number =>
  aside.wagers.filter((wager) => placedOn(aside, wager).length === 0).length;

export interface Tally {
  member: number;
  right: number;
  count: number;
}

/** Once it is over: who was right how often, the best first. What never came to be counts for nobody. */
export function tallies(bets: BetShown[]): Tally[] {
  const found = new Map<number, Tally>();
  for (const { member, answers, right } of bets) {
    if (right === null) continue;
    const tally = found.get(member) ?? { member, right: 0, count: 0 };
    found.set(member, { member, right: tally.right + right, count: tally.count + answers.length });
  }
  return [...found.values()].sort((one, other) => other.right / other.count - one.right / one.count);
}
