import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { PROTOCOL, type ToClient } from "../wire";
import { Line, type Socket } from "./line";
import { room, welcome as welcomed } from "./samples";
import { TableState } from "./table";

class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: { type: string; [field: string]: unknown }[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.(new Event("open"));
  }
  tell(...messages: ToClient[]): void {
    for (const message of messages)
      this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }
  break(): void {
    this.onclose?.({} as CloseEvent);
  }
}

let sockets: FakeSocket[] = [];
let renewable = true; // a newer page may be got
let busy: (() => boolean) | null = null; // of a line that has asked for it
let hidden = false;
const last = () => sockets.at(-1)!;

function start(): { state: TableState; line: Line } {
  const state = new TableState();
  state.token = "t";
  const line = new Line(state, {
    connect: () => {
      sockets.push(new FakeSocket());
      return last();
    },
    changed: () => {},
    hidden: () => hidden,
    renewPage: (isBusy) => {
      busy = isBusy;
      return renewable;
    },
  });
  line.open();
  last().open();
  return { state, line };
}

const welcome = welcomed(1);
const away = (key: string, again = false): ToClient => ({
  type: "Gone",
  reason: { type: "Refusal", key, values: [] },
  again,
});

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  renewable = true;
  busy = null;
  hidden = false;
});
afterEach(() => vi.useRealTimers());

test("it says hello first, with what was heard", () => {
  start();
  const hello = { type: "Hello", token: "t", played: 0, heard: 0, said: 0, protocol: PROTOCOL, invitation: null };
  expect(last().sent).toEqual([hello]);
});

test("a move settles when it is on disk", async () => {
  const { line, state } = start();
  last().tell(welcome);
  const played = line.play({ type: "Ready" });
  const { number, action } = last().sent.at(-1)!;
  expect([action, state.pending.size]).toEqual([{ type: "Ready" }, 1]);
  last().tell({ type: "Done", number: number as number });
  await expect(played).resolves.toBeUndefined();
  expect(state.pending.size).toBe(0);
});

test("a refused move rejects with the reason, which stays to be shown", async () => {
  const { line, state } = start();
  last().tell(welcome);
  const played = line.play({ type: "Ready" });
  const reason = { type: "Refusal" as const, key: "not-now", values: [] };
  last().tell({ type: "Refused", reason, number: last().sent.at(-1)!.number as number });
  await expect(played).rejects.toEqual(reason);
  expect(state.refusal).toEqual(reason);
});

test("after a break it comes back by itself and sends the same move again", async () => {
  const { line, state } = start();
  last().tell(welcome);
  const played = line.play({ type: "Ready" });
  const first = last().sent.at(-1);
  last().break();
  expect(state.status).toBe("lost");
  await vi.advanceTimersByTimeAsync(200);
  expect(sockets).toHaveLength(2);
  last().open();
  last().tell(welcome);
  expect(last().sent.at(-1)).toEqual(first);
  expect(state.status).toBe("open");
  last().tell({ type: "Done", number: first!.number as number });
  await expect(played).resolves.toBeUndefined();
});

const asked = (wait: number, played = 1): ToClient[] => [
  room({ played }),
  { type: "Fresh", heard: 0, public: { phase: "waking" }, sheet: null, notes: [], clock: null, interlude: null, wait, stamping: null },
];

test("a move says for which game and which wait it was made, whenever it is sent", async () => {
  const { line } = start();
  last().tell(welcome, ...asked(7));
  last().break();
  const late = line.play({ type: "Kill" });
  await vi.advanceTimersByTimeAsync(200);
  last().open();
  last().tell(welcome, ...asked(8, 2)); // something else is asked by now
  expect(last().sent.at(-1)).toMatchObject({ type: "Play", number: 1, played: 1, wait: 7 });
  void line.play({ type: "Heal" });
  last().tell({ type: "Refused", reason: { type: "Refusal", key: "too-late", values: [] }, number: 1 });
  await expect(late).rejects.toMatchObject({ key: "too-late" });
  expect(last().sent.at(-1)).toMatchObject({ type: "Play", number: 2, played: 2, wait: 8 });
});

test("moves are sent one at a time, in the order in which they were made", () => {
  const { line } = start();
  last().tell(welcome);
  for (const type of ["One", "Two", "Three"]) void line.play({ type });
  const sent = () => last().sent.filter(({ type }) => type === "Play").map(({ number }) => number);
  expect(sent()).toEqual([1]);
  last().tell({ type: "Done", number: 1 });
  expect(sent()).toEqual([1, 2]);
  last().tell({ type: "Done", number: 1 }, { type: "Done", number: 2 }); // the first was sent twice
  expect(sent().at(-1)).toBe(3);
});

test("wishes and moves made while the line is away wait for it", async () => {
  const { line } = start();
  line.ask({ type: "Pause" });
  void line.play({ type: "Ready" });
  expect(last().sent).toHaveLength(1);
  last().tell(welcome);
  expect(last().sent.map(({ type }) => type)).toEqual(["Hello", "Play", "Pause"]);
});

test("a line that answers nothing is given up for a new one", async () => {
  const { line } = start();
  last().tell(welcome);
  void line.play({ type: "Ready" });
  await vi.advanceTimersByTimeAsync(8500);
  expect(sockets).toHaveLength(2);
  expect(sockets[0]!.closed).toBe(true);
});

const echoes = () => last().sent.filter(({ type }) => type === "Echo").length;

test("a house that is silent is asked whether it is there, and one that answers is asked no sooner again", async () => {
  start();
  last().tell(welcome);
  await vi.advanceTimersByTimeAsync(2900);
  expect(echoes()).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(echoes()).toBe(1);
  last().tell({ type: "Echo" });
  await vi.advanceTimersByTimeAsync(2900);
  expect([echoes(), sockets.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(200);
  expect(echoes()).toBe(2);
});

test("a page that is hidden says so, also on a line that comes back meanwhile", async () => {
  const { line } = start();
  const sights = () => sockets.map(({ sent }) => sent.filter(({ type }) => type === "InSight"));
  last().tell(welcome);
  line.look(false);
  hidden = true;
  line.renew();
  last().open();
  last().tell(welcome);
  line.look(true);
  const [off, on] = [false, true].map((each) => ({ type: "InSight", on: each }));
  expect(sights()).toEqual([[off], [off, on]]);
});

test("one that says anything is not asked", async () => {
  start();
  last().tell(welcome);
  for (let second = 0; second < 10; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    last().tell(room());
  }
  expect([echoes(), sockets.length]).toEqual([0, 1]);
});

test("a server that was stopped is noticed within five seconds, where a move waits within four", async () => {
  const { line, state } = start();
  last().tell(welcome);
  await vi.advanceTimersByTimeAsync(5000);
  expect([sockets.length, sockets[0]!.closed, state.status]).toEqual([2, true, "lost"]);
  last().open();
  last().tell(welcome);
  void line.play({ type: "Ready" });
  await vi.advanceTimersByTimeAsync(4000);
  expect(sockets).toHaveLength(3);
});

test("a page that nobody looks at asks for nothing", async () => {
  hidden = true;
  start();
  last().tell(welcome);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([echoes(), sockets.length]).toEqual([0, 1]);
  hidden = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(sockets).toHaveLength(2);
});

test("a page that was held up itself listens first", async () => {
  start();
  last().tell(welcome);
  await vi.advanceTimersByTimeAsync(3000);
  expect(echoes()).toBe(1);
  vi.setSystemTime(Date.now() + 10_000); // and its clocks with it
  const held = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 10_000);
  await vi.advanceTimersByTimeAsync(2000);
  held.mockRestore();
  expect(sockets).toHaveLength(1);
});

test("a line that is never welcomed is given up for another", async () => {
  const { state } = start();
  await vi.advanceTimersByTimeAsync(5200);
  expect([sockets.length, sockets[0]!.closed, state.status]).toEqual([2, true, "connecting"]);
});

test("who asks again for a place says that it is the same", async () => {
  const { line } = start();
  last().tell(welcomed(null));
  void line.join("Ana");
  const first = last().sent.at(-1)!;
  last().break();
  await vi.advanceTimersByTimeAsync(200);
  last().open();
  last().tell(welcomed(null));
  expect(last().sent.at(-1)).toEqual(first);
  expect(String(first.key)).toHaveLength(20);
});

test("a table that is not there is not asked for again", async () => {
  const { state } = start();
  last().tell(away("no-such-table"));
  last().break();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
  expect(state.gone?.key).toBe("no-such-table");
});

test("it comes back with the invitation that is good now", async () => {
  start();
  last().tell({ ...welcome, invitation: "first" }, { ...welcome, invitation: "second" });
  last().break();
  await vi.advanceTimersByTimeAsync(200);
  last().open();
  expect(last().sent[0]).toMatchObject({ type: "Hello", invitation: "second" });
});

test("who was removed stays away", async () => {
  start();
  last().tell(welcome, away("removed"));
  last().break();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
});

test("a seat that is no longer ours is forgotten: one comes in as a stranger", async () => {
  const { state } = start();
  last().tell(away("token-unknown"));
  last().break();
  await vi.advanceTimersByTimeAsync(200);
  last().open();
  expect(state.token).toBeNull();
  expect(last().sent[0]).toMatchObject({ type: "Hello", token: null });
});

test("a lost note brings a fresh view", () => {
  const { state } = start();
  last().tell(welcome, room(), { type: "News", heard: 5, notes: ["five"] });
  expect(sockets).toHaveLength(2);
  expect([state.notes, state.played]).toEqual([[], 0]);
});

test("a house that speaks more than this page serves it, and a newer page is asked for", () => {
  const { line, state } = start();
  last().tell({ ...welcome, protocol: PROTOCOL + 1 }, room());
  expect([state.status, state.room?.code, busy?.()]).toEqual(["open", "KRBX", false]);
  void line.play({ type: "Ready" });
  expect(busy?.()).toBe(true);
  last().tell({ type: "Done", number: last().sent.at(-1)!.number as number });
  expect(busy?.()).toBe(false);
});

test("a house that speaks otherwise is left alone until the page is another", async () => {
  const { line, state } = start();
  const played = line.play({ type: "Ready" });
  last().tell(away("page-other"));
  await expect(played).rejects.toMatchObject({ key: "page-other" }); // who sent it is told
  last().break();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sockets.length, state.status, state.gone, busy?.()]).toEqual([1, "lost", null, false]);
});

test("where no newer page is to be had, the reason is said", () => {
  renewable = false;
  const { state } = start();
  last().tell(away("page-other"));
  expect([state.status, state.gone?.key]).toEqual(["gone", "page-other"]);
});

test("a house older than this page calls its hello unreadable: that is another page's affair too", () => {
  const { state } = start();
  last().tell(away("bad-message"));
  expect([state.status, busy?.()]).toEqual(["lost", false]);
});

test("a message of a kind that is not known is counted, and nothing else", () => {
  const { state } = start();
  last().tell(welcome, { type: "Weather" } as unknown as ToClient, room());
  expect([state.unknown, state.room?.code]).toEqual([1, "KRBX"]);
});

test("joining waits for the answer, and rejects with the reason of a refusal", async () => {
  const { line } = start();
  last().tell(welcomed(null));
  const first = line.join("Ana");
  const reason = { type: "Refusal" as const, key: "name-taken", values: [] };
  last().tell({ type: "Refused", reason, number: null });
  await expect(first).rejects.toEqual(reason);
  const second = line.join("Ana B");
  last().tell(welcomed(3, "new"));
  await expect(second).resolves.toBeUndefined();
});

test("a line that is dropped while it connects is closed once it is open", () => {
  const { line } = start();
  line.renew();
  const connecting = last();
  line.renew(); // the network came back just then
  expect(connecting.closed).toBe(false); // a browser would report an error
  connecting.open();
  expect([connecting.closed, connecting.sent]).toEqual([true, []]);
  last().open();
  expect(last().sent).toHaveLength(1);
});

test("what a closed line still says is not heard", () => {
  const { state, line } = start();
  last().tell(welcome);
  line.close();
  last().tell(room());
  expect(state.room).toBeNull();
});

test("who leaves while the line is lost is heard when it is back, and then the line ends", async () => {
  const { line } = start();
  last().tell(welcome);
  last().break();
  line.leave();
  line.close(); // the page goes elsewhere
  await vi.advanceTimersByTimeAsync(200);
  last().open();
  last().tell(welcome);
  expect(last().sent.map(({ type }) => type)).toEqual(["Hello", "Leave"]);
  expect(last().closed).toBe(true);
});
