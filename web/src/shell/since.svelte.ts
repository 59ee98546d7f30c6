/** How long all have looked at a moment, for what is shown of it a part at a time: in step on every
 * screen, since how long it has lasted already was said with it. Made where the moment is drawn. */
import type { Looking } from "../state/table";

const OFTEN = 100; // milliseconds

export class Since {
  #now = $state(performance.now());
  readonly #began: number; // told again whenever somebody has seen it: it began once

  /** Without a moment everything has been shown. */
  constructor(looking: Looking | null | undefined) {
    this.#began = looking ? looking.at - (looking.seconds - looking.left) * 1000 : -Infinity;
    if (!looking) return;
    $effect(() => {
      const timer = setInterval(() => (this.#now = performance.now()), OFTEN);
      return () => clearInterval(timer);
    });
  }

  get seconds(): number {
    return Math.max(0, this.#now - this.#began) / 1000;
  }
}

export const VERDICT = 4; // seconds for what comes of a vote, once it is opened: as in the house's games

/** Of so many envelopes, how many are open by now: one at least, and the rest in equal times. */
export const openedBy = (since: number, seconds: number, count: number): number => {
  const opening = seconds - VERDICT;
  if (since >= opening || count === 0) return count + 1; // and what comes of it
  return Math.min(count, 1 + Math.floor((since * count) / opening));
};
