import { render } from "svelte/server";
import { expect, test } from "vitest";

import type { GameProps } from "./game";
import PlainGame from "./PlainGame.svelte";

type Action = { type: string; [field: string]: unknown };

function shown(moves: Action[], mayAct = true): string {
  const game: GameProps<unknown, unknown, Action, unknown> = {
    board: {},
    sheet: { type: "Sheet", private: {}, may_act: mayAct, moves, channels: [], stood_in: null },
    notes: ["one", "two"],
    seat: 0,
    seats: [],
    names: [],
    options: {},
    place: "",
    clock: null,
    play: async () => {},
    t: (key) => key,
    sentence: (note) => `sentence ${note}`,
    label: (action) => `label ${action.type}`,
    reason: ({ key }) => key,
  };
  return render(PlainGame, { props: { game, free: { Clue: "word" }, isSecret: (note) => note === "one" } }).body;
}

test("each listed move is a button with its words, its class and its target", () => {
  const page = shown([{ type: "Vote", at: 2 }, { type: "Vote", at: null }]);
  expect(page).toContain('data-move="Vote" data-target="2"');
  expect(page).toContain('data-move="Vote" data-target="none"');
  expect(page).toContain("label Vote");
});

test("where no move is listed, one's own words are asked for", () => {
  expect(shown([])).toContain('data-testid="free-text"');
  expect(shown([{ type: "Ready" }])).not.toContain('data-testid="free-text"');
});

test("who may do nothing is told so, and hears what happens", () => {
  const page = shown([], false);
  expect(page).toContain("play-nothing");
  expect(page).toContain("sentence two");
});

test("what not everybody hears is covered", () => {
  expect(shown([])).not.toContain("sentence one");
});
