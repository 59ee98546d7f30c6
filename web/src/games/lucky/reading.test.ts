import { describe, expect, it } from "vitest";

import { drawnBy, goals, kindOf, laidOut, lastFlood, lastRescue, news, ring, since, steps, waterShare } from "./reading";
import { scene, STEPS } from "./lesson";
import { deckIndex, sight, vesselOf } from "./vessel";
import type { Action, Note, Public } from "./wire";

const speak = { t: (key: string) => key };
const board = (changes: Partial<Public> = {}): Public => ({ ...scene("aim", [], speak).board, ...changes });

describe("the lesson", () => {
  it.each(STEPS)("is true to the ship: %s", (step) => {
    const { pawns, doctor, afloat, next, then, meets, witnesses } = scene(step, [], speak).board;
    const vessel = vesselOf(board());
    const seen = sight(vessel, doctor, afloat).rooms;
    expect(witnesses).toEqual([0, 1, 2, 3].filter((seat) => pawns[seat] === doctor || seen.has(pawns[seat]!)));
    const dry = vessel.rooms.filter((room) => room.number !== null && deckIndex(room) < afloat);
    const way = dry.sort((one, other) => one.number! - other.number!).map(({ id }) => id);
    const from = way.indexOf(doctor) + 1;
    expect([next, ...then]).toEqual([...way, ...way].slice(from, from + 5));
    expect([meets, pawns.includes(next)]).toEqual([null, false]);
  });
});

describe("a hand", () => {
  it("is laid out by kind, and the same card twice is two cards", () => {
    expect(laidOut(["fail_1", "aid_whisky", "bridge", "fail_1"])).toEqual([
      { card: "bridge", kind: "move", nth: 0 },
      { card: "aid_whisky", kind: "aid", nth: 0 },
      { card: "fail_1", kind: "fail", nth: 0 },
      { card: "fail_1", kind: "fail", nth: 1 },
    ]);
  });
  it("takes a room that people named for a Move card", () => expect(kindOf("Le Carré")).toBe("move"));
});

describe("moves", () => {
  const moves: Action[] = [
    { type: "Step", room: "cafe" },
    { type: "Move", card: "galley", doctor: false, room: "galley" },
    { type: "Move", card: "galley", doctor: true, room: "cafe" },
    { type: "Stop" },
  ];
  it("lead by a step", () => expect(steps(moves)).toEqual(["cafe"]));
  it("lead oneself by a card", () => expect(goals(moves, "galley", false)).toEqual(["galley"]));
  it("lead the Doctor by a card", () => expect(goals(moves, "galley", true)).toEqual(["cafe"]));
});

describe("the water", () => {
  it("stands low before the first card is drawn", () => expect(waterShare(board({ piles: [16, 16, 17, 17] }))).toBe(0));
  it("rises with every card", () => expect(waterShare(board({ piles: [16, 16, 17, 4] }))).toBeCloseTo(13 / 17));
  it("goes on with the deck above", () => {
    expect(waterShare(board({ afloat: 3, piles: [16, 16, 17, 0] }))).toBe(0);
    expect(waterShare(board({ afloat: 0, piles: [0, 0, 0, 0] }))).toBe(0);
  });
});

describe("a moment", () => {
  const opened = (turn: number): Note => ({ type: "TurnOpened", turn, seat: 0, met: false });
  const flood: Note = { type: "Drowned", deck: "D", room: "dining_saloon", seats: [], doctor: false };
  const attempted: Note = { type: "Attempted", seat: 1, room: "cafe", card: null, value: 1, witnesses: [2] };
  const foiled: Note[] = [
    { type: "DefenceOpened", seat: 2, missing: 1, last: false },
    { type: "Failed", seat: 2, card: "fail_1", missing: 0, late: false },
    { type: "Foiled", seat: 1 },
  ];

  it("is the last of its kind, however long ago", () => {
    expect(lastFlood([opened(1)])).toBeNull();
    expect(lastFlood([opened(1), flood, opened(2), opened(3)])?.at).toBe(1);
    expect(lastFlood([flood, opened(2), flood])?.at).toBe(2);
  });
  it("tells how an attempt goes", () => {
    expect(lastRescue([opened(1), attempted, foiled[0]!])).toMatchObject({ defender: 2, foiled: false, parries: [], missing: 1 });
    expect(lastRescue([opened(1), attempted, ...foiled, opened(2)])).toMatchObject({ foiled: true, defender: null, missing: 0 });
    expect(lastRescue([attempted, ...foiled, opened(2), attempted])).toMatchObject({ at: 5, foiled: false });
  });
  it("gives each point to who took it away", () => {
    const parries = [
      { type: "Parry" as const, seat: 2, card: "fail_2" },
      { type: "Parry" as const, seat: 0, card: "fail_3" },
    ];
    expect(ring(4, parries)).toEqual([2, 2, 0, 0]);
    expect(ring(6, parries.slice(0, 1))).toEqual([2, 2, null, null, null, null]);
  });
  it("keeps what only one seat heard off the news", () => {
    const secret: Note = { type: "Received", card: "fail_3" };
    expect(news([attempted, foiled[2]!, secret, opened(2)], 2)).toEqual([attempted, foiled[2]]);
  });
  it("says that the Doctor has given somebody the turn", () => {
    const jumped: Note = { type: "TurnOpened", turn: 3, seat: 2, met: true };
    expect(news([opened(2), foiled[2]!, jumped], 1)).toEqual([jumped]);
  });
});

describe("one's own turns", () => {
  const opened = (turn: number, seat: number): Note => ({ type: "TurnOpened", turn, seat, met: false });
  const drew = (seat: number): Note => ({ type: "Drew", seat, deck: "D", left: 9, late: false });
  const mine: Note[] = [opened(1, 0), drew(0), { type: "Received", card: "fail_1" }];
  const theirs: Note[] = [opened(2, 1), drew(1), opened(3, 2), drew(2)];

  it("what was drawn is shown until one plays again", () => {
    expect(drawnBy(mine, 0)).toBe("fail_1");
    expect(drawnBy([...mine, ...theirs], 0)).toBe("fail_1");
    expect(drawnBy([...mine, ...theirs, opened(4, 0)], 0)).toBeNull();
    expect(drawnBy(theirs, 0)).toBeNull();
  });
  it("what happened since is what others did, in so many turns", () => {
    expect(since([...mine, ...theirs, opened(4, 0)], 0)).toEqual({ turns: 2, told: [drew(1), drew(2)] });
    expect(since([...mine, opened(2, 0)], 0)).toEqual({ turns: 0, told: [] });
    expect(since([...theirs, opened(4, 0)], 0).turns).toBe(2);
  });
});
