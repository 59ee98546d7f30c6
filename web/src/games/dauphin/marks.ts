/** The journal in the signs of the Palermo 13. */
import type { Mark } from "../../shell/marks";
import { SIGNS, type Sign } from "./art/icons";
import { hue } from "./art/ink";
import type { Note } from "./wire";

const MARKS: Record<Note["type"], [Sign, string?]> = {
  Welcomed: ["dolphin", hue.mint],
  TeamsFormed: ["cards", hue.mint],
  BoardingOpened: ["cards"],
  Boarded: ["cards"],
  Embarked: ["captain", hue.sun],
  HandDealt: ["cards", hue.mint],
  WalkOpened: ["rock", hue.sky],
  Called: ["observer"],
  SentOut: ["observer", hue.sky],
  YouSent: ["observer", hue.sky],
  RestartAsked: ["observer"],
  RestartAgreed: ["observer"],
  RestartRefused: ["observer"],
  WalkRestarted: ["rock", hue.sky],
  WalkSkipped: ["oxygen", hue.mint],
  Reported: ["rock", hue.coral],
  YouLost: ["cards", hue.coral],
  Detached: ["engineer", hue.sun],
  Rescued: ["hero", hue.sun],
  TeamLost: ["cards", hue.coral],
  BrutusLeft: ["dog", hue.coral],
  Idled: ["oxygen", hue.mint],
  CaptainMissing: ["captain"],
  CaptainAwaited: ["captain"],
  CaptainShown: ["captain", hue.sun],
  BridgeOpened: ["captain"],
  Ordered: ["captain", hue.coral],
  YouStaked: ["panic"],
  VoteClosed: ["panic", hue.coral],
  CaptainOverthrown: ["panic", hue.coral],
  PlankOpened: ["captain", hue.coral],
  Planked: ["cards", hue.coral],
  YouPlanked: ["cards", hue.coral],
  CardClaimed: ["hero"],
  HitClaimed: ["hero"],
  GameEnded: ["dolphin", hue.sun],
};

export function mark(note: Note): Mark | null {
  const [sign, colour] = MARKS[note.type];
  return { art: `<path d="${SIGNS[sign]}" fill-rule="evenodd"/>`, colour, filled: true };
}
