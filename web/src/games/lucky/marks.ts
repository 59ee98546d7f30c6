/** The journal in brass: who moves, what is tried, what the sea takes. */
import { PATHS, type IconName } from "../../parts/Icon.svelte";
import { line, type Mark } from "../../shell/marks";
import type { Note } from "./wire";

const BRASS = "var(--accent)";
const SEA = "#7fb2e8";
const RED = "#ff9c8f";

const RING =
  '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="4"/><path d="M5.600 5.600l3.500 3.500M18.400 5.600l-3.500 3.500M5.600 18.400l3.500-3.500M18.400 18.400l-3.500-3.500"/>';
const WAVES = line("M2.500 9c2-1.600 4-1.600 6 0s4 1.600 6 0 4-1.600 6 0M2.500 15c2-1.600 4-1.600 6 0s4 1.600 6 0 4-1.600 6 0");
const HAT = line("M6.500 17V6h11v11M3 17h18M6.500 13.500h11");

const icon = (name: IconName): string => line(PATHS[name]);
const MARKS: Record<Note["type"], [string, string?]> = {
  Welcomed: [icon("flag"), BRASS],
  Sailed: [WAVES, SEA],
  Placed: [icon("person")],
  DoctorPlaced: [HAT, BRASS],
  Dealt: [icon("cards"), BRASS],
  TurnOpened: [icon("person"), BRASS],
  Stepped: [icon("next")],
  Moved: [icon("cards")],
  Drew: [icon("cards")],
  Received: [icon("cards"), BRASS],
  Stopped: [icon("pause")],
  Attempted: [RING, BRASS],
  DefenceOpened: [icon("eye")],
  Failed: [icon("close"), RED],
  Passed: [icon("next")],
  Foiled: [icon("close"), RED],
  Drowned: [WAVES, SEA],
  DoctorMoved: [HAT],
  Blamed: [icon("alert")],
  Judged: [icon("check")],
  Penalised: [icon("alert"), RED],
  Declined: [icon("alert")],
  Reckoning: [icon("log"), BRASS],
  NothingAdded: [icon("log")],
  ReckoningEnded: [icon("log"), BRASS],
  Cleared: [icon("check")],
  EndAsked: [icon("flag")],
  Answered: [icon("flag")],
  WentOn: [icon("play")],
  GameEnded: [RING, BRASS],
};

export function mark(note: Note): Mark | null {
  const [art, colour] = MARKS[note.type];
  return { art, colour };
}
