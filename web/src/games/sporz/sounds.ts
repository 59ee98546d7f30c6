/** The ship: its gong, its airlock, its box. At night all phones hear the calls and nothing else. */
import type { Sounds } from "../../shell/sound/sounds";
import type { Note } from "./wire";

export const sounds: Sounds<Note> = {
  moments: {
    airlock: [
      { sound: "lock", at: 0 },
      { sound: "airlock", at: 1 },
    ],
  },
  notes: {
    ElectionOpened: "bell",
    Elected: "chord",
    NightFell: "gong",
    WaveOpened: "pulse",
    Killed: "toll",
    DayBroke: "dawn",
    CloseCalled: "bell",
    VoteTied: "lock",
    GameEnded: "chord",
  },
};
