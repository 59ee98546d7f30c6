import { describe, expect, it } from "vitest";

import hull from "@games/sonar/data/hull.json";

import type { Point } from "../sea";
import { boxOf, buoys, isInBand, isInside, PARTS, type Outline, type Part } from "./outline";
import { look, sendable } from "./trace";

const outlineOf = (part: Part) => hull[part] as unknown as Outline;
const closedLine = (line: Point[]): Point[] => [...line, line[0]!];

describe.each(PARTS)("the %s of the hull", (part) => {
  const outline = outlineOf(part);
  const round = closedLine(buoys(outline));

  it("has a band that one can go round", () => {
    for (const point of round) expect(isInBand(point, outline)).toBe(true);
    expect(look(round, outline)).toMatchObject({ bad: [], isRound: true, isDone: true });
  });

  it("may be traced the other way round too", () => {
    expect(look([...round].reverse(), outline).isDone).toBe(true);
  });

  it("is not secured half way", () => {
    const half = look(round.slice(0, round.length / 2), outline);
    expect(half).toMatchObject({ bad: [], isDone: false });
    expect(half.turned).toBeLessThan(0.8);
  });

  it("is not secured by going twice round", () => {
    expect(look([...round, ...round.slice(1)], outline).isDone).toBe(false);
  });

  it("is not secured by a line that crosses the outer hull", () => {
    const { x, y } = boxOf(outline.outer);
    const crossing = look([...round.slice(0, 3), [x - 30, y - 30], ...round.slice(3)], outline);
    expect(crossing.isDone).toBe(false);
    expect(crossing.bad.length).toBeGreaterThan(0);
  });

  it("keeps its line when a finger's many points are sent as few", () => {
    const finger = round.slice(1).flatMap(([x, y], at) => {
      const [i, j] = round[at]!;
      return Array.from({ length: 40 }, (_, step): Point => [i + ((x - i) * step) / 40, j + ((y - j) * step) / 40]);
    });
    const sent = sendable(finger);
    expect(sent.length).toBeLessThan(60);
    expect(sent.flat().every(Number.isInteger)).toBe(true);
    expect(look(sent, outline).isDone).toBe(true);
  });
});

describe("a point", () => {
  const square: Point[] = [[0, 0], [10, 0], [10, 10], [0, 10]];
  it.each<[Point, boolean]>([
    [[5, 5], true],
    [[15, 5], false],
    [[5, -1], false],
  ])("%o in a square: %s", (point, inside) => {
    expect(isInside(point, square)).toBe(inside);
  });
});
