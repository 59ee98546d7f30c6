/** What is asked of the house over HTTP, before there is a line. */
import type { Failure, GameListed, Refusal, TableListed, TableMade } from "../wire";

async function fetched<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body === undefined ? {} : { method: "POST", body: JSON.stringify(body) },
    );
  } catch {
    throw refusal("connection-lost");
  }
  if (answer.ok) return (await answer.json()) as T;
  const failure = (await answer.json().catch(() => ({ key: "connection-lost" }))) as Failure;
  throw refusal(failure.key, failure.values as Record<string, string | number>);
}

export const refusal = (key: string, values: Record<string, string | number> = {}): Refusal => ({
  type: "Refusal",
  key,
  values: Object.entries(values),
});

export const games = () => fetched<GameListed[]>("/api/games");
export const table = (code: string) => fetched<TableListed>(`/api/tables/${code}`);
export const openTable = async (game: string, options: Record<string, unknown>) =>
  (await fetched<TableMade>("/api/tables", { game, options })).code;
