import { describe, expect, it } from "vitest";

import { LESSONS, pretend, say, WAITS } from "./lesson";
import { ROLES } from "./reading";
import type { Action } from "./wire";

const speak = { t: (key: string) => key, sentence: () => "", label: () => "", reason: () => "" };
const REPORT: Action = { type: "Report", phrase: "here", system: null, heading: null, sectors: [], cell: "I7" };

/** Every way through a lesson: what was done before each step. */
function ways(role: (typeof ROLES)[number]): { step: string; done: Action[] }[] {
  let before: Action[][] = [[]];
  return LESSONS[role].flatMap((step) => {
    const here = before.map((done) => ({ step, done }));
    if (WAITS.has(step))
      before = before.flatMap((done) => {
        const moves = step === "report" ? [REPORT] : pretend({ role, step, done }, speak).sheet!.moves;
        return moves.filter(({ type }) => type !== "EndTurn").map((move) => [...done, move]);
      });
    return here;
  });
}

describe.each(ROLES)("the lesson of the %s", (role) => {
  it("shows at every step what the rules have played, and lets one do what is to be done", () => {
    for (const { step, done } of ways(role)) {
      const { board, sheet, notes } = pretend({ role, step, done }, speak);
      expect(board.boats[1].seats).toEqual([4, 4, 4, 4]);
      expect(notes.length).toBeGreaterThan(0);
      if (step !== "report" && WAITS.has(step)) expect(sheet!.moves).not.toEqual([]); // it is never listed
    }
  });
});

it("tells a shot by what it has done to both boats", () => {
  const shot = (cell: string) => {
    const scene = { role: "captain", step: "hit", done: [{ type: "Course", heading: "E" }, { type: "Torpedo", cell }] } as const;
    const said = say(scene, { t: (_, values) => `${values!["hit"]}` });
    return [said, ...pretend(scene, speak).board.boats.map(({ damage }) => damage)];
  };
  expect(shot("F6")).toEqual(["direct", 0, 2]);
  expect(shot("F7")).toEqual(["indirect", 0, 1]);
  expect(shot("F5")).toEqual(["own", 1, 1]);
  expect(shot("G2")).toEqual(["clear", 0, 0]);
});
