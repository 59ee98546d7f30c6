/** A finished game, walked through step by step with somebody's eyes. No DOM. */
import type { Hearing, Moment, Playback } from "../wire";
import type { Board } from "./table";

/** A seat's eyes, or those of somebody who sees everything. */
export type Eyes = number | "all";

/** One step, as these eyes saw it. What lies open holds for "all" alone. */
export interface Scene {
  /** Its index in the story. */
  moment: number;
  /** Counted from 1, among the moments that mean something to these eyes. */
  step: number;
  steps: number;
  /** Seconds since the game began. */
  at: number;
  /** Who moved and how, in notation; null: these eyes did not see it. */
  mover: number | null;
  move: string | null;
  action: unknown;
  /** What was said before this step, and at it. */
  before: Hearing[];
  heard: Hearing[];
  board: Board;
  /** The private half of these eyes' seat; of every seat for "all". */
  sheets: Map<number, unknown>;
}

export class Walk {
  #eyes: Eyes = "all";
  #at = 0; // the moment we are at
  #steps: number[]; // the moments that mean something to these eyes

  constructor(readonly playback: Playback) {
    this.#steps = this.#counted();
  }

  get eyes(): Eyes {
    return this.#eyes;
  }

  /** Through other eyes: the same moment, or the last step before it. */
  look(eyes: Eyes): void {
    this.#eyes = eyes;
    this.#steps = this.#counted();
    this.#at = this.#steps.filter((moment) => moment <= this.#at).at(-1) ?? 0;
  }

  /** To a step, counted from 1; the first or the last if there is none such. */
  go(step: number): void {
    const index = Math.min(Math.max(1, step), this.#steps.length) - 1;
    this.#at = this.#steps[index] ?? 0;
  }

  /** To a moment by its index, or the last step before it. */
  goTo(moment: number): void {
    this.#at = this.#steps.filter((one) => one <= moment).at(-1) ?? 0;
  }

  /** The moments that mean something to these eyes, by their index. */
  get steps(): readonly number[] {
    return this.#steps;
  }

  /** What these eyes heard at a moment. */
  heardAt(moment: number): Hearing[] {
    return (this.playback.moments[moment]?.notes ?? []).filter((hearing) => this.#hears(hearing));
  }

  get scene(): Scene {
    const { moments } = this.playback;
    const story: Hearing[] = [];
    let board = moments[0]!.public as Board;
    const sheets = new Map<number, unknown>();
    for (const moment of moments.slice(0, this.#at + 1)) {
      story.length = moment.kept ?? 0; // less than it was, if a move was taken back
      story.push(...(moment.notes ?? []));
      if (moment.public !== undefined) board = moment.public as Board;
      for (const [seat, sheet] of Object.entries(moment.sheets ?? {}))
        if (this.#eyes === "all" || this.#eyes === Number(seat)) sheets.set(Number(seat), sheet);
    }
    const now = moments[this.#at]!;
    const sawTheMove = this.#eyes === "all" || this.#eyes === now.seat;
    return {
      moment: this.#at,
      step: this.#steps.indexOf(this.#at) + 1,
      steps: this.#steps.length,
      at: now.at,
      mover: sawTheMove ? now.seat : null,
      move: sawTheMove && now.seat !== null ? now.move : null,
      action: sawTheMove ? (now.action ?? null) : null,
      before: story.slice(0, now.kept ?? 0).filter((hearing) => this.#hears(hearing)),
      heard: this.heardAt(this.#at),
      board,
      sheets,
    };
  }

  #hears({ to }: Hearing): boolean {
    return this.#eyes === "all" || to === null || to.includes(this.#eyes);
  }

  #counted(): number[] {
    return this.playback.moments.flatMap((moment, index) =>
      index === 0 || this.#counts(moment) ? [index] : [],
    );
  }

  /** Its own move, what it heard, what changed in its hands. Small changes of the board that
   * nobody says a word about (one more who has voted) come with the next step. */
  #counts({ seat, notes = [], sheets = {} }: Moment): boolean {
    if (this.#eyes === "all" || seat === this.#eyes || seat === null) return true;
    return sheets[this.#eyes] !== undefined || notes.some((hearing) => this.#hears(hearing));
  }
}
