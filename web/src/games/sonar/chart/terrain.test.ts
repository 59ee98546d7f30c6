import { describe, expect, it } from "vitest";

import maps from "@games/sonar/data/maps.json";

import { isSea, nameOf, pointOf, type Point, type Sea } from "../sea";
import { contour, type Grid } from "./contour";
import { fieldOf } from "./field";
import { blastBox, rounded, smooth, UNIT } from "./paths";
import { terrainOf } from "./terrain";

const MAPS = Object.entries(maps.maps).flatMap(([name, sides]) =>
  Object.entries(sides).map(([side, sea]): [string, Sea] => [`${name}, ${side}`, sea]),
);
/** Points all over a cell, its edges too. */
const everywhere = ([x, y]: Point): Point[] =>
  Array.from({ length: 121 }, (_, at) => [x + (at % 11) / 10, y + Math.floor(at / 11) / 10]);

describe.each(MAPS)("the coasts of %s", (_, sea) => {
  const { coast } = fieldOf(sea.islands);

  it("never touch a cell of sea, so that every channel is open", () => {
    for (let at = 0; at < sea.size ** 2; at += 1) {
      const point: Point = [at % sea.size, Math.floor(at / sea.size)];
      if (!isSea(sea, point)) continue;
      for (const [x, y] of everywhere(point)) expect(coast(x, y), nameOf(point)).toBeGreaterThan(0);
    }
  });

  it("cover the middle of every island's cell", () => {
    for (const [x, y] of sea.islands.map(pointOf)) expect(coast(x + 0.5, y + 0.5)).toBeLessThan(0);
  });
});

describe("a contour", () => {
  const WIDTH = 41;
  const values = new Float32Array(WIDTH * WIDTH).map((_, at) =>
    Math.hypot((at % WIDTH) - 20, Math.floor(at / WIDTH) - 20),
  );
  const hill: Grid = { values, width: WIDTH, step: 1, origin: 0 };

  it("of a round hill is one closed line at its level", () => {
    const lines = contour(hill, 8);
    expect(lines).toHaveLength(1);
    expect(lines[0]![0]).toEqual(lines[0]!.at(-1));
    for (const [x, y] of lines[0]!) expect(Math.hypot(x - 20, y - 20)).toBeCloseTo(8, 1);
  });

  it("that runs off the grid stays open", () => {
    const lines = contour(hill, 24);
    expect(lines).toHaveLength(4);
    for (const line of lines) expect(line[0]).not.toEqual(line.at(-1));
  });
});

describe("a chart", () => {
  it("is surveyed once", () => {
    expect(terrainOf(maps.maps.alpha.turns)).toBe(terrainOf({ ...maps.maps.alpha.turns }));
  });

  it("has one coast for each group of islands that touch", () => {
    const pair: Sea = { size: 10, islands: ["C4", "C5", "G7"], holes: [] };
    expect(terrainOf(pair).coast.match(/M/g)).toHaveLength(2);
  });

  it("has a hole in the ice for each square of four", () => {
    expect(terrainOf(maps.maps.delta.turns).holes.match(/M/g)).toHaveLength(2);
    expect(terrainOf(maps.maps.alpha.turns).holes).toBe("");
  });
});

describe("a path", () => {
  it("rounds its corners without leaving its pieces", () => {
    expect(rounded([[0, 0], [10, 0], [10, 10]], 4)).toBe("M0 0L6 0Q10 0 10 4L10 10");
    expect(rounded([[3, 4]], 4)).toBe("M3 4");
  });

  it("is closed where its line comes back", () => {
    expect(smooth([[0, 0], [1, 0], [1, 1], [0, 0]])).toMatch(/Z$/);
    expect(smooth([[0, 0], [1, 0], [1, 1]])).not.toMatch(/Z$/);
  });
});

describe("a blast", () => {
  const cells = (size: number, cell: string) => Object.values(blastBox(size, cell)).map((side) => side / UNIT);

  it("is felt on nine cells, and nowhere off the chart", () => {
    expect(cells(10, "C4")).toEqual([1, 2, 3, 3]);
    expect(cells(10, "A1")).toEqual([0, 0, 2, 2]);
    expect(cells(10, "J5")).toEqual([8, 3, 2, 3]);
    expect(cells(15, "O15")).toEqual([13, 13, 2, 2]);
  });
});
