import { render } from "svelte/server";
import { expect, test } from "vitest";

import { makeBundle, Speaker } from "../../i18n/speaker";
import type { Room, Seated } from "../../wire";
import Titles from "./Titles.svelte";

const texts = "title-proof = La preuve\ntitle-proof-why = a démasqué { $seat }";
const speaker = new Speaker(makeBundle("fr", [texts]), {}, ["Numéro Un (vous)", "Aube"]);
const seats = ["Vous", "Aube"].map((name, member) => ({ type: "Seated", name, member, bot: null }) as unknown as Seated);
const titles = [0, 1].map((seat) => ({ type: "Title", key: "proof", values: [], seats: [["seat", 1 - seat]] }));

test("who is 'you' beside their face is spoken of by name in what they are remembered for", () => {
  const room = { seats, titles } as unknown as Room;
  const page = render(Titles, { props: { room, speaker, mine: 0 } }).body.replaceAll(/<[^>]*>/g, "");
  expect(page).toContain("Numéro Un (vous) a démasqué Aube");
  expect(page).toContain("Aube a démasqué Numéro Un (vous)");
});
