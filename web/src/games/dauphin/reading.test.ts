import cards from "@games/dauphin/data/cards.json?raw";
import { describe, expect, it } from "vitest";

import { cardBack, cardFront } from "./art/card";
import { CREW } from "./art/crew";
import { boardOf, scene, STEPS } from "./lesson";
import type { Card } from "./props";
import { aftermath, freshReport, freshVote, placesOf, secretText, wordsOf } from "./reading";
import type { Note, Public } from "./wire";

const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(" ");
const board = (more: Partial<Public> = {}): Public => ({ ...boardOf("call", { called: null, saved: true }), ...more });
const berth = (seat: number): Public["slots"][number] => ({ type: "Berth", seat, card: null });
const closed: Note = { type: "VoteClosed", stakes: [], total: 0, needed: 3, mutiny: false };
const called: Note = { type: "Called", caller: 0, seat: 1, slot: 1, by_lot: false };

describe("the airlock", () => {
  it("shows who is out, who is choosing and what is free", () => {
    const places = placesOf(board({ phase: "sending", slots: [berth(3)], awaited: [0] }));
    expect(places.map(({ letter, state, seat }) => [letter, state, seat])).toEqual([
      ["A", "sent", 3],
      ["B", "choosing", 0],
      ["C", "free", null],
    ]);
  });
  it("shows which slot somebody is to be called to", () => {
    expect(placesOf(board({ phase: "calling", slots: [] }))[0]!.state).toBe("next");
  });
  it("is full before it opens", () => {
    const slots = [berth(0), berth(1), berth(0)];
    expect(placesOf(board({ phase: "departing", slots })).every(({ state }) => state === "sent")).toBe(true);
  });
});

describe("news", () => {
  it("keeps a report from the return to the next departure", () => {
    const { report } = boardOf("report", { called: 1, saved: true });
    expect(freshReport(board({ phase: "ordering", report }))).toBe(report);
    expect(freshReport(board({ phase: "calling", report }))).toBeNull();
    expect(freshReport(board({ phase: "ordering", report, walk: 2 }))).toBeNull();
  });
  it("keeps a vote until somebody is called", () => {
    expect(freshVote([called, closed])?.at).toBe(1);
    expect(freshVote([closed, called])).toBeNull();
    expect(freshVote([called])).toBeNull();
  });
  it("tells what came of a walk after its report, and nothing of an older one", () => {
    const idled: Note = { type: "Idled", gains: [] };
    const report = boardOf("report", { called: 1, saved: true }).report!;
    expect(aftermath([idled, report, { type: "BridgeOpened", captain: 0 }, idled])).toEqual([idled]);
    expect(aftermath([idled])).toEqual([]);
  });
});

describe("the crew", () => {
  const traits = JSON.parse(cards).cards as {
    id: Card;
    kind: string;
    direction: string | null;
  }[];

  it("has the kinds and arrows of the rules", () => {
    const drawn = Object.entries(CREW).map(([id, { kind, direction }]) => ({ id, kind, direction }));
    expect(drawn).toEqual(traits.map(({ id, kind, direction }) => ({ id, kind, direction })));
  });
  it.each(Object.keys(CREW) as Card[])("draws %s", (card) => {
    const art = cardFront(card, "Name", "Trade");
    expect(art).toContain("TRADE");
    expect(art).not.toMatch(/undefined|NaN|style=/);
  });
  it("never uses a name inside a drawing twice", () => {
    const names = `${cardFront("rico", "", "")}${cardFront("rico", "", "")}${cardBack("", "")}`.match(/ id="[^"]+"/g)!;
    expect(new Set(names).size).toBe(names.length);
  });
  it("is said in words with its arrow", () => {
    expect(wordsOf("sheila", t)).toBe("board-face-right card-sheila board-kind-engineer-her");
    expect(wordsOf("toutou", t)).toBe("board-face-none card-toutou board-kind-dog");
  });
});

describe("what a seat held", () => {
  it("is its cards and its side", () => {
    const held = scene("hand", { called: null, saved: true }, { t }).sheet!.private;
    expect(secretText({ ...held, dolphinised: true }, { t })).toContain("board-dolphin-team");
    expect(secretText({ ...held, hand: [] }, { t })).toBe("board-no-hand");
  });
});

describe("the lesson", () => {
  it.each(STEPS)("asks at step %s only what its screen offers", (step) => {
    const { board, sheet } = scene(step, { called: null, saved: true }, { t });
    expect(sheet!.may_act).toBe(sheet!.moves.length > 0);
    if (sheet!.may_act) expect(board.awaited).toEqual([0]);
  });
});
