import { describe, expect, it } from "vitest";

import { HEADINGS, type Point } from "../sea";
import { dialOf } from "./dial";
import { brokenBy, CIRCUIT_NAMES, CIRCUITS, consequence, LIGHTS, RADIATION, SYMBOL_OF } from "./lights";
import { panelOf } from "./panel";

describe("the lights", () => {
  it("are 24, six of each heading, six of radiation", () => {
    expect(LIGHTS).toHaveLength(24);
    for (const heading of HEADINGS) expect(LIGHTS.filter((light) => light.heading === heading)).toHaveLength(6);
    expect(RADIATION).toHaveLength(6);
  });

  it("name what is broken by its symbol", () => {
    expect(brokenBy(["S1", "N2", "W5"], "detection")).toEqual(["S1"]);
    expect(brokenBy(["S1", "N2", "W5"], "special")).toEqual([]);
  });

  it("mend, harm or only break what they stand for, as the sheet says", () => {
    const sheet = { mends: ["E1"], harms: ["W3"] };
    expect(["E1", "W3", "N2"].map((id) => consequence(sheet, id))).toEqual(["repair", "damage", "none"]);
    expect(consequence({ mends: null, harms: null }, "E1")).toBe("none");
  });
  it("put out of order what their symbol says", () => expect(SYMBOL_OF.torpedo).toBe("weapons"));
});

describe.each([
  ["a phone", 374, null, false],
  ["a narrow phone, working on the east", 304, "E", false],
  ["a narrow phone, working on the west", 304, "W", false],
  ["beside the captain's chart", 330, null, true],
] as const)("the panel on %s", (_, width, order, small) => {
  const panel = panelOf(width, order, small);
  const lamps = [...panel.lamps.values()];

  it("keeps every lamp on its plate", () => {
    for (const { light, at, radius } of lamps) {
      const plate = panel.plates.find(({ heading }) => heading === light.heading)!;
      expect(at[0] - radius).toBeGreaterThanOrEqual(plate.x);
      expect(at[0] + radius).toBeLessThanOrEqual(plate.x + plate.width);
      expect(at[1] + radius).toBeLessThan(panel.height);
    }
    expect(panel.plates.at(-1)!.x + panel.plates.at(-1)!.width).toBeCloseTo(width);
  });

  it("lets no two lamps overlap", () => {
    for (const one of lamps)
      for (const other of lamps.filter((lamp) => lamp !== one))
        expect(apart(one.at, other.at)).toBeGreaterThanOrEqual(one.radius + other.radius);
  });

  it.each(CIRCUIT_NAMES)("leads the %s wire through its four lamps and no other", (name) => {
    const wire = panel.wires[name];
    for (const id of CIRCUITS[name]) expect(wire).toContainEqual(panel.lamps.get(id)!.at);
    for (const { light, at, radius } of lamps) {
      if (CIRCUITS[name].includes(light.id)) continue;
      for (let piece = 1; piece < wire.length; piece += 1)
        expect(beside(at, wire[piece - 1]!, wire[piece]!), light.id).toBeGreaterThan(radius * 0.6);
    }
  });
});

const apart = ([x, y]: Point, [i, j]: Point) => Math.hypot(x - i, y - j);

function beside([x, y]: Point, [a, b]: Point, [c, d]: Point): number {
  const length = (c - a) ** 2 + (d - b) ** 2 || 1;
  const share = Math.max(0, Math.min(1, ((x - a) * (c - a) + (y - b) * (d - b)) / length));
  return Math.hypot(x - a - share * (c - a), y - b - share * (d - b));
}

describe("a dial", () => {
  it("has a box for each mark, a tick for each half, and a needle that moves", () => {
    const dial = dialOf(6, 3);
    expect([dial.boxes.length, dial.ticks.length]).toEqual([6, 13]);
    expect(dialOf(6, 4).needle).not.toBe(dial.needle);
  });
});
