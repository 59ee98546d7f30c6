import { describe, expect, it } from "vitest";

import { openedBy, VERDICT } from "./since.svelte";

describe("envelopes", () => {
  it.each([
    [0, 1],
    [0.9, 1],
    [1, 2],
    [2.9, 3],
    [3, 4], // all are open: what comes of it
    [99, 4],
  ])("after %f seconds: %i", (since, open) => {
    expect(openedBy(since, 3 + VERDICT, 3)).toBe(open);
  });

  it("leave no wait where there are none", () => {
    expect(openedBy(0, VERDICT, 0)).toBe(1);
  });
});
