import { describe, expect, it } from "vitest";

import { ballotsOf } from "./lesson";
import {
  aloud,
  campOf,
  clueRows,
  dots,
  isCountFresh,
  lastOpened,
  piles,
  ranked,
  saidAloud,
  secretOf,
  secretText,
  suspicions,
} from "./reading";
import { DEFAULTS, type Ballot, type Line, type MissionEnded, type Note, type Public } from "./wire";

const EMPTY: Public = {
  type: "Public",
  phase: "speaking",
  mission: 1,
  first: 0,
  number: 7,
  round: 1,
  living: [0, 1, 2],
  out: [],
  clues: [],
  speaking: [],
  ready: [],
  voted: [],
  tied: [],
  guesser: null,
  scores: [0, 0, 0],
  result: null,
  awaited: [],
};
const board = (change: Partial<Public>): Public => ({ ...EMPTY, ...change });
const line = (round: number, seat: number, word: string | null): Line => ({
  type: "Line",
  round,
  seat,
  word,
});
const ballot = (voter: number, at: number | null): Ballot => ({ type: "Ballot", voter, at });
const closed = (...ballots: Ballot[]): Note => ({ type: "VoteClosed", ballots });
const briefed: Note = { type: "Briefed", mission: 1, first: 0 };

describe("the sheet of clues", () => {
  it("says what was given, missed, said aloud, and who comes next", () => {
    const rows = clueRows(
      board({
        round: 2,
        clues: [line(1, 0, "sel"), line(1, 1, "…"), line(1, 2, null), line(2, 0, "nuit")],
        speaking: [1, 2],
      }),
    );
    const kinds = rows.map((row) => row.cells.map((cell) => cell.kind));
    expect(kinds).toEqual([
      ["word", "word"],
      ["missed", "now"],
      ["aloud", "next"],
    ]);
  });

  it("stamps the eliminated in the last round, where one looks first", () => {
    const out: Public["out"] = [{ type: "Eliminated", seat: 1, role: "journalist" }];
    const rows = clueRows(board({ round: 3, living: [0, 2], out, clues: [line(1, 1, "sel")] }));
    expect(rows[1]!.cells).toEqual([
      { kind: "word", word: "sel" },
      { kind: "blank" },
      { kind: "out", role: "journalist" },
    ]);
  });
});

describe("a clue that was said aloud", () => {
  it("may be written down in its round, until the vote", () => {
    const clues = [line(1, 0, null), line(2, 1, null), line(2, 2, "wombat")];
    const may = (seat: number | null, phase: Public["phase"] = "debating") =>
      saidAloud(board({ round: 2, clues, phase }), seat);
    expect([may(0), may(1), may(2), may(null)]).toEqual([false, true, false, false]);
    expect([may(1, "speaking"), may(1, "voting")]).toEqual([true, false]);
  });

  it("is a bot's on the table screen, and nobody else's", () => {
    const seats = [null, "plain"].map((bot, member) => ({
      type: "Seated" as const,
      member,
      name: "",
      bot,
      machine: false,
      person: bot === null,
    }));
    const given = (seat: number): Note => ({ type: "ClueGiven", seat, word: "wombat" });
    const spoken = { options: { ...DEFAULTS, seats: 2, spoken: true }, seats };
    expect([aloud(given(0), spoken), aloud(given(1), spoken), aloud(briefed, spoken)]).toEqual([false, true, false]);
    expect(aloud(given(1), { ...spoken, options: { ...spoken.options, spoken: false } })).toBe(false);
  });
});

describe("an opened ballot", () => {
  it("is not there before a vote, nor once the next mission has begun", () => {
    expect(lastOpened([briefed])).toBeNull();
    expect(lastOpened([briefed, closed(ballot(0, 1)), briefed])).toBeNull();
  });

  it("carries what came of the last vote alone", () => {
    const again: Note = { type: "VoteOpened", tied: [1, 2] };
    const out: Note = { type: "Eliminated", seat: 1, role: "disciple" };
    const found = lastOpened([briefed, closed(), again, closed(ballot(0, 1)), out]);
    expect(found).toMatchObject({ at: 3, ballots: [ballot(0, 1)], again: [], eliminated: out });
  });

  it("is fresh until the next debate, and in the vote that follows a tie", () => {
    const fresh = (phase: Public["phase"], tied: number[] = []) => isCountFresh(board({ phase, tied }));
    expect([fresh("speaking"), fresh("guessing"), fresh("voting", [1, 2])]).toEqual([true, true, true]);
    expect([fresh("debating"), fresh("voting")]).toEqual([false, false]);
  });

  it("leaves the lesson with one person out, whomever one names", () => {
    for (const vote of [1, 2, 3, null]) {
      const [most, next] = piles(ballotsOf(vote));
      expect(most?.at).toBe(2);
      expect(most!.voters.length).toBeGreaterThan(next!.voters.length);
    }
  });

  it("says with the stamps of this round who openly suspects whom, of those left", () => {
    const votes = closed(ballot(0, 2), ballot(1, 3), ballot(2, 1), ballot(3, 0), ballot(4, null));
    const now = board({ phase: "debating", mission: 2, round: 3, living: [0, 1, 2, 4] });
    const shady = (seat: number, moment: number) => (seat === 1 && moment === 203 ? [0] : []);
    expect(suspicions(now, [briefed, votes], shady)).toEqual([
      { seat: 1, doubters: [0], voters: [2] },
      { seat: 2, doubters: [], voters: [0] },
    ]);
    expect(suspicions(now, [votes, briefed], () => [])).toEqual([]);
  });

  it("is sorted into piles, the highest first and the blank last", () => {
    const votes = [ballot(0, null), ballot(1, null), ballot(2, 0), ballot(3, 1), ballot(4, 1)];
    expect(piles(votes)).toEqual([
      { at: 1, voters: [3, 4] },
      { at: 0, voters: [2] },
      { at: null, voters: [0, 1] },
    ]);
  });
});

describe("the end of a mission", () => {
  const result: MissionEnded = {
    type: "MissionEnded",
    reason: "last-two",
    pair: { type: "Pair", disciples: "phare", infiltrators: "moulin" },
    roles: ["disciple", "journalist", "infiltrator"],
    gains: [0, 0, 2],
    scores: [1, 3, 2],
  };

  it("lists those who gained before those who have more", () => {
    expect(ranked(result)).toEqual([2, 1, 0]);
  });

  it.each<[string, number[]]>([
    ["disciple", [1, 0, 0]],
    ["journalist", [0, 3, 0]],
    ["infiltrator", [0, 3, 2]],
  ])("stamps %s", (camp, gains) => {
    expect(campOf({ ...result, gains })).toBe(camp);
  });

  it("draws points as dots, new ones last, and never fewer than the score", () => {
    expect(dots(3, 2, 5)).toEqual(["had", "new", "new", "free", "free"]);
    expect(dots(6, 1, 5)).toHaveLength(6);
  });
});

it("shows a word, that there is none, or that it is still to come", () => {
  const sheet = { type: "Private" as const, journalist: false, word: null, vote: null, learnt: null };
  expect(secretOf({ ...sheet, word: "phare" })).toBe("word");
  expect(secretOf({ ...sheet, journalist: true })).toBe("journalist");
  expect(secretOf(sheet)).toBe("later");
});

it("says in the open what a seat held, for a game that is told again", () => {
  const sheet = { type: "Private" as const, journalist: false, word: "phare", vote: null, learnt: null };
  const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(" ");
  expect(secretText(sheet, { t })).toBe("board-held-word phare");
  expect(secretText({ ...sheet, word: null, journalist: true, learnt: "mer" }, { t })).toBe(
    "board-held-journalist board-held-learnt mer",
  );
});
