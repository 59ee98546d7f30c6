import game from "@games/infiltres/texts/fr.ftl?raw";
import house from "@texts/fr.ftl?raw";
import { expect, test } from "vitest";

import { SEATS } from "../games/infiltres/wire";
import { makeBundle, Speaker } from "../i18n/speaker";
import { room } from "../state/samples";
import { whichMove } from "./undoing";

const french = new Speaker(makeBundle("fr", [house, game]), SEATS, ["Bob", "Ana"]);
const clue = { type: "ClueGiven", seat: 1, word: "phare" };
const opened = { type: "VoteOpened", tied: [] };

test.each([
  [{ notes: [clue], seat: null }, "Ana : « phare »"],
  [{ notes: [clue, opened], seat: null }, "Ana : « phare »"],
  [{ notes: [], seat: 0 }, "Bob l’a joué."],
  [{ notes: [], seat: null }, ""],
])("which move %o is, is said in what all know of it", (undoing, expected) => {
  const said = whichMove(french, room({ undoing: { type: "Undoing", ...undoing } }));
  expect(said.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(expected);
});
