import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Renewal, type Browser } from "./renewal";

let reloads = 0;
const hands = { full: false };
const memory = (kept = new Map<string, string>()): Browser["memory"] => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
});
const page = (tab: Browser["memory"]) =>
  new Renewal({ memory: tab, reload: () => void (reloads += 1) }, hands);

beforeEach(() => {
  vi.useFakeTimers();
  reloads = 0;
  hands.full = false;
});
afterEach(() => vi.useRealTimers());

test("it waits until nothing is pending, typed or held", async () => {
  let busy = true;
  hands.full = true;
  expect(page(memory()).ask(() => busy)).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  busy = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(reloads).toBe(0);
  hands.full = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(reloads).toBe(1);
});

test("several lines that ask get one new page", async () => {
  const renewal = page(memory());
  expect([renewal.ask(() => false), renewal.ask(() => false)]).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(reloads).toBe(1);
});

test("a page that came back the same does not try again", async () => {
  const tab = memory();
  page(tab).ask(() => false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(page(tab).ask(() => false)).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(reloads).toBe(1);
});

test("a browser that remembers nothing is not reloaded: it might go round for ever", () => {
  const forgetful = () => {
    throw new Error("denied");
  };
  expect(page({ getItem: forgetful, setItem: forgetful }).ask(() => false)).toBe(false);
});
