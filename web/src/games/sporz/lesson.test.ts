import { expect, test } from "vitest";

import { act, NOTHING_DONE, say, scene, type Step } from "./lesson";
import played from "./lesson.json";

const speak = { t: (key: string) => key, sentence: () => "", label: () => "", reason: () => "" };

test.each(played)("step $step is as the rules have played it", ({ step, board, sheet }) => {
  const shown = scene(step as Step, NOTHING_DONE, speak);
  expect(shown.board).toMatchObject(board);
  expect(shown.sheet!.private).toMatchObject(sheet);
});

test("who would not vote gets a remark", () => {
  expect(() => act(NOTHING_DONE, { type: "Abstain" })).toThrow(expect.objectContaining({ key: "tutorial-votes" }));
});

test("who studies or votes for somebody else than the mutant gets a remark", () => {
  expect(say("day", { ...NOTHING_DONE, studied: 1 }, speak)).toBe("tutorial-day-healthy");
  expect(say("gone", { ...NOTHING_DONE, voted: 1 }, speak)).toBe("tutorial-gone-wrong");
  expect(say("gone", { ...NOTHING_DONE, voted: 3 }, speak)).toBe("tutorial-gone");
});
