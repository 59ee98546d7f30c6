/** The journal in the signs of the boats, and in their colours. */
import type { Mark } from "../../shell/marks";
import { GLYPHS, type GlyphName } from "./parts/glyphs";
import type { Note } from "./wire";

const CREWS = ["#ffd166", "#8fd3ff"];
const ALARM = "#ff7a6b";

const MARKS: Record<Note["type"], GlyphName> = {
  Welcomed: "captain",
  Placed: "flag",
  TurnBegan: "sub",
  Underway: "dive",
  Bell: "clock",
  CourseSet: "sub",
  SilenceRun: "silence",
  MineLaid: "mine",
  TorpedoFired: "torpedo",
  MineSetOff: "boom",
  ArcherSetOff: "scenario",
  Blasted: "boom",
  ArcherLost: "scenario",
  DroneSent: "drone",
  SonarSent: "sonar",
  SonarAnswered: "sonar",
  Surfaced: "surface",
  Dived: "dive",
  Damaged: "radiation",
  WentOn: "play",
  ByChance: "clock",
  DrawOffered: "hand",
  Ended: "flag",
  StartChosen: "flag",
  SilenceTaken: "silence",
  HeadingGiven: "silence",
  MinePlaced: "mine",
  MineLost: "mine",
  BlackedOut: "warn",
  Okayed: "ok",
  Charged: "mate",
  SystemFull: "mate",
  Crossed: "engineer",
  SelfRepaired: "engineer",
  GaveWay: "engineer",
  SymbolsDown: "engineer",
  LeftToChance: "clock",
  Asked: "voice",
  Replied: "voice",
  PartTraced: "pen",
  HullShown: "eye",
  SheetHanded: "pen",
  HullAccepted: "ok",
  HullRejected: "no",
  HullSecured: "dive",
  Reported: "voice",
};

export function mark(note: Note): Mark | null {
  const hurts = note.type === "Damaged" || (note.type === "Blasted" && note.enemy !== "clear");
  const crew = "crew" in note ? CREWS[note.crew] : undefined;
  return { art: GLYPHS[MARKS[note.type]], colour: hurts ? ALARM : crew };
}
