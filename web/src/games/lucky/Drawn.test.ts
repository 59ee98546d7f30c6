import { render } from "svelte/server";
import { expect, test } from "vitest";

import Drawn from "./Drawn.svelte";
import { scene } from "./lesson";
import type { Game } from "./props";

const t = (key: string) => key;

function shown(isAlone: boolean): string {
  const game = { ...scene("aim", [], { t }), t, isAlone } as unknown as Game;
  return render(Drawn, { props: { game, card: "fail_3" } }).body;
}

test("a drawn card is covered where others may look on", () => {
  expect(shown(false)).toContain("board-drawn-hold");
  expect(shown(false)).not.toContain("drawn-card");
});

test("alone with bots it lies open, as one's hand does", () => {
  expect(shown(true)).toContain("drawn-card");
});
