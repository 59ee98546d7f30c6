/** The orchestra plays on. */
import type { Sounds } from "../../shell/sound/sounds";
import type { Note } from "./wire";

export const sounds: Sounds<Note> = {
  moments: {
    flood: [
      { sound: "creak", at: 0 },
      { sound: "water", at: 0.6 },
      { sound: "orchestra", at: 2.2, says: "orchestra-on" },
    ],
    rescue: [{ sound: "bell", at: 0 }],
  },
  notes: {
    Sailed: "horn",
    Attempted: "sting",
    Failed: "stamp",
    Drowned: "water",
    GameEnded: "orchestra",
  },
};
