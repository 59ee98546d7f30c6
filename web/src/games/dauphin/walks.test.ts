import { expect, test } from "vitest";

import { happenings } from "./walks";
import type { Walk } from "./wire";

const walk = (changes: Partial<Walk>): Walk => ({
  type: "Walk",
  walk: 1,
  slots: (["jimmy", "delphine", "nova"] as never[]).map((card, seat) => ({ type: "Slot", seat, card, by_lot: false })),
  deeds: [],
  asteroid: null,
  lost: [],
  hero: null,
  ...changes,
});
const speak = {
  names: ["Inès", "Camille", "Karim"],
  t: (key: string, values = {}) => [key, ...Object.values(values)].join(" "),
};
const deed = (kind: "bite" | "look" | "wrench", by: number, at: number) => ({ type: "Deed" as const, kind, by, at });

test.each([
  ["nothing", {}, ["board-walks-nothing"]],
  ["a bite", { deeds: [deed("bite", 1, 0)], lost: [0] }, ["board-walks-bite card-delphine Camille card-jimmy left"]],
  ["a look", { deeds: [deed("look", 0, 1)] }, ["board-walks-look card-jimmy card-delphine"]],
  [
    "two wrenches and an end",
    { deeds: [deed("wrench", 0, 1), deed("wrench", 2, 1)], lost: [1] },
    ["board-walks-wrench card-jimmy card-nova card-delphine"],
  ],
  ["an asteroid", { asteroid: 2, lost: [2] }, ["board-walks-asteroid card-nova"]],
  ["a hero", { hero: 2 }, ["board-walks-hero card-nova Karim"]],
])("%s", (_, changes, lines) => {
  expect(happenings(walk(changes as Partial<Walk>), speak)).toEqual(lines);
});

test("of somebody without a name it speaks by the name that sentences use", () => {
  const alone = { ...speak, names: ["Vous", "Aube", "Brume"], spoken: ["Numéro Un (vous)", "Aube", "Brume"] };
  expect(happenings(walk({ hero: 0 }), alone)).toEqual(["board-walks-hero card-jimmy Numéro Un (vous)"]);
});
