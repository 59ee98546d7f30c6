/** What the screens read off the board and the notes. Nothing here decides: the server has. */
import type { Speak } from "../../shell/game";
import { isOneOf } from "../../shell/words";
import { CREW } from "./art/crew";
import type { Card } from "./props";
import type { Action, Note, Private, Public, Reported, VoteClosed } from "./wire";

export const LETTERS = ["A", "B", "C"] as const;

/** One place of the airlock: somebody is in it, is choosing, is still to be called, or nobody is. */
export interface Place {
  letter: (typeof LETTERS)[number];
  state: "sent" | "choosing" | "next" | "free";
  seat: number | null;
  card: Card | null; // where it is face up
}

export function placesOf(board: Public): Place[] {
  return LETTERS.map((letter, at): Place => {
    const sent = board.slots[at];
    if (sent) return { letter, state: "sent", seat: sent.seat, card: sent.card };
    const isNext = at === board.slots.length;
    if (isNext && board.phase === "sending") return { letter, state: "choosing", seat: board.awaited[0] ?? null, card: null };
    return { letter, state: isNext && board.phase === "calling" ? "next" : "free", seat: null, card: null };
  });
}

/** The report of this walk, from the return to the next departure. */
export function freshReport(board: Public): Reported | null {
  const isBack = isOneOf(board.phase, "detaching", "naming", "promoting", "ordering", "staking");
  return isBack && board.report?.walk === board.walk ? board.report : null;
}

/** The last vote, until somebody is called for the next walk; `at` tells one from another. */
export function freshVote(notes: Note[]): { at: number; vote: VoteClosed; since: Note[] } | null {
  const types = notes.map((note) => note.type);
  const at = types.lastIndexOf("VoteClosed");
  const vote = notes[at];
  if (vote?.type !== "VoteClosed" || types.lastIndexOf("Called") > at) return null;
  return { at, vote, since: notes.slice(at + 1) };
}

type Aftermath = Extract<Note, { type: "BrutusLeft" | "Detached" | "Idled" | "TeamLost" }>;
const AFTERMATH = new Set<Note["type"]>(["BrutusLeft", "Detached", "Idled", "TeamLost"]);

/** What came with the last report, and is told after it: tokens, treachery, teams that are out. */
export function aftermath(notes: Note[]): Aftermath[] {
  const at = notes.map((note) => note.type).lastIndexOf("Reported");
  return at < 0 ? [] : notes.slice(at + 1).filter((note): note is Aftermath => AFTERMATH.has(note.type));
}

export const lastOf = <T extends Note["type"]>(notes: Note[], type: T): Extract<Note, { type: T }> | null =>
  (notes.filter((note) => note.type === type).at(-1) as Extract<Note, { type: T }> | undefined) ?? null;

/** The cards that one of these moves names. */
export function cardsOf(moves: Action[], type: "Promote" | "Sacrifice" | "Send"): Card[] {
  return moves.flatMap((move) => (move.type === type ? [move.card] : []));
}

export const has = (moves: Action[] | undefined, type: Action["type"]): boolean =>
  moves?.some((move) => move.type === type) ?? false;

/** A trade in the form that suits whoever has it. */
export function tradeOf(card: Card, t: Speak["t"]): string {
  const { kind, her } = CREW[card];
  return t(her ? `board-kind-${kind}-her` : `board-kind-${kind}`);
}

/** A card in words: name, trade, arrow. */
export function wordsOf(card: Card, t: Speak["t"]): string {
  const side = CREW[card].direction ?? "none";
  return t(`board-face-${side}`, { name: t(`card-${card}`), trade: tradeOf(card, t) });
}

/** What a seat held, in the open, once it is over. */
export function secretText(sheet: Private, { t }: Pick<Speak, "t">): string {
  const cards = sheet.hand.map((card) => t(`card-${card}`)).join(", ");
  if (!cards) return t("board-no-hand");
  return `${cards}. ${t(sheet.dolphinised ? "board-dolphin-team" : "board-human-team")}`;
}
