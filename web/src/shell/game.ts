/** What the shell gives to a game's screens, and what a game's folder gives to the shell. */
import type { Component } from "svelte";

import type { Speaker, Values } from "../i18n";
import type { Ticking } from "../state/table";
import type { Refusal, Seated, Sheet } from "../wire";

/** One seat's own half, with the game's own types. */
export interface SheetOf<Private, Action> extends Omit<Sheet, "private" | "moves"> {
  private: Private;
  moves: Action[];
}

export type { Ticking } from "../state/table";

/** Everything a game's screens may read and do. A spectator has neither seat nor sheet. */
export interface GameProps<Public = unknown, Private = unknown, Action = unknown, Note = unknown> {
  board: Public;
  sheet: SheetOf<Private, Action> | null;
  notes: Note[];
  seat: number | null;
  seats: Seated[];
  names: string[];
  options: Record<string, unknown>;
  clock: Ticking | null;
  /** Settles when the move is on disk; rejects with the Refusal, which is also in `refusal`. */
  play(action: Action): Promise<void>;
  /** Why this seat's last move was refused; null as soon as another one is made. */
  refusal: Refusal | null;
  /** A text of the house or of this game, in the present language. */
  t(key: string, values?: Values): string;
  /** A note as a sentence. */
  sentence(note: Note): string;
  /** An action as the words on its button. */
  label(action: Action): string;
  /** A refusal as a sentence. */
  reason(refusal: Refusal): string;
}

// A module is loaded by name: its screens know the types of their own game, the shell does not.
type Screen = Component<{ game: GameProps<any, any, any, any> }>;

/** The part of GameProps that speaks. */
export type Speak = Pick<GameProps, "t" | "sentence" | "label" | "reason">;

export const speaking = (speaker: Speaker): Speak => ({
  t: (key, values) => speaker.t(key, values),
  sentence: (note) => speaker.sentence(note),
  label: (action) => speaker.label(action),
  reason: (why) => speaker.reason(why),
});

/** A seat that is played at the device in the middle. */
export interface DeskPlace {
  seat: number;
  play(action: unknown): Promise<void>;
}

/** What `games/<game>/index.ts` exports. */
export interface GameModule {
  Play: Screen;
  TableScreen: Screen;
  /** Who was what: in the place of `Play` once the game is over. */
  End?: Screen;
  /** Two minutes to learn the game; it names its own players. */
  Tutorial?: Component<{ speak(names: string[]): any; leave(): void }>;
  /** For a device in the middle of the table, where several play who have no phone. */
  Desk?: Component<{ game: GameProps<any, any, any, any>; places: DeskPlace[] }>;
  /** What a printed card asks for now, by its code; null: it is no card of this game. */
  scanned?(code: string, board: any): unknown;
  /** Whom play waits for, as everybody may see on the board: the names in `wait-` and `phase-`. */
  awaited?(board: any): number[];
  /** What a seat held in secret, in a few words: for a game that is told again. */
  secretText?(sheet: any, speak: Speak): string;
  /** The screens say by themselves why a move was refused, where one tapped. */
  saysRefusals?: boolean;
}
