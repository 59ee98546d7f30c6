import { expect, test } from "vitest";

import { scene, type Step } from "./lesson";
import played from "./lesson.json";

test.each(played)("step $step is as the rules have played it", ({ step, board, sheet }) => {
  const shown = scene(step as Step, [], { t: (key: string) => key });
  expect(shown.board).toMatchObject(board);
  expect([...shown.sheet!.private.hand].sort()).toEqual(sheet.hand);
  expect(shown.sheet!.private.bound).toBe(sheet.bound);
});
