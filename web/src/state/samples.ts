/** Messages as a table sends them, for tests. */
import { PROTOCOL, type Room, type Welcome } from "../wire";

export const welcome = (member: number | null, token: string | null = null): Welcome => ({
  type: "Welcome",
  member,
  token,
  protocol: PROTOCOL,
  invitation: null,
});

export const room = (changes: Partial<Room> = {}): Room => ({
  type: "Room",
  code: "KRBX",
  people: [
    { type: "Somebody", id: 1, name: "Ana", level: null, machine: false },
    { type: "Somebody", id: 4, name: "Bob", level: null, machine: false },
  ],
  owner: 1,
  game: "infiltres",
  options: {},
  settled: {},
  own_content: false,
  locked: false,
  listed: false,
  knocking: false,
  watchable: true,
  commitment: "c",
  cannot_start: null,
  played: 1,
  seats: [
    { type: "Seated", member: 4, name: "Bob", bot: null, machine: false, person: true },
    { type: "Seated", member: 1, name: "Ana", bot: null, machine: false, person: true },
  ],
  over: false,
  ended: false,
  outcome: null,
  secret: null,
  met: null,
  paused_by: null,
  deserted: false,
  wondered: [],
  clocks: true,
  undo: [],
  ending: null,
  muted: [],
  asking: [],
  barred: [],
  deed: null,
  closed: false,
  put_away: null,
  ...changes,
});
