/** The journal in the signs of the ship. */
import type { Mark } from "../../shell/marks";
import { SIGNS, type SignName } from "./Sign.svelte";
import type { Note } from "./wire";

const SICK = "var(--accent)";
const WELL = "#cdbcf2";
const GONE = "#ff9c8f";
const DAY = "#f3d488";

const MARKS: Record<Note["type"], [SignName, string?]> = {
  Welcomed: ["helmet"],
  Dealt: ["helmet", WELL],
  Colleagues: ["syringe", WELL],
  ElectionOpened: ["star"],
  Supported: ["star"],
  Lowered: ["star"],
  Elected: ["star", DAY],
  NightFell: ["moon", WELL],
  WaveOpened: ["moon"],
  PackWoke: ["spore", SICK],
  PackDecided: ["spore", SICK],
  DoctorsWoke: ["syringe", WELL],
  DoctorsDecided: ["syringe", WELL],
  Tapped: ["finger"],
  Signed: ["finger"],
  Felt: ["heart"],
  Killed: ["skull", GONE],
  Counted: ["chip", WELL],
  Psyched: ["psi", WELL],
  Sequenced: ["helix", WELL],
  Spied: ["camera", WELL],
  Hacked: ["screen", WELL],
  DayBroke: ["sun", DAY],
  Autopsied: ["search", GONE],
  EnquiryOpened: ["sun", DAY],
  CircleJoined: ["quote"],
  CircleLeft: ["quote"],
  RoleClaimed: ["quote", DAY],
  StateClaimed: ["quote", DAY],
  GenomeClaimed: ["quote", DAY],
  CountClaimed: ["quote", DAY],
  TouchClaimed: ["quote", DAY],
  OpinionClaimed: ["quote"],
  Voted: ["paper"],
  Abstained: ["paper"],
  VoteWithdrawn: ["paper"],
  CloseCalled: ["paper"],
  VotesCounted: ["paper", DAY],
  VoteTied: ["paper", DAY],
  Executed: ["cross", GONE],
  Unveiled: ["eye"],
  Witnessed: ["eye"],
  BallotsSeen: ["eye"],
  GameEnded: ["star", SICK],
};

export function mark(note: Note): Mark | null {
  const [sign, colour] = MARKS[note.type];
  return { art: SIGNS[sign], colour };
}
