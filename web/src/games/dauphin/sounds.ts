/** The walk sounds the same whatever happened out there: doors, silence, alarm, printer. */
import type { Sounds } from "../../shell/sound/sounds";
import { DOORS, FILM } from "./film";
import type { Note } from "./wire";

export const sounds: Sounds<Note> = {
  moments: {
    team: [{ sound: "chord", at: 0 }],
    report: [
      { sound: "hiss", at: 0 },
      { sound: "silence", at: DOORS },
      { sound: "alarm", at: FILM },
      { sound: "printer", at: FILM + 1.1 },
    ],
    fists: [{ sound: "fist", at: 0 }],
  },
  notes: {
    WalkOpened: "bell",
    SentOut: "lock",
    Ordered: "alarm",
    CaptainShown: "stamp",
    Planked: "splash",
    GameEnded: "chord",
  },
};
