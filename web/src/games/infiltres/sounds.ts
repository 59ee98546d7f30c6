/** Paper, ink, and the stamp. */
import type { Heard, Sounds } from "../../shell/sound/sounds";
import { VERDICT } from "../../shell/since.svelte";
import { lastOpened } from "./reading";
import type { Note } from "./wire";

/** An envelope for everybody who named somebody, and what comes of it. */
function ballots(notes: Note[], seconds: number): Heard[] {
  const count = lastOpened(notes)?.ballots.length ?? 0;
  const opening = seconds - VERDICT;
  const torn = Array.from({ length: count }, (_, index): Heard => ({ sound: "paper", at: (opening * index) / count }));
  return [...torn, { sound: "stamp", at: opening }];
}

function guess(notes: Note[]): Heard[] {
  const right = lastOpened(notes)?.guessed?.right;
  return [{ sound: "keys", at: 0 }, { sound: right ? "bell" : "stamp", at: 1.2 }];
}

export const sounds: Sounds<Note> = {
  moments: { ballots, guess },
  notes: {
    Briefed: "paper",
    ClueGiven: "keys",
    ClueWritten: "keys",
    DebateOpened: "bell",
    MissionEnded: "stamp",
    GameEnded: "chord",
  },
};
