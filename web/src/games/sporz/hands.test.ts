import { expect, test } from "vitest";

import { actOf, seemsNoted, targetOf, verbOf, wishes } from "./hands";
import { NOTHING_DONE } from "./lesson";
import type { Wave } from "./props";
import type { Hand, Partner, Private } from "./wire";

const hand = (change: Partial<Hand> = {}): Hand => ({ ...NOTHING_DONE.hand, ...change });
const sheet = (change: Partial<Private>): Private =>
  ({ role: "astronaut", awake: false, hand: hand(), partners: [], ...change }) as Private;

test.each([
  ["mutants", "Kill", 3, { type: "Kill", at: 3 }],
  ["mutants", "Paralyse", null, { type: "Paralyse", at: null }],
  ["mutants", "Mutate", null, { type: "Spare" }],
  ["doctors", "Heal", 2, { type: "Heal", at: 2 }],
  ["inspectors", "Inspect", 2, { type: "Inspect", at: 2 }],
  ["watchers", "Spy", 2, { type: "Spy", at: 2 }],
  ["watchers", "geneticist", null, { type: "Hack", role: "geneticist" }],
] as const)("in the wave of the %s, %s on %s is one act, asleep or awake", (wave, verb, at, act) => {
  expect(actOf(wave, verb, at, sheet({}))).toEqual(act);
  expect(actOf(wave, verb, at, sheet({ awake: true, role: "doctor" }))).toEqual(act);
});

test("a computer scientist counts with any tap, but only awake", () => {
  const computer = sheet({ role: "computer", awake: true });
  expect(actOf("inspectors", "Inspect", 4, computer)).toEqual({ type: "Count" });
  expect(actOf("inspectors", "Inspect", 4, { ...computer, awake: false })).toEqual({
    type: "Inspect",
    at: 4,
  });
});

test.each<[Wave, Hand, string, number | null]>([
  ["mutants", hand(), "Mutate", null],
  ["mutants", hand({ act: { type: "Kill", at: 2 } }), "Kill", 2],
  ["doctors", hand({ act: { type: "Spare" } }), "Heal", null],
  ["watchers", hand({ act: { type: "Hack", role: "computer" } }), "computer", null],
])("after a reload in the wave of the %s the screen opens with what was tapped", (wave, tapped, verb, at) => {
  expect(verbOf(wave, tapped)).toBe(verb);
  expect(targetOf(verbOf(wave, tapped), tapped)).toBe(at);
});

test("what several want of the same person is marked once", () => {
  const partner = (seat: number, change: Partial<Partner>): Partner => ({
    type: "Partner",
    seat,
    act: null,
    paralyse: null,
    locked: false,
    ...change,
  });
  const mine = hand({ act: { type: "Mutate", at: 1 }, paralyse: 2 });
  const partners = [partner(0, { act: mine.act, paralyse: 2 }), partner(5, { act: { type: "Kill", at: 1 } })];
  const found = wishes(sheet({ hand: mine, partners })).map(({ seat, verb, other }) => [seat, verb, other]);
  expect(found).toEqual([
    [1, "Mutate", false],
    [2, "Paralyse", true],
    [1, "Kill", false],
  ]);
});

test.each([
  ["watchers", hand(), false, false],
  ["watchers", hand(), true, true],
  ["doctors", hand({ act: { type: "Spare" } }), false, true],
  ["mutants", hand({ act: { type: "Spare" } }), false, false],
  ["mutants", hand({ locked: true }), false, true],
] as [Wave, Hand, boolean, boolean][])(
  "in the wave of %s the key says that it is noted when it is, or was refused",
  (wave, made, refused, noted) => {
    expect(seemsNoted(wave, made, refused)).toBe(noted);
  },
);
