import { describe, expect, it } from "vitest";

import { cardOf, moveOf, openMoves, scanned } from "./desk";
import { boardOf } from "./lesson";
import type { Public } from "./wire";

const board = (more: Partial<Public> = {}): Public => ({ ...boardOf("call", { called: null, saved: true }), ...more });
const types = (more: Partial<Public>, seat = 0) => openMoves(board(more), seat).map(({ type }) => type);

describe("a printed card", () => {
  it.each([
    ["typed", "FTP", "rico"],
    ["typed in small letters", " ftp ", "rico"],
    ["with the address of this house", "http://192.168.1.4:8080/card/FTP", "rico"],
    ["with the address of another", "https://elsewhere.example/card/ftp/", "rico"],
    ["with one sign wrong", "FTR", null],
    ["of something else", "https://elsewhere.example/menu", null],
    ["with more after the code", "http://x/card/FTP/more", null],
  ])("is read %s", (_, text, card) => {
    expect(cardOf(text)).toBe(card);
  });
  it.each<[Public["phase"], string]>([
    ["boarding", "Scan"],
    ["sending", "Send"],
    ["promoting", "Promote"],
    ["planking", "Sacrifice"],
    ["ordering", "Send"], // which the server refuses, with the reason
  ])("in the phase of %s means %s", (phase, type) => {
    expect(moveOf("rico", board({ phase })).type).toBe(type);
  });
  it("that is none asks for nothing", () => {
    expect(scanned("ZZZ", board())).toBeNull();
  });
});

describe("the device in the middle", () => {
  it("offers what the board shows, to whoever is waited for", () => {
    expect(types({ phase: "calling", awaited: [0], among: [1, 2] })).toEqual(["Call", "Call"]);
    expect(types({ phase: "calling", awaited: [1], among: [0] })).toEqual([]);
    expect(types({ phase: "detaching", awaited: [0] })).toEqual(["Rescue", "Panic"]);
    expect(types({ phase: "departing", awaited: [0] })).toEqual(["Depart"]);
    expect(types({ phase: "naming", awaited: [0], among: [3] })).toEqual(["Name"]);
  });
  it("offers badges that are free", () => {
    const badges: Public["badges"] = [null, "moon", null, "mars"];
    expect(types({ phase: "badging", badges, awaited: [0, 2] })).toHaveLength(5);
    expect(types({ phase: "badging", badges, awaited: [0, 2] }, 1)).toEqual([]);
  });
  it("takes a stake of those who have not closed their fist", () => {
    const staking: Partial<Public> = { phase: "staking", tokens: [2, 1, 3, 0], awaited: [0] };
    expect(types(staking, 0)).toHaveLength(3);
    expect(types(staking, 1)).toEqual([]);
  });
});
