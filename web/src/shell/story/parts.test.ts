import { expect, test } from "vitest";

import { Speaker, makeBundle } from "../../i18n/speaker";
import { Walk } from "../../state/playback";
import type { Playback } from "../../wire";
import { partsOf } from "./parts";

const told = (type: string, ...to: number[]) => ({ to: to.length ? to : null, note: { type } });
const playback = {
  seats: [],
  moments: [
    { at: 0, seat: null, move: "start", notes: [told("Welcomed")], public: {} },
    { at: 1, seat: 0, move: "vote", notes: [told("Executed"), told("NightFell"), told("PackWoke", 1)] },
    { at: 2, seat: 1, move: "mutate", notes: [told("Mutated", 1)] },
  ],
} as unknown as Playback;
const divided = { CHAPTERS: { NightFell: "night" }, MOMENTS: ["Executed", "Mutated"] };
const speaker = new Speaker(makeBundle("en", ["chapter-start = Start\nchapter-night = Night { $number }"]));

test("what ended a chapter belongs to it, though the same move opened the next", () => {
  const [start, night] = partsOf(new Walk(playback), divided, speaker);
  expect(start!.rows.map(({ heard }) => heard.map(({ note }) => (note as { type: string }).type))).toEqual([
    ["Welcomed"],
    ["Executed"],
  ]);
  expect([start!.moments, night!.name, night!.short, night!.moments]).toEqual([[2], "Night 1", "N1", [3]]);
});

test("a seat's chapters hold what that seat heard", () => {
  const walk = new Walk(playback);
  walk.look(0);
  const parts = partsOf(walk, divided, speaker);
  expect(parts.map(({ name, moments }) => [name, moments])).toEqual([["Start", [2]], ["Night 1", []]]);
});
