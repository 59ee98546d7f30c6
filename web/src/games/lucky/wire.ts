// Made from the Python types by `python -m huisclos.wire.typescript`; do not edit.

import type { BySeat } from "../../wire";

export interface Options {
  type: "Options";
  seats: number;
  penalties: boolean;
  forfeits: "none" | "ours" | "own";
  own_forfeits: string;
  reckoning: number;
  turn: number;
  defence: number;
  agreement: number;
  turns: number;
}

export interface Board {
  type: "Board";
  ship: string;
  starter: number;
  shown: string[];
}

export interface Deal {
  type: "Deal";
  hands: string[][];
  piles: string[][];
}

export interface Step {
  type: "Step";
  room: string;
}

export interface Draw {
  type: "Draw";
}

export interface Move {
  type: "Move";
  card: string;
  doctor: boolean;
  room: string;
}

export interface Attempt {
  type: "Attempt";
  card: string | null;
}

export interface Stop {
  type: "Stop";
}

export interface Fail {
  type: "Fail";
  card: string;
}

export interface Pass {
  type: "Pass";
}

export interface Blame {
  type: "Blame";
  at: number;
  attempt: boolean;
}

export interface Judge {
  type: "Judge";
  agrees: boolean;
}

export interface Decline {
  type: "Decline";
}

export interface Reckoned {
  type: "Reckoned";
}

export interface EndHere {
  type: "EndHere";
  agrees: boolean;
}

export interface TimeUp {
  type: "TimeUp";
}

export interface Welcomed {
  type: "Welcomed";
  options: Options;
}

export interface Sailed {
  type: "Sailed";
  name: string | null;
}

export interface Placed {
  type: "Placed";
  seat: number;
  room: string;
}

export interface DoctorPlaced {
  type: "DoctorPlaced";
  room: string;
}

export interface Dealt {
  type: "Dealt";
  cards: string[];
}

export interface TurnOpened {
  type: "TurnOpened";
  turn: number;
  seat: number;
  met: boolean;
}

export interface Stepped {
  type: "Stepped";
  seat: number;
  room: string;
}

export interface Moved {
  type: "Moved";
  seat: number;
  card: string;
  doctor: boolean;
  room: string;
}

export interface Drew {
  type: "Drew";
  seat: number;
  deck: "A" | "B" | "C" | "D";
  left: number;
  late: boolean;
}

export interface Received {
  type: "Received";
  card: string;
}

export interface Stopped {
  type: "Stopped";
  seat: number;
  late: boolean;
}

export interface Attempted {
  type: "Attempted";
  seat: number;
  room: string;
  card: string | null;
  value: number;
  witnesses: number[];
}

export interface DefenceOpened {
  type: "DefenceOpened";
  seat: number;
  missing: number;
  last: boolean;
}

export interface Failed {
  type: "Failed";
  seat: number;
  card: string;
  missing: number;
  late: boolean;
}

export interface Passed {
  type: "Passed";
  seat: number;
  late: boolean;
}

export interface Foiled {
  type: "Foiled";
  seat: number;
}

export interface Drowned {
  type: "Drowned";
  deck: "A" | "B" | "C" | "D";
  room: string | null;
  seats: number[];
  doctor: boolean;
}

export interface DoctorMoved {
  type: "DoctorMoved";
  room: string;
  met: number[];
}

export interface Blamed {
  type: "Blamed";
  seat: number;
  at: number;
  points: number;
}

export interface Judged {
  type: "Judged";
  seat: number;
  agrees: boolean;
}

export interface Penalised {
  type: "Penalised";
  at: number;
  points: number;
  total: number;
  forfeit?: string | null;
}

export interface Cleared {
  type: "Cleared";
  at: number;
}

export interface Declined {
  type: "Declined";
  seat: number;
  forfeit: string;
}

export interface Reckoning {
  type: "Reckoning";
  seconds: number;
}

export interface NothingAdded {
  type: "NothingAdded";
  seat: number;
}

export interface ReckoningEnded {
  type: "ReckoningEnded";
  penalties: BySeat<number>;
}

export interface EndAsked {
  type: "EndAsked";
  turn: number;
}

export interface Answered {
  type: "Answered";
  agrees: boolean;
}

export interface WentOn {
  type: "WentOn";
  declined: number[];
}

export interface GameEnded {
  type: "GameEnded";
  reason: "agreed" | "saved" | "sunk";
  winner: number | null;
  loser: number | null;
  penalty: number;
  hands: BySeat<string[]>;
}

export interface Public {
  type: "Public";
  phase: "agreeing" | "boarding" | "dealing" | "defending" | "over" | "reckoning" | "turning";
  ship: Ship | null;
  turn: number;
  player: number;
  stepped: boolean;
  active: boolean;
  pawns: BySeat<string>;
  doctor: string;
  next: string;
  then: string[];
  meets: number | null;
  witnesses: number[];
  afloat: number;
  hands: BySeat<number>;
  piles: number[];
  filled: number[];
  drawn: "A" | "B" | "C" | "D" | null;
  last_card: boolean;
  discards: string[];
  telegrams: number;
  attempt: Rescue | null;
  penalties: BySeat<number>;
  charge: Charge | null;
  forfeits: Forfeit[];
  recent: boolean;
  done: number[];
  answered: number[];
  result: GameEnded | null;
  awaited: number[];
}

export interface Ship {
  type: "Ship";
  name: string;
  decks: [string, string, string, string];
  rooms: Room[];
  doors: Door[];
  moves: Copies[];
  bonuses: Bonus[];
}

export interface Room {
  type: "Room";
  id: string;
  deck: "A" | "B" | "C" | "D";
  number: number | null;
  kind: "corridor" | "room" | "stairs";
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Door {
  type: "Door";
  a: string;
  b: string;
  orient: "H" | "V";
  x: number;
  y: number;
  len: number;
}

export interface Copies {
  type: "Copies";
  room: string;
  count: number;
}

export interface Bonus {
  type: "Bonus";
  aid: string;
  room: string;
  value: number;
}

export interface Rescue {
  type: "Rescue";
  seat: number;
  room: string;
  card: string | null;
  value: number;
  missing: number;
  defender: number;
  left: number[];
  parries: Parry[];
  passed: number[];
}

export interface Parry {
  type: "Parry";
  seat: number;
  card: string;
}

export interface Charge {
  type: "Charge";
  by: number;
  at: number;
  points: number;
  until: number;
  agreed: number[];
  declined: number[];
}

export interface Forfeit {
  type: "Forfeit";
  seat: number;
  name: string;
  times: number;
}

export interface Private {
  type: "Private";
  hand: string[];
  bound: boolean;
  answer: boolean | null;
}

export interface Knew {
  type: "Knew";
  turn: number;
  player: number;
  trying: boolean;
  odds: BySeat<Odds>;
  hands: BySeat<string[]>;
}

export interface Odds {
  type: "Odds";
  card: string | null;
  missing: number;
  unseen: number;
  failures: [number, number, number];
  facing: number;
  stopped: number;
  held: number;
  ready: boolean;
}

export type Action = Board | Deal | Step | Draw | Move | Attempt | Stop | Fail | Pass | Blame | Judge | Decline | Reckoned | EndHere | TimeUp;

export type Note = Welcomed | Sailed | Placed | DoctorPlaced | Dealt | TurnOpened | Stepped | Moved | Drew | Received | Stopped | Attempted | DefenceOpened | Failed | Passed | Foiled | Drowned | DoctorMoved | Blamed | Judged | Penalised | Cleared | Declined | Reckoning | NothingAdded | ReckoningEnded | EndAsked | Answered | WentOn | GameEnded;

/** The fields of each class that hold seats. */
export const SEATS: Record<string, string[]> = {
  Board: ["starter"],
  Blame: ["at"],
  Placed: ["seat"],
  TurnOpened: ["seat"],
  Stepped: ["seat"],
  Moved: ["seat"],
  Drew: ["seat"],
  Stopped: ["seat"],
  Attempted: ["seat","witnesses"],
  DefenceOpened: ["seat"],
  Failed: ["seat"],
  Passed: ["seat"],
  Foiled: ["seat"],
  Drowned: ["seats"],
  DoctorMoved: ["met"],
  Blamed: ["at","seat"],
  Judged: ["seat"],
  Penalised: ["at"],
  Cleared: ["at"],
  Declined: ["seat"],
  NothingAdded: ["seat"],
  WentOn: ["declined"],
  GameEnded: ["loser","winner"],
  Public: ["answered","awaited","done","meets","player","witnesses"],
  Rescue: ["defender","left","passed","seat"],
  Parry: ["seat"],
  Charge: ["agreed","at","by","declined"],
  Forfeit: ["seat"],
};

/** What is played where nobody has chosen, by as few as can. */
export const DEFAULTS: Options = {
  type: "Options",
  seats: 3,
  penalties: false,
  forfeits: "ours",
  own_forfeits: "",
  reckoning: 60,
  turn: 120,
  defence: 45,
  agreement: 60,
  turns: 300,
};

/** Why something can be refused. */
export type RefusalKey =
  | "game-over"
  | "lucky-bad-board"
  | "lucky-bad-deal"
  | "lucky-blame-late"
  | "lucky-blame-open"
  | "lucky-blame-whom"
  | "lucky-blamed"
  | "lucky-content-deck"
  | "lucky-content-deck-name"
  | "lucky-content-doors"
  | "lucky-content-form"
  | "lucky-content-no-deck"
  | "lucky-content-no-room"
  | "lucky-content-no-ship"
  | "lucky-content-rooms"
  | "lucky-content-ship"
  | "lucky-content-word"
  | "lucky-doctor-elsewhere"
  | "lucky-must-stop"
  | "lucky-no-draw"
  | "lucky-no-witness"
  | "lucky-not-a-failure"
  | "lucky-not-a-move"
  | "lucky-not-an-aid"
  | "lucky-not-beside"
  | "lucky-not-held"
  | "lucky-ship-bonus-value"
  | "lucky-ship-card-twice"
  | "lucky-ship-cut-off"
  | "lucky-ship-deck-number"
  | "lucky-ship-deck-order"
  | "lucky-ship-door-twice"
  | "lucky-ship-door-wall"
  | "lucky-ship-move-count"
  | "lucky-ship-moves"
  | "lucky-ship-name"
  | "lucky-ship-name-twice"
  | "lucky-ship-no-aid"
  | "lucky-ship-no-number-beside"
  | "lucky-ship-no-room"
  | "lucky-ship-number-missing"
  | "lucky-ship-number-twice"
  | "lucky-ship-overlap"
  | "lucky-ship-size"
  | "lucky-stepped"
  | "lucky-too-far"
  | "not-now"
  | "not-your-turn";

/** The actions that are free text, and the field that holds it. */
export const FREE: Record<string, string> = {
  Step: "room",
  Fail: "card",
};

/** The notes that not everybody hears: screens cover them. */
export const WHISPERS: string[] = ["Dealt","Received","Answered"];

/** The notes that open a chapter of a story, and of which kind. */
export const CHAPTERS: Record<string, string> = {
  Drowned: "deck",
};

/** The notes that matter in a story. */
export const MOMENTS: string[] = ["Attempted","Failed","Foiled","Drowned","Penalised","Declined","EndAsked","GameEnded"];
