import { afterEach, expect, test, vi } from "vitest";

import * as house from "./house";

afterEach(() => vi.unstubAllGlobals());

const answered = (body: string, status: number) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));

test("a refusal of the house has its reason", async () => {
  answered('{"key":"too-fast","values":{}}', 429);
  await expect(house.games()).rejects.toMatchObject({ key: "too-fast" });
});

test.each([
  ["<html><h1>503 Service Unavailable</h1></html>", 503],
  ['{"message":"upstream"}', 502],
  ["<html>Please log in to this network</html>", 200],
])("what something before the house says in its place is a lost connection: %s", async (page, status) => {
  answered(page, status);
  await expect(house.games()).rejects.toMatchObject({ key: "connection-lost" });
});
