import { describe, expect, it } from "vitest";

import { after, harm, leaf } from "./voyage";
import type { Stop } from "./wire";

const stop = (crew: number, what: Stop["what"], cell: string, change: Partial<Stop> = {}): Stop => ({
  type: "Stop",
  crew,
  what,
  cell,
  damage: [0, 0],
  passed: [],
  ...change,
});

const VOYAGE = [
  stop(0, "start", "A1"),
  stop(1, "start", "H8"),
  stop(0, "course", "B1"),
  stop(0, "silence", "B3", { passed: ["B2", "B3"] }),
  stop(0, "mine", "C3"),
  stop(1, "mine", "C3"),
  stop(0, "surface", "B3"),
  stop(0, "course", "B4"),
  stop(0, "set-off", "C3", { damage: [0, 1] }),
  stop(1, "torpedo", "C3", { damage: [1, 3] }),
];

describe("a voyage", () => {
  it("begins anew at each surfacing", () => {
    expect(after(VOYAGE, VOYAGE.length).tracks[0].trails).toEqual([
      ["A1", "B1", "B2", "B3"],
      ["B3", "B4"],
    ]);
  });

  it("shows where the bow is turned, after a silence too", () => {
    expect(after(VOYAGE, 3).tracks[0].heading).toBe("E");
    expect(after(VOYAGE, 4).tracks[0].heading).toBe("S");
  });

  it.each([
    [6, [0, 1]], // both lie on one cell
    [9, [1]], // one's own goes off and leaves the other
    [10, []], // a torpedo leaves none
  ])("after %i stops has the mines of crews %o", (count, crews) => {
    expect(after(VOYAGE, count).mines.map(({ crew }) => crew)).toEqual(crews);
  });

  it("says what each blast cost", () => {
    expect(harm(VOYAGE, 8)).toEqual([0, 1]);
    expect(harm(VOYAGE, 9)).toEqual([1, 2]);
    expect(harm(VOYAGE, 0)).toEqual([0, 0]);
  });

  it("is leafed through from event to event", () => {
    expect(leaf(VOYAGE, 0, 1)).toBe(4);
    expect(leaf(VOYAGE, 7, 1)).toBe(9);
    expect(leaf(VOYAGE, 4, -1)).toBe(0);
    expect(leaf(VOYAGE, 10, 1)).toBe(10);
  });
});
