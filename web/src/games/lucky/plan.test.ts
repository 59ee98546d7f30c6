import { rooms } from "@games/lucky/data/board.json";
import { describe, expect, it } from "vitest";

import { ART } from "./art";
import { crowd, FACE, gather, Plan, SCALES, wrap, type Box, type ScaleName } from "./plan";
import { aidValue, cabin, DECKS, sight, stops, vesselOf, type Vessel } from "./vessel";

const house = vesselOf({ ship: null });
const room = (id: string, deck: Vessel["rooms"][number]["deck"], number: number | null, x: number, y: number, w: number, h: number) => ({ id, deck, number, kind: "room" as const, x, y, w, h });

/** A ship of somebody's own: wide, tall, and with doors of several squares. */
const ketch: Vessel = {
  decks: ["Pont", "Batterie", "Faux-pont", "Cale"],
  rooms: DECKS.flatMap((deck, index) => [
    room(`Avant ${deck}`, deck, index * 2, 0, index * 8, 30, 8),
    room(`Arrière ${deck}`, deck, index * 2 + 1, 30, index * 8, 30, 8),
  ]),
  doors: DECKS.map((deck, index) => ({ a: `Avant ${deck}`, b: `Arrière ${deck}`, orient: "V" as const, x: 30, y: index * 8 + 1, len: 4 })),
  bonuses: [],
};

describe("sight", () => {
  it("is what the rules have worked out, from every room", () => {
    for (const { id, visible } of rooms) expect([...sight(house, id, 4).rooms].sort()).toEqual(visible);
  });
  it("does not reach a drowned deck", () => {
    expect(sight(house, "c_fore_stairs", 4).rooms).toContain("cargo_hold");
    expect(sight(house, "c_fore_stairs", 3).rooms).not.toContain("cargo_hold");
    expect(sight(house, "cargo_hold", 3).rooms.size).toBe(0);
  });
  it("goes through a wide door of another ship", () => expect([...sight(ketch, "Avant A", 4).rooms]).toEqual(["Arrière A"]));
});

describe("the Doctor's way", () => {
  it("is the rooms that the board names", () => {
    const way = stops({ ship: null, next: "captains_lounge", then: ["bridge"] });
    expect(way.map(({ number }) => number)).toEqual([22, 0]);
    expect(stops({ ship: null, next: "", then: [] })).toEqual([]);
  });
});

describe.each(Object.keys(SCALES) as ScaleName[])("drawn for %s", (name) => {
  it.each([house, ketch])("every room lies inside the ship and on no other", (vessel) => {
    const plan = new Plan(vessel, name);
    const boxes = vessel.rooms.map((each) => plan.box(each));
    for (const box of boxes) {
      expect(box.w).toBeGreaterThan(0);
      expect(box.h).toBeGreaterThan(0);
      expect(box.x + box.w).toBeLessThanOrEqual(plan.width);
      expect(box.y + box.h).toBeLessThanOrEqual(plan.keel);
    }
    const apart = (one: Box, other: Box) =>
      one.x + one.w <= other.x + 0.01 || other.x + other.w <= one.x + 0.01 || one.y + one.h <= other.y + 0.01 || other.y + other.h <= one.y + 0.01;
    boxes.forEach((one, index) => boxes.slice(index + 1).forEach((other) => expect(apart(one, other)).toBe(true)));
  });
  it("the water rises with every card and every deck", () => {
    const plan = new Plan(house, name);
    const levels = [4, 3, 2, 1].flatMap((afloat) => [0, 0.5, 0.9].map((share) => plan.water(afloat, share)));
    expect([...levels, plan.water(0, 0)]).toEqual([...levels, plan.water(0, 0)].sort((one, other) => other - one));
  });
});

it("a ship that has to fit is never wider or taller than ours", () => {
  const [ours, theirs] = [new Plan(house, "whole"), new Plan(ketch, "whole")];
  expect(theirs.width).toBeCloseTo(ours.width);
  expect(theirs.height).toBeLessThanOrEqual(ours.height + 0.01);
});

describe("pawns that crowd a room", () => {
  it.each([1, 2, 5, 8])("%i of them stand inside it, apart, on every ship and at every size", (count) => {
    for (const name of ["phone", "whole", "wall"] as const) {
      const plan = new Plan(house, name);
      for (const each of house.rooms) {
        const box = plan.box(each);
        const { scale, spots } = crowd(count, box, plan.scale.pawn);
        expect(scale).toBeGreaterThan(0.2);
        for (const { x, y } of spots) {
          expect(x - 11 * scale).toBeGreaterThanOrEqual(box.x - 0.01);
          expect(x + 11 * scale).toBeLessThanOrEqual(box.x + box.w + 0.01);
          expect(y - 36 * scale).toBeGreaterThanOrEqual(box.y - 0.01);
          expect(y + 10 * scale).toBeLessThanOrEqual(box.y + box.h + 0.01);
        }
        expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      }
    }
  });
  it.each([1, 2, 5, 8])("%i faces stand inside it too, on the wall", (count) => {
    const plan = new Plan(house, "wall");
    for (const each of house.rooms) {
      const box = plan.box(each);
      const { scale, spots } = crowd(count, box, plan.scale.pawn, FACE);
      expect(scale).toBeGreaterThan(0.2);
      for (const { x, y } of spots) {
        expect(x - 19 * scale).toBeGreaterThanOrEqual(box.x - 0.01);
        expect(x + 19 * scale).toBeLessThanOrEqual(box.x + box.w + 0.01);
        expect(y - 34 * scale).toBeGreaterThanOrEqual(box.y - 0.01);
        expect(y + 4 * scale).toBeLessThanOrEqual(box.y + box.h + 0.01);
      }
    }
  });
  it("leave the name of the room free where they can", () => {
    const box = { x: 0, y: 0, w: 200, h: 100 };
    const { spots, scale } = gather(2, box, { w: 120, h: 30 }, 1);
    expect(scale).toBe(1);
    for (const { x, y } of spots) expect(x - 12 >= 120 || y - 37 >= 30).toBe(true);
  });
});

describe("a name", () => {
  it("is broken between words", () => expect(wrap("Salon du Capitaine", 9, 2)).toEqual(["Salon du", "Capitaine"]));
  it("ends with dots if it is too long", () => expect(wrap("La grande salle des machines", 9, 2)).toEqual(["La grande", "salle des…"]));
});

it("every Aid card has a value and a picture, and its room is on the ship", () => {
  expect(Object.keys(ART)).toHaveLength(20);
  for (const card of Object.keys(ART)) expect(aidValue(card)).toBeGreaterThan(1);
  for (const { aid, room } of house.bonuses) expect([ART[aid], cabin(house, room)]).not.toContain(undefined);
});
