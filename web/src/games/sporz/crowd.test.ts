import { expect, test } from "vitest";

import { byName, columnsOf, matching, sections, soft, widest } from "./crowd";

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

const wall = { width: 1450, height: 640, line: 400, row: 64, head: 26 };

test.each([
  [4, 1, 4],
  [6, 2, 6],
  [14, 2, 14],
  [24, 3, 24],
])("%i people end on a wall in %i columns, all of them in sight", (count, columns, room) => {
  const found = columnsOf(count, wall, 0.75);
  expect(found).toMatchObject({ columns, room });
  expect(found.zoom * (wall.head + wall.row * Math.ceil(count / columns))).toBeLessThanOrEqual(wall.height);
  expect(found.zoom * columns * wall.line).toBeLessThanOrEqual(wall.width);
});

test("a crowd has as many on the wall as can be read", () => {
  const { columns, zoom, room } = columnsOf(300, wall, 0.75);
  expect({ columns, zoom, room }).toEqual({ columns: 4, zoom: 0.75, room: 48 });
});

test.each([
  ["Basalte", "Basalte"],
  ["Bartholomé", "Bar-t-h-o-l-o-mé"],
  ["Jean-Christophe", "Jean-Chr-i-s-t-o-p-he"],
])("%s breaks under a porthole only with a hyphen, and leaves no letter alone", (name, parts) => {
  expect(soft(name)).toBe(parts.replaceAll(/(?<!Jean)-/g, "\u00ad"));
});
