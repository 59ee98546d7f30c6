/** What the shell gives to a game's screens, and what a game's folder gives to the shell. */
import type { Component, Snippet } from "svelte";

import type { Speaker, Values } from "../i18n";
import type { Looking, Ticking } from "../state/table";
import type { Refusal, Seated, Sheet, Somebody, Utterance } from "../wire";
import type { Conversation } from "./conversation.svelte";
import type { Mark } from "./marks";
import type { Sounds } from "./sound/sounds";

/** One seat's own half, with the game's own types. */
export interface SheetOf<Private, Action> extends Omit<Sheet, "private" | "moves"> {
  private: Private;
  moves: Action[];
}

export type { Looking, Ticking } from "../state/table";

/** Everything a game's screens may read and do. A spectator has neither seat nor sheet. */
export interface GameProps<
  Public = unknown,
  Private = unknown,
  Action = unknown,
  Note = unknown,
  Options = Record<string, unknown>,
> {
  board: Public;
  sheet: SheetOf<Private, Action> | null;
  notes: Note[];
  seat: number | null;
  seats: Seated[];
  /** What stands beside a face: it may be 'you'. */
  names: string[];
  /** The names that sentences use, where those are others. */
  spoken?: string[] | null;
  /** Whole: every one with its value. */
  options: Options;
  /** Nobody else plays in person: what lies open here lies open for nobody. */
  isAlone?: boolean;
  /** Names this game among all that this phone plays, for what a screen keeps of it; "": nothing. */
  place: string;
  /** What screens have passed to this one, in places that nobody reads. */
  slips?: Utterance[];
  clock: Ticking | null;
  /** What has been revealed, and all look at before play goes on; the same on every screen. */
  looking?: Looking | null;
  /** Settles when the move is on disk; rejects with the Refusal: the screens say why, where one tapped. */
  play(action: Action): Promise<void>;
  /** The owner's: time is up, where no clock runs. */
  callTime?(): void;
  /** What was said where this seat may read, and saying more, where a game shows talk itself. */
  talk?: Utterance[];
  say?(channel: string, text: string): void;
  /** The same as one conversation, for screens that hold it themselves. */
  conversation?: Conversation;
  /** A text of the house or of this game, in the present language. */
  t(key: string, values?: Values): string;
  /** A note as a sentence. */
  sentence(note: Note): string;
  /** An action as the words on its button. */
  label(action: Action): string;
  /** A refusal as a sentence. */
  reason(refusal: Refusal): string;
}

/** Somebody within a sentence. */
export const named = ({ names, spoken }: Pick<GameProps, "names" | "spoken">, seat: number): string =>
  (spoken ?? names)[seat] ?? "?";

/** Whether all other seats are bots'. */
export const isOnlyPerson = (seats: Seated[], mine: number | null): boolean =>
  mine !== null && seats.every(({ bot, machine }, seat) => (seat === mine ? bot === null : bot !== null && !machine));

// A module is loaded by name: its screens know the types of their own game, the shell does not.
type Screen = Component<{ game: GameProps<any, any, any, any, any> }>;

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

/** People round a table before the game. */
export interface CrewsProps {
  people: Somebody[];
  owner: number | null;
  me: number | null;
  here: number[];
  speak: Pick<Speak, "t">;
  /** What touching somebody does; null: nothing. */
  open(person: Somebody): (() => void) | null;
  large?: boolean;
}

/** What could be known over a whole story, as far as it has been worked out. */
export interface KnewStory<Knew = any> {
  found: { moment: number; knew: Knew }[];
  /** Where we are, of how many, and where chapters begin. */
  moment: number;
  moments: number;
  chapters: number[];
}

/** What `games/<game>/index.ts` exports. */
export interface GameModule {
  Play: Screen;
  TableScreen: Screen;
  /** Who was what: in the place of `Play` once the game is over. */
  End?: Screen;
  /** The end on the wall: how somebody is drawn there, where all stand, and a last word. */
  Bust?: Component<{ who: Seated }>;
  Backdrop?: Component<{ game: GameProps<any, any, any, any, any>; children: Snippet }>;
  Farewell?: Screen;
  /** What one wants to read while one talks, in brief: above the lines on a phone. */
  Reminder?: Screen;
  /** All that happens, for who is out and chose to see it. */
  Truth?: Component<{ game: GameProps<any, any, any, any, any>; truth: any }>;
  /** Of a game that is over: what became of this seat, in a sentence. */
  mine?(game: GameProps<any, any, any, any, any>): string;
  /** Of a game that is over: what each seat has, where a game has points. */
  points?(board: any): number[];
  /** What each could know at a moment of a finished game; `knew` is as this game works it out. */
  Knew?: Component<{ game: GameProps<any, any, any, any, any>; knew: any }>;
  /** The same over the whole story, under it. */
  KnewStory?: Component<{ game: GameProps<any, any, any, any, any>; story: KnewStory }>;
  /** Two minutes to learn the game; it names its own players. */
  Tutorial?: Component<{ speak(names: string[]): any; leave(): void; begin?: () => void }>;
  /** For a device in the middle of the table, where several play who have no phone. */
  Desk?: Component<{ game: GameProps<any, any, any, any, any>; places: DeskPlace[] }>;
  /** What a printed card asks for now, by its code; null: it is no card of this game. */
  scanned?(code: string, board: any): unknown;
  /** Whether this very seat owes something, where its sheet knows more than the board tells. */
  owes?(sheet: any): boolean;
  /** The text of what this very seat must do, where the board alone cannot tell. */
  todo?(sheet: any): string | null;
  /** What each place at a table of so many will be, before the game begins. */
  places?(seats: number, speak: Pick<Speak, "t">): string[];
  /** Who is round the table before the game, where places are more than a row of faces. */
  Crews?: Component<CrewsProps>;
  /** What a seat held in secret, in a few words: for a game that is told again. */
  secretText?(sheet: any, speak: Speak): string;
  /** Whether the screens have the whole phone now: no talk, log or rules beside them. */
  alone?(board: any, seat: number | null): boolean;
  /** The seats that hear a channel; null: everybody does. */
  hearers?(channel: string, board: any): number[] | null;
  /** Whether the screens hold the conversation themselves now. */
  holdsTalk?(board: any): boolean;
  /** Channels that the screens show themselves, covered: nobody may see them over a shoulder. */
  covered?: string[];
  /** The sign of a note, for the journal and the story. */
  mark?(note: any): Mark | null;
  /** What its moments and its public notes sound like. */
  sounds?: Sounds;
  /** What the table screen's voice says; all of it, where a game does not choose. */
  narrated?(note: any): boolean;
  /** By what all look at: the notes that belong to it. The others are said when it is over; so are
   * all from a note on that would tell too early how it ends. */
  reveals?: Record<string, string[] | { after: string }>;
  /** What that voice says even where nobody has switched it on. */
  aloud?(note: any, game: GameProps<any, any, any, any, any>): boolean;
  /** What a seat is told lies open on its screens anyway: its log is not covered. */
  liesOpen?: boolean;
  /** A note that only marks the time: neither in the log nor said aloud. */
  isHum?(note: any): boolean;
  /** Whether a note is not to be read again now, by this seat at this table. */
  isPast?(note: any, game: { options: any; sheet: any; over: boolean }): boolean;
  /** Whether the clock is for people to see: one that only beats is not. */
  showsClock?(board: any): boolean;
  /** A large screen is used in its whole width. */
  isWide?: boolean;
}
