// Made from the Python types by `python -m huisclos.wire.typescript`; do not edit.

import type { BySeat } from "../../wire";

export interface Options {
  type: "Options";
  seats: number;
  scenario: "free" | "full" | "initiation" | "observers" | "treachery";
  toresse: boolean;
  lunette: boolean;
  toutou: boolean;
  micro: boolean;
  treachery: boolean;
  oxygen: boolean;
  cards: boolean;
  decision: number;
  badge: number;
  consent: number;
}

export interface TakeBadge {
  type: "TakeBadge";
  badge: "moon" | "pluto" | "mars" | "venus" | "saturn" | "jupiter" | "neptune";
  cards: boolean;
}

export interface Deal {
  type: "Deal";
  hands: (("rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro")[])[];
  modules: ("rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro")[];
  void: ("rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro")[];
}

export interface Scan {
  type: "Scan";
  card: "rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro";
}

export interface Call {
  type: "Call";
  seat: number;
}

export interface Send {
  type: "Send";
  card: "rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro";
}

export interface Depart {
  type: "Depart";
}

export interface Restart {
  type: "Restart";
}

export interface Agree {
  type: "Agree";
  agreed: boolean;
}

export interface Asteroid {
  type: "Asteroid";
  slot: number | null;
}

export interface Rescue {
  type: "Rescue";
}

export interface Panic {
  type: "Panic";
}

export interface Lot {
  type: "Lot";
  seat: number;
}

export interface Name {
  type: "Name";
  seat: number;
}

export interface Promote {
  type: "Promote";
  card: "rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro";
}

export interface Plank {
  type: "Plank";
  seat: number;
}

export interface Sink {
  type: "Sink";
}

export interface Reset {
  type: "Reset";
}

export interface NoOrder {
  type: "NoOrder";
}

export interface Stake {
  type: "Stake";
  tokens: number;
}

export interface Sacrifice {
  type: "Sacrifice";
  card: "rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro";
}

export interface ClaimCard {
  type: "ClaimCard";
  card: "rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro";
}

export interface ClaimHit {
  type: "ClaimHit";
  direction: "left" | "right";
}

export interface TimeUp {
  type: "TimeUp";
}

export interface Welcomed {
  type: "Welcomed";
  options: Options;
}

export interface TeamsFormed {
  type: "TeamsFormed";
  teams: Team[];
}

export interface Team {
  type: "Team";
  seat: number;
  badge: "moon" | "pluto" | "mars" | "venus" | "saturn" | "jupiter" | "neptune";
  cards: boolean;
}

export interface BoardingOpened {
  type: "BoardingOpened";
  left: number;
}

export interface Boarded {
  type: "Boarded";
  place: "box" | "module" | "team" | "void";
  seat: number | null;
  module: number | null;
  left: number;
  again: boolean;
}

export interface Embarked {
  type: "Embarked";
  captain: number;
  card: "rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro";
}

export interface HandDealt {
  type: "HandDealt";
  cards: Sight[];
  dolphinised: boolean;
}

export interface Sight {
  type: "Sight";
  card: "rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro";
}

export interface WalkOpened {
  type: "WalkOpened";
  walk: number;
  captain: number;
}

export interface Called {
  type: "Called";
  caller: number;
  seat: number;
  slot: number;
  by_lot: boolean;
}

export interface SentOut {
  type: "SentOut";
  seat: number;
  slot: number;
  card: "rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro" | null;
  by_lot: boolean;
}

export interface YouSent {
  type: "YouSent";
  slot: number;
  card: "rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro";
}

export interface RestartAsked {
  type: "RestartAsked";
  captain: number;
}

export interface RestartAgreed {
  type: "RestartAgreed";
  seat: number;
}

export interface RestartRefused {
  type: "RestartRefused";
  seat: number | null;
}

export interface WalkRestarted {
  type: "WalkRestarted";
  times: number;
}

export interface WalkSkipped {
  type: "WalkSkipped";
  gains: Gain[];
}

export interface Gain {
  type: "Gain";
  seat: number;
  count: number;
}

export interface Reported {
  type: "Reported";
  walk: number;
  teams: number[];
  lost: Losses[];
  seen: Sight[];
  asteroid: boolean;
  opened: number | null;
  hero: number | null;
  card: "rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro" | null;
}

export interface Losses {
  type: "Losses";
  seat: number;
  count: number;
}

export interface YouLost {
  type: "YouLost";
  cards: Sight[];
}

export interface Detached {
  type: "Detached";
  module: number;
  seat: number;
  saved: boolean;
  tokens: number;
}

export interface Rescued {
  type: "Rescued";
  card: "rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro";
  dolphinised: boolean;
}

export interface TeamLost {
  type: "TeamLost";
  seat: number;
}

export interface BrutusLeft {
  type: "BrutusLeft";
  seat: number;
  joins: number;
}

export interface Idled {
  type: "Idled";
  gains: Gain[];
}

export interface CaptainMissing {
  type: "CaptainMissing";
  seat: number;
  among: number[];
}

export interface CaptainAwaited {
  type: "CaptainAwaited";
  seat: number;
  by_lot: boolean;
}

export interface CaptainShown {
  type: "CaptainShown";
  seat: number;
  card: "rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro";
  by_lot: boolean;
}

export interface BridgeOpened {
  type: "BridgeOpened";
  captain: number;
}

export interface Ordered {
  type: "Ordered";
  captain: number;
  kind: "none" | "plank" | "reset" | "sink";
  seat: number | null;
  needed: number;
}

export interface YouStaked {
  type: "YouStaked";
  tokens: number;
}

export interface VoteClosed {
  type: "VoteClosed";
  stakes: Staked[];
  total: number;
  needed: number;
  mutiny: boolean;
}

export interface Staked {
  type: "Staked";
  seat: number;
  count: number;
}

export interface CaptainOverthrown {
  type: "CaptainOverthrown";
  seat: number;
  card: "rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro";
}

export interface PlankOpened {
  type: "PlankOpened";
  seat: number;
}

export interface Planked {
  type: "Planked";
  seat: number;
  card: "rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro" | null;
  by_lot: boolean;
}

export interface YouPlanked {
  type: "YouPlanked";
  card: "rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro";
}

export interface CardClaimed {
  type: "CardClaimed";
  seat: number;
  card: "rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro";
}

export interface HitClaimed {
  type: "HitClaimed";
  seat: number;
  direction: "left" | "right";
}

export interface GameEnded {
  type: "GameEnded";
  reason: "adrift" | "dolphins" | "humans" | "last" | "nobody" | "reset" | "sunk";
  winners: number[];
  crews: Crew[];
  modules: Sight[];
  void: Sight[];
}

export interface Crew {
  type: "Crew";
  seat: number;
  cards: Sight[];
  dolphinised: boolean;
}

export interface Public {
  type: "Public";
  phase: "badging" | "betraying" | "boarding" | "calling" | "dealing" | "departing" | "detaching" | "lapsed" | "naming" | "ordering" | "outside" | "over" | "pausing" | "planking" | "promoting" | "sending" | "staking";
  crew: ("rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro")[];
  dolphins: number;
  treachery: boolean;
  oxygen: boolean;
  cards: boolean;
  badges: BySeat<"moon" | "pluto" | "mars" | "venus" | "saturn" | "jupiter" | "neptune" | null>;
  paper: number[];
  boarding: number | null;
  walk: number;
  living: number[];
  captain: number | null;
  captain_card: "rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro" | null;
  hands: BySeat<number>;
  tokens: BySeat<number>;
  supply: number;
  hatches: Hatch[];
  slots: Berth[];
  void: ("rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro")[];
  void_hidden: number;
  among: number[];
  orders: ("plank" | "reset" | "sink")[];
  order: Order | null;
  needed: number | null;
  voters: number[];
  staked: number[];
  restarts: number;
  agreed: number[];
  claims: (CardClaimed | HitClaimed)[];
  claims_left: BySeat<number>;
  report: Reported | null;
  vote: VoteClosed | null;
  result: GameEnded | null;
  walks: Walk[];
  awaited: number[];
}

export interface Hatch {
  type: "Hatch";
  attached: boolean;
  hero: "rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro" | null;
  seat: number | null;
  saved: boolean | null;
}

export interface Berth {
  type: "Berth";
  seat: number;
  card: "rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro" | null;
}

export interface Order {
  type: "Order";
  kind: "none" | "plank" | "reset" | "sink";
  seat: number | null;
}

export interface Walk {
  type: "Walk";
  walk: number;
  slots: Slot[];
  deeds: Deed[];
  asteroid: number | null;
  lost: number[];
  hero: number | null;
}

export interface Slot {
  type: "Slot";
  seat: number;
  card: "rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro";
  by_lot: boolean;
}

export interface Deed {
  type: "Deed";
  kind: "bite" | "look" | "wrench";
  by: number;
  at: number;
}

export interface Private {
  type: "Private";
  hand: ("rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro")[];
  outside: Outing[];
  dolphinised: boolean;
  lost: ("rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro")[];
  stake: number | null;
}

export interface Outing {
  type: "Outing";
  slot: number;
  card: "rico" | "brutus" | "jimmy" | "sheila" | "max" | "paul" | "numero5" | "olga" | "vega" | "chico" | "bricole" | "boulon" | "dowell" | "nova" | "ivan" | "comete" | "major" | "dauphin_d" | "dauphin_g" | "bulle" | "toresse" | "lunette" | "toutou" | "micro";
}

export interface Knew {
  type: "Knew";
  walk: number;
  seats: BySeat<BySeat<number | null>>;
  public: BySeat<number | null>;
  dolphinised: number[];
  drawn: number;
}

export type Action = TakeBadge | Deal | Scan | Call | Send | Depart | Restart | Agree | Asteroid | Rescue | Panic | Lot | Name | Promote | Plank | Sink | Reset | NoOrder | Stake | Sacrifice | ClaimCard | ClaimHit | TimeUp;

export type Note = Welcomed | TeamsFormed | BoardingOpened | Boarded | Embarked | HandDealt | WalkOpened | Called | SentOut | YouSent | RestartAsked | RestartAgreed | RestartRefused | WalkRestarted | WalkSkipped | Reported | YouLost | Detached | Rescued | TeamLost | BrutusLeft | Idled | CaptainMissing | CaptainAwaited | CaptainShown | BridgeOpened | Ordered | YouStaked | VoteClosed | CaptainOverthrown | PlankOpened | Planked | YouPlanked | CardClaimed | HitClaimed | GameEnded;

/** The fields of each class that hold seats. */
export const SEATS: Record<string, string[]> = {
  Call: ["seat"],
  Lot: ["seat"],
  Name: ["seat"],
  Plank: ["seat"],
  Team: ["seat"],
  Boarded: ["seat"],
  Embarked: ["captain"],
  WalkOpened: ["captain"],
  Called: ["caller","seat"],
  SentOut: ["seat"],
  RestartAsked: ["captain"],
  RestartAgreed: ["seat"],
  RestartRefused: ["seat"],
  Gain: ["seat"],
  Reported: ["hero","teams"],
  Losses: ["seat"],
  Detached: ["seat"],
  TeamLost: ["seat"],
  BrutusLeft: ["joins","seat"],
  CaptainMissing: ["among","seat"],
  CaptainAwaited: ["seat"],
  CaptainShown: ["seat"],
  BridgeOpened: ["captain"],
  Ordered: ["captain","seat"],
  Staked: ["seat"],
  CaptainOverthrown: ["seat"],
  PlankOpened: ["seat"],
  Planked: ["seat"],
  CardClaimed: ["seat"],
  HitClaimed: ["seat"],
  GameEnded: ["winners"],
  Crew: ["seat"],
  Public: ["agreed","among","awaited","captain","living","paper","staked","voters"],
  Hatch: ["seat"],
  Berth: ["seat"],
  Order: ["seat"],
  Slot: ["seat"],
};

/** What is played where nobody has chosen, by as few as can. */
export const DEFAULTS: Options = {
  type: "Options",
  seats: 3,
  scenario: "initiation",
  toresse: false,
  lunette: false,
  toutou: false,
  micro: false,
  treachery: false,
  oxygen: false,
  cards: false,
  decision: 120,
  badge: 60,
  consent: 30,
};

/** Why something can be refused. */
export type RefusalKey =
  | "dauphin-bad-deal"
  | "dauphin-badge-taken"
  | "dauphin-call-empty"
  | "dauphin-call-out"
  | "dauphin-call-own"
  | "dauphin-call-oxygen"
  | "dauphin-card-not-in-game"
  | "dauphin-card-not-yours"
  | "dauphin-card-out-of-turn"
  | "dauphin-card-outside"
  | "dauphin-claims-made"
  | "dauphin-extras-need-free"
  | "dauphin-name-tied"
  | "dauphin-phones-only"
  | "dauphin-plank-out"
  | "dauphin-reset-modules"
  | "dauphin-restart-captain"
  | "dauphin-restart-nobody"
  | "dauphin-restart-once"
  | "dauphin-restart-twice"
  | "dauphin-stake"
  | "game-over"
  | "not-now"
  | "not-your-turn";

/** The actions that are free text, and the field that holds it. */
export const FREE: Record<string, string> = {
};

/** The notes that not everybody hears: screens cover them. */
export const WHISPERS: string[] = ["HandDealt","YouSent","YouLost","Rescued","YouStaked","YouPlanked"];

/** The notes that open a chapter of a story, and of which kind. */
export const CHAPTERS: Record<string, string> = {
  WalkOpened: "walk",
};

/** The notes that matter in a story. */
export const MOMENTS: string[] = ["Embarked","Reported","YouLost","Detached","Rescued","TeamLost","BrutusLeft","CaptainShown","Ordered","VoteClosed","CaptainOverthrown","Planked","YouPlanked","CardClaimed","GameEnded"];
