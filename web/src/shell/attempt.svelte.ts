import type { Refusal } from "../wire";
import type { GameProps } from "./game";

/** One place where a move is made: it shows there that the move is on its way, or why it is not. */
export class Attempt<Action> {
  busy = $state(false);
  refusal = $state<Refusal | null>(null);
  #game: () => GameProps<any, any, Action, any, any>;

  constructor(game: () => GameProps<any, any, Action, any, any>) {
    this.#game = game;
    // What a pause forbade may be done after it: the reason goes when time runs again.
    const runs = $derived(game().clock?.running ?? false);
    $effect(() => {
      if (runs) this.refusal = null;
    });
  }

  /** Whether the move was accepted. */
  async make(action: Action): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      await this.#game().play(action);
      return true;
    } catch (refusal) {
      this.refusal = refusal as Refusal;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
