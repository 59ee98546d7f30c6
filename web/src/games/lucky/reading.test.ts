import { describe, expect, it } from "vitest";

import { drawnDeck, fullPiles, goals, kindOf, laidOut, lastFlood, lastRescue, meets, news, ring, shortOf, sinks, steps, waterShare } from "./reading";
import { scene, STEPS } from "./lesson";
import { sight, stops, vesselOf } from "./vessel";
import type { Action, Note, Public } from "./wire";

const speak = { t: (key: string) => key };
const board = (changes: Partial<Public> = {}): Public => ({ ...scene("aim", [], speak).board, ...changes });

describe("the lesson", () => {
  it.each(STEPS)("is true to the ship: %s", (step) => {
    const { pawns, doctor, afloat, next, witnesses } = scene(step, [], speak).board;
    const vessel = vesselOf(board());
    const seen = sight(vessel, doctor, afloat).rooms;
    expect(witnesses).toEqual([0, 1, 2, 3].filter((seat) => pawns[seat] === doctor || seen.has(pawns[seat]!)));
    expect(stops(vessel, doctor, afloat, 2)[1]?.id).toBe(next);
  });
});

describe("the Doctor", () => {
  const rooms = (...pawns: string[]) => board({ player: 1, next: "cafe", pawns });
  it("gives the turn to the first whom he finds, from the left of the player", () => {
    expect(meets(rooms("cafe", "cafe", "bridge", "cafe"))).toBe(3);
    expect(meets(rooms("cafe", "cafe", "bridge", "bridge"))).toBe(0);
  });
  it("comes back to the player last", () => expect(meets(rooms("bridge", "cafe", "bridge", "bridge"))).toBe(1));
  it("may find nobody", () => expect(meets(rooms("bridge", "bridge", "bridge", "bridge"))).toBeNull());
});

describe("the last card of all", () => {
  it("sinks the ship", () => {
    expect(sinks(board({ piles: [1, 0, 0, 0] }))).toBe(true);
    expect(sinks(board({ piles: [2, 0, 0, 0] }))).toBe(false);
    expect(sinks(board({ piles: [16, 1, 0, 0] }))).toBe(false);
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
  it.each([
    [3, [16, 16, 17, 17]],
    [4, [16, 16, 17, 17]],
    [5, [15, 15, 15, 15]],
    [7, [12, 12, 12, 12]],
  ])("begins with even piles at a table of %i", (seats, piles) => expect(fullPiles(seats)).toEqual(piles));
  it("stands low before the first card is drawn", () => expect(waterShare(board({ piles: [16, 16, 17, 17] }))).toBe(0));
  it("rises with every card", () => expect(waterShare(board({ piles: [16, 16, 17, 4] }))).toBeCloseTo(13 / 17));
  it("goes on with the deck above", () => {
    const drowned = board({ afloat: 3, piles: [16, 16, 17, 0] });
    expect([waterShare(drowned), drawnDeck(drowned)]).toEqual([0, "C"]);
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
    expect(lastRescue([opened(1), attempted, foiled[0]!])).toMatchObject({ defender: 2, foiled: false, parries: [] });
    expect(lastRescue([opened(1), attempted, ...foiled, opened(2)])).toMatchObject({ foiled: true, defender: null });
    expect(lastRescue([attempted, ...foiled, opened(2), attempted])).toMatchObject({ at: 5, foiled: false });
  });
  it("gives each point to who took it away", () => {
    const parries = [
      { type: "Parry" as const, seat: 2, card: "fail_2" },
      { type: "Parry" as const, seat: 0, card: "fail_3" },
    ];
    expect(ring(4, parries)).toEqual([2, 2, 0, 0]);
    expect(ring(6, parries.slice(0, 1))).toEqual([2, 2, null, null, null, null]);
    expect(shortOf({ attempt: { ...attempted, value: 6 }, parries })).toBe(1);
    expect(shortOf({ attempt: { ...attempted, value: 4 }, parries })).toBe(0); // more than it took
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
