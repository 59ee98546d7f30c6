import { beforeEach, expect, test, vi } from "vitest";

import { awaitedAt, byEvening, forgetEvenings, groups, keepGame, keepGroup, moveGroup, playedGames, type PlayedGame } from "./evenings";

const shelf = new Map<string, string>();
beforeEach(() => {
  shelf.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  });
});

const game = (changes: Partial<PlayedGame> = {}): PlayedGame => ({
  code: "KRBX",
  played: 1,
  game: "sporz",
  at: new Date(2026, 10, 14, 21).getTime(),
  headline: "Le vaisseau est sain",
  title: "Beau mensonge",
  won: false,
  ...changes,
});

test("a game is kept once, the newest first", () => {
  for (const played of [1, 2, 1]) keepGame(game({ played }));
  expect(playedGames().map(({ played }) => played)).toEqual([2, 1]);
});

test("what is played after midnight belongs to the evening before", () => {
  const late = game({ played: 2, at: new Date(2026, 10, 15, 1).getTime() });
  const next = game({ played: 3, at: new Date(2026, 10, 15, 20).getTime() });
  expect(byEvening([next, late, game()]).map(({ games }) => games.map(({ played }) => played))).toEqual([[3], [2, 1]]);
});

test("a group moves to another table when its own is gone, and all is forgotten at a wish", () => {
  keepGroup({ code: "KRBX", game: "sporz", names: ["Ana", "Bob"] });
  moveGroup("KRBX", "ABCD");
  expect(groups()).toEqual([{ code: "ABCD", game: "sporz", names: ["Ana", "Bob"] }]);
  keepGame(game());
  forgetEvenings();
  expect([groups(), playedGames()]).toEqual([[], []]);
});

test("a group is one by its people, whatever table it sits at, and keeps the key its phones know", () => {
  keepGroup({ code: "KRBX", game: "sporz", names: ["Ana", "Bob"], key: "first" });
  keepGroup({ code: "ABCD", game: "lucky", names: ["Bob", "Ana"], key: "second" });
  keepGroup({ code: "EFGH", game: "lucky", names: ["Ana", "Cléo"], key: "third" });
  expect(groups().map(({ code, key }) => [code, key])).toEqual([
    ["EFGH", "third"],
    ["ABCD", "first"],
  ]);
});

test("who of a group has not come to its new table yet is awaited there, and nowhere else", () => {
  const friends = [
    { name: "Ana", points: 3, look: null },
    { name: "Bob", points: 0, look: null },
  ];
  keepGroup({ code: "KRBX", game: "sporz", names: ["Ana", "Bob"], friends });
  expect(awaitedAt("KRBX", ["ana"])).toEqual([friends[1]]);
  expect(awaitedAt("ABCD", [])).toEqual([]);
});

test("what cannot be read is nothing", () => {
  shelf.set("huisclos.games", "{");
  expect(playedGames()).toEqual([]);
});
