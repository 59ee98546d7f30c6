import { expect, test } from "vitest";

import { stepsOf } from "./podium";

test("without points those who won stand above the others", () => {
  expect(stepsOf(4, [1, 3], null)).toEqual({ steps: [{ rank: 1, seats: [1, 3], points: null }], below: [0, 2] });
});

test("nobody won: nobody stands above", () => {
  expect(stepsOf(2, [], null)).toEqual({ steps: [], below: [0, 1] });
});

test("with points there are three steps, equals share one, and the rest stand below", () => {
  expect(stepsOf(6, [2], [4, 2, 5, 2, 1, 0])).toEqual({
    steps: [
      { rank: 1, seats: [2], points: 5 },
      { rank: 2, seats: [0], points: 4 },
      { rank: 3, seats: [1, 3], points: 2 },
    ],
    below: [4, 5],
  });
});
