import { expect, test } from "vitest";

import { between, leaning } from "./fits";

test.each([
  [8, 2, "ours", 0.2],
  [2, 8, "theirs", 0.8],
  [8, 7, "both", 0.45],
  [1, 0, "neither", 0.45],
  [null, null, "unknown", 0.5],
  [null, 4, "unknown", 0.7],
] as const)("a clue that fits %s and %s", (disciples, infiltrators, leans, at) => {
  expect(leaning({ disciples, infiltrators })).toBe(leans);
  expect(between({ disciples, infiltrators })).toBeCloseTo(at);
});
