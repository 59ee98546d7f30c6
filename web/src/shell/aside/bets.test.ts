import { describe, expect, it } from "vitest";

import type { BetShown, Onlooking, Wager } from "../../wire";
import { placedOn, tallies, toggled, unplaced } from "./bets";

const wager = (most: number): Wager => ({
  type: "Wager", key: "mutant", round: 2, seats: [0, 1, 2], words: [], most, foreseen: false,
});
const aside = (answers: string[], round = 2): Onlooking => ({
  type: "Onlooking", wagers: [wager(2)], channels: [], eyes: null, truth: null,
  bets: [{ type: "Placed", key: "mutant", round, answers }],
});
const bet = (member: number, answers: string[], right: number | null): BetShown => ({
  type: "BetShown", member, key: "mutant", round: 1, answers, right,
});

describe("bets", () => {
  it("are of one wager and one round", () => {
    expect(placedOn(aside(["1"]), wager(2))).toEqual(["1"]);
    expect(placedOn(aside(["1"], 1), wager(2))).toEqual([]);
    expect([unplaced(aside(["1"])), unplaced(aside(["1"], 1))]).toEqual([0, 1]);
  });

  it.each([
    [1, ["0"], "1", ["1"]],
    [2, ["0"], "1", ["0", "1"]],
    [2, ["0", "1"], "2", ["1", "2"]],
    [2, ["0", "1"], "0", ["1"]],
  ])("change with a tap: at most %i, %j and %s", (most, placed, answer, after) => {
    expect(toggled(wager(most), placed, answer)).toEqual(after);
  });

  it("are counted at the end, but for what never came to be", () => {
    const shown = [bet(1, ["0", "1"], 1), bet(1, ["2"], 1), bet(2, ["0"], 1), bet(3, ["0"], null)];
    expect(tallies(shown)).toEqual([
      { member: 2, right: 1, count: 1 },
      { member: 1, right: 2, count: 3 },
    ]);
  });
});
