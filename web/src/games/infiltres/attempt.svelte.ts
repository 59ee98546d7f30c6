import type { Refusal } from "../../wire";
import type { Game } from "./props";
import type { Action } from "./wire";

/** One place where a move is made: it shows there that the move is on its way, or why it is not. */
export class Attempt {
  busy = $state(false);
  refusal = $state<Refusal | null>(null);

  /** Whether the move was accepted. */
  async make(game: Game, action: Action): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      await game.play(action);
      return true;
    } catch (refusal) {
      this.refusal = refusal as Refusal;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
