import { describe, expect, it } from "vitest";

import type { Sea } from "../sea";
import { bumps, cellsOf, centred, heardIn, legsOf, surfacingsOf, type Heard } from "./film";

const sea: Sea = { size: 10, islands: ["C3"], holes: [] };
const heard: Heard[] = ["E", "E", null, "S"];

describe("the film", () => {
  it("has a leg for each thing heard, a silence as one supposes it", () => {
    const legs = legsOf(heard, [{ heading: "N", distance: 2 }]);
    expect(legs.map(({ to }) => to)).toEqual([[1, 0], [2, 0], [2, -2], [2, -1]]);
    expect(legs.map(({ isGuess }) => isGuess)).toEqual([false, false, true, false]);
  });

  it("supposes that a silence did not move, until one says otherwise", () => {
    expect(legsOf([null, "E"], []).map(({ to }) => to)).toEqual([[0, 0], [1, 0]]);
  });

  it("passes all the cells of a silence", () => {
    const legs = legsOf([null], [{ heading: "W", distance: 3 }]);
    expect(cellsOf(legs)).toEqual([[0, 0], [-1, 0], [-2, 0], [-3, 0]]);
  });

  it.each<[string, Heard[], [number, number], number]>([
    ["over open sea nothing", ["E", "E"], [5, 5], 0],
    ["over an island that cell", ["E", "E"], [1, 2], 1],
    ["off the map the cells outside", ["W", "W"], [1, 5], 1],
    ["over its own trail the cell passed twice", ["E", "W"], [5, 5], 1],
  ])("bumps: %s", (_, courses, at, count) => {
    expect(bumps(sea, legsOf(courses, []), at)).toHaveLength(count);
  });

  it("stays when the enemy surfaces, with a mark there, and may cross itself after it", () => {
    const way = heardIn("EE4WW");
    expect(way).toEqual(["E", "E", 4, "W", "W"]);
    const legs = legsOf(way, []);
    expect(legs).toHaveLength(4);
    expect(surfacingsOf(way, [])).toEqual([{ at: [2, 0], sector: 4 }]);
    expect(bumps(sea, legs, [5, 5])).toEqual([]);
    expect(bumps(sea, legsOf(heardIn("EEWW"), []), [5, 5])).not.toEqual([]);
  });

  it("lies over the middle of the map at first", () => {
    expect(centred(10, [])).toEqual([5, 5]);
    expect(centred(10, legsOf(["E", "E", "E", "E"], []))).toEqual([3, 5]);
  });
});
