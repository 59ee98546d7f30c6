import { describe, expect, it } from "vitest";

import { LESSONS, pretend, WAITS } from "./lesson";
import { ROLES } from "./reading";

const speak = { t: (key: string) => key, sentence: () => "", label: () => "", reason: () => "" };

describe.each(ROLES)("the lesson of the %s", (role) => {
  it.each(LESSONS[role])("%s: what the learner must do is what they can do", (step) => {
    const { sheet } = pretend({ role, step, done: [] }, speak);
    const mayAct = sheet!.moves.length > 0 || step === "report"; // a report is never listed
    expect(mayAct).toBe(WAITS.has(step));
  });
});
