/** What carries through water. */
import type { Heard, Sounds } from "../../shell/sound/sounds";
import { damages, HOLD, isLow, lastStruck } from "./reading";
import type { Note } from "./wire";

/** The order and what was fired; then, after the hush, what both boats answer. */
function blast(notes: Note[]): Heard[] {
  const struck = lastStruck(notes);
  const hurts = struck !== null && (struck.blast.enemy !== "clear" || struck.blast.own !== "clear");
  // The alarm is for a hull that the next hit will sink, once: when it has come to that.
  const before = damages(notes.slice(0, struck ? notes.lastIndexOf(struck.blast) : 0));
  const low = damages(notes).some((damage, crew) => isLow({ damage }) && damage > before[crew]!);
  return [
    { sound: "stop", at: 0 },
    ...(struck?.shot.type === "TorpedoFired" ? [{ sound: "torpedo", at: 0.3 } as const] : []),
    { sound: hurts ? "boom" : "splash", at: HOLD },
    ...(hurts ? [{ sound: "hull", at: HOLD + 0.7 } as const] : []),
    ...(low ? [{ sound: "alarm", at: HOLD + 1.7, says: "low" } as const] : []),
  ];
}

export const sounds: Sounds<Note> = {
  moments: { blast },
  within: { blast: ["Blasted", "Damaged"] },
  notes: {
    Underway: "horn",
    Bell: "bell",
    TorpedoFired: "torpedo", // in real time the STOP is a wait of the rules
    MineSetOff: "stop",
    ArcherSetOff: "stop",
    Blasted: "boom",
    Damaged: (note) => (note.type === "Damaged" && isLow(note) ? { sound: "alarm", says: "low" } : "hull"),
    SonarSent: "ping",
    DroneSent: "ping",
    Surfaced: "splash",
    Dived: "horn",
    Ended: "chord",
  },
};
