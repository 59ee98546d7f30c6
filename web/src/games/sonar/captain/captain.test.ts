import { describe, expect, it } from "vitest";

import type { Sea } from "../sea";
import type { Action } from "../wire";
import { ownHarm, targetsOf } from "./aiming";
import { answerOf, draftOf, nextLie, saying, truths, valuesOf } from "./answering";

const sea: Sea = { size: 10, islands: ["E6"], holes: [] };

describe("aiming", () => {
  it("a torpedo: each cell is one move", () => {
    const moves: Action[] = [{ type: "Torpedo", cell: "C3" }, { type: "Lay", cell: "C4" }];
    expect([...targetsOf("torpedo", moves, sea, "C2")]).toEqual([["C3", [moves[0]]]]);
  });

  it("a drone: every cell of a sector is that sector", () => {
    const found = targetsOf("drone", [{ type: "Drone", sector: 2 }], sea, null);
    expect(found.get("F1")).toEqual([{ type: "Drone", sector: 2 }]);
    expect(found.get("A1")).toEqual([]);
  });

  it("a silence: where it ends; to stay put is a move for each heading", () => {
    const moves: Action[] = [
      { type: "Silence", heading: "N", cells: 0 },
      { type: "Silence", heading: "E", cells: 0 },
      { type: "Silence", heading: "E", cells: 2 },
    ];
    const found = targetsOf("silence", moves, sea, "C3");
    expect(found.get("C3")).toHaveLength(2);
    expect(found.get("E3")).toEqual([moves[2]]);
  });

  it.each([
    ["torpedo", "C3", 2],
    ["torpedo", "D4", 1],
    ["set-off", "E3", 0],
    ["mine", "C4", 0],
  ] as const)("%s at %s would cost the own boat at C3 %i", (aim, cell, harm) => {
    expect(ownHarm(aim, cell, "C3")).toBe(harm);
  });
});

describe("the answer to a sonar", () => {
  const real = truths({ at: "N12", sector: 9 });

  it("knows the truth", () => {
    expect(real).toEqual({ row: "12", column: "N", sector: "9" });
  });

  it("is one truth and one lie", () => {
    const one = saying({ ...draftOf(15, real), lies: { row: "1", column: "A", sector: "7" } }, "column", "true");
    expect(answerOf(one, real)).toBeNull();
    expect(answerOf(saying(one, "sector", "false"), real)).toEqual({ type: "Answer", row: null, column: "N", sector: 7 });
  });

  it("never holds two truths: the second takes the place of the first", () => {
    const draft = saying(saying(draftOf(15, real), "row", "true"), "column", "true");
    expect(draft.said).toEqual({ row: "kept", column: "true", sector: "kept" });
  });

  it.each(["row", "column", "sector"] as const)("never offers the truth as a lie of the %s", (kind) => {
    let lie = draftOf(15, real).lies[kind];
    const seen = new Set<string>();
    for (const _ of valuesOf(15, kind)) {
      seen.add(lie);
      lie = nextLie(15, kind, real[kind], lie, 1);
    }
    expect(seen).not.toContain(real[kind]);
    expect(seen.size).toBe(valuesOf(15, kind).length - 1);
  });
});
