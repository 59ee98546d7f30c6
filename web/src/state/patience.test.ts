import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patiently } from "./patience";
import { refusal } from "./refusals";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How often it was asked, and what came of it. */
async function asked(answer: (tries: number) => number): Promise<{ tries: number; came: unknown }> {
  let tries = 0;
  const coming = patiently(async () => answer((tries += 1))).catch((why: unknown) => why);
  await vi.runAllTimersAsync();
  return { tries, came: await coming };
}
const refuse = (key: "replay-busy" | "game-not-over"): never => {
  throw refusal(key);
};

test("a busy house is asked again", async () => {
  expect(await asked((tries) => (tries < 3 ? refuse("replay-busy") : 7))).toEqual({ tries: 3, came: 7 });
});

test("one that says no is not", async () => {
  const { tries, came } = await asked(() => refuse("game-not-over"));
  expect([tries, (came as { key: string }).key]).toEqual([1, "game-not-over"]);
});

test("nor is one that stays busy, for ever", async () => {
  expect((await asked(() => refuse("replay-busy"))).tries).toBe(8);
});
