import { expect, test } from "vitest";

import { scene, STEPS, type Step } from "./lesson";
import played from "./lesson.json";

const t = (key: string) => key;

test.each(played)("step $step, called $called, saved $saved, is as the rules have played it", (then) => {
  const { step, called, saved, slots, hand, report, ...board } = then;
  const shown = scene(step as Step, { called, saved }, { t });
  expect(shown.board).toMatchObject(board);
  expect(shown.board.slots.map(({ seat }) => seat)).toEqual(slots);
  expect([...shown.sheet!.private.hand].sort()).toEqual([...hand].sort());
  if (step === "module") expect(shown.board.report).toEqual(report);
});

test("one may stake all the tokens one has, and no more", () => {
  for (const saved of [true, false]) {
    const { board, sheet } = scene("stake", { called: 1, saved }, { t });
    expect(sheet!.moves).toHaveLength(board.tokens[0]! + 1);
  }
});

test("every step has its scene", () => {
  expect(STEPS.map((step) => scene(step, { called: 1, saved: true }, { t }).board.phase)).toHaveLength(STEPS.length);
});
