import { describe, expect, it } from "vitest";

import {
  clues,
  freshBlast,
  freshSearch,
  freshShot,
  gauged,
  hands,
  heardOf,
  initials,
  isHum,
  heardLast,
  hurtIn,
  isNews,
  latest,
  moment,
  loudOf,
  obstacle,
  owed,
  owes,
  phrasesOf,
  places,
  secretText,
  settingsOf,
  showsClock,
  sighting,
  stepOf,
  todo,
  untraced,
  type Phrase,
  type Role,
  type Standing,
  type System,
} from "./reading";
import type { Heading } from "./sea";
import { DEFAULTS, type Action, type Boat, type Chart, type Duty, type Note, type Options, type Private, type Public } from "./wire";

const boat = (change: Partial<Boat> = {}): Boat => ({
  type: "Boat",
  seats: [0, 1, 2, 3],
  placed: true,
  damage: 0,
  surfaced: false,
  sector: null,
  courses: "",
  draw: false,
  ...change,
});
const board = (change: Partial<Public> = {}): Public => ({
  type: "Public",
  phase: "sailing",
  crew: 0,
  moved: false,
  left: 1,
  boats: [boat(), boat({ seats: [4, 4, 5, 6] })],
  archer: [],
  count: 0,
  may_draw: false,
  bell: 0,
  voyage: [],
  awaited: [],
  ...change,
});
const duty = (change: Partial<Duty> = {}): Duty => ({
  type: "Duty",
  doing: "ready",
  heading: null,
  charge: false,
  cross: false,
  blackout: false,
  armed: true,
  tracer: null,
  traced: [],
  hands: [],
  again: null,
  falls: null,
  ...change,
});
const chart = (change: Partial<Chart> = {}): Chart => ({
  type: "Chart",
  at: "D2",
  trail: ["E2", "D2"],
  mines: ["D3"],
  fresh: null,
  headings: ["W"],
  sector: 1,
  ...change,
});
const SHEET = {
  type: "Private" as const,
  crew: 0,
  roles: ["captain" as const],
  duty: duty(),
  chart: chart(),
  gauges: [3, 3, 1, 3, 6, 0],
  sizes: [3, 3, 4, 3, 6, 0],
  full: ["mine" as const, "torpedo" as const, "sonar" as const, "silence" as const],
  lights: [],
  down: [],
  asks: false,
  asked: [],
  sound: [],
  broken: [],
  spoke: false,
  inspection: [],
  looks_until: null,
  possible: null,
  mends: null,
  harms: null,
};
const sheet = (change: Partial<Private> = {}): Private => ({ ...SHEET, ...change });

describe("a table", () => {
  it.each<[Partial<Options>, number, boolean]>([
    [{}, 10, false],
    [{ mode: "realtime" }, 15, true],
    [{ mode: "turns", map_size: 15, map: "echo" }, 15, false],
  ])("that chose %o plays on a map of %i", (options, size, isRealtime) => {
    const settings = settingsOf({ ...DEFAULTS, ...options });
    expect([settings.sea.size, settings.isRealtime]).toEqual([size, isRealtime]);
  });

  it("has holes on Delta only", () => {
    expect(settingsOf({ ...DEFAULTS, map: "delta" }).sea.holes).not.toHaveLength(0);
    expect(settingsOf({ ...DEFAULTS, map: "alpha" }).sea.holes).toHaveLength(0);
  });
});

describe("a room", () => {
  const t = (key: string, values: Record<string, unknown> = {}) =>
    key === "board-place" ? `${values.crew}: ${values.roles}` : key.replace("board-role-", "");
  it.each([
    [2, ["0: board-all-roles", "1: board-all-roles"]],
    [3, ["0: captain, mate, engineer", "0: radio", "1: board-all-roles"]],
    [5, ["0: captain, mate", "0: engineer", "0: radio", "1: captain, mate, engineer", "1: radio"]],
  ])("for %i says what each place will be", (seats, expected) => {
    expect(places(seats, { t })).toEqual(expected);
  });
});

describe("the bell", () => {
  it("is neither a clock for people nor a line in the log", () => {
    expect(showsClock(board({ phase: "running" }))).toBe(false);
    expect(showsClock(board())).toBe(true);
    expect(isHum({ type: "Bell", count: 3 })).toBe(true);
  });
});

describe("a crew", () => {
  it("is its seats, each with their roles", () => {
    expect(hands(board().boats[1]!)).toEqual([
      { seat: 4, roles: ["captain", "mate"] },
      { seat: 5, roles: ["engineer"] },
      { seat: 6, roles: ["radio"] },
    ]);
  });

  it.each<[Role[], Action[], Role[]]>([
    [["captain", "mate", "engineer"], [{ type: "Charge", system: "mine" }, { type: "Cross", light: "N1" }], ["mate", "engineer"]],
    [["captain"], [{ type: "Charge", system: "mine" }], []],
    [["captain", "radio"], [{ type: "Course", heading: "N" }], ["captain"]],
    [["engineer"], [{ type: "Accept" }, { type: "Reject", part: "bow" }], ["engineer"]],
  ])("of %o with %o owes something as %o", (roles, moves, expected) => {
    expect(owed(roles, moves)).toEqual(expected);
  });

  it("that may only talk owes nothing", () => {
    const mine = (roles: Role[], move: Action) =>
      owes({ private: sheet({ roles }), moves: [move], may_act: true, channels: [] } as never);
    expect(mine(["radio"], { type: "Report", phrase: "lost" } as Action)).toBe(false);
    expect(mine(["captain"], { type: "EndTurn" })).toBe(true);
  });

  it("is told to dive, and not to choose a start again", () => {
    expect(todo({ moves: [{ type: "Dive" }] } as never)).toBe("board-todo-dive");
    expect(todo({ moves: [{ type: "Report" }, { type: "Accept" }] } as never)).toBe("board-todo-accept");
    expect(todo({ moves: [{ type: "Place", cell: "A1" }] } as never)).toBeNull();
  });

  it.each<[Action["type"][], string | null]>([
    [["Cross", "Charge"], "board-todo-charge"],
    [["Report", "Cross"], "board-todo-cross"],
    [["Surface", "Course"], "board-todo-course"],
    [["Torpedo", "EndTurn"], "board-todo-end"],
    [["Surface"], "board-todo-surface"],
    [["Report"], null],
  ])("with %o is told what is its own to do", (types, text) => {
    expect(todo({ moves: types.map((type) => ({ type })) } as never)).toBe(text);
  });

  it.each<[Partial<Public>, Partial<Duty>, number]>([
    [{}, {}, 0],
    [{ moved: true }, { doing: "marks", charge: true, cross: true }, 1],
    [{ moved: true }, { doing: "marks", cross: true }, 2],
    [{ moved: true }, {}, 3],
  ])("with %o and %o stands at step %i", (change, owes, step) => {
    expect(stepOf(board(change), sheet({ duty: duty(owes) }))).toBe(step);
  });

  it("says what its roles have to say, and where the enemy is only if it supposes so", () => {
    expect(phrasesOf(sheet({ roles: ["radio"] }), null)).not.toContain("here");
    expect(phrasesOf(sheet({ roles: ["radio"] }), "C3")).toContain("here");
    expect(phrasesOf(sheet({ roles: ["mate", "engineer"] }), null).filter((each) => each === "broken")).toHaveLength(1);
  });

  it.each<Role>(["captain", "mate", "engineer", "radio"])("has two words at hand in real time, of those it may say: %s", (role) => {
    const loud = loudOf(sheet({ roles: [role] }));
    expect(loud).toHaveLength(2);
    expect(phrasesOf(sheet({ roles: [role] }), null)).toEqual(expect.arrayContaining(loud));
  });
});

describe("a course", () => {
  const { sea } = settingsOf(DEFAULTS); // alpha: an island at D1

  it.each<[Heading, string | null]>([
    ["W", null],
    ["N", "island"],
    ["E", "trail"],
    ["S", "mine"],
  ])("to %s is barred by %s", (heading, why) => {
    expect(obstacle(sea, chart(), heading)?.why ?? null).toBe(why);
  });

  it("ends at the edge", () => {
    expect(obstacle(sea, chart({ at: "A2", headings: [] }), "W")?.why).toBe("edge");
  });
});

describe("a system", () => {
  const of = (system: System, change: Partial<Private>, moves: Action[] = []) =>
    gauged(sheet(change), moves).find((each) => each.system === system)!;

  it.each<[string, System, Partial<Private>, Action[], Standing]>([
    ["is ready where a move says so", "torpedo", {}, [{ type: "Torpedo", cell: "C3" }], "ready"],
    ["is filling", "drone", {}, [], "filling"],
    ["is broken, full or not", "drone", { down: ["detection"] }, [], "broken"],
    ["was used since the last course", "torpedo", { duty: duty({ armed: false }) }, [], "used"],
    ["waits for the marks", "torpedo", { duty: duty({ doing: "marks", charge: true }) }, [], "marks"],
    ["is idle on the surface", "torpedo", { duty: duty({ doing: "tracing" }) }, [], "surfaced"],
    ["is not on this map", "scenario", {}, [], "unused"],
  ])("%s", (_, system, change, moves, standing) => {
    expect(of(system, change, moves).standing).toBe(standing);
  });

  it("is known to be full on a sheet one does not see", () => {
    expect(of("torpedo", { gauges: null })).toMatchObject({ marked: null, isFull: true });
    expect(of("drone", { gauges: null }).isFull).toBe(false);
  });
});

describe("the enemy", () => {
  it("is heard as courses and silences", () => {
    expect(heardOf(boat({ courses: "NE-W" }))).toEqual(["N", "E", null, "W"]);
  });

  it("is found by what was told of them, the last first", () => {
    const notes: Note[] = [
      { type: "Surfaced", crew: 1, sector: 3 },
      { type: "Surfaced", crew: 0, sector: 1 },
      { type: "DroneSent", crew: 0, sector: 3, there: false },
      { type: "SonarAnswered", crew: 1, row: 2, column: "C", sector: null },
    ];
    expect(clues(notes, 0).map(({ type }) => type)).toEqual(["SonarAnswered", "DroneSent", "Surfaced"]);
  });
});

describe("news", () => {
  const course: Note = { type: "CourseSet", crew: 0, heading: "N" };
  const blast: Note = { type: "Blasted", crew: 0, cell: "C3", enemy: "direct", own: "clear" };

  it("passes over what is on the sheets anyway", () => {
    expect(latest([course, { type: "Charged", system: "mine" }, { type: "Bell", count: 1 }])).toEqual([course]);
  });

  it("is what the enemy did, when one's turn begins; turns in a row are news", () => {
    const turn = (left: number): Note => ({ type: "TurnBegan", crew: 0, left });
    expect(latest([course, turn(1)])).toEqual([course]);
    expect(isNews(turn(3))).toBe(true);
  });

  it("keeps what the crew last said of where the enemy is", () => {
    const said = (phrase: Phrase): Note =>
      ({ type: "Reported", seat: 3, phrase, system: null, heading: null, sectors: [5], cell: null });
    const where = said("sectors");
    expect(sighting([where, said("wait"), course])).toBe(where);
    expect(sighting([course])).toBeNull();
    expect(heardLast([course, where])).toBe(course);
  });

  const theirs: Note = { type: "CourseSet", crew: 1, heading: "S" };
  const torpedo: Note = { type: "TorpedoFired", crew: 1, cell: "C3" };
  const hit: Note = { type: "Blasted", crew: 1, cell: "C3", enemy: "direct", own: "clear" };
  const turn: Note = { type: "TurnBegan", crew: 0, left: 1 };
  const gaveWay: Note = { type: "GaveWay", crew: 1, heading: "S" };
  const damage: Note = { type: "Damaged", crew: 1, damage: 1 };

  it.each<[string, Note[], number, Note[]]>([
    ["with its course and its torpedo", [course, theirs, torpedo, hit, turn], 1, [theirs, torpedo, hit]],
    ["though a course followed", [theirs, torpedo, hit, course], 0, [theirs, torpedo, hit]],
    ["without the other crew's courses", [theirs, course, torpedo, hit], 0, [theirs, torpedo, hit]],
    ["from inside with what gave way", [theirs, gaveWay, damage, course], 0, [theirs, gaveWay, damage]],
    ["not twice", [theirs, torpedo, hit, turn], 3, []],
    ["not a mere course", [course, theirs], 0, []],
  ])("tells a blast %s", (_, notes, from, told) => {
    expect(moment(notes, from)).toEqual(told);
  });

  it("says who was hurt", () => {
    expect([hurtIn(hit, 0), hurtIn(hit, 1), hurtIn(hit, null)]).toEqual(["us", "them", "none"]);
    expect(hurtIn({ ...hit, enemy: "clear" }, 0)).toBe("none");
    expect(hurtIn(torpedo, 0)).toBe("none");
    expect([hurtIn(damage, 0), hurtIn(damage, 1)]).toEqual(["them", "us"]);
  });

  it("shows a blast until something else happens", () => {
    expect(freshBlast([course, blast, { type: "Damaged", crew: 1, damage: 2 }])).toBe(blast);
    expect(freshBlast([blast, course])).toBeNull();
  });
});

describe("what moves on a chart", () => {
  const torpedo: Note = { type: "TorpedoFired", crew: 0, cell: "C3" };
  const mine: Note = { type: "MineSetOff", crew: 0, cell: "C3" };
  const blast: Note = { type: "Blasted", crew: 0, cell: "C3", enemy: "clear", own: "clear" };
  const drone: Note = { type: "DroneSent", crew: 1, sector: 2, there: true };

  it.each<[string, Note[], string | null]>([
    ["a torpedo of one's own", [torpedo, blast], "C3"],
    ["not a mine", [mine, blast], null],
    ["not what was fired before", [torpedo, blast, drone], null],
  ])("is %s", (_, notes, cell) => {
    expect(freshShot(notes, 0)).toBe(cell);
    expect(freshShot(notes, 1)).toBeNull();
  });

  it("is a drone or a sonar, until something else happens", () => {
    expect(freshSearch([torpedo, drone])).toBe(drone);
    expect(freshSearch([drone, torpedo])).toBeNull();
  });
});

describe("the hull", () => {
  it("is traced by part, and signed", () => {
    expect(untraced([{ part: "top" }], ["stern", "top"])).toEqual(["stern"]);
    expect(["Ana", "Jean-Luc Petit", "élodie"].map(initials)).toEqual(["A", "JL", "É"]);
  });
});

it("where a boat was is told once a crew", () => {
  const speak = { t: (key: string, values?: object) => `${key} ${JSON.stringify(values)}` };
  expect(secretText(sheet(), speak)).toContain('"cell":"D2"');
  expect(secretText(sheet({ roles: ["radio"] }), speak)).toBe("");
});
