/** The ship: its gong, its airlock, its box. At night all phones hear the calls and nothing else. */
import { VERDICT } from "../../shell/since.svelte";
import type { Heard, Sounds } from "../../shell/sound/sounds";
import { BOX } from "./box";
import { supports } from "./reading";
import type { Note } from "./wire";

/** The voices are in the open: an envelope for each, and then the chief. */
function election(notes: Note[], seconds: number): Heard[] {
  const count = supports(notes).length;
  const opening = seconds - VERDICT;
  const torn = Array.from({ length: count }, (_, index): Heard => ({ sound: "paper", at: (opening * index) / count }));
  return [...torn, { sound: "chord", at: count ? opening : 0 }];
}

export const sounds: Sounds<Note> = {
  moments: {
    election,
    airlock: [
      { sound: "lock", at: 0 },
      { sound: "airlock", at: BOX },
    ],
  },
  notes: {
    ElectionOpened: "bell",
    NightFell: "gong",
    WaveOpened: "pulse",
    Killed: "toll",
    DayBroke: "dawn",
    CloseCalled: "bell",
    VoteTied: "lock",
    GameEnded: "chord",
  },
};
