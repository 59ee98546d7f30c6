/** The ship that a table plays on, ours or one that people brought: what can be read off its plan. */
import { doors, rooms } from "@games/lucky/data/board.json";
import { aid as aids } from "@games/lucky/data/cards.json";

import type { Bonus, Door, Public, Room } from "./wire";

export type Cabin = Omit<Room, "type">;
export type Opening = Omit<Door, "type">;
export type Worth = Omit<Bonus, "type">;

export interface Vessel {
  /** null: our own, whose rooms and decks have names in the language files. */
  decks: readonly string[] | null;
  rooms: readonly Cabin[];
  doors: readonly Opening[];
  /** What an Aid card is worth in one room. */
  bonuses: readonly Worth[];
}

export const DECKS = ["A", "B", "C", "D"] as const;
export type Deck = (typeof DECKS)[number];

const HOUSE: Vessel = {
  decks: null,
  rooms: rooms as Cabin[],
  doors: doors as Opening[],
  bonuses: aids.flatMap(({ id, bonus_room: room, bonus_value: value }) =>
    room !== null && value !== null ? [{ aid: id, room, value }] : [],
  ),
};
const VALUES = new Map(aids.map(({ id, value }) => [id, value]));

export const vesselOf = (board: Pick<Public, "ship">): Vessel => board.ship ?? HOUSE;

/** What an Aid card is worth anywhere but in its own room. */
export const aidValue = (card: string): number => VALUES.get(card) ?? 1;

/** Every deck that is gone makes the ship lean, and it stays so. In degrees. */
export const LEAN = 2;
export const leanOf = ({ afloat }: Pick<Public, "afloat">): number => LEAN * (DECKS.length - afloat);

export const deckIndex = (room: Cabin): number => DECKS.indexOf(room.deck);

export function cabin(vessel: Vessel, id: string): Cabin | undefined {
  return vessel.rooms.find((room) => room.id === id);
}

/** The next rooms of the Doctor. */
export function stops(board: Pick<Public, "ship" | "next" | "then">): Cabin[] {
  const { rooms } = vesselOf(board);
  return [board.next, ...board.then].flatMap((id) => rooms.filter((room) => room.id === id));
}

/** A straight look out of a room: to its end, through openings only. */
export interface Look {
  to: Cabin;
  along: "left" | "right" | "up" | "down";
  /** The other coordinate of the line, on squared paper. */
  at: number;
}

export interface Sight {
  rooms: Set<string>;
  /** The longest looks only: a shorter one lies on them. */
  lines: Look[];
}

const SIDES = ["left", "right", "up", "down"] as const;

/** What is seen from a room, as far as decks are afloat. */
export function sight(vessel: Vessel, from: string, afloat: number): Sight {
  const dry = new Map(vessel.rooms.filter((room) => deckIndex(room) < afloat).map((room) => [room.id, room]));
  const found: Sight = { rooms: new Set(), lines: [] };

  function look(here: Cabin, along: Look["along"], low: number, high: number): void {
    const flat = along === "left" || along === "right";
    const edge = { left: here.x, right: here.x + here.w, up: here.y, down: here.y + here.h }[along];
    let goesOn = false;
    for (const door of vessel.doors) {
      if (door.a !== here.id && door.b !== here.id) continue;
      if (flat !== (door.orient === "V") || (flat ? door.x : door.y) !== edge) continue;
      const next = dry.get(door.a === here.id ? door.b : door.a);
      const start = flat ? door.y : door.x;
      const [from, to] = [Math.max(low, start), Math.min(high, start + door.len)];
      if (!next || to <= from) continue;
      goesOn = true;
      found.rooms.add(next.id);
      look(next, along, from, to);
    }
    if (!goesOn && high !== Infinity) found.lines.push({ to: here, along, at: (low + high) / 2 });
  }

  const start = dry.get(from);
  if (start) for (const along of SIDES) look(start, along, -Infinity, Infinity);
  return found;
}
