/** What is asked of the house over HTTP, before there is a line. */
import type { Branched, Failure, GameListed, GamePlain, Group, House, Known, NewTable, Playback, Refusal, TableMade } from "../wire";
import { kept } from "./kept";
import { isRefusedFor, refusal, type Reason } from "./refusals";

async function asked(path: string, how: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, how);
  } catch {
    throw refusal("connection-lost");
  }
  if (answer.ok) return answer;
  const failure = await told<Failure>(answer);
  if (typeof failure.key !== "string") throw refusal("connection-lost");
  throw refusal(failure.key as Reason, failure.values as Record<string, string | number>);
}

/** What stands between us and the house may answer in its place, with a page of its own. */
async function told<T>(answer: Response): Promise<T> {
  try {
    return (await answer.json()) as T;
  } catch {
    throw refusal("connection-lost");
  }
}

const fetched = async <T>(path: string, how?: RequestInit) => told<T>(await asked(path, how));
const post = <T>(path: string, body: unknown, how: RequestInit = {}) =>
  fetched<T>(path, { method: "POST", body: JSON.stringify(body), ...how });
/** What shows that the code of a table was not guessed. Where nobody may watch, only those who have
 * a seat see the game again. */
const showing = (given: string | null): RequestInit =>
  given ? { headers: { Authorization: `Bearer ${given}` } } : {};

export const games = () => fetched<GameListed[]>("/api/games");
/** Of a game that this page was not built with; nothing of one that is not here. */
const gamePath = (game: string) => `/api/games/${encodeURIComponent(game)}`;
const ifThere = <T>(found: Promise<T>, lacking: T): Promise<T> =>
  found.catch((why: Refusal) => {
    if (isRefusedFor(why, "connection-lost")) throw why;
    return lacking;
  });
export const fileOf = (game: string, kind: "texts" | "rules", language: string) =>
  ifThere(asked(`${gamePath(game)}/${kind}/${language}`).then((answer) => answer.text()), "");
export const plainOf = (game: string) =>
  ifThere(fetched<GamePlain>(gamePath(game)), { seats: {}, free: {}, whispers: [], chapters: {}, moments: [] });
export const openTable = (game: string, options: Record<string, unknown>, group: Group | null = null) =>
  post<TableMade>("/api/tables", { game, options, group } satisfies NewTable, showing(kept.key()));
export const house = () => fetched<House>("/api/house");

export const replay = (code: string, given: string | null) =>
  fetched<Playback>(`/api/tables/${code}/replay`, showing(given));
export const replayLog = (log: string, game: number | null = null) =>
  post<Playback>("/api/replays", { log, game });
/** A table of its own, on which a finished game is played on from one of its moments. */
export const whatIf = (code: string, given: string | null, moment: number, seat: number) =>
  post<Branched>(`/api/tables/${code}/whatif`, { moment, seat, key: kept.key() }, showing(given));
export const knewOf = (code: string, given: string | null, first: number, until: number) =>
  fetched<Known>(`/api/tables/${code}/knew/${first}/${until}`, showing(given));
export const knewLog = (log: string, game: number | null, first: number, until: number) =>
  post<Known>("/api/replays/knew", { log, game, first, until });
export const logOf = async (code: string, given: string | null) =>
  (await asked(`/api/tables/${code}/log`, showing(given))).blob();
