// Made from the Python types by `python -m huisclos.wire.typescript`; do not edit.

import type { BySeat } from "../../wire";

export interface Options {
  type: "Options";
  seats: number;
  language: "en" | "fr";
  spoken: boolean;
  target: number;
  debate: number;
  clue: number;
  vote: number;
  pick: number;
  guess: number;
  debrief: number;
  spare_journalist: boolean;
  infiltrators: number | null;
  journalists: number | null;
}

export interface Brief {
  type: "Brief";
  first: number;
  roles: ("disciple" | "infiltrator" | "journalist")[];
  title: string;
  pairs: Pair[];
}

export interface Pair {
  type: "Pair";
  disciples: string;
  infiltrators: string;
}

export interface Pick {
  type: "Pick";
  number: number;
}

export interface Number {
  type: "Number";
  number: number;
}

export interface Clue {
  type: "Clue";
  word: string;
}

export interface Spoken {
  type: "Spoken";
}

export interface Ready {
  type: "Ready";
}

export interface Vote {
  type: "Vote";
  at: number | null;
}

export interface Guess {
  type: "Guess";
  word: string;
}

export interface Lot {
  type: "Lot";
  seat: number;
}

export interface TimeUp {
  type: "TimeUp";
}

export interface Welcomed {
  type: "Welcomed";
  options: Options;
}

export interface Briefed {
  type: "Briefed";
  mission: number;
  first: number;
}

export interface Carded {
  type: "Carded";
  journalist: boolean;
}

export interface Picked {
  type: "Picked";
  seat: number;
  number: number;
  by_lot: boolean;
}

export interface Passworded {
  type: "Passworded";
  word: string | null;
}

export interface RoundOpened {
  type: "RoundOpened";
  round: number;
  opener: number;
}

export interface ClueGiven {
  type: "ClueGiven";
  seat: number;
  word: string;
}

export interface ClueSpoken {
  type: "ClueSpoken";
  seat: number;
}

export interface ClueWritten {
  type: "ClueWritten";
  seat: number;
  word: string;
}

export interface ClueMissed {
  type: "ClueMissed";
  seat: number;
}

export interface DebateOpened {
  type: "DebateOpened";
  seconds: number;
}

export interface VoteOpened {
  type: "VoteOpened";
  tied: number[];
}

export interface Voted {
  type: "Voted";
  at: number | null;
}

export interface VoteClosed {
  type: "VoteClosed";
  ballots: Ballot[];
}

export interface Ballot {
  type: "Ballot";
  voter: number;
  at: number | null;
}

export interface RoundTied {
  type: "RoundTied";
  stalled: number;
}

export interface LotDrawn {
  type: "LotDrawn";
  seat: number;
}

export interface Eliminated {
  type: "Eliminated";
  seat: number;
  role: "disciple" | "infiltrator" | "journalist";
}

export interface Learnt {
  type: "Learnt";
  word: string;
}

export interface Guessed {
  type: "Guessed";
  seat: number;
  word: string | null;
  right: boolean;
}

export interface MissionEnded {
  type: "MissionEnded";
  reason: "guessed" | "last-two" | "unmasked";
  pair: Pair;
  roles: BySeat<"disciple" | "infiltrator" | "journalist">;
  gains: BySeat<number>;
  scores: BySeat<number>;
}

export interface GameEnded {
  type: "GameEnded";
  winners: number[];
}

export interface Public {
  type: "Public";
  phase: "briefing" | "debating" | "debriefing" | "drawing" | "guessing" | "numbering" | "over" | "picking" | "speaking" | "voting";
  mission: number;
  first: number;
  number: number | null;
  round: number;
  living: number[];
  out: Eliminated[];
  clues: Line[];
  speaking: number[];
  ready: number[];
  voted: number[];
  tied: number[];
  guesser: number | null;
  scores: BySeat<number>;
  result: MissionEnded | null;
  awaited: number[];
}

export interface Line {
  type: "Line";
  round: number;
  seat: number;
  word: string | null;
}

export interface Private {
  type: "Private";
  journalist: boolean;
  word: string | null;
  vote: Ballot | null;
  learnt: string | null;
}

export interface Knew {
  type: "Knew";
  mission: number;
  pair: Pair;
  roles: BySeat<"disciple" | "infiltrator" | "journalist">;
  living: number[];
  clues: Fit[];
  seats: BySeat<BySeat<number | null>>;
}

export interface Fit {
  type: "Fit";
  round: number;
  seat: number;
  word: string;
  disciples: number | null;
  infiltrators: number | null;
}

export type Action = Brief | Pick | Number | Clue | Spoken | Ready | Vote | Guess | Lot | TimeUp;

export type Note = Welcomed | Briefed | Carded | Picked | Passworded | RoundOpened | ClueGiven | ClueSpoken | ClueWritten | ClueMissed | DebateOpened | VoteOpened | Voted | VoteClosed | RoundTied | LotDrawn | Eliminated | Learnt | Guessed | MissionEnded | GameEnded;

/** The fields of each class that hold seats. */
export const SEATS: Record<string, string[]> = {
  Brief: ["first"],
  Vote: ["at"],
  Lot: ["seat"],
  Briefed: ["first"],
  Picked: ["seat"],
  RoundOpened: ["opener"],
  ClueGiven: ["seat"],
  ClueSpoken: ["seat"],
  ClueWritten: ["seat"],
  ClueMissed: ["seat"],
  VoteOpened: ["tied"],
  Voted: ["at"],
  Ballot: ["at","voter"],
  LotDrawn: ["seat"],
  Eliminated: ["seat"],
  Guessed: ["seat"],
  GameEnded: ["winners"],
  Public: ["awaited","first","guesser","living","ready","speaking","tied","voted"],
  Line: ["seat"],
};

/** What is played where nobody has chosen, by as few as can. */
export const DEFAULTS: Options = {
  type: "Options",
  seats: 3,
  language: "fr",
  spoken: false,
  target: 5,
  debate: 120,
  clue: 60,
  vote: 60,
  pick: 30,
  guess: 60,
  debrief: 60,
  spare_journalist: false,
  infiltrators: null,
  journalists: null,
};

/** Why something can be refused. */
export type RefusalKey =
  | "game-over"
  | "infiltres-bad-brief"
  | "infiltres-clue-given"
  | "infiltres-clue-one-word"
  | "infiltres-clue-password"
  | "infiltres-content-empty"
  | "infiltres-content-not-a-word"
  | "infiltres-content-overlap"
  | "infiltres-content-pair-twice"
  | "infiltres-content-ten-pairs"
  | "infiltres-content-two-words"
  | "infiltres-content-word-twice"
  | "infiltres-guess-length"
  | "infiltres-nobody-hidden"
  | "infiltres-number"
  | "infiltres-too-many-hidden"
  | "infiltres-vote-out"
  | "infiltres-vote-self"
  | "infiltres-vote-tied"
  | "not-now"
  | "not-your-turn";

/** The actions that are free text, and the field that holds it. */
export const FREE: Record<string, string> = {
  Clue: "word",
  Guess: "word",
};

/** The notes that not everybody hears: screens cover them. */
export const WHISPERS: string[] = ["Carded","Passworded","Voted","Learnt"];

/** The notes that open a chapter of a story, and of which kind. */
export const CHAPTERS: Record<string, string> = {
  Briefed: "mission",
};

/** The notes that matter in a story. */
export const MOMENTS: string[] = ["Passworded","ClueGiven","ClueWritten","VoteClosed","RoundTied","LotDrawn","Eliminated","Guessed","MissionEnded","GameEnded"];
