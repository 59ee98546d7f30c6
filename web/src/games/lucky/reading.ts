/** What the screens read off the board, the hand and the notes. Nothing here decides: the server has. */

import type { Speak } from "../../shell/game";
import type { Action, Attempted, Drowned, Move, Note, Parry, Private, Public, Step } from "./wire";

/** What a seat holds: for a game that is told again. */
export function secretText({ hand }: Private, speak: Pick<Speak, "t">): string {
  const counts = new Map<string, number>();
  for (const card of hand) counts.set(card, (counts.get(card) ?? 0) + 1);
  const cards = [...counts].map(([card, count]) => {
    const name = speak.t("board-card", { card });
    return count > 1 ? speak.t("board-held-times", { card: name, count }) : name;
  });
  return cards.length ? speak.t("board-held", { cards: cards.join(", ") }) : speak.t("board-held-none");
}

// -- cards ------------------------------------------------------------------------------------

export type Kind = "move" | "aid" | "fail";

export function kindOf(card: string): Kind {
  if (card.startsWith("aid_")) return "aid";
  return card.startsWith("fail_") ? "fail" : "move";
}

/** The points of a Failure card. */
export const pointsOf = (card: string): number => (kindOf(card) === "fail" ? Number(card.slice("fail_".length)) : 0);

export interface Held {
  card: string;
  kind: Kind;
  /** The how manieth of the same card: which telegram it shows, and its key in a list. */
  nth: number;
}

const ORDER: Kind[] = ["move", "aid", "fail"];

/** A hand as it is laid out: Moves, Aids, Failures. */
export function laidOut(hand: string[]): Held[] {
  const seen = new Map<string, number>();
  const held = hand.map((card) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return { card, kind: kindOf(card), nth };
  });
  return held.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

// -- moves ------------------------------------------------------------------------------------

export const has = (moves: Action[], type: Action["type"]): boolean => moves.some((move) => move.type === type);

export const steps = (moves: Action[]): string[] =>
  moves.filter((move): move is Step => move.type === "Step").map((move) => move.room);

/** Where a Move card may lead oneself or the Doctor. */
export const goals = (moves: Action[], card: string, doctor: boolean): string[] =>
  moves
    .filter((move): move is Move => move.type === "Move" && move.card === card && move.doctor === doctor)
    .map((move) => move.room);

// -- the water --------------------------------------------------------------------------------

/** How much of the lowest deck afloat the water has taken: as many cards as were drawn there. */
export function waterShare({ afloat, piles, filled }: Public): number {
  const left = piles[afloat - 1];
  return left === undefined ? 0 : 1 - left / filled[afloat - 1]!;
}

// -- what happened ------------------------------------------------------------------------------

const lastOf = (notes: Note[], type: Note["type"]): number => notes.map((note) => note.type).lastIndexOf(type);

/** A moment that the screens stop at; `at`: which note it was, so that it can be put away. */
export interface Flood {
  at: number;
  note: Drowned;
}

/** The last deck that drowned. */
export function lastFlood(notes: Note[]): Flood | null {
  const at = lastOf(notes, "Drowned");
  const note = notes[at];
  return note?.type === "Drowned" ? { at, note } : null;
}

/** An attempt as it was seen. */
export interface Rescued {
  at: number;
  attempt: Attempted;
  parries: Parry[];
  missing: number; // points, to prevent it
  passed: number[];
  defender: number | null;
  last: boolean; // nobody after the defender holds a card
  foiled: boolean;
}

/** The last attempt. */
export function lastRescue(notes: Note[]): Rescued | null {
  const at = lastOf(notes, "Attempted");
  const attempt = notes[at];
  if (attempt?.type !== "Attempted") return null;
  const found: Rescued = { at, attempt, parries: [], missing: attempt.value, passed: [], defender: null, last: false, foiled: false };
  for (const note of notes.slice(at + 1)) {
    if (note.type === "Failed") {
      found.parries.push({ type: "Parry", seat: note.seat, card: note.card });
      found.missing = note.missing;
    }
    if (note.type === "Passed") found.passed.push(note.seat);
    if (note.type === "DefenceOpened") [found.defender, found.last] = [note.seat, note.last];
    if (note.type === "Foiled") [found.foiled, found.defender] = [true, null];
  }
  return found;
}

/** One piece of the ring: a point of the attempt, and who has taken it away. */
export function ring(value: number, parries: Parry[]): (number | null)[] {
  const taken = parries.flatMap(({ seat, card }) => Array<number>(pointsOf(card)).fill(seat));
  return Array.from({ length: value }, (_, point) => taken[point] ?? null);
}

/** What each defender has done, in the order of the table: from the left of the one who attempts. */
export function defenders(seats: number, attempter: number): number[] {
  return Array.from({ length: seats - 1 }, (_, step) => (attempter + 1 + step) % seats);
}

// What the screens show otherwise, or told one seat alone.
const SILENT: Note["type"][] = ["Welcomed", "Sailed", "Dealt", "Received", "Answered", "Blamed", "Judged", "TurnOpened", "GameEnded"];

/** The card that a seat has drawn, until it plays again. */
export function drawnBy(notes: Note[], seat: number | null): string | null {
  const at = lastOf(notes, "Received");
  const note = notes[at];
  if (note?.type !== "Received") return null;
  return notes.slice(at).some((later) => later.type === "TurnOpened" && later.seat === seat) ? null : note.card;
}

/** What has happened since a seat last played, the oldest first, and in how many turns. */
export function since(notes: Note[], seat: number | null): { turns: number; told: Note[] } {
  const opened = notes.flatMap((note, at) => (note.type === "TurnOpened" ? [{ at, seat: note.seat }] : []));
  const last = opened.slice(0, -1).map((turn) => turn.seat).lastIndexOf(seat ?? -1);
  const others = opened.slice(last + 1).filter((turn) => turn.seat !== seat);
  const from = others[0]?.at;
  const told = from === undefined ? [] : notes.slice(from).filter(({ type }) => !SILENT.includes(type));
  return { turns: others.length, told };
}

/** The last things that everybody heard and that are worth a line, the newest last. */
export function news(notes: Note[], count: number): Note[] {
  const found: Note[] = [];
  for (let at = notes.length - 1; at >= 0 && found.length < count; at--) {
    const note = notes[at]!;
    const jumped = note.type === "TurnOpened" && note.met; // why it is not the next one's turn
    if (jumped || !SILENT.includes(note.type)) found.unshift(note);
  }
  return found;
}
