/** The games that were played on this phone and the groups they were played with: kept here, nowhere
 * else. */
import { kept } from "./kept";
import type { Look } from "./looks.svelte";

export interface PlayedGame {
  code: string;
  /** The number of the game at that table. */
  played: number;
  game: string;
  /** When it was over, in milliseconds since 1970. */
  at: number;
  headline: string;
  /** What one is remembered for; "": nothing. */
  title: string;
  won: boolean;
}

export interface Friend {
  name: string;
  points: number;
  look: Look | null;
}

export interface Group {
  code: string;
  game: string;
  names: string[];
  /** What its phones have in common: with it they find one another at a new table. The first groups
      that were kept had neither this nor the rest. */
  key?: string;
  /** By which name I am one of them. */
  me?: string;
  friends?: Friend[];
}

const GAMES = 60;
const GROUPS = 8;

const read = <T>(text: string | null): T[] => {
  try {
    return JSON.parse(text ?? "[]") as T[];
  } catch {
    return []; // somebody else's, or half written: there is nothing to be told of it
  }
};

export const playedGames = (): PlayedGame[] => read(kept.evenings("games"));
export const groups = (): Group[] => read(kept.evenings("groups"));

/** The newest first; one that is shown again keeps its time. */
export function keepGame(game: PlayedGame): void {
  const others = playedGames();
  if (others.some(({ code, played }) => code === game.code && played === game.played)) return;
  kept.keepEvenings("games", JSON.stringify([game, ...others].slice(0, GAMES)));
}

const isSame = (one: Group, other: Group) =>
  one.code === other.code || [...one.names].sort().join("\n") === [...other.names].sort().join("\n");

export const isKept = (group: Group): boolean => groups().some((other) => isSame(group, other));

/** A group that is kept already keeps the key that its phones know it by. */
export function keepGroup(group: Group): void {
  const known = groups().find((other) => isSame(group, other));
  const others = groups().filter((other) => !isSame(group, other));
  const now = { ...group, key: known?.key ?? group.key };
  kept.keepEvenings("groups", JSON.stringify([now, ...others].slice(0, GROUPS)));
}

export const friendsOf = ({ names, friends }: Group): Friend[] =>
  friends ?? names.map((name) => ({ name, points: 0, look: null }));

/** Who of a group that has come together again at this table is not there yet. */
export function awaitedAt(code: string, here: string[]): Friend[] {
  const group = groups().find((each) => each.code === code);
  const come = here.map((name) => name.toLowerCase());
  return group ? friendsOf(group).filter(({ name }) => !come.includes(name.toLowerCase())) : [];
}

/** The same people at another table: the old one is gone. */
export function moveGroup(from: string, to: string): void {
  const moved = groups().map((group) => (group.code === from ? { ...group, code: to } : group));
  kept.keepEvenings("groups", JSON.stringify(moved));
}

export function forgetEvenings(): void {
  kept.keepEvenings("games", null);
  kept.keepEvenings("groups", null);
}

/** Evening by evening, the last first: a game after midnight belongs to the evening before. */
export function byEvening(games: readonly PlayedGame[]): { day: number; games: PlayedGame[] }[] {
  const found = new Map<string, { day: number; games: PlayedGame[] }>();
  for (const game of games) {
    const day = new Date(game.at - 6 * 3_600_000);
    const key = day.toDateString();
    if (!found.has(key)) found.set(key, { day: day.getTime(), games: [] });
    found.get(key)!.games.push(game);
  }
  return [...found.values()];
}
