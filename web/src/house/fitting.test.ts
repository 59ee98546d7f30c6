import { expect, test } from "vitest";

import type { GameListed } from "../wire";
import { fitting } from "./fitting";

const game = (id: string, least: number, most: number, minutes: number) =>
  ({ id, seats: [least, most], minutes }) as unknown as GameListed;
const WALL = [game("short", 3, 20, 20), game("long", 4, 500, 45), game("crews", 2, 8, 45), game("few", 3, 5, 40)];
const shown = (people: number, minutes: number) =>
  fitting(WALL, people, minutes).map((fit) => `${fit.game.id} ${fit.why?.key ?? "suits"}`);

test("six people with half an hour have one game, and read why the others are not it", () => {
  expect(shown(6, 30)).toEqual(["short suits", "long fit-too-long", "crews fit-too-long", "few another-too-many"]);
});

test("with more time what fills it comes first", () => {
  expect(shown(5, 60)).toEqual(["long suits", "crews suits", "few suits", "short suits"]);
});

test("two people are too few for most", () => {
  expect(shown(2, 60)).toEqual(["crews suits", "short another-too-few", "few another-too-few", "long another-too-few"]);
});
