/** The games that were played on this phone and the groups they were played with: kept here, nowhere
 * else. */
import { kept } from "./kept";

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

export interface Group {
  code: string;
  game: string;
  names: string[];
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

export function keepGroup(group: Group): void {
  const others = groups().filter(({ code }) => code !== group.code);
  kept.keepEvenings("groups", JSON.stringify([group, ...others].slice(0, GROUPS)));
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
