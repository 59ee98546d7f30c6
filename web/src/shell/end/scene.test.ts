import { describe, expect, it } from "vitest";

import { sceneOf, type Ending } from "./scene";

const ENDINGS: Record<string, Partial<Ending>[]> = {
  infiltres: ["disciple", "infiltrator", "journalist"].map((role) => ({ reason: "target", winners: [0], camps: [role, "disciple"] })),
  sporz: [
    { reason: "cured", winners: [0], camps: ["healthy", "mutants"] },
    { reason: "spread", winners: [1], camps: ["healthy", "mutants"] },
    { reason: "empty", camps: ["healthy", "mutants"], board: { dead: [{ seat: 0 }, { seat: 1 }] } },
  ],
  sonar: [
    { reason: "sunk", winners: [0], camps: ["one", "two"] },
    { reason: "sunk", winners: [1], camps: ["one", "two"] },
    { reason: "both-sunk", camps: ["one", "two"] },
    { reason: "agreed", camps: ["one", "two"] },
  ],
  dauphin: ["sunk", "dolphins", "humans", "adrift", "nobody"].map((reason) => ({ reason })),
  lucky: ["saved", "sunk", "agreed"].map((reason) => ({ reason })),
};

describe.each(Object.entries(ENDINGS))("the ending of %s", (game, endings) => {
  const arts = async () => {
    const draw = (await sceneOf(game))!;
    return endings.map((ending) => draw({ reason: "", winners: [], camps: [], board: null, ...ending }, (key) => key).art);
  };

  it("is another picture for each outcome", async () => {
    expect(new Set(await arts()).size).toBe(endings.length);
  });
  it("is drawn with what the canvas knows, and fetches nothing", async () => {
    for (const art of await arts()) {
      const tags = [...art.matchAll(/<([a-z]+)/gi)].map(([, tag]) => tag);
      expect([...new Set(tags)].filter((tag) => !["g", "path", "circle", "rect", "text"].includes(tag!))).toEqual([]);
      expect(art).not.toMatch(/NaN|undefined|url\(|href/);
    }
  });
});

it("is none where a game draws none: its poster stands for it", async () => {
  expect(await sceneOf("trio")).toBeNull();
});

it("gives everybody who won a place where a game has places", async () => {
  const draw = (await sceneOf("sporz"))!;
  const board = { dead: [{ seat: 1 }] };
  const { places } = draw({ reason: "cured", winners: [1, 2], camps: ["mutants", "healthy", "healthy"], board }, String);
  expect(places).toHaveLength(2);
  expect(places![1]!.size).toBeGreaterThan(places![0]!.size); // who is alive stands in front
});
