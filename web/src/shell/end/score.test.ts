import { expect, test } from "vitest";

import { room } from "../../state/samples";
import { hasScore, pointsOf, ranking } from "./score";

const game = (...points: [number, number][]) => ({ type: "Scored" as const, game: "trio", points });
const evening = room({ score: [game([1, 3], [4, 0], [9, 3]), game([1, 3], [4, 3])] });

test("who has most comes first, and who has left the room is left out", () => {
  expect(ranking(evening).map(({ name, total, rank }) => [name, total, rank])).toEqual([
    ["Ana", 6, 1],
    ["Bob", 3, 2],
  ]);
});

test("equals share a rank, and a game that one did not play is no nought", () => {
  const rows = ranking(room({ score: [game([1, 3]), game([1, 0], [4, 3])] }));
  expect(rows.map(({ points, rank }) => [points, rank])).toEqual([
    [[3, 0], 1],
    [[null, 3], 1],
  ]);
});

test("the last game's points are told, unless nobody counts", () => {
  expect(pointsOf(evening, 4)).toBe(3);
  expect(pointsOf({ ...evening, scored: false }, 4)).toBeNull();
});

test("there is no score against bots alone", () => {
  const [ana, bob] = evening.people as [never, never];
  expect(hasScore(evening)).toBe(true);
  expect(hasScore({ ...evening, people: [ana, { ...(bob as object), level: "easy" } as never] })).toBe(false);
});
