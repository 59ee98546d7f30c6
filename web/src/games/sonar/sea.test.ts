import { describe, expect, it } from "vitest";

import maps from "@games/sonar/data/maps.json";

import { headingTo, isNear, moved, nameOf, pointOf, reach, sectorBox, sectorOf, wayTo, type Sea } from "./sea";

const alpha: Sea = maps.maps.alpha.turns;

describe("a cell", () => {
  it.each<[string, [number, number]]>([
    ["A1", [0, 0]],
    ["C7", [2, 6]],
    ["O15", [14, 14]],
  ])("%s has a letter from the west and a number from the north", (cell, point) => {
    expect(pointOf(cell)).toEqual(point);
    expect(nameOf(point)).toBe(cell);
  });

  it.each([
    [15, "N12", 9],
    [15, "A1", 1],
    [15, "H8", 5],
    [10, "F5", 2],
    [10, "E6", 3],
  ])("on a map of %i, %s lies in sector %i", (size, cell, sector) => {
    expect(sectorOf(size, cell)).toBe(sector);
  });

  it("lies inside the box of its sector", () => {
    const [x, y] = sectorBox(15, sectorOf(15, "N12"));
    expect([x, y]).toEqual([10, 10]);
  });

  it("is one step from its neighbour", () => {
    expect(nameOf(moved(pointOf("C7"), "W"))).toBe("B7");
  });

  it.each([
    ["C7", "C7", true],
    ["C7", "B6", true],
    ["C7", "C9", false],
  ])("%s feels a blast in %s: %s", (cell, blast, felt) => {
    expect(isNear(cell, blast)).toBe(felt);
  });

  it.each([
    ["D5", "D2", "N"],
    ["D5", "H5", "E"],
    ["D5", "D5", null],
    ["D5", "E6", null],
  ])("from %s one sails to %s by %s", (from, to, heading) => {
    expect(headingTo(from, to)).toBe(heading);
  });
});

describe("a torpedo", () => {
  it("gets from D3 to G2 in four steps, as in the rules", () => {
    expect(reach(alpha, "D3").get("G2")).toBe(4);
  });

  it("goes round an island and never through it", () => {
    const steps = reach(alpha, "C3"); // an island lies at C4
    expect(steps.has("C4")).toBe(false);
    expect(steps.get("C5")).toBe(4);
  });

  it("has a way of single steps over the sea", () => {
    const way = wayTo(reach(alpha, "D3"), "G2");
    expect(way).toHaveLength(5);
    expect([way[0], way.at(-1)]).toEqual(["D3", "G2"]);
    for (const [at, cell] of way.slice(1).entries()) expect(headingTo(way[at]!, cell)).not.toBeNull();
  });
});
