import { expect, test } from "vitest";

import { phrases } from "./claims";
import { act, NOTHING_DONE, scene, STEPS } from "./lesson";
import * as reading from "./reading";
import type { Corpse, GameEnded, Night, Note, Private, Public } from "./wire";

const speak = { t: (key: string) => key, sentence: () => "", label: () => "", reason: () => "" };
const board = (change: Partial<Public> = {}): Public => ({
  ...scene("day", NOTHING_DONE, speak).board,
  circles: [],
  ...change,
});
const sheet = (change: Partial<Private> = {}): Private => ({
  ...scene("day", NOTHING_DONE, speak).sheet!.private,
  ...change,
});

const calls: Public["calls"] = [
  { type: "Call", wave: "doctors", roles: ["doctor"] },
  { type: "Call", wave: "inspectors", roles: ["computer", "psychologist", "geneticist"] },
  { type: "Call", wave: "watchers", roles: ["spy", "hacker"] },
];

test("the ship's computer tells the course of the game aloud, and no claims", () => {
  expect(reading.narrated({ type: "WaveOpened", night: 1, wave: "doctors" })).toBe(true);
  expect(reading.narrated({ type: "RoleClaimed", seat: 1, role: "spy" })).toBe(false);
});

test("at night the phone of whoever lives shows nothing else; the dead and the public may look round", () => {
  const night = board({ wave: "doctors", living: [0, 1] });
  expect(reading.alone(night, 1)).toBe(true);
  expect(reading.alone(night, 5)).toBe(false);
  expect(reading.alone(night, null)).toBe(false);
  expect(reading.alone(board(), 1)).toBe(false);
});

test.each([
  ["mutants", { awake: true, role: "doctor" }, "mutant"],
  ["mutants", { awake: false, role: "base" }, "asleep"],
  ["doctors", { awake: true, role: "doctor" }, "doctor"],
  ["doctors", { awake: false, role: "doctor" }, "asleep"], // mutant: not told more than they know
  ["doctors", { awake: false, role: "doctor", paralysed: true }, "paralysed"],
  ["doctors", { awake: false, role: "spy", paralysed: true }, "asleep"],
  ["inspectors", { awake: true, role: "geneticist" }, "geneticist"],
  ["watchers", { awake: true, role: "hacker" }, "hacker"],
] as const)("in the wave of the %s, %o reads of being %s", (wave, change, expected) => {
  expect(reading.taskOf(board({ calls }), wave, sheet(change))).toBe(expected);
});

test("the notebook has a page for every night and day, empty ones too, and keeps nothing that all heard", () => {
  const notes: Note[] = [
    { type: "Dealt", role: "doctor", genome: null },
    { type: "Supported", voter: 1, at: 2 },
    { type: "NightFell", night: 1 },
    { type: "Felt", night: 1, wave: "mutants", touches: [] },
    { type: "EnquiryOpened", day: 1 },
    { type: "Voted", at: 2 },
    { type: "Voted", at: null },
    { type: "NightFell", night: 2 },
    { type: "EnquiryOpened", day: 2 },
    { type: "Voted", at: 3 },
    { type: "VoteWithdrawn" },
  ];
  const pages = reading.notebook(notes).map(({ when, number, notes }) => [when, number, notes.length]);
  expect(pages).toEqual([
    ["start", 0, 1],
    ["night", 1, 1],
    ["day", 1, 1],
    ["night", 2, 0],
    ["day", 2, 0],
  ]);
  expect(reading.toldTonight(notes, 1)).toHaveLength(1);
});

test.each([
  [[[], []], [[]]],
  [[["mutated"], []], [["mutated"]]],
  [[[], ["treated"]], [["treated"]]],
  [[["mutated"], ["cured"]], [["mutated"], ["cured"]]],
] as const)("of a night in which one felt %j the book keeps %j", (felt, kept) => {
  const notes = felt.map(
    (touches, wave): Note => ({ type: "Felt", night: 1, wave: wave ? "doctors" : "mutants", touches: [...touches] }),
  );
  const told = reading.toldTonight(notes, 1).map((note) => note.type === "Felt" && note.touches);
  expect(told).toEqual(kept);
});

test("of signs the last one of each counts, and only in their wave", () => {
  const sign = (seat: number, gesture: "yes" | "no"): Note => ({ type: "Signed", seat, gesture, at: null });
  const notes: Note[] = [
    sign(3, "yes"),
    { type: "WaveOpened", night: 2, wave: "mutants" },
    sign(1, "yes"),
    sign(1, "no"),
  ];
  expect([...reading.signsNow(notes)].map(([seat, { gesture }]) => [seat, gesture])).toEqual([[1, "no"]]);
});

test("what was claimed is read from the last words back, day by day", () => {
  const notes: Note[] = [
    { type: "EnquiryOpened", day: 1 },
    { type: "RoleClaimed", seat: 1, role: "spy" },
    { type: "CircleJoined", seat: 1, circle: 1, seats: [1] },
    { type: "EnquiryOpened", day: 2 },
    { type: "OpinionClaimed", seat: 2, opinion: "trust", at: 1 },
    { type: "CountClaimed", seat: 3, night: 2, mutants: 2 },
  ];
  const days = reading.said(notes).map(({ day, claims }) => [day, ...claims.map(({ seat }) => seat)]);
  expect(days).toEqual([
    [2, 3, 2],
    [1, 1],
  ]);
});

test("who sits in no circle walks", () => {
  const now = board({ living: [0, 1, 2, 4], circles: [{ type: "Circle", number: 2, seats: [1, 4] }] });
  expect(reading.walking(now)).toEqual([0, 2]);
  expect(reading.circleOf(now, 4)?.number).toBe(2);
  expect(reading.circleOf(now, null)).toBeNull();
});

test("an election stands by voices, the most first", () => {
  const rows = reading.standings(board({ votes: [2, 1, 1, null, null, 1] }));
  expect(rows).toEqual([
    { seat: 1, voters: [1, 2, 5] },
    { seat: 2, voters: [0] },
  ]);
});

const night = (number: number, change: Partial<Night>): Night => ({
  type: "Night",
  night: number,
  pack: [],
  plans: [],
  mutated: [],
  infected: [],
  paralysed: [],
  killed: [],
  doctors: [],
  eyes: [],
  deeds: [],
  treated: [],
  cured: [],
  ended: [],
  findings: [],
  mutants: [],
  ...change,
});
const corpse = (seat: number, day: number, killer: Corpse["killer"]): Corpse => ({
  type: "Corpse",
  seat,
  day,
  killer,
  role: null,
  genome: null,
  mutant: null,
});

test("the end tells each player's nights: taken, healed, resisting, dead", () => {
  const ending: GameEnded = {
    type: "GameEnded",
    winner: "mutants",
    reason: "spread",
    fates: [0, 1, 2, 3].map(() => ({ type: "Fate", role: "astronaut", genome: "normal", mutant: false })),
    nights: [
      night(1, { pack: [0], mutated: [1], infected: [1], treated: [1], cured: [1], paralysed: [2] }),
      night(2, { pack: [0], mutated: [2], killed: [3] }),
      night(3, { pack: [0], mutated: [1], infected: [1] }),
    ],
    days: [],
  };
  const tales = reading.timeline(ending, [corpse(3, 2, "mutants"), corpse(2, 2, "crew")]);
  const told = tales.map(({ cells }) =>
    cells.map(({ state, signs, dies }) =>
      [state, ...signs.map(({ text }) => text), ...(dies ? ["dies"] : [])].join(" "),
    ),
  );
  expect(told).toEqual([
    ["mutant", "mutant", "mutant"],
    ["healthy infected treated", "healthy", "mutant infected"],
    ["healthy paralysed", "healthy resisted dies", "gone"],
    ["healthy", "healthy killed dies", "gone"],
  ]);
});

test("a night's deeds are told: the mutants', the doctors', and what others looked into", () => {
  const deeds = [
    { type: "Deed" as const, seat: 2, act: { type: "Heal" as const, at: 1 } },
    { type: "Deed" as const, seat: 3, act: { type: "Inspect" as const, at: 0 } },
    { type: "Deed" as const, seat: 4, act: { type: "Hack" as const, role: "psychologist" as const } },
  ];
  const told = reading.deedsOf(night(1, { pack: [0], mutated: [1], treated: [1], deeds }));
  expect(told.map(({ type }) => type)).toEqual(["PackDecided", "DoctorsDecided", "Tapped", "Tapped"]);
  expect(told.slice(2)).toMatchObject([
    { seat: 3, tap: "inspect", at: 0, role: null },
    { seat: 4, tap: "hack", at: null, role: "psychologist" },
  ]);
  expect(reading.deedsOf(night(2, {}))).toEqual([]);
});

test("at the end one reads what the inspectors were answered", () => {
  const nothing = { type: "Finding" as const, at: null, mutants: null, mutant: null, genome: null };
  const findings = [
    { ...nothing, seat: 0, role: "computer" as const, mutants: 2 },
    { ...nothing, seat: 1, role: "psychologist" as const, at: 0, mutant: false },
    { ...nothing, seat: 2, role: "geneticist" as const, at: 0, genome: "host" as const },
  ];
  const speak = { t: (key: string) => key };
  const answers = [0, 1, 2, 3].map((seat) => reading.answerTo(seat, night(1, { findings }), speak));
  expect(answers).toEqual(["2", "board-spore-out", "genome-host", ""]);
});

test("a day's ballots lie in piles, blank ones among them", () => {
  const ballots = [
    [0, 2],
    [1, null],
    [3, 2],
  ].map(([voter, at]) => ({ type: "Ballot" as const, voter: voter!, at: at! }));
  expect(reading.piles({ type: "Day", day: 1, ballots, executed: [2] })).toEqual([
    { at: 2, voters: [0, 3] },
    { at: null, voters: [1] },
  ]);
});

test("one is offered to be what the crew has, but no base mutant; and a count ends with the crew", () => {
  const post = (role: "base" | "doctor" | "spy") => ({ type: "Post" as const, role, count: 1 });
  const crew = (["base", "doctor", "spy"] as const).map(post);
  const roles = phrases("role", 1, 0, 6, crew).map((claim) => claim.type === "ClaimRole" && claim.role);
  expect(roles).toEqual(["doctor", "spy"]);
  expect(phrases("count", 1, 0, 3, crew)).toHaveLength(4);
  expect(phrases("count", 1, 0, 300, crew)).toHaveLength(21);
  expect(phrases("trust", 1, 5, 3, crew)).toEqual([{ type: "ClaimOpinion", opinion: "trust", at: 5 }]);
});

test("the lesson goes through all its steps by what the learner does", () => {
  let done = NOTHING_DONE;
  const steps: string[] = [];
  for (const action of [
    { type: "Elect", at: 2 },
    { type: "Mutate", at: 1 },
    { type: "Lock" },
    { type: "Inspect", at: 3 },
    { type: "ClaimState", night: 1, at: 3, mutant: true },
    { type: "Vote", at: 3 },
  ] as const) {
    const came = act(done, action);
    done = came.done;
    if (came.next) steps.push(action.type);
  }
  expect(steps).toHaveLength(STEPS.length - 2); // reading, and the end, take no act
  const { notes, board } = scene("gone", done, speak);
  expect(notes).toContainEqual({ type: "Psyched", night: 1, at: 3, mutant: true });
  expect(reading.lastClosed(board, notes)?.corpses.map(({ seat }) => seat)).toEqual([3]);
});

test("where only some have room, those come first of whom there is most to tell", () => {
  const fate = (role: "base" | "doctor" | "astronaut", mutant: boolean) =>
    ({ type: "Fate", role, genome: "normal", mutant }) as const;
  const fates = [fate("astronaut", false), fate("doctor", false), fate("astronaut", true), fate("base", true)];
  expect(reading.byWeight({ fates } as unknown as GameEnded)).toEqual([3, 2, 1, 0]);
});
