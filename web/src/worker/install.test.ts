import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leaveOldPage } from "./install";

let page: EventTarget;
let reloads = 0;

beforeEach(() => {
  page = new EventTarget();
  reloads = 0;
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("location", { reload: () => (reloads += 1) });
  vi.stubGlobal("navigator", { onLine: true });
  leaveOldPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const missing = () => page.dispatchEvent(new Event("vite:preloadError"));

test("a page that lacks a part is left for the one that the house serves", () => {
  vi.advanceTimersByTime(60_000);
  missing();
  vi.advanceTimersByTime(0);
  expect(reloads).toBe(1);
});

test("a page that has only just come is left too, but not all the time", () => {
  vi.advanceTimersByTime(1_000);
  missing();
  vi.advanceTimersByTime(8_000);
  expect(reloads).toBe(0);
  vi.advanceTimersByTime(1_000);
  expect(reloads).toBe(1);
});

test("without a network it waits for one", () => {
  vi.stubGlobal("navigator", { onLine: false });
  vi.advanceTimersByTime(60_000);
  missing();
  vi.advanceTimersByTime(0);
  expect(reloads).toBe(0);
  page.dispatchEvent(new Event("online"));
  expect(reloads).toBe(1);
});
