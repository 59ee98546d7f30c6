import { describe, expect, it } from "vitest";

import { room } from "../state/samples";
import type { ToServer } from "../wire";
import { Reading } from "./reading.svelte";

function at(paused_by: number | null): { reading: Reading; asked: string[] } {
  const asked: string[] = [];
  const ask = ({ type }: ToServer) => void asked.push(type);
  return { reading: new Reading({ now: { room: room({ paused_by }) }, ask } as never), asked };
}

describe("reading alone", () => {
  it("pauses once, and goes on when it is done", () => {
    const { reading, asked } = at(null);
    reading.begin();
    reading.begin();
    reading.end();
    reading.end();
    expect(asked).toEqual(["Pause", "Resume"]);
  });

  it("leaves a pause as it is that somebody had asked for", () => {
    const { reading, asked } = at(0);
    reading.begin();
    reading.end();
    expect(asked).toEqual([]);
  });

  it("lets the pause stand for who asks for one meanwhile", () => {
    const { reading, asked } = at(null);
    reading.begin();
    reading.keep();
    reading.end();
    expect(asked).toEqual(["Pause"]);
  });
});
