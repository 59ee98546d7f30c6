import { expect, test } from "vitest";

import { happenings } from "./happenings";
import { room, welcome as welcomed } from "./samples";
import { TableState } from "./table";

function facts(changes: Parameters<typeof room>[0] = {}) {
  const state = new TableState();
  state.apply(welcomed(1, "t"));
  state.apply(room(changes));
  return state.facts();
}
const { people, seats } = room();
const cleo = { type: "Somebody" as const, id: 5, name: "Cléo", level: null, machine: false, look: null };

test.each([
  ["somebody comes in", {}, { people: [...people, cleo] }, "member-joined", "Cléo"],
  ["a machine comes in", {}, { people: [...people, { ...cleo, machine: true }] }, "member-joined-machine", "Cléo"],
  ["somebody goes", { people: [...people, cleo] }, {}, "member-left", "Cléo"],
  ["the table changes hands", {}, { owner: 4 }, "member-host", "Bob"],
  ["a bot takes over", {}, { seats: [{ ...seats[0]!, bot: "plain" }, seats[1]!] }, "member-bot-took", "Bob"],
  ["a person is back", { seats: [{ ...seats[0]!, bot: "plain" }, seats[1]!] }, {}, "member-given-back", "Bob"],
])("%s: it is said", (_, before, after, key, name) => {
  expect(happenings(facts(before), facts(after))).toEqual([{ key, name }]);
});

test("of oneself, of bots that are added, and of another game's bots nothing is said", () => {
  const bot = { ...cleo, level: "plain" };
  const mine = [seats[0]!, { ...seats[1]!, bot: "plain" }];
  expect(happenings(facts(), facts({ people: [...people, bot] }))).toEqual([]);
  expect(happenings(facts(), facts({ seats: mine }))).toEqual([]);
  const another = [{ ...seats[0]!, bot: "plain" }, seats[1]!];
  expect(happenings(facts(), facts({ seats: another, played: 2 }))).toEqual([]);
});
