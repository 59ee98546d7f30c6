import { describe, expect, it } from "vitest";

import { LESSONS, pretend, WAITS } from "./lesson";
import { ROLES } from "./reading";

const speak = { t: (key: string) => key, sentence: () => "", label: () => "", reason: () => "" };

it.each(["W", "N", "E"] as const)("after a course to the %s the enemy of the captain's lesson is in reach", (heading) => {
  const { sheet } = pretend({ role: "captain", step: "fire", done: [{ type: "Course", heading }] }, speak);
  expect(sheet!.moves).toContainEqual({ type: "Torpedo", cell: "F6" });
});

describe.each(ROLES)("the lesson of the %s", (role) => {
  it.each(LESSONS[role])("%s: what the learner must do is what they can do", (step) => {
    const { sheet } = pretend({ role, step, done: [] }, speak);
    const mayAct = sheet!.moves.length > 0 || step === "report"; // a report is never listed
    expect(mayAct).toBe(WAITS.has(step));
  });
});
