import { beforeEach, expect, it } from "vitest";

import { about, suspect, suspicionsOf } from "./suspicions";

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  globalThis.localStorage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  } as Storage;
});

it("keeps a mark and a note beside a name, of one game only", () => {
  const marked = suspect("KRBX.1", {}, 2, { mark: "wary" });
  const noted = suspect("KRBX.1", marked, 2, { note: "a changé de voix" });
  expect(about(noted, 2)).toEqual({ mark: "wary", note: "a changé de voix" });
  expect(about(noted, 0)).toEqual({ mark: "none", note: "" });
  expect(suspicionsOf("KRBX.1")).toEqual(noted);
  expect(suspicionsOf("KRBX.2")).toEqual({});
});
