// Made from the Python types by `python -m huisclos.wire.typescript`; do not edit.

import type { BySeat } from "../../wire";

export interface Options {
  type: "Options";
  seats: number;
  computer: "auto" | "off" | "on";
  psychologist: "auto" | "off" | "on";
  geneticist: "auto" | "off" | "on";
  spy: "auto" | "off" | "on";
  hacker: "auto" | "off" | "on";
  disagreement: "auto" | "forfeit" | "plurality";
  mutants_time: number | null;
  wave_time: number;
  quick_nights: boolean;
  day_time: number;
  election_time: number;
  chief_time: number;
  closing_time: number;
  circles: number;
  dead_see: "all" | "public";
  counts_told: boolean;
}

export interface Deal {
  type: "Deal";
  roles: ("base" | "doctor" | "computer" | "psychologist" | "geneticist" | "spy" | "hacker" | "astronaut")[];
  genomes: ("normal" | "host" | "resistant")[];
}

export interface Lot {
  type: "Lot";
  order: number[];
}

export interface TimeUp {
  type: "TimeUp";
}

export interface Elect {
  type: "Elect";
  at: number;
}

export interface Mutate {
  type: "Mutate";
  at: number;
}

export interface Kill {
  type: "Kill";
  at: number;
}

export interface Heal {
  type: "Heal";
  at: number;
}

export interface Count {
  type: "Count";
}

export interface Inspect {
  type: "Inspect";
  at: number;
}

export interface Spy {
  type: "Spy";
  at: number;
}

export interface Hack {
  type: "Hack";
  role: "base" | "doctor" | "computer" | "psychologist" | "geneticist" | "spy" | "hacker" | "astronaut";
}

export interface Spare {
  type: "Spare";
}

export interface Paralyse {
  type: "Paralyse";
  at: number | null;
}

export interface Lock {
  type: "Lock";
}

export interface Sign {
  type: "Sign";
  gesture: "yes" | "no" | "wait" | "this" | "beware";
  at: number | null;
}

export interface Vote {
  type: "Vote";
  at: number | null;
}

export interface Abstain {
  type: "Abstain";
}

export interface Withdraw {
  type: "Withdraw";
}

export interface Close {
  type: "Close";
}

export interface Join {
  type: "Join";
  circle: number | null;
}

export interface Leave {
  type: "Leave";
}

export interface ClaimRole {
  type: "ClaimRole";
  role: "base" | "doctor" | "computer" | "psychologist" | "geneticist" | "spy" | "hacker" | "astronaut";
}

export interface ClaimState {
  type: "ClaimState";
  night: number;
  at: number;
  mutant: boolean;
}

export interface ClaimGenome {
  type: "ClaimGenome";
  night: number;
  at: number;
  genome: "normal" | "host" | "resistant";
}

export interface ClaimCount {
  type: "ClaimCount";
  night: number;
  mutants: number;
}

export interface ClaimTouch {
  type: "ClaimTouch";
  night: number;
  touch: "mutated" | "resisted" | "again" | "paralysed" | "cured" | "incurable" | "treated" | null;
}

export interface ClaimOpinion {
  type: "ClaimOpinion";
  opinion: "suspect" | "trust" | "vote" | "ask";
  at: number;
}

export interface Welcomed {
  type: "Welcomed";
  options: Options;
}

export interface Dealt {
  type: "Dealt";
  role: "base" | "doctor" | "computer" | "psychologist" | "geneticist" | "spy" | "hacker" | "astronaut";
  genome: "normal" | "host" | "resistant" | null;
}

export interface Colleagues {
  type: "Colleagues";
  seats: number[];
}

export interface ElectionOpened {
  type: "ElectionOpened";
  tied: number[];
}

export interface Supported {
  type: "Supported";
  voter: number;
  at: number;
}

export interface Lowered {
  type: "Lowered";
  voter: number;
}

export interface Elected {
  type: "Elected";
  seat: number;
  by_lot: boolean;
}

export interface NightFell {
  type: "NightFell";
  night: number;
}

export interface WaveOpened {
  type: "WaveOpened";
  night: number;
  wave: "mutants" | "doctors" | "inspectors" | "watchers";
}

export interface PackWoke {
  type: "PackWoke";
  night: number;
  seats: number[];
}

export interface PackDecided {
  type: "PackDecided";
  night: number;
  plans: Plan[];
  mutated: number[];
  killed: number[];
  paralysed: number[];
}

export interface Plan {
  type: "Plan";
  seat: number;
  act: Mutate | Kill | Spare | null;
  paralyse: number | null;
  locked?: boolean;
}

export interface DoctorsWoke {
  type: "DoctorsWoke";
  night: number;
  seats: number[];
}

export interface DoctorsDecided {
  type: "DoctorsDecided";
  night: number;
  deeds: Deed[];
  treated: number[];
  killed: number[];
}

export interface Deed {
  type: "Deed";
  seat: number;
  act: Heal | Kill | Count | Inspect | Spy | Hack;
}

export interface Tapped {
  type: "Tapped";
  seat: number;
  tap: "count" | "hack" | "heal" | "inspect" | "kill" | "lock" | "mutate" | "paralyse" | "spare" | "spy";
  at: number | null;
  role: "base" | "doctor" | "computer" | "psychologist" | "geneticist" | "spy" | "hacker" | "astronaut" | null;
  decoy: boolean;
}

export interface Signed {
  type: "Signed";
  seat: number;
  gesture: "yes" | "no" | "wait" | "this" | "beware";
  at: number | null;
}

export interface Felt {
  type: "Felt";
  night: number;
  wave: "mutants" | "doctors" | "inspectors" | "watchers";
  touches: ("mutated" | "resisted" | "again" | "paralysed" | "cured" | "incurable" | "treated")[];
}

export interface Killed {
  type: "Killed";
  seat: number;
  killer: "mutants" | "doctors" | "crew";
}

export interface Counted {
  type: "Counted";
  night: number;
  mutants: number;
}

export interface Psyched {
  type: "Psyched";
  night: number;
  at: number;
  mutant: boolean;
}

export interface Sequenced {
  type: "Sequenced";
  night: number;
  at: number;
  genome: "normal" | "host" | "resistant";
}

export interface Spied {
  type: "Spied";
  night: number;
  at: number;
  eyes: boolean;
  mutated: boolean;
  infected: boolean;
  paralysed: boolean;
  treated: boolean;
  psyched: boolean;
  sequenced: boolean;
}

export interface Hacked {
  type: "Hacked";
  night: number;
  role: "base" | "doctor" | "computer" | "psychologist" | "geneticist" | "spy" | "hacker" | "astronaut";
  found: boolean;
  at: number | null;
  mutants: number | null;
  mutant: boolean | null;
  genome: "normal" | "host" | "resistant" | null;
}

export interface DayBroke {
  type: "DayBroke";
  day: number;
}

export interface Autopsied {
  type: "Autopsied";
  seat: number;
  role: "base" | "doctor" | "computer" | "psychologist" | "geneticist" | "spy" | "hacker" | "astronaut";
  genome: "normal" | "host" | "resistant";
  mutant: boolean;
}

export interface EnquiryOpened {
  type: "EnquiryOpened";
  day: number;
}

export interface CircleJoined {
  type: "CircleJoined";
  seat: number;
  circle: number;
  seats: number[];
}

export interface CircleLeft {
  type: "CircleLeft";
  seat: number;
  circle: number;
}

export interface RoleClaimed {
  type: "RoleClaimed";
  seat: number;
  role: "base" | "doctor" | "computer" | "psychologist" | "geneticist" | "spy" | "hacker" | "astronaut";
}

export interface StateClaimed {
  type: "StateClaimed";
  seat: number;
  night: number;
  at: number;
  mutant: boolean;
}

export interface GenomeClaimed {
  type: "GenomeClaimed";
  seat: number;
  night: number;
  at: number;
  genome: "normal" | "host" | "resistant";
}

export interface CountClaimed {
  type: "CountClaimed";
  seat: number;
  night: number;
  mutants: number;
}

export interface TouchClaimed {
  type: "TouchClaimed";
  seat: number;
  night: number;
  touch: "mutated" | "resisted" | "again" | "paralysed" | "cured" | "incurable" | "treated" | null;
}

export interface OpinionClaimed {
  type: "OpinionClaimed";
  seat: number;
  opinion: "suspect" | "trust" | "vote" | "ask";
  at: number;
}

export interface Voted {
  type: "Voted";
  at: number | null;
}

export interface Abstained {
  type: "Abstained";
}

export interface VoteWithdrawn {
  type: "VoteWithdrawn";
}

export interface CloseCalled {
  type: "CloseCalled";
  by: number | null;
  seconds: number;
}

export interface VotesCounted {
  type: "VotesCounted";
  day: number;
  counts: Tally[];
}

export interface Tally {
  type: "Tally";
  at: number | null;
  votes: number;
}

export interface VoteTied {
  type: "VoteTied";
  tied: (number | null)[];
  blank: boolean;
  places: number;
}

export interface Executed {
  type: "Executed";
  day: number;
  seats: number[];
}

export interface Unveiled {
  type: "Unveiled";
  fates: BySeat<Fate>;
  nights: Night[];
  days: Day[];
}

export interface Fate {
  type: "Fate";
  role: "base" | "doctor" | "computer" | "psychologist" | "geneticist" | "spy" | "hacker" | "astronaut";
  genome: "normal" | "host" | "resistant";
  mutant: boolean;
}

export interface Night {
  type: "Night";
  night: number;
  pack: number[];
  plans: Plan[];
  mutated: number[];
  infected: number[];
  paralysed: number[];
  killed: number[];
  doctors: number[];
  eyes: number[];
  deeds: Deed[];
  treated: number[];
  cured: number[];
  ended: number[];
  findings: Finding[];
  mutants: number[];
}

export interface Finding {
  type: "Finding";
  seat: number;
  role: "base" | "doctor" | "computer" | "psychologist" | "geneticist" | "spy" | "hacker" | "astronaut";
  at: number | null;
  mutants: number | null;
  mutant: boolean | null;
  genome: "normal" | "host" | "resistant" | null;
}

export interface Day {
  type: "Day";
  day: number;
  ballots: Ballot[];
  executed: number[];
}

export interface Ballot {
  type: "Ballot";
  voter: number;
  at: number | null;
}

export interface Witnessed {
  type: "Witnessed";
  wave: "mutants" | "doctors" | "inspectors" | "watchers";
  night: Night;
}

export interface BallotsSeen {
  type: "BallotsSeen";
  day: Day;
}

export interface GameEnded {
  type: "GameEnded";
  winner: "healthy" | "mutants" | "nobody";
  reason: "cured" | "dusk" | "empty" | "endless" | "forfeit" | "spread";
  fates: BySeat<Fate>;
  nights: Night[];
  days: Day[];
}

export interface Public {
  type: "Public";
  phase: "boarding" | "breaking" | "drawing" | "electing" | "enquiring" | "over" | "waking";
  wave: "mutants" | "doctors" | "inspectors" | "watchers" | null;
  calls: Call[];
  day: number;
  crew: Post[];
  strikes: number;
  disagreement: "forfeit" | "plurality";
  living: number[];
  dead: Corpse[];
  chief: number | null;
  votes: BySeat<number | null>;
  voted: number;
  closing: boolean;
  tied: (number | null)[];
  places: number;
  doomed: number[];
  circles: Circle[];
  claimed: number[];
  awaited: number[];
}

export interface Call {
  type: "Call";
  wave: "mutants" | "doctors" | "inspectors" | "watchers";
  roles: ("base" | "doctor" | "computer" | "psychologist" | "geneticist" | "spy" | "hacker" | "astronaut")[];
}

export interface Post {
  type: "Post";
  role: "base" | "doctor" | "computer" | "psychologist" | "geneticist" | "spy" | "hacker" | "astronaut";
  count: number;
}

export interface Corpse {
  type: "Corpse";
  seat: number;
  day: number;
  killer: "mutants" | "doctors" | "crew";
  role: "base" | "doctor" | "computer" | "psychologist" | "geneticist" | "spy" | "hacker" | "astronaut" | null;
  genome: "normal" | "host" | "resistant" | null;
  mutant: boolean | null;
}

export interface Circle {
  type: "Circle";
  number: number;
  seats: number[];
}

export interface Private {
  type: "Private";
  role: "base" | "doctor" | "computer" | "psychologist" | "geneticist" | "spy" | "hacker" | "astronaut" | null;
  genome: "normal" | "host" | "resistant" | null;
  mutant: boolean;
  paralysed: boolean;
  awake: boolean;
  hand: Hand;
  partners: Partner[];
  settled: boolean;
  divided: boolean;
  colleagues: number[];
  hackable: ("base" | "doctor" | "computer" | "psychologist" | "geneticist" | "spy" | "hacker" | "astronaut")[];
  voted: boolean;
  abstains: boolean;
  vote: number | null;
  claims: number;
  walks: number;
  fates: BySeat<Fate>;
}

export interface Hand {
  type: "Hand";
  act: Mutate | Kill | Heal | Count | Inspect | Spy | Hack | Spare | null;
  paralyse: number | null;
  locked: boolean;
  signs: number;
}

export interface Partner {
  type: "Partner";
  seat: number;
  act: Mutate | Kill | Heal | Count | Inspect | Spy | Hack | Spare | null;
  paralyse: number | null;
  locked: boolean;
}

export interface Knew {
  type: "Knew";
  day: number;
  chances: BySeat<number | null>;
  mutants: number[];
  ballots: Ballot[];
  drawn: number;
}

export type Action = Deal | Lot | TimeUp | Elect | Mutate | Kill | Heal | Count | Inspect | Spy | Hack | Spare | Paralyse | Lock | Sign | Vote | Abstain | Withdraw | Close | Join | Leave | ClaimRole | ClaimState | ClaimGenome | ClaimCount | ClaimTouch | ClaimOpinion;

export type Note = Welcomed | Dealt | Colleagues | ElectionOpened | Supported | Lowered | Elected | NightFell | WaveOpened | PackWoke | PackDecided | DoctorsWoke | DoctorsDecided | Tapped | Signed | Felt | Killed | Counted | Psyched | Sequenced | Spied | Hacked | DayBroke | Autopsied | EnquiryOpened | CircleJoined | CircleLeft | RoleClaimed | StateClaimed | GenomeClaimed | CountClaimed | TouchClaimed | OpinionClaimed | Voted | Abstained | VoteWithdrawn | CloseCalled | VotesCounted | VoteTied | Executed | Unveiled | Witnessed | BallotsSeen | GameEnded;

/** The fields of each class that hold seats. */
export const SEATS: Record<string, string[]> = {
  Elect: ["at"],
  Mutate: ["at"],
  Kill: ["at"],
  Heal: ["at"],
  Inspect: ["at"],
  Spy: ["at"],
  Paralyse: ["at"],
  Sign: ["at"],
  Vote: ["at"],
  ClaimState: ["at"],
  ClaimGenome: ["at"],
  ClaimOpinion: ["at"],
  Colleagues: ["seats"],
  ElectionOpened: ["tied"],
  Supported: ["at","voter"],
  Lowered: ["voter"],
  Elected: ["seat"],
  PackWoke: ["seats"],
  PackDecided: ["killed","mutated","paralysed"],
  Plan: ["paralyse","seat"],
  DoctorsWoke: ["seats"],
  DoctorsDecided: ["killed","treated"],
  Deed: ["seat"],
  Tapped: ["at","seat"],
  Signed: ["at","seat"],
  Killed: ["seat"],
  Psyched: ["at"],
  Sequenced: ["at"],
  Spied: ["at"],
  Hacked: ["at"],
  Autopsied: ["seat"],
  CircleJoined: ["seat","seats"],
  CircleLeft: ["seat"],
  RoleClaimed: ["seat"],
  StateClaimed: ["at","seat"],
  GenomeClaimed: ["at","seat"],
  CountClaimed: ["seat"],
  TouchClaimed: ["seat"],
  OpinionClaimed: ["at","seat"],
  Voted: ["at"],
  CloseCalled: ["by"],
  Tally: ["at"],
  VoteTied: ["tied"],
  Executed: ["seats"],
  Night: ["cured","doctors","ended","eyes","infected","killed","mutants","mutated","pack","paralysed","treated"],
  Finding: ["at","seat"],
  Day: ["executed"],
  Ballot: ["at","voter"],
  Public: ["awaited","chief","claimed","doomed","living","tied","votes"],
  Corpse: ["seat"],
  Circle: ["seats"],
  Private: ["colleagues","vote"],
  Hand: ["paralyse"],
  Partner: ["paralyse","seat"],
};

/** What is played where nobody has chosen, by as few as can. */
export const DEFAULTS: Options = {
  type: "Options",
  seats: 4,
  computer: "auto",
  psychologist: "auto",
  geneticist: "auto",
  spy: "auto",
  hacker: "auto",
  disagreement: "auto",
  mutants_time: null,
  wave_time: 15,
  quick_nights: false,
  day_time: 300,
  election_time: 60,
  chief_time: 30,
  closing_time: 30,
  circles: 3,
  dead_see: "public",
  counts_told: false,
};

/** Why something can be refused. */
export type RefusalKey =
  | "game-over"
  | "not-now"
  | "not-your-turn"
  | "sporz-asleep"
  | "sporz-bad-deal"
  | "sporz-bad-lot"
  | "sporz-circle-full"
  | "sporz-claim-count"
  | "sporz-claim-night"
  | "sporz-claim-whom"
  | "sporz-closes-anyway"
  | "sporz-enough-claims"
  | "sporz-enough-signs"
  | "sporz-enough-walks"
  | "sporz-hacked-already"
  | "sporz-in-a-circle"
  | "sporz-locked"
  | "sporz-no-asking"
  | "sporz-no-circle"
  | "sporz-no-circles"
  | "sporz-no-such-circle"
  | "sporz-no-such-role"
  | "sporz-not-alive"
  | "sporz-not-chief"
  | "sporz-not-hackable"
  | "sporz-not-tied"
  | "sporz-not-voted"
  | "sporz-not-your-power"
  | "sporz-sign-whom"
  | "sporz-too-many-roles";

/** The actions that are free text, and the field that holds it. */
export const FREE: Record<string, string> = {
};

/** The notes that not everybody hears: screens cover them. */
export const WHISPERS: string[] = ["Dealt","Colleagues","PackWoke","PackDecided","DoctorsWoke","DoctorsDecided","Tapped","Signed","Felt","Counted","Psyched","Sequenced","Spied","Hacked","Voted","Abstained","VoteWithdrawn","Unveiled","Witnessed","BallotsSeen"];

/** The notes that open a chapter of a story, and of which kind. */
export const CHAPTERS: Record<string, string> = {
  NightFell: "night",
  DayBroke: "day",
};

/** The notes that matter in a story. */
export const MOMENTS: string[] = ["Elected","PackDecided","DoctorsDecided","Killed","Counted","Psyched","Sequenced","Spied","Hacked","RoleClaimed","StateClaimed","GenomeClaimed","CountClaimed","VoteTied","Executed","Autopsied","GameEnded"];
