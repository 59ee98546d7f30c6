/** What the screens read off the board and the notes. Nothing here decides: the server has. */
import type { Speak } from "../../shell/game";
import type { Utterance } from "../../wire";
import type { SignName } from "./Sign.svelte";
import type { Genome, Role, Wave } from "./props";
import type {
  Action,
  Corpse,
  CountClaimed,
  Day,
  Fate,
  GameEnded,
  GenomeClaimed,
  Night,
  Note,
  OpinionClaimed,
  Private,
  Public,
  RoleClaimed,
  Signed,
  StateClaimed,
  Tally,
  TouchClaimed,
} from "./wire";

/** Channels that nobody may see over a shoulder: that one is in them is the secret. */
export const covered = ["mutants", "doctors"];

const NARRATED: Note["type"][] = [
  ...(["ElectionOpened", "Elected", "NightFell", "WaveOpened", "Killed", "DayBroke", "Autopsied"] as const),
  ...(["EnquiryOpened", "CloseCalled", "VotesCounted", "VoteTied", "Executed", "GameEnded"] as const),
];

/** What the ship's computer says aloud: the course of the game, and none of what people claim. */
export const narrated = (note: Note): boolean => NARRATED.includes(note.type);

export const isNight = (board: Public): boolean => board.wave !== null;

/** At night the phone of whoever lives shows the night and nothing else. */
export const alone = (board: Public, seat: number | null): boolean =>
  isNight(board) && seat !== null && board.living.includes(seat);

export const has = (moves: Action[] | undefined, type: Action["type"]): boolean =>
  moves?.some((move) => move.type === type) ?? false;

export const signOfRole: Record<Role, SignName> = {
  base: "spore",
  doctor: "syringe",
  computer: "chip",
  psychologist: "psi",
  geneticist: "helix",
  spy: "camera",
  hacker: "screen",
  astronaut: "helmet",
};
export const signOfGenome: Record<Genome, SignName> = { normal: "helix", host: "spore", resistant: "shield" };

/** Whom the narrator calls in a wave. */
export const calledIn = (board: Public, wave: Wave): Role[] =>
  board.calls.find((call) => call.wave === wave)?.roles ?? [];

/** What one has to do in a wave, as its text is called: the same screen for all, other words. */
export type Task = "mutant" | "doctor" | Role | "paralysed" | "asleep";

export function taskOf(board: Public, wave: Wave, sheet: Private): Task {
  const called = sheet.role !== null && calledIn(board, wave).includes(sheet.role);
  if (!sheet.awake) return sheet.paralysed && called ? "paralysed" : "asleep";
  if (wave === "mutants") return "mutant";
  return sheet.role ?? "asleep";
}

/** A word that stands alone. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The same in the open, once it is over. */
export function secretText(sheet: Private, { t }: Pick<Speak, "t">): string {
  if (sheet.role === null) return "";
  const words = [t(`role-${sheet.role}`)];
  if (sheet.genome !== null) words.push(t(`genome-${sheet.genome}`));
  words.push(t(sheet.mutant ? "board-spore-in" : "board-spore-out"));
  return words.join(", ");
}

/** What one plays for: it changes with the camp. */
export const aimText = ({ mutant }: Private, { t }: Pick<Speak, "t">): string =>
  t(mutant ? "board-aim-mutant" : "board-aim-healthy");

/** One line of the notebook: all that one was told in a night, on a day, or before them all. */
export interface Page {
  when: "start" | "night" | "day";
  number: number;
  notes: Note[];
}

const KEPT: Partial<Record<Note["type"], "start" | "night">> = {
  Dealt: "start",
  Colleagues: "start",
  PackWoke: "night",
  PackDecided: "night",
  DoctorsWoke: "night",
  DoctorsDecided: "night",
  Felt: "night",
  Counted: "night",
  Psyched: "night",
  Sequenced: "night",
  Spied: "night",
  Hacked: "night",
};

/** Everything one was told in secret, in order; of a day one's vote, as it stood last. Every night and
 * every day has its page, whatever came of it: all books have as many. */
export function notebook(notes: Note[]): Page[] {
  const pages: Page[] = [];
  let today: Page | null = null;
  const page = (when: Page["when"], number: number): Page => {
    const found = pages.find((page) => page.when === when && page.number === number);
    if (found) return found;
    const made: Page = { when, number, notes: [] };
    pages.push(made);
    return made;
  };
  for (const note of notes) {
    if (note.type === "NightFell") {
      page("night", note.night);
      today = null;
    }
    if (note.type === "EnquiryOpened") today = page("day", note.day);
    if (today && (note.type === "Voted" || note.type === "Abstained")) today.notes = [note];
    if (today && note.type === "VoteWithdrawn") today.notes = [];
    const when = KEPT[note.type];
    if (!when) continue;
    const told = page(when, when === "night" ? (note as { night: number }).night : 0);
    if (note.type === "Felt") told.notes = told.notes.filter((before) => !isNothing(before));
    if (!isNothing(note) || !told.notes.some(({ type }) => type === "Felt")) told.notes.push(note);
  }
  return pages;
}

/** Each of two waves says what one felt: nothing twice is nothing, and nothing after something is
 * no contradiction. */
const isNothing = (note: Note): boolean => note.type === "Felt" && note.touches.length === 0;

/** What one was told so far tonight. */
export const toldTonight = (notes: Note[], night: number): Note[] =>
  notebook(notes).find((page) => page.when === "night" && page.number === night)?.notes ?? [];

function lastIndex(notes: Note[], type: Note["type"]): number {
  let index = notes.length - 1;
  while (index >= 0 && notes[index]!.type !== type) index -= 1;
  return index;
}

/** The narrator's words of this moment. */
export const lastOf = <T extends Note["type"]>(notes: Note[], type: T): Extract<Note, { type: T }> | null =>
  (notes[lastIndex(notes, type)] as Extract<Note, { type: T }> | undefined) ?? null;

/** The signs made in this wave, the last one of each. */
export function signsNow(notes: Note[]): Map<number, Signed> {
  const made = notes.slice(lastIndex(notes, "WaveOpened") + 1).filter((note) => note.type === "Signed");
  return new Map(made.map((sign) => [sign.seat, sign]));
}

export type Claimed =
  RoleClaimed | StateClaimed | GenomeClaimed | CountClaimed | TouchClaimed | OpinionClaimed;
const CLAIMS: Note["type"][] = [
  "RoleClaimed",
  "StateClaimed",
  "GenomeClaimed",
  "CountClaimed",
  "TouchClaimed",
  "OpinionClaimed",
];
const isClaim = (note: Note): note is Claimed => CLAIMS.includes(note.type);

/** Something said: declared to all in the game's own words, or in one's own where one may read. */
export type Spoken = { day: number; claim: Claimed } | { day: number; line: Utterance };

/** All that was said, in the order it was heard. */
export function spoken(notes: Note[], heard: readonly { line: Utterance; notes: number }[]): Spoken[] {
  const found: Spoken[] = [];
  let day = 0;
  let at = 0;
  const lines = (upTo: number) => {
    for (; at < heard.length && heard[at]!.notes <= upTo; at += 1) found.push({ day, line: heard[at]!.line });
  };
  notes.forEach((note, index) => {
    lines(index);
    if (note.type === "EnquiryOpened") day = note.day;
    if (isClaim(note)) found.push({ day, claim: note });
  });
  lines(Infinity);
  return found;
}

/** What people have declared, by day: the last day first, and in it the last words first. */
export function said(notes: Note[]): { day: number; claims: Claimed[] }[] {
  const days: { day: number; claims: Claimed[] }[] = [];
  let day = 0;
  for (const note of notes) {
    if (note.type === "EnquiryOpened") day = note.day;
    if (!isClaim(note)) continue;
    if (days[0]?.day !== day) days.unshift({ day, claims: [] });
    days[0]!.claims.unshift(note);
  }
  return days;
}

/** Who died in the night before this day. */
export const victims = (board: Public, day: number): Corpse[] =>
  board.dead.filter((corpse) => corpse.day === day && corpse.killer !== "crew");

/** The last vote that was closed: where its note is, and what the dead were. */
export interface Closed {
  at: number;
  day: number;
  corpses: Corpse[];
  /** How many votes each name had, where the table wants it told. */
  counts: Tally[];
}

export function lastClosed(board: Public, notes: Note[]): Closed | null {
  const at = lastIndex(notes, "Executed");
  const note = notes[at];
  if (note?.type !== "Executed") return null;
  const counted = lastOf(notes.slice(0, at), "VotesCounted");
  return {
    at,
    day: note.day,
    corpses: board.dead.filter((corpse) => note.seats.includes(corpse.seat)),
    counts: counted?.day === note.day ? counted.counts : [],
  };
}

/** The circle that a seat sits in. */
export const circleOf = (board: Public, seat: number | null) =>
  board.circles.find((circle) => seat !== null && circle.seats.includes(seat)) ?? null;

/** Who hears a channel by day: a circle is its own, also once one has left it. */
export function hearers(channel: string, board: Public): number[] | null {
  if (channel === "ghosts") return board.dead.map(({ seat }) => seat);
  const number = /^circle-(\d+)$/.exec(channel)?.[1];
  if (number === undefined) return null;
  return board.circles.find((circle) => circle.number === Number(number))?.seats ?? [];
}

/** By day one talks where one sees who sits with whom. */
export const holdsTalk = (board: Public): boolean => board.phase === "enquiring";

/** Those who sit in no circle. */
export function walking(board: Public): number[] {
  const seated = new Set(board.circles.flatMap((circle) => circle.seats));
  return board.living.filter((seat) => !seated.has(seat));
}

/** The election as it stands: who has how many voices, the most first. */
export function standings(board: Public): { seat: number; voters: number[] }[] {
  const found = new Map<number, number[]>();
  board.votes.forEach((at, voter) => {
    if (at !== null) found.set(at, [...(found.get(at) ?? []), voter]);
  });
  const rows = [...found].map(([seat, voters]) => ({ seat, voters }));
  return rows.sort((one, other) => other.voters.length - one.voters.length || one.seat - other.seat);
}

/** The voices of the last election, in the order of the seats. */
export function supports(notes: Note[]): { voter: number; at: number }[] {
  const opened = notes.map(({ type }) => type).lastIndexOf("ElectionOpened");
  const found = new Map<number, number>();
  for (const note of notes.slice(opened + 1)) {
    if (note.type === "Supported") found.set(note.voter, note.at);
    if (note.type === "Lowered") found.delete(note.voter);
  }
  return [...found].map(([voter, at]) => ({ voter, at })).sort((one, other) => one.voter - other.voter);
}

/** What one night was for one player. */
export interface Cell {
  state: "healthy" | "mutant" | "gone";
  signs: { sign: SignName; text: string }[]; // `text`: the end of a text's key
  dies: boolean;
}

/** A player's whole story: a cell a night. */
export interface Tale {
  seat: number;
  cells: Cell[];
}

export function timeline(ending: GameEnded, dead: Corpse[]): Tale[] {
  const ends = new Map(dead.map((corpse) => [corpse.seat, corpse]));
  const after = ending.nights.map(
    ({ pack, infected, cured }) => new Set([...pack, ...infected].filter((seat) => !cured.includes(seat))),
  );
  return ending.fates.map((_, seat) => {
    const end = ends.get(seat);
    const cells = ending.nights.map((night, index): Cell => {
      if (end && end.day < night.night) return { state: "gone", signs: [], dies: false };
      const state = after[index]!.has(seat) ? "mutant" : "healthy";
      return { state, signs: happened(night, seat), dies: end?.day === night.night };
    });
    return { seat, cells };
  });
}

const EVENTS: [keyof Night, SignName][] = [
  ["infected", "spore"],
  ["paralysed", "bolt"],
  ["treated", "syringe"],
  ["killed", "skull"],
  ["ended", "skull"],
];

function happened(night: Night, seat: number): Cell["signs"] {
  const signs = EVENTS.filter(([field]) => (night[field] as number[]).includes(seat)).map(
    ([field, sign]) => ({
      sign,
      text: field as string,
    }),
  );
  if (night.mutated.includes(seat) && !night.infected.includes(seat))
    signs.unshift({ sign: "shield", text: "resisted" });
  return signs;
}

export interface Pile {
  at: number | null; // null: blank
  voters: number[];
}

/** A day's ballots by whom they name, the most named first. */
export function piles(day: Day): Pile[] {
  const found = new Map<number | null, number[]>();
  for (const { voter, at } of day.ballots) found.set(at, [...(found.get(at) ?? []), voter]);
  return [...found]
    .map(([at, voters]) => ({ at, voters }))
    .sort((one, other) => other.voters.length - one.voters.length);
}

/** A night as those would tell it who did something in it: notes that nobody got in these words. */
export function deedsOf(night: Night): Note[] {
  const told: Note[] = [];
  const { night: number, plans, mutated, killed, paralysed, treated, ended, pack } = night;
  if (pack.length) told.push({ type: "PackDecided", night: number, plans, mutated, killed, paralysed });
  const isDoctors = ({ act }: Night["deeds"][number]) => act.type === "Heal" || act.type === "Kill";
  const deeds = night.deeds.filter(isDoctors);
  if (deeds.length) told.push({ type: "DoctorsDecided", night: number, deeds, treated, killed: ended });
  for (const { seat, act } of night.deeds.filter((deed) => !isDoctors(deed)))
    told.push({
      type: "Tapped",
      seat,
      tap: act.type.toLowerCase() as "inspect",
      at: "at" in act ? act.at : null,
      role: "role" in act ? act.role : null,
      decoy: false,
    });
  return told;
}

/** What came of what somebody did that night, where it was an answer. */
export function answerTo(seat: number, { findings }: Night, { t }: Pick<Speak, "t">): string {
  const found = findings.find((finding) => finding.seat === seat);
  if (found === undefined) return "";
  if (found.genome !== null) return t(`genome-${found.genome}`);
  if (found.mutant !== null) return t(found.mutant ? "board-spore-in" : "board-spore-out");
  return String(found.mutants);
}

/** Everybody, those first of whom there is most to tell: base mutants, other mutants, experts. */
export function byWeight({ fates }: GameEnded): number[] {
  const weight = ({ role, mutant }: Fate) =>
    (role === "base" ? 4 : 0) + (mutant ? 2 : 0) + (role === "astronaut" ? 0 : 1);
  return fates.map((_, seat) => seat).sort((one, other) => weight(fates[other]!) - weight(fates[one]!) || one - other);
}
