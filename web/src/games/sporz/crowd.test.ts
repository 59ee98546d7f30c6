import { expect, test } from "vitest";

import { byName, matching, sections, widest } from "./crowd";

const names = ["Zoé", "Ana", "Élise", "Jean-Luc", "Bob", "Bob 10", "Bob 9"];
const all = names.map((_, seat) => seat);
const named = (seats: number[]) => seats.map((seat) => names[seat]);

test("people are listed by name, accents aside and numbers by their value", () => {
  expect(named(byName(names, all))).toEqual(["Ana", "Bob", "Bob 9", "Bob 10", "Élise", "Jean-Luc", "Zoé"]);
});

test.each([
  ["el", ["Élise"]],
  ["LUC", ["Jean-Luc"]],
  ["bob 1", ["Bob 10"]],
  ["o", []],
])("typing %s finds those with a word that begins so", (typed, expected) => {
  expect(named(matching(names, all, typed))).toEqual(expected);
});

test("three hundred people come in even sections, everybody in one of them", () => {
  const crowd = Array.from({ length: 300 }, (_, seat) => `P${seat}`);
  const parts = sections(
    crowd,
    crowd.map((_, seat) => seat),
  );
  expect(parts).toHaveLength(13);
  expect(Math.max(...parts.map(({ seats }) => seats.length))).toBe(24);
  expect(new Set(parts.flatMap(({ seats }) => seats)).size).toBe(300);
  expect(parts[0]!.label).toBe("P0 – P23");
});

test("nobody at all is one empty section", () => {
  expect(sections(names, []).map(({ seats }) => seats)).toEqual([[]]);
});

test.each([
  [1, 100, 50, 1, 50],
  [8, 400, 200, 1, 100],
  [12, 400, 450, 1.5, 100],
  [0, 100, 100, 1, 0],
])("%i cells in %i by %i, %d times as high as wide, are %i wide", (count, width, height, tall, expected) => {
  expect(widest(count, width, height, tall)).toBeCloseTo(expected);
});
