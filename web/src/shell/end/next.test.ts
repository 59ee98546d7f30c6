import { expect, test } from "vitest";

import { room } from "../../state/samples";
import type { GameListed } from "../../wire";
import { misfit, nextPlace } from "./next";

const game = { seats: [3, 5] } as unknown as GameListed;

test.each([
  [2, { key: "another-too-few", values: { bound: 3, count: 1 } }],
  [3, null],
  [5, null],
  [7, { key: "another-too-many", values: { bound: 5, count: 2 } }],
])("%i people at a game for three to five", (count, why) => {
  expect(misfit(game, count)).toEqual(why);
});

test("everybody moves a place on, and who sat first sits last", () => {
  expect([1, 4, 9].map((member) => nextPlace(room(), member))).toEqual([1, 0, null]);
});
