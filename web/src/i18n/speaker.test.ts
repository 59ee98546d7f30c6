import game from "@games/infiltres/texts/fr.ftl?raw";
import lucky from "@games/lucky/texts/fr.ftl?raw";
import sonar from "@games/sonar/texts/fr.ftl?raw";
import house from "@texts/fr.ftl?raw";
import { expect, test } from "vitest";

import { SEATS } from "../games/infiltres/wire";
import { kebab, makeBundle, Speaker } from "./speaker";

const names = ["Ana", "Bob", "Cléo"];
const french = new Speaker(makeBundle("fr", [house, game]), SEATS, names);

test("a class is written in kebab-case", () => {
  expect(kebab("ClueGiven")).toBe("clue-given");
});

test.each([
  [{ type: "ClueGiven", seat: 1, word: "phare" }, "Bob : « phare »"],
  [{ type: "Voted", at: null }, "Vous votez blanc."],
  [{ type: "Voted", at: 0 }, "Vous votez contre Ana."],
  [{ type: "VoteOpened", tied: [] }, "On vote, en même temps."],
  [{ type: "VoteOpened", tied: [0, 1, 2] }, "Égalité : on revote entre Ana, Bob et Cléo."],
  [{ type: "VoteClosed", ballots: [] }, "Personne n’a voté."],
  [
    {
      type: "VoteClosed",
      ballots: [
        { type: "Ballot", voter: 0, at: 1 },
        { type: "Ballot", voter: 1, at: null },
      ],
    },
    "Les votes : Ana → Bob, Bob → blanc.",
  ],
  [{ type: "Guessed", seat: 2, word: "none", right: false }, "Cléo propose « \u2060none »… et ce n’est pas ça."],
])("%o is said as it should be", (note, expected) => {
  expect(french.sentence(note).replaceAll(/[\u00a0\u202f]/g, " ")).toBe(expected);
});

test("a field that the house leaves out is read as an empty one", () => {
  const speaker = new Speaker(makeBundle("fr", [house, lucky]), { Penalised: ["at"] }, names);
  const note = { type: "Penalised", at: 1, points: 1, total: 2 };
  expect(speaker.sentence(note)).toBe("Une pénalité pour Bob, ce qui fait 2.");
  expect(speaker.sentence({ ...note, forfeit: null })).toBe(speaker.sentence(note));
});

test("what each seat gained is listed by name, and nothing of those who gained nothing", () => {
  const note = {
    type: "MissionEnded",
    reason: "unmasked",
    pair: { type: "Pair", disciples: "phare", infiltrators: "moulin" },
    roles: ["disciple", "disciple", "infiltrator"],
    gains: [2, 2, 0],
    scores: [2, 2, 0],
  };
  expect(french.sentence(note)).toContain("Points : Ana +2, Bob +2.".replace(" :", "\u00a0:"));
});

test("a moment names those whom play waits for", () => {
  const board = { type: "Public", phase: "voting", tied: [0, 2], awaited: [1, 2] };
  expect(french.moment("wait", board)).toBe("On attend Bob et Cléo pour voter.");
  expect(french.moment("phase", board)).toBe("Égalité. On revote entre Ana et Cléo.");
});

test("a crowd that play waits for is a number", () => {
  const crowd = Array.from({ length: 40 }, (_, seat) => seat);
  const board = { type: "Public", phase: "voting", tied: [], awaited: crowd };
  expect(french.moment("wait", board)).toBe("On attend 40 personnes pour voter.");
});

test("a missing text shows as its key", () => {
  expect(french.t("nowhere")).toBe("⟦nowhere⟧");
});

test("a few winners are named, and a crowd is counted", () => {
  expect(french.peopleOf([0, 2])).toBe("Ana et Cléo");
  expect(french.peopleOf(Array.from({ length: 45 }, (_, seat) => seat))).toBe("45 personnes");
});

test.each([
  [{}, "Jaunes : mine larguée !"],
  [{ name_one: "", name_two: "Argo" }, "Jaunes : mine larguée !"],
  [{ name_one: "Nautilus", name_two: "" }, "Nautilus : mine larguée !"],
])("what the table has written among its options is in every sentence: %o", (options, said) => {
  const speaker = new Speaker(makeBundle("fr", [house, sonar]), {}, names, options);
  expect(speaker.sentence({ type: "MineLaid", crew: 0 }).replace(/[\u00a0\u202f]/g, " ")).toBe(said);
});

test("what some were told is told again with their names, and in their own words where there are no others", () => {
  const bundle = makeBundle("en", [
    "list = { $others } and { $last }\nnote-felt = Felt: { $touches }.\nitem-felt-touches = you { $value }\n" +
      "told-felt = { $who }: { $touches }.\nitem-told-felt-touches = { $who } { $value }\nnote-woke = You woke.",
  ]);
  const speaker = new Speaker(bundle, {}, ["Ana", "Bob"]);
  const felt = { type: "Felt", touches: ["slept"] };
  expect(speaker.told({ to: null, note: felt })).toBe("Felt: you slept.");
  expect(speaker.told({ to: [1], note: felt })).toBe("Bob: Bob slept.");
  expect(speaker.told({ to: [0, 1], note: { type: "Woke" } })).toBe("You woke.");
});
