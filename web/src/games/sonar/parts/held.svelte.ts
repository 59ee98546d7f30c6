import { Attempt } from "../../../shell/attempt.svelte";
import type { Game } from "../props";
import type { Action } from "../wire";

/** A move that meets a STOP waits for its end, and is made then if it still may be. */
export class Held extends Attempt<Action> {
  #game: () => Game;
  #waiting: (() => void)[] = [];
  #held = false;

  constructor(game: () => Game) {
    super(game);
    this.#game = game;
    $effect(() => {
      if (game().board.phase === "stopped") return;
      for (const go of this.#waiting.splice(0)) go();
    });
  }

  override async make(action: Action): Promise<boolean> {
    if (this.#held) return false;
    await this.#goesOn();
    if (await super.make(action)) return true;
    if (!this.#isStopped) return false;
    await this.#goesOn(); // it was on its way when STOP was called
    return super.make(action);
  }

  get #isStopped(): boolean {
    return this.#game().board.phase === "stopped";
  }

  async #goesOn(): Promise<void> {
    if (!this.#isStopped) return;
    this.#held = true;
    this.refusal = null;
    await new Promise<void>((go) => this.#waiting.push(go));
    this.#held = false;
  }
}
