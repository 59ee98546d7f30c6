// Made from the Python types by `python -m huisclos.wire.typescript`; do not edit.

export interface Echo {
  type: "Echo";
}

export interface Hello {
  type: "Hello";
  token?: string | null;
  played?: number;
  heard?: number;
  said?: number;
  desk?: boolean;
  protocol?: number;
  invitation?: string | null;
}

export interface Hurry {
  type: "Hurry";
  on: boolean;
}

export interface InSight {
  type: "InSight";
  on: boolean;
}

export interface Join {
  type: "Join";
  name: string;
  salt?: string;
  machine?: boolean;
  key?: string | null;
}

export interface LetIn {
  type: "LetIn";
  knock: number;
  yes: boolean;
}

export interface ReadBack {
  type: "ReadBack";
  before: number;
}

export interface Play {
  type: "Play";
  phone: string;
  number: number;
  played: number;
  wait: number;
  action: unknown;
}

export interface Say {
  type: "Say";
  channel: string;
  text: string;
}

export interface PutStamp {
  type: "PutStamp";
  channel: string;
  about: number;
  stamp: "ha" | "hats-off" | "ouch" | "seen" | "shady" | "shiver";
}

export interface ChooseEyes {
  type: "ChooseEyes";
  see: boolean;
}

export interface Bet {
  type: "Bet";
  key: string;
  round: number;
  answers: string[];
}

export interface Seen {
  type: "Seen";
}

export interface Rename {
  type: "Rename";
  name: string;
}

export interface Wear {
  type: "Wear";
  face: number;
  colour: number;
}

export interface Salt {
  type: "Salt";
  salt: string;
}

export interface Configure {
  type: "Configure";
  game: string;
  options: Record<string, unknown>;
}

export interface ShareCall {
  type: "ShareCall";
  link: string;
}

export interface Supply {
  type: "Supply";
  content: string;
}

export interface AddBot {
  type: "AddBot";
  level?: string | null;
  up_to?: number | null;
}

export interface Remove {
  type: "Remove";
  member: number;
}

export interface Move {
  type: "Move";
  member: number;
  to: number;
}

export interface Swap {
  type: "Swap";
  member: number;
}

export interface AnswerSwap {
  type: "AnswerSwap";
  member: number;
  yes: boolean;
}

export interface Switch {
  type: "Switch";
  door: "knocking" | "listed" | "locked" | "placed" | "watchable";
  on: boolean;
}

export interface HandOver {
  type: "HandOver";
  member: number;
}

export interface Start {
  type: "Start";
  met?: Record<string, number[]>;
  briefing?: boolean;
}

export interface PlayAgain {
  type: "PlayAgain";
}

export interface NextGame {
  type: "NextGame";
  game?: string | null;
  options?: Record<string, unknown>;
  met?: Record<string, number[]>;
  briefing?: boolean;
}

export interface KeepScore {
  type: "KeepScore";
  on: boolean;
}

export interface Pause {
  type: "Pause";
}

export interface Resume {
  type: "Resume";
}

export interface CallTime {
  type: "CallTime";
  played?: number | null;
  wait?: number | null;
}

export interface AskUndo {
  type: "AskUndo";
}

export interface AnswerUndo {
  type: "AnswerUndo";
  agreed: boolean;
}

export interface ProposeEnd {
  type: "ProposeEnd";
}

export interface AnswerEnd {
  type: "AnswerEnd";
  agreed: boolean;
}

export interface AskSeat {
  type: "AskSeat";
  seat?: number | null;
}

export interface AnswerSeat {
  type: "AnswerSeat";
  member: number;
  yes: boolean;
}

export interface Mute {
  type: "Mute";
  member: number;
}

export interface SpeakFor {
  type: "SpeakFor";
  member: number;
}

export interface RunClocks {
  type: "RunClocks";
  on: boolean;
}

export interface AddMinute {
  type: "AddMinute";
}

export interface Skip {
  type: "Skip";
  played?: number | null;
  wait?: number | null;
}

export interface Touch {
  type: "Touch";
}

export interface Wonder {
  type: "Wonder";
  member: number;
}

export interface SitOut {
  type: "SitOut";
}

export interface Back {
  type: "Back";
}

export interface Leave {
  type: "Leave";
}

export interface Welcome {
  type: "Welcome";
  member: number | null;
  token: string | null;
  protocol: number;
  invitation: string | null;
}

export interface Room {
  type: "Room";
  code: string;
  people: Somebody[];
  owner: number | null;
  game: string;
  options: Record<string, unknown>;
  settled: Record<string, unknown>;
  own_content: boolean;
  locked: boolean;
  knocking: boolean;
  listed: boolean;
  watchable: boolean;
  commitment: string;
  cannot_start: Refusal | null;
  played: number;
  seats: BySeat<Seated>;
  over: boolean;
  ended: boolean;
  outcome: unknown;
  secret: string | null;
  met: Met | null;
  titles: BySeat<Title>;
  bets: BetShown[];
  scored: boolean;
  score: Scored[];
  paused_by: number | null;
  deserted: boolean;
  wondered: Wondering[];
  call: string;
  clocks: boolean;
  undo: number[];
  undoing: Undoing | null;
  ending: EndAsked | null;
  muted: Silenced[];
  asking: Asking[];
  swaps: Swapping[];
  placed: boolean;
  barred: number[];
  deed: Deed | null;
  closed: boolean;
  put_away: Refusal | null;
}

export interface Somebody {
  type: "Somebody";
  id: number;
  name: string;
  level: string | null;
  machine: boolean;
  look: Look | null;
}

export interface Look {
  type: "Look";
  face: number;
  colour: number;
}

export interface Refusal {
  type: "Refusal";
  key: string;
  values: ([string, string | number])[];
}

export interface Seated {
  type: "Seated";
  member: number;
  name: string;
  bot: string | null;
  machine: boolean;
  person: boolean;
}

export interface Met {
  type: "Met";
  collection: string;
  pieces: number[];
}

export interface Title {
  type: "Title";
  key: string;
  values: ([string, string | number])[];
  seats: [string, number][];
}

export interface BetShown {
  type: "BetShown";
  member: number;
  key: string;
  round: number;
  answers: string[];
  right: number | null;
}

export interface Scored {
  type: "Scored";
  game: string;
  points: [number, number][];
}

export interface Wondering {
  type: "Wondering";
  member: number;
  by: number;
}

export interface Undoing {
  type: "Undoing";
  notes: unknown[];
  seat: number | null;
}

export interface EndAsked {
  type: "EndAsked";
  by: number;
  agreed: number[];
  against: number[];
  needed: number;
}

export interface Silenced {
  type: "Silenced";
  member: number;
  pleas: number[];
  needed: number;
}

export interface Asking {
  type: "Asking";
  member: number;
  seat: number | null;
}

export interface Swapping {
  type: "Swapping";
  by: number;
  other: number;
}

export interface Deed {
  type: "Deed";
  number: number;
  what: "kept" | "muted" | "passed" | "removed" | "skipped" | "undone" | "unmuted";
  name: string;
  by: string | null;
}

export interface RoomNews {
  type: "RoomNews";
  fields: Record<string, unknown>;
  people: Somebody[];
  gone: number[];
  options: Record<string, unknown>;
}

export interface Here {
  type: "Here";
  members: number[];
  scan: boolean;
  quiet: number[];
}

export interface ComeAndGone {
  type: "ComeAndGone";
  come: number[];
  gone: number[];
  scan: boolean;
  quiet: number[];
}

export interface AtTheDoor {
  type: "AtTheDoor";
  knocks: Knock[];
}

export interface Knock {
  type: "Knock";
  number: number;
  name: string;
  machine: boolean;
}

export interface Fresh {
  type: "Fresh";
  heard: number;
  public: unknown;
  sheet: Sheet | null;
  notes: unknown[];
  clock: Clock | null;
  interlude: Shown | null;
  wait: number | null;
  stamping: Stamping | null;
}

export interface Sheet {
  type: "Sheet";
  private: unknown;
  may_act: boolean;
  moves: unknown[];
  channels: OpenChannel[];
  stood_in: number[] | null;
}

export interface OpenChannel {
  type: "OpenChannel";
  name: string;
  apart?: boolean;
  stamps?: boolean;
}

export interface Clock {
  type: "Clock";
  left: number;
  running: boolean;
  added: number;
}

export interface Shown {
  type: "Shown";
  name: string;
  seconds: number;
  left: number;
  running: boolean;
  free: boolean;
  seen: number[];
}

export interface Stamping {
  type: "Stamping";
  channel: string;
  by: number[];
  about: number[];
  moment: number;
}

export interface News {
  type: "News";
  heard: number;
  public?: unknown;
  sheet?: Sheet | null;
  notes?: unknown[];
  clock?: Clock | null;
  interlude?: Shown | null;
  wait?: number | null;
  stamping?: Stamping | null;
  talk?: Talk | null;
  board?: BoardNews | null;
}

export interface Talk {
  type: "Talk";
  said: number;
  lines: Utterance[];
}

export interface Utterance {
  type: "Utterance";
  member: number;
  channel: string;
  text: string;
  slip: boolean;
  tongues: Record<string, string>;
  about: number | null;
  moment: number;
  within: boolean;
}

export interface BoardNews {
  type: "BoardNews";
  fields: Record<string, unknown>;
  lists: Record<string, Stretch>;
}

export interface Stretch {
  type: "Stretch";
  at: number;
  cut: number;
  put: unknown[];
}

export interface Onlooking {
  type: "Onlooking";
  wagers: Wager[];
  bets: Placed[];
  channels: OpenChannel[];
  eyes: "asked" | "blind" | "open" | "strangers" | null;
  truth: unknown;
}

export interface Wager {
  type: "Wager";
  key: string;
  round: number;
  seats: number[];
  words: string[];
  most: number;
  foreseen: boolean;
}

export interface Placed {
  type: "Placed";
  key: string;
  round: number;
  answers: string[];
}

export interface Earlier {
  type: "Earlier";
  first: number;
  lines: Utterance[];
}

export interface Done {
  type: "Done";
  number: number;
}

export interface Refused {
  type: "Refused";
  reason: Refusal;
  number: number | null;
}

export interface Gone {
  type: "Gone";
  reason: Refusal;
  again: boolean;
}

export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  group?: Group | null;
}

export interface Group {
  key: string;
  friends?: Friend[];
}

export interface Friend {
  type: "Friend";
  name: string;
  points?: number;
  look?: Look | null;
}

export interface TableMade {
  code: string;
  invitation: string;
}

export interface TableListed {
  code: string;
  game: string;
  people: number;
  playing: boolean;
  locked: boolean;
}

export interface GameListed {
  id: string;
  says: Record<string, PosterText>;
  seats: [number, number];
  minutes: number;
  one_phone: boolean;
  company: number;
  modes: string[];
  levels: string[];
  own_content: boolean;
  options: Record<string, unknown>;
  first: Record<string, unknown>;
}

export interface PosterText {
  name: string;
  tagline: string;
}

export interface GamePlain {
  seats: Record<string, string[]>;
  free: Record<string, string>;
  whispers: string[];
  chapters: Record<string, string>;
  moments: string[];
}

export interface House {
  url: string;
  letters: number;
  warns: boolean;
}

export interface Failure {
  key: string;
  values: Record<string, unknown>;
}

export interface LogSent {
  log: string;
  game?: number | null;
}

export interface KnewAsked {
  log: string;
  first: number;
  until: number;
  game?: number | null;
}

export interface Known {
  knew: KnewAt[];
}

export interface KnewAt {
  moment: number;
  knew: unknown;
}

export interface WhatIf {
  moment: number;
  seat: number;
  key?: string | null;
}

export interface Branched {
  code: string;
  token: string;
}

export interface Playback {
  game: string;
  edition: number;
  unjudged: Refusal | null;
  number: number;
  seats: BySeat<Seated>;
  options: Record<string, unknown>;
  outcome: unknown;
  secret: string;
  commitment: string;
  moments: Moment[];
}

export interface Moment {
  at: number;
  seat: number | null;
  move: string;
  action?: unknown;
  notes?: Hearing[];
  kept?: number;
  public?: unknown;
  sheets?: Record<string, unknown>;
}

export interface Hearing {
  to: number[] | null;
  note: unknown;
}

export type ToServer = Echo | Hello | Hurry | InSight | Join | LetIn | ReadBack | Play | Say | PutStamp | ChooseEyes | Bet | Seen | Rename | Wear | Salt | Configure | ShareCall | Supply | AddBot | Remove | Move | Swap | AnswerSwap | Switch | HandOver | Start | PlayAgain | NextGame | KeepScore | Pause | Resume | CallTime | AskUndo | AnswerUndo | ProposeEnd | AnswerEnd | AskSeat | AnswerSeat | Mute | SpeakFor | RunClocks | AddMinute | Skip | Touch | Wonder | SitOut | Back | Leave;

export type ToClient = Welcome | Room | RoomNews | Here | ComeAndGone | AtTheDoor | Fresh | News | Talk | Onlooking | Earlier | Done | Refused | Echo | Gone;

/** One for each seat, in their order, or none. */
export type BySeat<T> = T[];

/** What this page speaks: a house that says another number speaks otherwise. */
export const PROTOCOL = 6;

/** Why something can be refused. */
export type RefusalKey =
  | "already-answered"
  | "already-here"
  | "already-knocking"
  | "already-started"
  | "bad-message"
  | "bad-options"
  | "bad-origin"
  | "bad-request"
  | "bet-late"
  | "bet-many"
  | "bet-playing"
  | "bet-unknown"
  | "body-too-large"
  | "body-too-slow"
  | "call-not-https"
  | "codes-slowed"
  | "door-crowded"
  | "edition-newer"
  | "edition-unjudged"
  | "end-unasked"
  | "eyes-chosen"
  | "eyes-closed"
  | "eyes-strangers"
  | "game-absent"
  | "game-not-over"
  | "game-over"
  | "game-running"
  | "house-full"
  | "interlude"
  | "key-wanted"
  | "key-wrong"
  | "knock-first"
  | "method-not-allowed"
  | "mute-bot"
  | "mute-yourself"
  | "muted"
  | "name-alike"
  | "name-empty"
  | "name-hiding"
  | "name-taken"
  | "name-too-long"
  | "no-clock"
  | "no-own-content"
  | "no-such-game"
  | "no-such-knock"
  | "no-such-level"
  | "no-such-member"
  | "no-such-page"
  | "no-such-table"
  | "not-a-player"
  | "not-now"
  | "not-owner"
  | "not-paused"
  | "not-started"
  | "not-your-turn"
  | "nothing-to-undo"
  | "our-fault"
  | "owner-bot"
  | "owner-machine"
  | "page-other"
  | "paused"
  | "places-held"
  | "put-away"
  | "remove-yourself"
  | "removed"
  | "replay-busy"
  | "replay-too-large"
  | "seat-have"
  | "seat-held"
  | "seat-machine"
  | "seat-none"
  | "seat-taken"
  | "seat-unasked"
  | "server-stopping"
  | "skip-decision"
  | "skip-held"
  | "speak-for-yourself"
  | "stamp-closed"
  | "start-too-few"
  | "start-too-many"
  | "store-failed"
  | "swap-unasked"
  | "swap-yourself"
  | "table-closed"
  | "table-deleted"
  | "table-full"
  | "table-locked"
  | "talk-closed"
  | "text-empty"
  | "text-too-long"
  | "time-runs"
  | "token-unknown"
  | "too-fast"
  | "too-late"
  | "too-many-phones"
  | "turned-away"
  | "undo-revives"
  | "wait-held"
  | "whatif-at-the-end"
  | "whatif-no-such-seat"
  | "whatif-not-judged"
  | "wonder-asleep"
  | "wonder-nobody"
  | "wonder-touched"
  | "wonder-veiled";
