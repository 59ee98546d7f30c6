import { expect, test } from "vitest";

import { chaptersOf, seatsIn } from "./chapters";

const OPENERS = { NightFell: "night", DayBroke: "day", Surfaced: "surfacing" };
const told = (...types: string[]) => types.map((type) => (type ? [{ type }] : []));
const named = (chapters: ReturnType<typeof chaptersOf>) =>
  chapters.map(({ kind, number, from, until }) => `${kind} ${number}: ${from}-${until}`);

test("a story falls into what its openers say, and what comes before them is the start", () => {
  expect(named(chaptersOf(told("Welcomed", "NightFell", "", "DayBroke"), OPENERS))).toEqual([
    "start 0: 0-1",
    "night 1: 1-3",
    "day 1: 3-4",
  ]);
});

test("a chapter has the number that its note says; else they are counted by kind", () => {
  const notes = [[{ type: "NightFell", night: 4 }], [{ type: "Surfaced", crew: 0 }], [{ type: "Surfaced", crew: 1 }]];
  expect(named(chaptersOf(notes, OPENERS))).toEqual(["night 4: 0-1", "surfacing 1: 1-2", "surfacing 2: 2-3"]);
});

test("a chapter that is opened again is the same", () => {
  const notes = [[{ type: "NightFell", night: 1 }], [], [{ type: "NightFell", night: 1 }]];
  expect(named(chaptersOf(notes, OPENERS))).toEqual(["night 1: 0-3"]);
});

test("without openers there is one chapter", () => {
  expect(named(chaptersOf(told("a", "b"), {}))).toEqual(["start 0: 0-2"]);
});

test("whom a note is about is found wherever it says so, and nobody is no seat", () => {
  const seats = { Counted: ["by"], Tally: ["at"] };
  const note = { type: "Counted", by: [2, null], counts: [{ type: "Tally", at: 5, votes: 1 }] };
  expect([...seatsIn(note, seats)].sort()).toEqual([2, 5]);
  expect(seatsIn({ type: "Bell", count: 1 }, seats).size).toBe(0);
});
