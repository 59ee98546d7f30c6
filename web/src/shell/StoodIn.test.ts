import { render } from "svelte/server";
import { expect, test } from "vitest";

import type { Speaker } from "../i18n";
import type { Facts } from "../state/table";
import StoodIn from "./StoodIn.svelte";

const speaker = { sentence: (note: unknown) => `sentence ${note}` } as Speaker;
const isSecret = (note: unknown) => String(note).startsWith("secret");

function shown(notes: unknown[], secret?: typeof isSecret): string {
  const sheet = { type: "Sheet", private: {}, may_act: true, moves: [], channels: [], stood_in: [...notes.keys()] };
  const now = { sheet, notes } as unknown as Facts;
  return render(StoodIn, { props: { now, speaker, isSecret: secret, close: () => {} } }).body;
}

const count = (page: string, words: string) => page.split(words).length - 1;

test("what was done in secret is covered, and nobody reads off how much it was", () => {
  const page = shown(["a vote", "secret tap", "secret act"], isSecret);
  expect(page).toContain("sentence a vote");
  expect(page).not.toContain("sentence secret");
  expect(count(page, 'class="hold')).toBe(1);
});

test("what says the same again is said once", () => {
  const page = shown(["secret tap", "a vote", "secret tap", "secret tap"]);
  expect(count(page, "sentence secret tap")).toBe(1);
  expect(count(page, "sentence a vote")).toBe(1);
});

test("where only secrets were done there is nothing in the open, and no empty list", () => {
  expect(shown(["secret tap"], isSecret)).not.toContain("<li>");
});
