import { render } from "svelte/server";
import { expect, test } from "vitest";

import { NOTHING_DONE, scene } from "./lesson";
import type { Game } from "./props";
import Tales from "./Tales.svelte";
import type { GameEnded } from "./wire";

const t = (key: string, values = {}) => `${key} ${JSON.stringify(values)}`;
const speak = { t, sentence: () => "", label: () => "", reason: () => "" };

function told(...executed: number[]): string {
  const set = scene("day", NOTHING_DONE, speak);
  const game = { ...set, ...speak, seat: 0, names: set.seats.map((_, seat) => `seat ${seat}`) } as unknown as Game;
  const fate = { type: "Fate", role: "doctor", genome: "normal", mutant: false, end: null, day: null };
  const ending = {
    type: "GameEnded",
    winner: "healthy",
    reason: "cured",
    fates: set.seats.map(() => fate),
    nights: [],
    days: [{ type: "Day", day: 1, ballots: [], executed }],
  } as unknown as GameEnded;
  return render(Tales, { props: { game, ending } }).body.replaceAll("&quot;", '"');
}

test("who left through the airlock is 'you' to themselves, once the game is over too", () => {
  expect(told(0)).toContain('board-ejected-you {"names":"none"}');
  expect(told(0, 2)).toContain('board-ejected-you {"names":"seat 2"}');
  expect(told(1, 2)).toContain('board-ejected {"names":"seat 1, seat 2","count":2}');
  expect(told()).toContain("board-nobody-ejected");
});
