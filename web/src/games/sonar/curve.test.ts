import { expect, test } from "vitest";

import { height, path, stretches } from "./curve";

const POINTS = [
  { moment: 2, cells: 200 },
  { moment: 5, cells: 20 },
  { moment: 12, cells: 4 },
];

test("a single cell lies at the foot and a sea at the top, as far from ten to a hundred as from one to ten", () => {
  expect(height(1)).toBe(0);
  expect(height(225)).toBe(1);
  expect(height(100) - height(10)).toBeCloseTo(height(10) - height(1));
});

test("what holds at the end of a chapter holds until the next", () => {
  const [stretch, ...others] = stretches(POINTS, [0, 10, 21]);
  expect(others).toEqual([]);
  expect(stretch!.map(({ moment, cells }) => [moment, cells])).toEqual([
    [0, 200], [2, 200], [5, 20], [10, 20], [10, 4], [12, 4], [21, 4],
  ]);
});

test("a chapter that is not worked out yet is a gap", () => {
  expect(stretches(POINTS, [0, 4, 10, 21])).toHaveLength(1);
  expect(stretches([POINTS[0]!, POINTS[2]!], [0, 4, 10, 21])).toHaveLength(2);
});

test("the line goes in steps", () => {
  expect(path([{ moment: 0, cells: 225 }, { moment: 5, cells: 1 }], 11)).toBe("M0.00 0.00H50.00V100.00");
});
