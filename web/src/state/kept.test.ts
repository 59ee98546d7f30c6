import { beforeEach, expect, test, vi } from "vitest";

import { kept } from "./kept";

beforeEach(() => {
  const memory = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  });
});

test("what has been met is kept as numbers, each once, the longest ago first", () => {
  expect(kept.met("infiltres")).toEqual({});
  kept.keepMet("infiltres", "fr", [4, 2]);
  kept.keepMet("infiltres", "fr", [4, 2]); // the same end, told again
  kept.keepMet("infiltres", "en", [7]);
  kept.keepMet("infiltres", "fr", [9, 4]);
  expect(kept.met("infiltres")).toEqual({ fr: [2, 9, 4], en: [7] });
  expect(kept.met("lucky")).toEqual({});
});
