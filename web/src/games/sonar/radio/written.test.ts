import { describe, expect, it } from "vitest";

import { BLANK, pack, unpack, type Written } from "./written";

const FULL: Written = {
  since: 4,
  drawn: "NNE-5W",
  at: [-3, 12],
  guesses: [{ heading: "N", distance: 2 }],
  marks: { B2: "no", O15: "maybe" },
};

describe("what a radio operator has written", () => {
  it.each([
    ["nothing", BLANK],
    ["everything", FULL],
  ])("is the same for the crew: %s", (_, written) => {
    expect(unpack("KRIL.1", pack("KRIL.1", written))).toEqual(written);
  });

  it("is not that of another game", () => {
    expect(unpack("KRIL.2", pack("KRIL.1", FULL))).toBeNull();
  });

  it.each(["", "hello", "KRIL.1", "KRIL.1 N", "KRIL.1 NNE 3,5 none"])("is not what somebody typed: %j", (text) => {
    expect(unpack("KRIL.1", text)).toBeNull();
  });

  it("loses its oldest marks where a line of talk is too short for all", () => {
    const cells = Array.from({ length: 200 }, (_, at) => `${"ABCDEFGHIJ"[at % 10]}${Math.floor(at / 10) + 1}`);
    const marks = Object.fromEntries(cells.map((cell) => [cell, "no" as const]));
    const text = pack("KRIL.1", { ...BLANK, marks });
    expect(text.length).toBeLessThanOrEqual(500);
    const read = Object.keys(unpack("KRIL.1", text)!.marks);
    expect(read.at(-1)).toBe(cells.at(-1));
    expect(read).not.toContain("A1");
  });
});
