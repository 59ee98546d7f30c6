import { expect, test } from "vitest";

import { lines } from "./picture";

const short = (line: string) => line.length <= 10;

test.each([
  ["Le vaisseau est sain", 3, ["Le", "vaisseau", "est sain"]],
  ["La Spore a tout pris", 2, ["La Spore a", "tout pris"]],
  ["un deux trois quatre cinq six", 2, ["un deux", "trois…"]],
])("%s in %i lines", (text, most, found) => {
  expect(lines(text, short, most)).toEqual(found);
});
