/** What sounds tells nobody anything: it follows what everybody is told, and nothing else. */
import { describe, expect, it } from "vitest";

import { captionOf, ofMoment, ofNotes, type Heard, type Sounds } from "./sounds";

const TABLES = import.meta.glob<{ sounds: Sounds }>("../../games/*/sounds.ts", { eager: true });
const WIRES = import.meta.glob<{ WHISPERS: string[]; SEATS: Record<string, string[]> }>("../../games/*/wire.ts", { eager: true });
const LONG = 12; // seconds: what all look at may last so long here

const GAMES = Object.entries(TABLES).map(([path, { sounds }]) => {
  const game = path.split("/")[3]!;
  return { game, sounds, whispers: WIRES[`../../games/${game}/wire.ts`]!.WHISPERS };
});
const FILES = import.meta.glob<string>(["@games/*/{interludes,notes}.py", "@games/*/texts/{fr,en}.ftl"], { query: "?raw", import: "default", eager: true });
const fileOf = (game: string, file: string): string => {
  const [, text] = Object.entries(FILES).find(([path]) => path.endsWith(`/${game}/${file}`))!;
  return text;
};
const ENDS = { clear: ["clear", "clear"], hit: ["direct", "clear"], own: ["clear", "indirect"] } as const;
const hit = (enemy: "clear" | "direct" | "indirect") => ({ type: "Blasted", crew: 0, cell: "A1", enemy, own: "clear" });
/** What moments may be made of, as differently as they can. */
const NOTES: Record<string, object[][]> = {
  infiltres: [[], [{ type: "VoteClosed", ballots: [{ voter: 0, at: 1 }, { voter: 1, at: 0 }] }], [{ type: "VoteClosed", ballots: [] }, { type: "Guessed", seat: 0, word: "x", right: true }]],
  sporz: [[], [{ type: "ElectionOpened", tied: [] }, { type: "Supported", voter: 1, at: 0 }]],
  sonar: [
    ...Object.values(ENDS).flatMap(([enemy, own]) => [
      [{ type: "TorpedoFired", crew: 0, cell: "A1" }, { type: "Blasted", crew: 0, cell: "A1", enemy, own }],
      [{ type: "MineSetOff", crew: 1, cell: "A1" }, { type: "Blasted", crew: 1, cell: "A1", enemy, own }],
    ]),
    [hit("direct"), hit("indirect")],
  ],
};
const scores = (game: string, sounds: Sounds): Heard[][] =>
  Object.keys(sounds.moments).flatMap((name) => (NOTES[game] ?? [[]]).map((notes) => ofMoment(sounds, name, notes, LONG)!));

describe.each(GAMES)("$game", ({ game, sounds, whispers }) => {
  it("sounds for nothing that only some are told", () => {
    expect(Object.keys(sounds.notes).filter((note) => whispers.includes(note))).toEqual([]);
    expect(Object.keys(sounds.notes).length).toBeGreaterThan(4);
  });

  it("has only moments that the house names, and notes that there are", () => {
    const named = [...fileOf(game, "interludes.py").matchAll(/Interlude\("(\w+)"/g)].map(([, name]) => name);
    expect(Object.keys(sounds.moments).filter((name) => !named.includes(name))).toEqual([]);
    for (const note of Object.keys(sounds.notes)) expect(fileOf(game, "notes.py")).toContain(`class ${note}(`);
  });

  it.each(["fr", "en"])("has a caption for all that is heard: %s", (language) => {
    const text = fileOf(game, `texts/${language}.ftl`);
    const heard = [...scores(game, sounds).flat(), ...Object.keys(sounds.notes).flatMap((type) => ofNotes(sounds, [{ type }]))];
    for (const each of heard) expect(text).toContain(`\n${captionOf(each)} = `);
    const written = [...text.matchAll(/^(board-sound-[\w-]+) =/gm)].map(([, key]) => key);
    expect(written.filter((key) => !heard.some((each) => captionOf(each) === key))).toEqual([]);
  });

  it("sounds within its moment, in order", () => {
    for (const score of scores(game, sounds)) {
      expect(score.map(({ at }) => at)).toEqual([...score.map(({ at }) => at)].sort((a, b) => a - b));
      for (const { at } of score) expect(at >= 0 && at < LONG).toBe(true);
    }
  });
});

describe("notes told together", () => {
  const { sounds } = GAMES.find(({ game }) => game === "sporz")!;
  it("sound once each, one after another, whatever else a seat is told", () => {
    const told = [{ type: "NightFell" }, { type: "WaveOpened" }];
    const secret = [{ type: "Felt" }, { type: "PackWoke" }, ...told, { type: "Tapped" }];
    expect(ofNotes(sounds, told).map(({ sound }) => sound)).toEqual(["gong", "pulse"]);
    expect(ofNotes(sounds, secret)).toEqual(ofNotes(sounds, told));
  });

  it("are silent if a moment has sounded them", () => {
    const boats = GAMES.find(({ game }) => game === "sonar")!.sounds;
    const told = [{ type: "Blasted" }, { type: "Damaged" }];
    expect(ofNotes(boats, told, "blast")).toEqual([]);
    expect(ofNotes(boats, told).map(({ sound }) => sound)).toEqual(["boom", "hull"]);
  });
});

describe("a spacewalk", () => {
  it("sounds the same whatever happened out there", () => {
    const { sounds } = GAMES.find(({ game }) => game === "dauphin")!;
    expect(Array.isArray(sounds.moments.report)).toBe(true); // it cannot look at the report
  });

  it("of a hull that the next hit sinks are the alarm, once: when it comes to that", () => {
    const boats = GAMES.find(({ game }) => game === "sonar")!.sounds;
    const alarms = (notes: object[]) => ofMoment(boats, "blast", notes, LONG)!.filter(({ sound }) => sound === "alarm").map(captionOf);
    const twice = [hit("direct"), hit("indirect")];
    expect(alarms(twice)).toEqual(["board-sound-low"]);
    expect(alarms([...twice, hit("clear")])).toEqual([]);
    expect(alarms([{ type: "Damaged", crew: 1, damage: 1 }, hit("direct")])).toEqual(["board-sound-low"]);
    expect(alarms([hit("direct"), hit("direct")])).toEqual([]);
    expect(ofNotes(boats, [{ type: "Damaged", crew: 0, damage: 3 }]).map(captionOf)).toEqual(["board-sound-low"]);
    expect(ofNotes(boats, [{ type: "Damaged", crew: 0, damage: 2 }]).map(captionOf)).toEqual(["board-sound-hull"]);
  });
});
