import { beforeEach, expect, test } from "vitest";

import type { Playback } from "../wire";
import { Walk } from "./playback";

const told = (note: string, ...to: number[]) => ({ to: to.length ? to : null, note });

const playback: Playback = {
  game: "infiltres",
  edition: 1,
  unjudged: null,
  number: 1,
  seats: [],
  options: {},
  outcome: null,
  secret: "s",
  commitment: "c",
  moments: [
    { at: 0, seat: null, move: "start", public: "begun", sheets: { 0: "nothing", 1: "nothing" } },
    {
      at: 1,
      seat: -1,
      move: "deal",
      notes: [told("your word is pear", 0), told("your word is fig", 1)],
      sheets: { 0: "pear", 1: "fig" },
    },
    { at: 4, seat: 0, move: "vote 1", kept: 2, sheets: { 0: "pear, voted" } },
    {
      at: 6,
      seat: 1,
      move: "vote 0",
      notes: [told("all have voted")],
      kept: 2,
      public: "voted",
    },
    { at: 8, seat: null, move: "undo", kept: 2, public: "begun" },
    { at: 9, seat: 1, move: "pass", notes: [told("that is all")], kept: 2, public: "over" },
  ],
};

let walk: Walk;
const notes = () => [...walk.scene.before, ...walk.scene.heard].map(({ note }) => note);
beforeEach(() => {
  walk = new Walk(playback);
});

test("who sees everything sees each move, and every seat's sheet", () => {
  walk.go(3);
  expect(walk.scene).toMatchObject({ step: 3, steps: 6, mover: 0, move: "vote 1", board: "begun" });
  expect([...walk.scene.sheets.values()]).toEqual(["pear, voted", "fig"]);
});

test("a seat hears what it was told, and has its own sheet alone", () => {
  walk.look(1);
  walk.go(2);
  expect(notes()).toEqual(["your word is fig"]);
  expect([...walk.scene.sheets]).toEqual([[1, "fig"]]);
  expect(walk.scene.move).toBeNull();
});

test("nothing of one seat's secrets is anywhere in another's walk", () => {
  walk.look(0);
  for (let step = 1; step <= walk.scene.steps; step += 1) {
    walk.go(step);
    expect(JSON.stringify([walk.scene, ...walk.scene.sheets])).not.toContain("fig");
  }
});

test("what means nothing to a seat is no step of its walk", () => {
  walk.look(1);
  expect(walk.scene.steps).toBe(5); // another's secret vote is not among them
});

test("through other eyes one stays at the same moment, or at the last step before it", () => {
  walk.go(3); // a secret vote
  walk.look(1);
  expect(walk.scene).toMatchObject({ step: 2, at: 1 });
});

test("a move that was taken back takes back what was said of it", () => {
  walk.go(4);
  expect(notes().at(-1)).toBe("all have voted");
  walk.go(5);
  expect(notes()).toHaveLength(2);
  expect(walk.scene.board).toBe("begun");
});

test("the walk ends at both ends", () => {
  walk.go(0);
  expect(walk.scene.step).toBe(1);
  walk.go(99);
  expect(walk.scene).toMatchObject({ step: 6, board: "over" });
});
