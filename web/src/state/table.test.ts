import { expect, test } from "vitest";

import type { Fresh, News, Sheet } from "../wire";
import { room, welcome as welcomed } from "./samples";
import { NoteLost, TableState } from "./table";

const sheet: Sheet = {
  type: "Sheet",
  private: { word: "phare" },
  may_act: true,
  moves: [],
  channels: [],
  stood_in: null,
};

const fresh = (changes: Partial<Fresh> = {}): Fresh => ({
  type: "Fresh",
  heard: 2,
  public: { phase: "picking" },
  sheet,
  notes: ["one", "two"],
  clock: { type: "Clock", left: 30, running: true, added: 0 },
  interlude: null,
  stamping: null,
  wait: 3,
  ...changes,
});

const news = (changes: Partial<News>): News => ({ type: "News", heard: 2, ...changes });

function seated(): TableState {
  const state = new TableState(() => 1000);
  state.apply(welcomed(1, "t"));
  state.apply(room());
  state.apply(fresh());
  return state;
}

test("a member knows their seat, the names round the table, and whether it is theirs", () => {
  const state = seated();
  expect([state.mySeat, state.names, state.isOwner]).toEqual([1, ["Bob", "Ana"], true]);
});

test("a spectator has no seat and owns nothing", () => {
  const state = new TableState();
  state.apply(welcomed(null));
  state.apply(room({ owner: null }));
  expect([state.mySeat, state.isOwner]).toEqual([null, false]);
});

test("a token is kept when the next welcome brings none", () => {
  const state = seated();
  state.apply(welcomed(1));
  expect(state.token).toBe("t");
});

test("a clock remembers when it told its time", () => {
  expect(seated().clock).toEqual({ type: "Clock", left: 30, running: true, added: 0, at: 1000 });
});

test("nothing of a game is left when the next one begins at once", () => {
  const state = seated();
  state.apply({ type: "RoomNews", fields: { played: 2 }, people: [], gone: [], options: {} });
  expect([state.publicBoard, state.sheet, state.clock]).toEqual([null, null, null]);
});

test("a stamp of one game stands on nothing in the next, and a line is a line", () => {
  const state = seated();
  const line = { type: "Utterance", member: 4, channel: "table", text: "shady", slip: false, tongues: {}, about: null, moment: 0, within: false } as const;
  const stamp = { ...line, about: 2, moment: 101 };
  state.apply({ type: "Talk", said: 2, lines: [line, stamp] });
  state.apply({ type: "RoomNews", fields: { over: true }, people: [], gone: [], options: {} });
  expect(state.talk).toEqual([line, stamp]);
  state.apply({ type: "RoomNews", fields: { played: 2 }, people: [], gone: [], options: {} });
  expect(state.talk).toEqual([line, { ...stamp, moment: -1 }]);
});

test("news changes what it holds and nothing else", () => {
  const state = seated();
  state.apply(news({ heard: 3, notes: ["three"], public: { phase: "speaking" } }));
  expect(state.notes).toEqual(["one", "two", "three"]);
  expect(state.publicBoard).toEqual({ phase: "speaking" });
  expect(state.sheet).toBe(sheet);
  expect(state.clock?.left).toBe(30);
});

test("news of a clock that is null stops the clock", () => {
  const state = seated();
  state.apply(news({ clock: null }));
  expect(state.clock).toBeNull();
});

test("a note that was lost on the way is noticed", () => {
  expect(() => seated().apply(news({ heard: 4, notes: ["four"] }))).toThrow(NoteLost);
});

test("who comes back gets only the notes not heard yet, put after the others", () => {
  const state = seated();
  state.apply(fresh({ heard: 3, notes: ["three"] }));
  expect(state.notes).toEqual(["one", "two", "three"]);
});

test("a move taken back takes its notes back", () => {
  const state = seated();
  state.apply(fresh({ heard: 1, notes: ["one"] }));
  expect(state.notes).toEqual(["one"]);
});

test("back in the room there is no board and no secret", () => {
  const state = seated();
  state.apply(room({ seats: [] }));
  expect([state.publicBoard, state.sheet, state.clock]).toEqual([null, null, null]);
});

test("talk grows, and its count is what the table says", () => {
  const state = seated();
  const line = { type: "Utterance", member: 4, channel: "table", text: "bonjour", slip: false, tongues: {}, about: null, moment: 0, within: false } as const;
  state.apply({ type: "Talk", said: 7, lines: [line] });
  expect([state.said, state.talk]).toEqual([7, [line]]);
});

test("lines of talk that were missed stand where they belong once they are asked for", () => {
  const said = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({
      ...({ type: "Utterance", member: 4, channel: "table", slip: false, tongues: {}, about: null, moment: 0, within: false } as const),
      text: `${from + index}`,
    }));
  const state = seated();
  state.apply({ type: "Talk", said: 300, lines: said(201, 300) });
  expect([state.missed, state.known, state.before]).toEqual([200, 0, 0]);
  state.apply({ type: "Earlier", first: 101, lines: said(101, 200) });
  expect([state.missed, state.earlier]).toEqual([100, said(101, 200)]);
  state.apply({ type: "Earlier", first: 1, lines: said(1, 100) });
  expect([state.missed, state.earlier]).toEqual([0, said(1, 200)]);
  state.apply({ type: "Talk", said: 450, lines: said(351, 450) });
  expect([state.missed, state.known, state.before, state.earlier]).toEqual([50, 300, 100, []]);
  state.apply({ type: "Earlier", first: 251, lines: said(251, 350) }); // some of which we have
  expect([state.missed, state.earlier]).toEqual([0, said(301, 350)]);
});

test("what the screens of a crew tell each other is not for reading", () => {
  const state = seated();
  const line = { type: "Utterance", member: 4, channel: "table", text: "bonjour", slip: false, tongues: {}, about: null, moment: 0, within: false } as const;
  const slip = { ...line, channel: "notes", slip: true };
  state.apply({ type: "Talk", said: 2, lines: [line, slip] });
  expect([state.talk, state.slips]).toEqual([[line], [slip]]);
});

test("a refusal without a key is a complaint, not a move's", () => {
  const state = seated();
  const reason = { type: "Refusal", key: "not-owner", values: [] } as const;
  state.apply({ type: "Refused", reason: { ...reason, values: [] }, number: null });
  expect([state.complaint?.key, state.complaints, state.refusal]).toEqual(["not-owner", 1, null]);
});

test("being sent away for good is remembered; a restart is not", () => {
  const state = seated();
  const reason = { type: "Refusal" as const, key: "server-stopping", values: [] };
  state.apply({ type: "Gone", reason, again: true });
  expect(state.gone).toBeNull();
  state.apply({ type: "Gone", reason: { ...reason, key: "removed" }, again: false });
  expect([state.gone?.key, state.status]).toEqual(["removed", "gone"]);
});

test("facts stay as they were when the table goes on", () => {
  const state = seated();
  const before = state.facts();
  state.apply(news({ heard: 3, notes: ["three"] }));
  expect([before.notes.length, before.mySeat, state.facts().notes.length]).toEqual([2, 1, 3]);
});

test("what all look at is known until it is over, and from when on our own clock", () => {
  const shown = { type: "Shown" as const, name: "airlock", seconds: 7, left: 7, running: true, free: false, seen: [] };
  const state = new TableState(() => 500);
  state.apply(room());
  state.apply(fresh());
  state.apply({ type: "News", heard: 2, interlude: shown });
  expect(state.looking).toEqual({ ...shown, at: 500 });
  state.apply({ type: "News", heard: 2 });
  expect(state.looking).not.toBeNull();
  state.apply({ type: "News", heard: 2, interlude: null });
  expect(state.looking).toBeNull();
  state.apply(fresh({ interlude: shown }));
  expect(state.looking?.name).toBe("airlock");
});

test("of a room that is known, what changes is enough", () => {
  const state = seated();
  const cleo = { ...room().people[0]!, id: 3, name: "Cléo" };
  const gone = [room().people[0]!.id];
  state.apply({ type: "RoomNews", fields: { locked: true, options: { seats: 4, circles: 3 } }, people: [], gone: [], options: {} });
  state.apply({ type: "RoomNews", fields: {}, people: [cleo], gone, options: { seats: 5 } });
  expect(state.room?.options).toEqual({ seats: 5, circles: 3 });
  expect(state.room?.locked).toBe(true);
  expect(state.room?.people.map(({ name }) => name)).toEqual([
    ...room().people.slice(1).map(({ name }) => name),
    "Cléo",
  ]);
  expect(state.room?.code).toBe(room().code);
});

test("who comes and goes is added to who is here, and taken away", () => {
  const state = seated();
  state.apply({ type: "Here", members: [1, 2], scan: false, quiet: [] });
  state.apply({ type: "ComeAndGone", come: [2, 3], gone: [1], scan: true, quiet: [] });
  expect([state.here, state.scan]).toEqual([[2, 3], true]);
});

test("where many play, the board follows from what is new of it", () => {
  const state = seated();
  state.apply(fresh({ public: { phase: "electing", awaited: [0, 1, 2], votes: [null, null, 7], chief: null } }));
  const before = state.publicBoard;
  state.apply(
    news({
      board: {
        type: "BoardNews",
        fields: { chief: 4 },
        lists: {
          awaited: { type: "Stretch", at: 1, cut: 1, put: [] },
          votes: { type: "Stretch", at: 1, cut: 1, put: [5] },
        },
      },
    }),
  );
  expect(state.publicBoard).toEqual({ phase: "electing", awaited: [0, 2], votes: [null, 5, 7], chief: 4 });
  expect(before).toMatchObject({ awaited: [0, 1, 2], votes: [null, null, 7] });
});
