/** What the screens read off the board and the notes. Nothing here decides: the server has. */
import type { Speak } from "../../shell/game";
import type { Game } from "./props";
import type {
  Action,
  Ballot,
  Eliminated,
  Guessed,
  Line,
  LotDrawn,
  MissionEnded,
  Note,
  Private,
  Public,
  RoundTied,
  Vote,
} from "./wire";

export const MISSED = "…"; // the clue of somebody who let the time pass

/** What one box of the sheet of clues holds. */
export type Cell =
  | { kind: "word"; word: string }
  | { kind: "aloud" | "missed" | "now" | "next" | "blank" }
  | { kind: "out"; role: Eliminated["role"] };

export interface Row {
  seat: number;
  out: Eliminated | null;
  cells: Cell[]; // one a round
}

/** The sheet of clues: a row a player, in the order of the seats, and a box a round. */
export function clueRows(board: Public): Row[] {
  const rounds = roundsOf(board);
  return board.scores.map((_, seat) => {
    const lines = board.clues.filter((line) => line.seat === seat);
    const out = board.out.find((gone) => gone.seat === seat) ?? null;
    const cells = rounds.map((round): Cell => {
      const line = lines.find((line) => line.round === round);
      if (line) return given(line);
      if (round === board.round && board.speaking[0] === seat) return { kind: "now" };
      if (round === board.round && board.speaking.includes(seat)) return { kind: "next" };
      return { kind: "blank" };
    });
    if (out && cells.at(-1)?.kind === "blank") cells[cells.length - 1] = { kind: "out", role: out.role };
    return { seat, out, cells };
  });
}

export function roundsOf(board: Public): number[] {
  return Array.from({ length: Math.max(1, board.round) }, (_, index) => index + 1);
}

function given(line: Line): Cell {
  if (line.word === null) return { kind: "aloud" };
  return line.word === MISSED ? { kind: "missed" } : { kind: "word", word: line.word };
}

/** The clues of a seat that can be read, in order. */
export function wordsOf(board: Public, seat: number): string[] {
  return board.clues.filter((line) => line.seat === seat && line.word).map((line) => line.word!);
}

/** Whether a seat has said its clue of this round aloud and not written it down: it still may. */
export function saidAloud(board: Public, seat: number | null): boolean {
  const open = board.phase === "speaking" || board.phase === "debating";
  return open && board.clues.some((line) => line.round === board.round && line.seat === seat && line.word === null);
}

/** Whether the last count still matters: from the next debate on, only that of a tie voted again. */
export function isCountFresh(board: Public): boolean {
  return board.phase === "voting" ? board.tied.length > 0 : board.phase !== "debating";
}

/** A ballot that was opened, and what came of it. */
export interface Opened {
  at: number; // which note it was: another one is another vote
  ballots: Ballot[];
  again: number[]; // a second ballot among these
  tied: RoundTied | null;
  lot: LotDrawn | null;
  eliminated: Eliminated | null;
  guessed: Guessed | null;
}

/** The last ballot of this mission, if one was opened. */
export function lastOpened(notes: Note[]): Opened | null {
  const types = notes.map((note) => note.type);
  const at = types.lastIndexOf("VoteClosed");
  const opened = notes[at];
  if (opened?.type !== "VoteClosed") return null;
  if (types.lastIndexOf("Briefed") > at) return null;
  const found: Opened = {
    at,
    ballots: opened.ballots,
    again: [],
    tied: null,
    lot: null,
    eliminated: null,
    guessed: null,
  };
  for (const note of notes.slice(at + 1)) {
    if (note.type === "VoteOpened" && note.tied.length) found.again = note.tied;
    if (note.type === "RoundTied") found.tied = note;
    if (note.type === "LotDrawn") found.lot = note;
    if (note.type === "Eliminated") found.eliminated = note;
    if (note.type === "Guessed") found.guessed = note;
  }
  return found;
}

export interface Pile {
  at: number | null; // null: blank
  voters: number[];
}

/** The ballots by whom they name: the most named first, blank ones last. */
export function piles(ballots: Ballot[]): Pile[] {
  const found: Pile[] = [];
  for (const { voter, at } of ballots) {
    const pile = found.find((pile) => pile.at === at);
    if (pile) pile.voters.push(voter);
    else found.push({ at, voters: [voter] });
  }
  const weight = (pile: Pile) => (pile.at === null ? -1 : pile.voters.length);
  return found.sort((one, other) => weight(other) - weight(one));
}

export interface Suspicion {
  seat: number;
  doubters: number[]; // who has stamped their clue of this round as shady
  voters: number[]; // who named them at the last count of this mission
}

/** Who has openly suspected whom of those left, the most suspected first. Nothing is read out of what
 * people say: a stamp and an opened ballot mean it. */
export function suspicions(
  board: Public,
  notes: Note[],
  doubters: (seat: number, moment: number) => number[],
): Suspicion[] {
  const { living } = board;
  const ballots = lastOpened(notes)?.ballots ?? [];
  const moment = momentOf(board);
  return living
    .map((seat) => ({
      seat,
      doubters: doubters(seat, moment),
      voters: ballots.filter(({ voter, at }) => at === seat && living.includes(voter)).map(({ voter }) => voter),
    }))
    .filter(({ doubters, voters }) => doubters.length + voters.length > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
}

const weightOf = ({ doubters, voters }: Suspicion) => new Set([...doubters, ...voters]).size;

/** The number of a round, for stamps. */
export const momentOf = (board: Public): number => board.mission * 100 + board.round;

export type Dot = "had" | "new" | "free";

/** A score as dots up to the target; the last `gain` of them are new. */
export function dots(score: number, gain: number, target: number): Dot[] {
  return Array.from({ length: Math.max(score, target) }, (_, index): Dot => {
    if (index >= score) return "free";
    return index >= score - gain ? "new" : "had";
  });
}

/** The seats in the order in which the end of a mission shows them: by gain, then by score. */
export function ranked(result: MissionEnded): number[] {
  const order = result.scores.map((_, seat) => seat);
  const by = (values: number[], one: number, other: number) => values[other]! - values[one]!;
  return order.sort((a, b) => by(result.gains, a, b) || by(result.scores, a, b) || a - b);
}

/** The camp that the stamp names: whoever gained; the infiltrators before the press. */
export function campOf(result: MissionEnded): "disciple" | "infiltrator" | "journalist" {
  const gained = result.roles.filter((_, seat) => result.gains[seat]! > 0);
  if (gained.includes("infiltrator")) return "infiltrator";
  return gained.includes("journalist") ? "journalist" : "disciple";
}

/** What the folder may say, while it is held open. */
export type SecretText = "word" | "journalist" | "later";

export function secretOf(sheet: Private): SecretText {
  if (sheet.word !== null) return "word";
  return sheet.journalist ? "journalist" : "later";
}

/** The same in the open, once it is over. */
export function secretText(sheet: Private, { t }: Pick<Speak, "t">): string {
  const word = t(`board-held-${secretOf(sheet)}`, sheet.word === null ? {} : { word: sheet.word });
  return sheet.learnt === null ? word : `${word} ${t("board-held-learnt", { word: sheet.learnt })}`;
}

/** Bots have no voice: where clues are said aloud, the table screen says theirs. */
export function aloud(note: Note, { options, seats }: Pick<Game, "options" | "seats">): boolean {
  return note.type === "ClueGiven" && options.spoken && seats[note.seat]?.bot !== null;
}

export const votesOf = (moves: Action[]): Vote[] => moves.filter((move) => move.type === "Vote");
export const has = (moves: Action[] | undefined, type: Action["type"]): boolean =>
  moves?.some((move) => move.type === type) ?? false;
