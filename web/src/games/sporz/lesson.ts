/** The lesson's little crew: what the pretend ship shows at each step. No server, no rules: but a
 * test holds it to a game that the rules have played (lesson.json). */
import type { Refusal } from "../../wire";
import type { Game, Wave } from "./props";
import { DEFAULTS, type Action, type Corpse, type Hand, type Note, type Private, type Public } from "./wire";

export const STEPS = ["read", "elect", "sleep", "study", "day", "gone"] as const;
export type Step = (typeof STEPS)[number];

export type Speak = Pick<Game, "t" | "sentence" | "label" | "reason">;

const ME = 0; // a psychologist
const MUTANT = 3;
const CHIEF = 2;
const SEATS = [0, 1, 2, 3, 4, 5];
const NO_HAND: Hand = { type: "Hand", act: null, paralyse: null, locked: false, signs: 0 };
const WAVES: Partial<Record<Step, Wave>> = { sleep: "mutants", study: "inspectors" };

/** What the learner has done so far. */
export interface Done {
  elected: number | null;
  hand: Hand;
  studied: number | null;
  claims: Note[];
  circle: boolean;
  voted: number | null;
}

export const NOTHING_DONE: Done = {
  elected: null,
  hand: NO_HAND,
  studied: null,
  claims: [],
  circle: false,
  voted: null,
};

/** Not to vote is allowed, but then there is nothing to learn. */
const VOTES: Refusal = { type: "Refusal", key: "tutorial-votes", values: [] };

/** What an act of the learner changes, and whether the lesson goes on. */
export function act(done: Done, action: Action): { done: Done; next: boolean } {
  const { hand } = done;
  switch (action.type) {
    case "Elect":
      return { done: { ...done, elected: action.at }, next: true };
    case "Mutate":
    case "Kill":
    case "Spare":
      return { done: { ...done, hand: { ...hand, act: action } }, next: false };
    case "Paralyse":
      return { done: { ...done, hand: { ...hand, paralyse: action.at } }, next: false };
    case "Lock":
      return { done: { ...done, hand: NO_HAND }, next: true };
    case "Inspect":
      return { done: { ...done, studied: action.at }, next: true };
    case "ClaimRole":
      return { done: claim(done, { ...action, type: "RoleClaimed", seat: ME }), next: false };
    case "ClaimState":
      return { done: claim(done, { ...action, type: "StateClaimed", seat: ME }), next: false };
    case "ClaimGenome":
      return { done: claim(done, { ...action, type: "GenomeClaimed", seat: ME }), next: false };
    case "ClaimCount":
      return { done: claim(done, { ...action, type: "CountClaimed", seat: ME }), next: false };
    case "ClaimTouch":
      return { done: claim(done, { ...action, type: "TouchClaimed", seat: ME }), next: false };
    case "ClaimOpinion":
      return { done: claim(done, { ...action, type: "OpinionClaimed", seat: ME }), next: false };
    case "Join":
    case "Leave":
      return { done: { ...done, circle: action.type === "Join" }, next: false };
    case "Vote":
      return { done: { ...done, voted: action.at }, next: true };
    case "Abstain":
      throw VOTES;
    default:
      return { done, next: false };
  }
}

/** What is said at a step: after a study or a vote of somebody else, what there was to see. */
export function say(step: Step, { studied, voted }: Done, speak: Pick<Speak, "t">): string {
  if (step === "day" && studied !== MUTANT) return speak.t("tutorial-day-healthy");
  if (step === "gone" && voted !== MUTANT) return speak.t("tutorial-gone-wrong");
  return speak.t(`tutorial-${step}`);
}

const claim = (done: Done, note: Note): Done => ({ ...done, claims: [...done.claims, note] });

const CORPSE: Corpse = {
  type: "Corpse",
  seat: MUTANT,
  day: 1,
  killer: "crew",
  role: "astronaut",
  genome: "host",
  mutant: true,
};

/** The board, one's sheet and the notes at a step. */
export function scene(step: Step, done: Done, speak: Speak): Omit<Game, "play" | keyof Speak> {
  const at = STEPS.indexOf(step);
  const wave = WAVES[step] ?? null;
  const isOver = step === "gone";
  const names = [
    speak.t("tutorial-you"),
    ...[1, 2, 3, 4, 5].map((each) => speak.t(`tutorial-player-${each}`)),
  ];
  const votes =
    at <= STEPS.indexOf("elect") ? SEATS.map((seat) => ([1, 4].includes(seat) ? CHIEF : null)) : [];
  const living = isOver ? SEATS.filter((seat) => seat !== MUTANT) : SEATS;
  const board: Public = {
    type: "Public",
    phase: wave ? "waking" : step === "day" ? "enquiring" : isOver ? "over" : "electing",
    wave,
    calls: [
      { type: "Call", wave: "mutants", roles: ["base"] },
      { type: "Call", wave: "doctors", roles: ["doctor"] },
      { type: "Call", wave: "inspectors", roles: ["psychologist", "geneticist"] },
    ],
    day: at < STEPS.indexOf("sleep") ? 0 : 1,
    crew: (["base", "doctor", "psychologist", "geneticist", "astronaut"] as const).map((role) => ({
      type: "Post",
      role,
      count: role === "doctor" ? 2 : 1,
    })),
    strikes: 1,
    disagreement: "plurality",
    living,
    dead: isOver ? [CORPSE] : [],
    chief: at > STEPS.indexOf("elect") ? CHIEF : null,
    votes,
    voted: step === "day" ? 4 : 0,
    closing: false,
    tied: [],
    places: 0,
    doomed: [],
    circles:
      step === "day"
        ? [
            { type: "Circle", number: 1, seats: [1, 4] },
            ...(done.circle ? [{ type: "Circle" as const, number: 2, seats: [ME] }] : []),
          ]
        : [],
    claimed: [],
    awaited: living.filter((seat) => !isOver && (votes[seat] ?? null) === null),
  };
  const sheet: Private = {
    type: "Private",
    role: "psychologist",
    genome: null,
    mutant: false,
    paralysed: false,
    awake: step === "study",
    hand: done.hand,
    partners: [],
    settled: false,
    divided: false,
    colleagues: [],
    hackable: [],
    voted: false,
    abstains: false,
    vote: null,
    claims: Math.max(0, 6 - done.claims.length),
    walks: 8,
    fates: [],
  };
  return {
    board,
    sheet: { type: "Sheet", private: sheet, may_act: true, moves: [], channels: [], stood_in: null },
    notes: notesOf(at, wave, done),
    seat: ME,
    seats: names.map((name, seat) => ({
      type: "Seated",
      member: [2, 4, 1, 3, 7, 5][seat]!,
      name,
      bot: null,
      machine: false,
      person: true,
    })),
    names,
    options: { ...DEFAULTS, seats: SEATS.length },
    place: "",
    clock: null,
  };
}

function notesOf(at: number, wave: Wave | null, done: Done): Note[] {
  const notes: Note[] = [{ type: "Dealt", role: "psychologist", genome: null }];
  if (at < STEPS.indexOf("sleep")) return notes;
  notes.push({ type: "NightFell", night: 1 });
  if (wave) notes.push({ type: "WaveOpened", night: 1, wave });
  if (at < STEPS.indexOf("study")) return notes;
  notes.push({ type: "Felt", night: 1, wave: "mutants", touches: [] });
  if (done.studied !== null)
    notes.push({ type: "Psyched", night: 1, at: done.studied, mutant: done.studied === MUTANT });
  if (at < STEPS.indexOf("day")) return notes;
  notes.push(
    { type: "EnquiryOpened", day: 1 },
    { type: "OpinionClaimed", seat: 1, opinion: "suspect", at: MUTANT },
    { type: "RoleClaimed", seat: MUTANT, role: "astronaut" },
    ...done.claims,
  );
  if (at === STEPS.indexOf("gone")) notes.push({ type: "Executed", day: 1, seats: [MUTANT] });
  return notes;
}
