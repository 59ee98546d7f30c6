import { expect, test } from "vitest";

import { effective, hasEffect } from "./begin";

const SCHEMA = {
  penalties: { type: "boolean", default: false },
  forfeits: { enum: ["ours", "own"], default: "ours", when: { penalties: [true] } },
  words: { type: "string", default: "", when: { penalties: [true], forfeits: ["own"] } },
};

test("an option has an effect when all that it needs is so", () => {
  expect(hasEffect(SCHEMA.penalties, {})).toBe(true);
  expect(hasEffect(SCHEMA.words, { penalties: true, forfeits: "own" })).toBe(true);
  expect(hasEffect(SCHEMA.words, { penalties: true, forfeits: "ours" })).toBe(false);
});

test("what has no effect is as the rulebook has it, and the rest as it was chosen", () => {
  const chosen = { penalties: false, forfeits: "own", words: "sing" };
  expect(effective(SCHEMA, chosen)).toEqual({ penalties: false, forfeits: "ours", words: "" });
  expect(effective(SCHEMA, { ...chosen, penalties: true })).toEqual({ ...chosen, penalties: true });
});
