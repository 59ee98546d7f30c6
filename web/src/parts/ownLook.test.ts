import { beforeEach, expect, test, vi } from "vitest";

import { ownLook } from "./ownLook";
import { COLOURS, FACES } from "./Portrait.svelte";

beforeEach(() => {
  const memory = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  });
});

const all = (count: number): number[] => Array.from({ length: count }, (_, one) => one);

test("who has never chosen gets the face and the colour that nobody at the table has", () => {
  const colours = all(COLOURS).filter((colour) => colour !== 2);
  const there = [
    ...all(FACES).filter((face) => face !== 1).map((face) => ({ face, colour: colours[0] ?? 0 })),
    ...colours.map((colour) => ({ face: 0, colour })),
  ];
  expect(ownLook(there)).toEqual({ face: 1, colour: 2 });
  expect(ownLook([])).toEqual({ face: 1, colour: 2 }); // and keeps them
});

test("where all faces are taken one has some face", () => {
  const { face } = ownLook(all(FACES).map((one) => ({ face: one, colour: 0 })));
  expect(all(FACES)).toContain(face);
});
