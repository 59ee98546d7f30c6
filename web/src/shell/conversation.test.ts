import { expect, test } from "vitest";

import type { Speaker } from "../i18n";
import { room } from "../state/samples";
import type { Session } from "../state/store.svelte";
import type { Facts } from "../state/table";
import type { OpenChannel, Utterance } from "../wire";
import { Conversation } from "./conversation.svelte";

const open = (name: string, more: Partial<OpenChannel> = {}): OpenChannel => ({ type: "OpenChannel", name, ...more });

const line = (channel: string, within: boolean): Utterance => ({
  type: "Utterance", member: 4, channel, text: "psst", slip: false, tongues: {}, about: null, moment: 0, within,
});

function among(channels: OpenChannel[], talk: Utterance[] = []): Conversation {
  const sheet = { type: "Sheet", private: {}, may_act: false, moves: [], channels, stood_in: null };
  const now = { room: room(), member: 1, mySeat: 1, sheet, stamping: null, talk, before: 0, earlier: [] };
  const session = { now: now as unknown as Facts } as Session;
  return new Conversation(session, () => ({ speaker: {} as Speaker, covered: [], hearers: () => null }));
}

test("what kind of place a channel is the house says, whatever its name", () => {
  const talk = among([open("cellar", { apart: true, stamps: true }), open("table"), open("kitchen", { stamps: true })]);
  expect(talk.places).toEqual(["table", "kitchen", "cellar"]);
  expect(["cellar", "table", "kitchen"].map((name) => talk.isApart(name))).toEqual([true, false, false]);
  const answered = ["cellar", "table", "kitchen", "ghosts"].map((name) => talk.stampable(line(name, true)));
  expect(answered).toEqual([0, null, 0, null]);
});

test("a line that only some heard stays one, where the place has closed", () => {
  const [whispered, said] = [line("cellar", true), line("cellar", false)];
  const talk = among([open("lobby")], [whispered, said]);
  expect([whispered, said].map((each) => talk.isAmongSome(each))).toEqual([true, false]);
  const stamped = { about: 0, text: "aha" };
  const seen = among([open("lobby")], [{ ...whispered, ...stamped }, { ...said, ...stamped }]).since;
  expect(seen.map(({ within }) => within)).toEqual([true]);
});
