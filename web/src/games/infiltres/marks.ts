/** The journal in ink and stamps. */
import { PATHS, type IconName } from "../../parts/Icon.svelte";
import { line, type Mark } from "../../shell/marks";
import type { Note } from "./wire";

const RED = "var(--accent-text)";
const PAPER = "var(--manila)";

const MARKS: Record<Note["type"], [IconName, string?]> = {
  Welcomed: ["folder", PAPER],
  Briefed: ["folder", PAPER],
  Carded: ["person"],
  Picked: ["cards"],
  Passworded: ["eye", PAPER],
  RoundOpened: ["again"],
  ClueGiven: ["talk", PAPER],
  ClueSpoken: ["talk", PAPER],
  ClueWritten: ["log", PAPER],
  ClueMissed: ["mute"],
  DebateOpened: ["people"],
  VoteOpened: ["send"],
  Voted: ["send"],
  VoteClosed: ["check", RED],
  RoundTied: ["again", RED],
  LotDrawn: ["cards", RED],
  Eliminated: ["out", RED],
  Learnt: ["eye"],
  Guessed: ["search", RED],
  MissionEnded: ["flag", PAPER],
  GameEnded: ["crown", PAPER],
};

export function mark(note: Note): Mark | null {
  const [sign, colour] = MARKS[note.type];
  return { art: line(PATHS[sign]), colour };
}
