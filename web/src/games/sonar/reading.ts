/** What the screens read off the board, the sheet and the notes. Nothing here decides: the server has. */
import gauges from "@games/sonar/data/gauges.json";
import maps from "@games/sonar/data/maps.json";
import posts from "@games/sonar/data/posts.json";

import type { SheetOf, Speak } from "../../shell/game";
import { isOneOf } from "../../shell/words";
import { SYMBOL_OF } from "./engine/lights";
import type { Part } from "./hull/outline";
import { heardIn, type Heard } from "./radio/film";
import {
  isOn,
  isSea,
  moved,
  nameOf,
  pointOf,
  type Cell,
  type Heading,
  type Sea,
} from "./sea";
import type { Action, Blasted, Boat, Chart, Note, Options, Private, Public, Report } from "./wire";

export const ROLES = ["captain", "mate", "engineer", "radio"] as const; // as in Boat.seats
export type Role = (typeof ROLES)[number];
export const SYSTEMS = ["mine", "torpedo", "drone", "sonar", "silence", "scenario"] as const; // as in gauges
export type System = (typeof SYSTEMS)[number];
export const MOST_DAMAGE = gauges.damage_boxes;

// -- the table ------------------------------------------------------------------------------------

export interface Settings {
  isRealtime: boolean;
  map: Options["map"];
  sea: Sea;
}

/** What this table plays. Each map has a sea for each mode, which a table may exchange. */
export function settingsOf({ mode, map, map_size: size }: Options): Settings {
  const seas = maps.maps[map];
  const chosen = Object.values(seas).find((sea) => sea.size === size);
  return { isRealtime: mode === "realtime", map, sea: chosen ?? seas[mode] };
}

/** Where each crew's radio operator shows their notes to the others. */
export const CHANNELS = ["notes-one", "notes-two"];

const TALK = ["crew-one", "crew-two"]; // where each crew speaks among themselves

export function hearers(channel: string, { boats }: Public): number[] | null {
  const crew = TALK.indexOf(channel);
  return crew < 0 ? null : [...new Set(boats[crew]!.seats)];
}

export const enemyOf = (crew: number): number => 1 - crew;

/** The people of a crew, each with the roles they hold, in the order of the roles. */
export function hands({ seats }: Pick<Boat, "seats">): { seat: number; roles: Role[] }[] {
  return [...new Set(seats)].map((seat) => ({
    seat,
    roles: ROLES.filter((_, at) => seats[at] === seat),
  }));
}

/** The roles somebody holds, as words. */
export const postsText = (roles: readonly Role[], { t }: Pick<Speak, "t">): string =>
  roles.length === ROLES.length ? t("board-all-roles") : roles.map((role) => t(`board-role-${role}`)).join(", ");

// By the size of a crew: the place in it of each role.
const SHARED: Record<string, number[]> = posts.shared;

/** By crew: which places of a room it will have, and the roles of each. */
export function crewsOf(seats: number): { at: number; roles: Role[] }[][] {
  const half = Math.ceil(seats / 2);
  return [half, seats - half].map((size, crew) =>
    hands({ seats: SHARED[size] ?? [] }).map(({ roles }, index) => ({ at: crew * half + index, roles })),
  );
}

/** Which crew and which roles each place of a room will have. */
export const places = (seats: number, speak: Pick<Speak, "t">): string[] =>
  crewsOf(seats).flatMap((posts, crew) =>
    posts.map(({ roles }) => speak.t("board-place", { crew, roles: postsText(roles, speak) })),
  );

/** In real time a bell rings for the rules; people need not count it. */
export const showsClock = ({ phase }: Public): boolean => phase !== "running" && phase !== "stopped";

/** Whether something that was chosen for some crews holds for this one. */
const isFor = (choice: Options["film_by_hand"], crew: number): boolean =>
  choice === true || choice === (crew === 0 ? "one" : "two");
/** Whether this crew's radio operator draws the film; null: any crew's. */
export const drawsFilm = ({ film_by_hand: choice }: Options, crew: number | null): boolean =>
  crew === null ? isFor(choice, 0) || isFor(choice, 1) : isFor(choice, crew);

// -- one's own crew -------------------------------------------------------------------------------

export const movesOf = <Type extends Action["type"]>(
  moves: readonly Action[] | undefined,
  type: Type,
): Extract<Action, { type: Type }>[] =>
  (moves ?? []).filter((move): move is Extract<Action, { type: Type }> => move.type === type);

const DUTIES: Record<Role, Action["type"][]> = {
  captain: ["Place", "Course", "Surface", "EndTurn", "Answer", "Dive"],
  mate: ["Charge"],
  engineer: ["Cross", "Accept", "Reply"],
  radio: [],
};

/** The roles of this seat that something is expected of now, the most pressing first. */
export function owed(roles: readonly Role[], moves: readonly Action[]): Role[] {
  const owes = (role: Role) => moves.some(({ type }) => DUTIES[role].includes(type));
  const order: Role[] = ["mate", "engineer", "captain", "radio"];
  return order.filter((role) => roles.includes(role) && owes(role));
}

/** Who may only talk is not awaited, though all of a crew may be, for all that the board tells. */
export const owes = ({ private: { roles }, moves }: SheetOf<Private, Action>): boolean => owed(roles, moves).length > 0;

// The most pressing first.
const TODO: [Action["type"], string][] = [
  ["Dive", "board-todo-dive"],
  ["Reply", "board-todo-reply"],
  ["Hand", "board-todo-hand"],
  ["Trace", "board-todo-trace"],
  ["Accept", "board-todo-accept"],
  ["Charge", "board-todo-charge"],
  ["Cross", "board-todo-cross"],
  ["Course", "board-todo-course"],
  ["EndTurn", "board-todo-end"],
  ["Surface", "board-todo-surface"],
];
/** The text of what this seat must do: the board only tells what its crew is at. */
export const todo = ({ moves }: SheetOf<Private, Action>): string | null =>
  TODO.find(([type]) => moves.some((move) => move.type === type))?.[1] ?? null;

/** Where a turn stands, for a strip of four steps. */
export const STEPS = ["course", "charge", "cross", "system"] as const;
export function stepOf(board: Public, { duty }: Private): number {
  if (!board.moved && duty.doing !== "marks") return 0;
  if (duty.charge) return 1;
  return duty.cross ? 2 : 3;
}

/** Why the boat cannot go there. */
export type Obstacle = "edge" | "island" | "trail" | "mine";
export function obstacle(sea: Sea, chart: Chart, heading: Heading): { why: Obstacle; cell: Cell } | null {
  if (chart.at === null || chart.headings.includes(heading)) return null;
  const point = moved(pointOf(chart.at), heading);
  if (!isOn(sea, point)) return { why: "edge", cell: chart.at };
  const cell = nameOf(point);
  if (!isSea(sea, point)) return { why: "island", cell };
  return { why: chart.mines.includes(cell) ? "mine" : "trail", cell };
}

/** How a system stands. `used`: one was used since the last course; `marks`: OKs are missing. */
export type Standing =
  | "ready"
  | "filling"
  | "broken"
  | "ask" // the engineer, whose panel one does not see
  | "asked"
  | "used"
  | "marks"
  | "surfaced"
  | "unused"
  | "later";
export interface Gauged {
  system: System;
  marked: number | null; // null: on a sheet one does not see
  size: number;
  isFull: boolean;
  isBroken: boolean;
  standing: Standing;
}

const ACTS: Record<System, Action["type"]> = {
  mine: "Lay",
  torpedo: "Torpedo",
  drone: "Drone",
  sonar: "Sonar",
  silence: "Silence",
  scenario: "Archer",
};

/** Every system with its gauge and why it can or cannot be used now. */
export function gauged(sheet: Private, moves: readonly Action[]): Gauged[] {
  return SYSTEMS.map((system, at) => {
    const size = sheet.sizes[at] ?? 0;
    const marked = sheet.gauges?.[at] ?? null;
    const isFull = marked === null ? (sheet.full?.includes(system) ?? false) : size > 0 && marked >= size;
    const symbol = SYMBOL_OF[system];
    const isBroken = (sheet.down ?? sheet.broken).includes(symbol);
    const can = moves.some(({ type }) => type === ACTS[system]);
    const asks = movesOf(moves, "Ask").some((move) => move.symbol === symbol);
    const isAsked = sheet.asked.includes(symbol);
    const standing = can
      ? "ready"
      : isFull && asks
        ? "ask"
        : isFull && isAsked
          ? "asked"
          : whyNot(sheet, { size, isFull, isBroken });
    return { system, size, marked, isFull, isBroken, standing };
  });
}

function whyNot({ duty }: Private, { size, isFull, isBroken }: Pick<Gauged, "size" | "isFull" | "isBroken">): Standing {
  if (size === 0) return "unused";
  if (isBroken) return "broken";
  if (!isFull) return "filling";
  if (isOneOf(duty.doing, "tracing", "shown", "secured")) return "surfaced";
  if (duty.doing === "marks") return "marks";
  return duty.armed ? "later" : "used";
}

export type Phrase = Report["phrase"];
const PHRASES: Record<Role, Phrase[]> = {
  captain: ["wait", "surface-soon"],
  mate: ["ready", "broken"],
  engineer: ["not-to", "go", "broken", "surface-soon"],
  radio: ["sectors", "here", "near", "lost", "fire", "wait"],
};

/** What a seat has to say to its crew, by its roles. */
export function phrasesOf({ roles }: Private, supposed: Cell | null): Phrase[] {
  const all = roles.flatMap((role) => PHRASES[role]);
  return [...new Set(all)].filter((phrase) => phrase !== "here" || supposed !== null);
}

/** In real time nobody unfolds anything: of each role the two that are said most. */
const LOUD: Record<Role, Phrase[]> = {
  captain: ["wait", "surface-soon"],
  mate: ["ready", "broken"],
  engineer: ["not-to", "surface-soon"],
  radio: ["near", "fire"],
};
export const loudOf = ({ roles }: Private): Phrase[] => (roles[0] ? LOUD[roles[0]] : []);

/** One more hit and it is lost. */
export const isLow = ({ damage }: Pick<Boat, "damage">): boolean => damage === MOST_DAMAGE - 1;

// -- the enemy ------------------------------------------------------------------------------------

/** Where the enemy can still be, for a radio operator with an assistant. */
export const possibleOf = (sheet: Private): Cell[] | null => sheet.possible;

/** What was heard of the enemy's way since the start. */
export const heardOf = ({ courses }: Boat): Heard[] => heardIn(courses);

/** The moments that help to find the enemy, the last one first. */
export function clues(notes: readonly Note[], crew: number): Note[] {
  const tells = (note: Note): boolean => {
    switch (note.type) {
      case "SonarAnswered":
      case "Surfaced":
      case "SilenceRun":
      case "MineLaid":
      case "TorpedoFired":
      case "MineSetOff":
        return note.crew === enemyOf(crew);
      case "DroneSent":
      case "Blasted":
        return note.crew === crew;
      default:
        return false;
    }
  };
  return notes.filter(tells).reverse();
}

/** What a seat held in secret, once it is over: where its boat was. Only one of each crew says it. */
export function secretText({ roles, chart, crew }: Private, { t }: Pick<Speak, "t">): string {
  if (!roles.includes("captain") || !chart?.at) return "";
  return t("board-held", { crew, cell: chart.at, mines: chart.mines.join(", ") || "none" });
}

// -- what is new ----------------------------------------------------------------------------------

export const isHum = ({ type }: Note): boolean => type === "Bell" || type === "WentOn";

/** Where the film is drawn by hand, a course that was called is gone, until the end. */
export function isPast(note: Note, game: { options: Options; sheet: Private | null; over: boolean }): boolean {
  if (note.type !== "CourseSet" || game.over) return false;
  const crew = game.sheet?.crew ?? null;
  return note.crew !== crew && drawsFilm(game.options, crew);
}

/** Notes that nobody needs to read again: they are on the sheets, or only mark the time. */
const MINOR = new Set<Note["type"]>(["Bell", "WentOn", "Charged", "Crossed", "Welcomed", "HeadingGiven", "SymbolsDown", "Okayed"]);
/** Whose turn it is stands above; what the enemy did in theirs must not be gone when ours begins. */
export const isNews = (note: Note): boolean =>
  !MINOR.has(note.type) && !(note.type === "TurnBegan" && note.left === 1);

export const latest = (notes: readonly Note[], count = 1): Note[] => {
  const found: Note[] = [];
  for (let at = notes.length - 1; at >= 0 && found.length < count; at -= 1)
    if (isNews(notes[at]!)) found.push(notes[at]!);
  return found;
};

const SIGHTINGS = new Set<Phrase>(["sectors", "here", "near", "lost"]);
const isSighting = (note: Note): boolean => note.type === "Reported" && SIGHTINGS.has(note.phrase);
/** What one's crew last said of where the enemy is: it holds until somebody knows better. */
export const sighting = (notes: readonly Note[]): Note | null => notes.filter(isSighting).at(-1) ?? null;
/** What was heard last, beside where the enemy is thought to be. */
export const heardLast = (notes: readonly Note[]): Note | null =>
  latest(notes.filter((note) => !isSighting(note)))[0] ?? null;

const MOVES = new Set<Note["type"]>(["CourseSet", "SilenceRun", "Surfaced"]);
const ANSWERED = new Set<Note["type"]>(["Blasted", "Damaged", "Surfaced", "DroneSent", "SonarAnswered"]);
const TOGETHER = 3; // lines
/** The last thing that nobody should miss, told from the movement that led to it, the last line last;
 * `from`: how many notes are old. */
export function moment(notes: readonly Note[], from: number): Note[] {
  let end = notes.length;
  while (end > from && !ANSWERED.has(notes[end - 1]!.type)) end -= 1;
  if (end <= from) return [];
  const event = notes[end - 1]!;
  const whose = event.type === "SonarAnswered" ? enemyOf(event.crew) : crewIn(event); // in real time both move
  const isOthers = (note: Note) => MOVES.has(note.type) && crewIn(note) !== whose;
  let begin = end - 1;
  while (begin > 0 && (!MOVES.has(notes[begin]!.type) || isOthers(notes[begin]!))) begin -= 1;
  const told = notes.slice(begin, end).filter((note) => crewIn(note) !== null && isNews(note) && !isOthers(note));
  return told.slice(-TOGETHER);
}

/** Whether what happened hurt one's own boat, the enemy's, or nobody. */
export function hurtIn(note: Note | undefined, crew: number | null): "us" | "them" | "none" {
  if (crew === null) return "none";
  if (note?.type === "Damaged") return note.crew === crew ? "us" : "them";
  if (note?.type !== "Blasted") return "none";
  const [ours, theirs] = note.crew === crew ? [note.own, note.enemy] : [note.enemy, note.own];
  if (ours !== "clear") return "us";
  return theirs !== "clear" ? "them" : "none";
}

/** Whose doing a note is: for its colour. */
export const crewIn = (note: Note): number | null => ("crew" in note ? note.crew : null);

/** The last blast, while nothing else of note has happened. */
export function freshBlast(notes: readonly Note[]): Extract<Note, { type: "Blasted" }> | null {
  const [last] = latest(notes.filter(({ type }) => type !== "Damaged" && type !== "ArcherLost"));
  return last?.type === "Blasted" ? last : null;
}

export const HOLD = 1.5; // seconds from the STOP to what the boats answer

/** An explosion that all look at: what set it off, and what both boats felt. */
export interface Struck {
  shot: Note;
  blast: Blasted;
}

export function lastStruck(notes: readonly Note[]): Struck | null {
  const at = notes.map(({ type }) => type).lastIndexOf("Blasted");
  const blast = notes[at];
  if (blast?.type !== "Blasted") return null;
  const shots: Note["type"][] = ["TorpedoFired", "MineSetOff", "ArcherSetOff"];
  const shot = notes.slice(0, at).filter(({ type }) => shots.includes(type)).at(-1);
  return { shot: shot ?? blast, blast };
}

const HARM = { clear: 0, indirect: 1, direct: 2 };

/** The board as it was before a blast was answered. */
export function unhurt(board: Public, { crew, enemy, own }: Blasted): Public {
  const boats = board.boats.map((boat, each) => ({
    ...boat,
    damage: Math.max(0, boat.damage - HARM[each === crew ? own : enemy]),
  }));
  return { ...board, boats: boats as Public["boats"] };
}

/** What both hulls have taken, from what everybody was told. */
export function damages(notes: readonly Note[]): [number, number] {
  const taken: [number, number] = [0, 0];
  for (const note of notes) {
    if (note.type === "Blasted") for (const each of [0, 1] as const) taken[each] += HARM[each === note.crew ? note.own : note.enemy];
    if (note.type === "Damaged") taken[note.crew as 0 | 1] = note.damage;
  }
  return taken;
}

/** A torpedo of this crew whose blast is the last thing that happened. */
export function freshShot(notes: readonly Note[], crew: number): Cell | null {
  const blast = freshBlast(notes);
  if (blast?.crew !== crew) return null;
  const before = notes[notes.indexOf(blast) - 1];
  return before?.type === "TorpedoFired" ? before.cell : null;
}

/** A drone or a sonar that is the last thing that happened. */
export function freshSearch(notes: readonly Note[]): Extract<Note, { type: "DroneSent" | "SonarSent" | "SonarAnswered" }> | null {
  const [last] = latest(notes);
  return last?.type === "DroneSent" || last?.type === "SonarSent" || last?.type === "SonarAnswered" ? last : null;
}

export const blasts = (notes: readonly Note[]): Cell[] =>
  notes.flatMap((note) => (note.type === "Blasted" ? [note.cell] : []));

// -- the hull -------------------------------------------------------------------------------------

/** The parts that are not secured yet. */
export const untraced = (traced: readonly { part: Part }[], parts: readonly Part[]): Part[] =>
  parts.filter((part) => !traced.some((line) => line.part === part));

export const initials = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map((word) => [...word][0] ?? "")
    .join("")
    .slice(0, 2)
    .toUpperCase();
