import { expect, test } from "vitest";

import type { GameListed } from "../wire";
import { differing, setOf, setsOf, worthKeeping } from "./sets";

const properties = {
  type: {},
  seats: {},
  language: { default: "fr" },
  penalties: { default: false },
  forfeits: { default: "ours", when: { penalties: [true] } },
  turn: { default: 120 },
  name_one: { default: "" },
};
const game = {
  options: { $ref: "#/$defs/Options", $defs: { Options: { properties } } },
  first: { turn: 240 },
} as unknown as GameListed;
const BOOK = { penalties: false, forfeits: "ours", turn: 120 };
const OURS = { at: 1, options: { language: "en", penalties: true, forfeits: "own", turn: 60, gone: 3, name_one: "Zou" } };

test("a set has every option but language and names, and none that is no more", () => {
  expect(setsOf(game, OURS)).toEqual({
    first: { ...BOOK, turn: 240 },
    book: BOOK,
    ours: { penalties: true, forfeits: "own", turn: 60 },
  });
});

test("what has no effect is by the book, whatever was kept", () => {
  const ours = { at: 1, options: { penalties: false, forfeits: "own" } };
  expect(setsOf(game, ours).ours).toEqual(BOOK);
});

test("a game without a first time has two, and a phone that kept nothing none of ours", () => {
  expect(Object.keys(setsOf({ ...game, first: {} }, null))).toEqual(["book"]);
});

test("options are one of the sets, or none", () => {
  const sets = setsOf(game, OURS);
  expect(setOf(sets, { ...BOOK, language: "en" })).toBe("book");
  expect(setOf(sets, { ...BOOK, turn: 240 })).toBe("first");
  expect(setOf(sets, { penalties: true, forfeits: "own", turn: 60 })).toBe("ours");
  expect(setOf(sets, { ...BOOK, turn: 75 })).toBe(null);
  expect(differing(sets)).toEqual(["penalties", "forfeits", "turn"]);
});

test("only what is no set of its own is kept as ours", () => {
  expect(worthKeeping(game, { ...BOOK, language: "en" }, 5)).toBe(null);
  expect(worthKeeping(game, { ...BOOK, turn: 75 }, 5)).toEqual({ at: 5, options: { ...BOOK, turn: 75 } });
});
