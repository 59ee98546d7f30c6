/** What the evening has given to whom. */
import type { Room } from "../../wire";

export interface Row {
  member: number;
  name: string;
  /** By game; null: did not play. */
  points: (number | null)[];
  total: number;
  /** Equals share it. */
  rank: number;
}

/** Those who are in the room, the most points first. */
export function ranking(room: Room): Row[] {
  const rows = room.people.map(({ id, name }) => {
    const points = room.score.map((game) => game.points.find(([member]) => member === id)?.[1] ?? null);
    return { member: id, name, points, total: points.reduce<number>((sum, each) => sum + (each ?? 0), 0), rank: 0 };
  });
  rows.sort((one, other) => other.total - one.total);
  for (const row of rows) row.rank = 1 + rows.filter(({ total }) => total > row.total).length;
  return rows.filter(({ points }) => points.some((each) => each !== null));
}

/** Whether there is a score that means something: one does not play against bots for points. */
export const hasScore = (room: Room): boolean =>
  room.scored && room.score.length > 0 && room.people.filter(({ level }) => level === null).length > 1;

/** What the game that is over gave to a member; null: nobody counts. */
export const pointsOf = (room: Room, member: number | null): number | null =>
  hasScore(room) ? (room.score.at(-1)?.points.find(([who]) => who === member)?.[1] ?? null) : null;
