// Made from the Python types by `python -m huisclos.wire.typescript`; do not edit.

export interface Options {
  type: "Options";
  seats: number;
  mode: "realtime" | "turns";
  map: "alpha" | "bravo" | "charlie" | "delta" | "echo";
  map_size: 10 | 15 | null;
  short_gauges: boolean;
  own_sheet_only: boolean | "one" | "two" | null;
  symbols_told: boolean;
  assistant: boolean;
  film_by_hand: boolean | "one" | "two" | null;
  shared_notes: boolean;
  mines_block: boolean;
  hull_check: "engineer" | "program";
  hull_redo: "part" | "whole";
  stop: number;
  limits: boolean;
  clock: number;
  answer_time: number;
  place_time: number;
  draw_after: number;
  bots: "calm" | "frantic" | "steady";
  name_one: string;
  name_two: string;
}

export interface Place {
  type: "Place";
  cell: string;
}

export interface Course {
  type: "Course";
  heading: "N" | "E" | "S" | "W";
}

export interface Charge {
  type: "Charge";
  system: "mine" | "torpedo" | "drone" | "sonar" | "silence" | "scenario" | null;
}

export interface Cross {
  type: "Cross";
  light: string;
}

export interface Lay {
  type: "Lay";
  cell: string;
}

export interface SetOff {
  type: "SetOff";
  cell: string;
}

export interface Torpedo {
  type: "Torpedo";
  cell: string;
}

export interface Drone {
  type: "Drone";
  sector: number;
}

export interface Sonar {
  type: "Sonar";
}

export interface Answer {
  type: "Answer";
  row: number | null;
  column: string | null;
  sector: number | null;
}

export interface Silence {
  type: "Silence";
  heading: "N" | "E" | "S" | "W";
  cells: number;
}

export interface Archer {
  type: "Archer";
  cell: string;
}

export interface Surface {
  type: "Surface";
}

export interface Dive {
  type: "Dive";
}

export interface EndTurn {
  type: "EndTurn";
}

export interface Trace {
  type: "Trace";
  part: "stern" | "middle" | "top" | "bow";
  line: [number, number][];
}

export interface Hand {
  type: "Hand";
  to: number | null;
}

export interface Accept {
  type: "Accept";
}

export interface Reject {
  type: "Reject";
  part: "stern" | "middle" | "top" | "bow" | null;
}

export interface Ask {
  type: "Ask";
  symbol: "weapons" | "detection" | "special" | "radiation";
}

export interface Reply {
  type: "Reply";
  symbol: "weapons" | "detection" | "special" | "radiation";
  sound: boolean;
}

export interface Report {
  type: "Report";
  phrase: "ready" | "broken" | "not-to" | "go" | "sectors" | "here" | "near" | "lost" | "surface-soon" | "fire" | "wait";
  system: "mine" | "torpedo" | "drone" | "sonar" | "silence" | "scenario" | null;
  heading: "N" | "E" | "S" | "W" | null;
  sectors: number[];
  cell: string | null;
}

export interface Draw {
  type: "Draw";
}

export interface First {
  type: "First";
  crew: number;
}

export interface Lots {
  type: "Lots";
  lots: Lot[];
}

export interface Lot {
  type: "Lot";
  crew: number;
  act: Place | Course | Charge | Cross | Answer;
}

export interface TimeUp {
  type: "TimeUp";
}

export interface Welcomed {
  type: "Welcomed";
  options: Options;
}

export interface Placed {
  type: "Placed";
  crew: number;
}

export interface TurnBegan {
  type: "TurnBegan";
  crew: number;
  left: number;
}

export interface Underway {
  type: "Underway";
}

export interface Bell {
  type: "Bell";
  count: number;
}

export interface CourseSet {
  type: "CourseSet";
  crew: number;
  heading: "N" | "E" | "S" | "W";
}

export interface SilenceRun {
  type: "SilenceRun";
  crew: number;
}

export interface MineLaid {
  type: "MineLaid";
  crew: number;
}

export interface TorpedoFired {
  type: "TorpedoFired";
  crew: number;
  cell: string;
}

export interface MineSetOff {
  type: "MineSetOff";
  crew: number;
  cell: string;
}

export interface ArcherSetOff {
  type: "ArcherSetOff";
  crew: number;
  cell: string;
}

export interface Blasted {
  type: "Blasted";
  crew: number;
  cell: string;
  enemy: "clear" | "indirect" | "direct";
  own: "clear" | "indirect" | "direct";
}

export interface ArcherLost {
  type: "ArcherLost";
  cell: string;
}

export interface DroneSent {
  type: "DroneSent";
  crew: number;
  sector: number;
  there: boolean;
}

export interface SonarSent {
  type: "SonarSent";
  crew: number;
}

export interface SonarAnswered {
  type: "SonarAnswered";
  crew: number;
  row: number | null;
  column: string | null;
  sector: number | null;
}

export interface Surfaced {
  type: "Surfaced";
  crew: number;
  sector: number;
}

export interface Dived {
  type: "Dived";
  crew: number;
}

export interface Damaged {
  type: "Damaged";
  crew: number;
  damage: number;
}

export interface WentOn {
  type: "WentOn";
}

export interface ByChance {
  type: "ByChance";
  crew: number;
  duty: "answer" | "course" | "dive" | "place" | "surface";
}

export interface DrawOffered {
  type: "DrawOffered";
  crew: number;
}

export interface Ended {
  type: "Ended";
  reason: "agreed" | "both-sunk" | "sunk";
  winner: number | null;
  voyage: Stop[];
}

export interface Stop {
  type: "Stop";
  crew: number;
  what: "archer" | "course" | "damage" | "dive" | "drone" | "mine" | "set-off" | "silence" | "sonar" | "start" | "surface" | "torpedo";
  cell: string;
  damage: [number, number];
  passed: string[];
}

export interface StartChosen {
  type: "StartChosen";
  cell: string;
}

export interface SilenceTaken {
  type: "SilenceTaken";
  heading: "N" | "E" | "S" | "W";
  cells: number;
  cell: string;
}

export interface HeadingGiven {
  type: "HeadingGiven";
  heading: "N" | "E" | "S" | "W";
}

export interface MinePlaced {
  type: "MinePlaced";
  cell: string;
}

export interface MineLost {
  type: "MineLost";
  cell: string;
}

export interface BlackedOut {
  type: "BlackedOut";
}

export interface Okayed {
  type: "Okayed";
  mark: "box" | "light";
}

export interface Charged {
  type: "Charged";
  system: "mine" | "torpedo" | "drone" | "sonar" | "silence" | "scenario" | null;
}

export interface SystemFull {
  type: "SystemFull";
  system: "mine" | "torpedo" | "drone" | "sonar" | "silence" | "scenario";
}

export interface Crossed {
  type: "Crossed";
  light: string;
}

export interface SelfRepaired {
  type: "SelfRepaired";
  circuit: "grey" | "orange" | "yellow";
}

export interface GaveWay {
  type: "GaveWay";
  crew: number;
  heading: "N" | "E" | "S" | "W" | null;
}

export interface SymbolsDown {
  type: "SymbolsDown";
  weapons: boolean;
  detection: boolean;
  special: boolean;
}

export interface LeftToChance {
  type: "LeftToChance";
  duty: "charge" | "cross" | "part";
}

export interface Asked {
  type: "Asked";
  seat: number;
  symbol: "weapons" | "detection" | "special" | "radiation";
}

export interface Replied {
  type: "Replied";
  symbol: "weapons" | "detection" | "special" | "radiation";
  sound: boolean;
}

export interface PartTraced {
  type: "PartTraced";
  seat: number;
  part: "stern" | "middle" | "top" | "bow";
}

export interface SheetHanded {
  type: "SheetHanded";
  seat: number;
}

export interface HullShown {
  type: "HullShown";
  crew: number;
}

export interface HullAccepted {
  type: "HullAccepted";
  crew: number;
  part?: "stern" | "middle" | "top" | "bow" | null;
}

export interface HullRejected {
  type: "HullRejected";
  crew: number;
  part?: "stern" | "middle" | "top" | "bow" | null;
}

export interface HullSecured {
  type: "HullSecured";
}

export interface Reported {
  type: "Reported";
  seat: number;
  phrase: "ready" | "broken" | "not-to" | "go" | "sectors" | "here" | "near" | "lost" | "surface-soon" | "fire" | "wait";
  system: "mine" | "torpedo" | "drone" | "sonar" | "silence" | "scenario" | null;
  heading: "N" | "E" | "S" | "W" | null;
  sectors: number[];
  cell: string | null;
}

export interface Public {
  type: "Public";
  phase: "answering" | "drawing" | "over" | "placing" | "running" | "sailing" | "stopped" | "tossing";
  crew: number | null;
  moved: boolean;
  left: number;
  boats: [Boat, Boat];
  archer: string[];
  count: number;
  may_draw: boolean;
  bell: number;
  voyage: Stop[];
  awaited: number[];
}

export interface Boat {
  type: "Boat";
  seats: number[];
  placed: boolean;
  damage: number;
  surfaced: boolean;
  sector: number | null;
  courses: string;
  draw: boolean;
}

export interface Private {
  type: "Private";
  crew: number;
  roles: ("captain" | "mate" | "engineer" | "radio")[];
  duty: Duty;
  chart: Chart | null;
  gauges: number[] | null;
  sizes: number[];
  full: ("mine" | "torpedo" | "drone" | "sonar" | "silence" | "scenario")[] | null;
  lights: string[] | null;
  down: ("weapons" | "detection" | "special" | "radiation")[] | null;
  mends: string[] | null;
  harms: string[] | null;
  asks: boolean;
  asked: ("weapons" | "detection" | "special" | "radiation")[];
  sound: ("weapons" | "detection" | "special" | "radiation")[];
  broken: ("weapons" | "detection" | "special" | "radiation")[];
  spoke: boolean;
  inspection: Line[];
  looks_until: number | null;
  possible: string[] | null;
}

export interface Duty {
  type: "Duty";
  doing: "ashore" | "marks" | "ready" | "secured" | "shown" | "tracing";
  heading: "N" | "E" | "S" | "W" | null;
  charge: boolean;
  cross: boolean;
  blackout: boolean;
  armed: boolean;
  tracer: number | null;
  traced: Line[];
  hands: number[];
  again: "stern" | "middle" | "top" | "bow" | null;
  falls: number | null;
}

export interface Line {
  type: "Line";
  part: "stern" | "middle" | "top" | "bow";
  seat: number;
  line: [number, number][];
}

export interface Chart {
  type: "Chart";
  at: string | null;
  trail: string[];
  mines: string[];
  fresh: string | null;
  headings: ("N" | "E" | "S" | "W")[];
  sector: number | null;
}

export interface Knew {
  type: "Knew";
  seeks: [Sought, Sought];
}

export interface Sought {
  type: "Sought";
  cells: string[];
  at: string | null;
  exact: boolean;
}

export type Action = Place | Course | Charge | Cross | Lay | SetOff | Torpedo | Drone | Sonar | Answer | Silence | Archer | Surface | Dive | EndTurn | Trace | Hand | Accept | Reject | Ask | Reply | Report | Draw | First | Lots | TimeUp;

export type Note = Welcomed | Placed | TurnBegan | Underway | Bell | CourseSet | SilenceRun | MineLaid | TorpedoFired | MineSetOff | ArcherSetOff | Blasted | ArcherLost | DroneSent | SonarSent | SonarAnswered | Surfaced | Dived | Damaged | WentOn | ByChance | DrawOffered | Ended | StartChosen | SilenceTaken | HeadingGiven | MinePlaced | MineLost | BlackedOut | Okayed | Charged | SystemFull | Crossed | SelfRepaired | GaveWay | SymbolsDown | LeftToChance | Asked | Replied | PartTraced | SheetHanded | HullShown | HullAccepted | HullRejected | HullSecured | Reported;

/** The fields of each class that hold seats. */
export const SEATS: Record<string, string[]> = {
  Hand: ["to"],
  Asked: ["seat"],
  PartTraced: ["seat"],
  SheetHanded: ["seat"],
  Reported: ["seat"],
  Public: ["awaited"],
  Boat: ["seats"],
  Duty: ["hands","tracer"],
  Line: ["seat"],
};

/** What is played where nobody has chosen, by as few as can. */
export const DEFAULTS: Options = {
  type: "Options",
  seats: 2,
  mode: "turns",
  map: "alpha",
  map_size: null,
  short_gauges: false,
  own_sheet_only: null,
  symbols_told: false,
  assistant: false,
  film_by_hand: null,
  shared_notes: true,
  mines_block: false,
  hull_check: "engineer",
  hull_redo: "whole",
  stop: 3,
  limits: false,
  clock: 90,
  answer_time: 30,
  place_time: 90,
  draw_after: 400,
  bots: "steady",
  name_one: "",
  name_two: "",
};

/** Why something can be refused. */
export type RefusalKey =
  | "game-over"
  | "not-now"
  | "not-your-turn"
  | "sonar-all-traced"
  | "sonar-ask-first"
  | "sonar-asked"
  | "sonar-blackout"
  | "sonar-broken"
  | "sonar-captain-only"
  | "sonar-command-only"
  | "sonar-course-first"
  | "sonar-crossed"
  | "sonar-draw-asked"
  | "sonar-draw-early"
  | "sonar-enemy-turn"
  | "sonar-engineer-only"
  | "sonar-gauge-full"
  | "sonar-gauge-left"
  | "sonar-gauge-low"
  | "sonar-hand-on"
  | "sonar-hull-first"
  | "sonar-island"
  | "sonar-line-ends"
  | "sonar-line-inside"
  | "sonar-line-outside"
  | "sonar-line-points"
  | "sonar-line-round"
  | "sonar-look-again"
  | "sonar-marks-owed"
  | "sonar-mate-only"
  | "sonar-mine-fresh"
  | "sonar-mine-on-trail"
  | "sonar-mine-there"
  | "sonar-moved"
  | "sonar-no-archer"
  | "sonar-no-mine"
  | "sonar-no-scenario"
  | "sonar-no-such-cell"
  | "sonar-no-such-question"
  | "sonar-no-such-sector"
  | "sonar-no-water"
  | "sonar-not-next"
  | "sonar-not-your-part"
  | "sonar-nothing-owed"
  | "sonar-one-true"
  | "sonar-other-hands"
  | "sonar-other-heading"
  | "sonar-own-mine"
  | "sonar-own-trail"
  | "sonar-part-done"
  | "sonar-place-first"
  | "sonar-placed"
  | "sonar-realtime-gauges"
  | "sonar-realtime-map"
  | "sonar-realtime-seats"
  | "sonar-rejected-once"
  | "sonar-report"
  | "sonar-silence-blocked"
  | "sonar-spoke"
  | "sonar-surfaced"
  | "sonar-too-far"
  | "sonar-touch-a-part"
  | "sonar-trace-first"
  | "sonar-two-kinds";

/** The actions that are free text, and the field that holds it. */
export const FREE: Record<string, string> = {
  Place: "cell",
  Cross: "light",
  Lay: "cell",
  SetOff: "cell",
  Torpedo: "cell",
  Archer: "cell",
};

/** The notes that not everybody hears: screens cover them. */
export const WHISPERS: string[] = ["StartChosen","SilenceTaken","HeadingGiven","MinePlaced","MineLost","BlackedOut","Okayed","Charged","SystemFull","Crossed","SelfRepaired","GaveWay","SymbolsDown","LeftToChance","Asked","Replied","PartTraced","SheetHanded","HullShown","HullAccepted","HullRejected","HullSecured","Reported"];

/** The notes that open a chapter of a story, and of which kind. */
export const CHAPTERS: Record<string, string> = {
  TorpedoFired: "shot",
  MineSetOff: "shot",
  ArcherSetOff: "shot",
  Surfaced: "surfacing",
};

/** The notes that matter in a story. */
export const MOMENTS: string[] = ["SilenceRun","MineLaid","TorpedoFired","MineSetOff","ArcherSetOff","Blasted","ArcherLost","DroneSent","SonarAnswered","Surfaced","Damaged","BlackedOut","Ended"];
