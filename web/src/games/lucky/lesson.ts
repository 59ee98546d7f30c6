/** The lesson's little night: what the pretend table shows at each step. No server, no rules: but a
 * test holds it to a night that the rules have played (lesson.json). */
import type { Speak } from "../../shell/game";
import type { Game } from "./props";
import { pointsOf } from "./reading";
import { DEFAULTS, type Action, type Attempted, type Drowned, type GameEnded, type Note, type Public } from "./wire";

export const STEPS = ["aim", "read", "step", "save", "defend", "flood", "end"] as const;
export type Step = (typeof STEPS)[number];

const ME = 0;
const SEATS = [0, 1, 2, 3];
const [START, GOAL, AID] = ["b_aft_corridor", "ballroom", "aid_piano"];
const HAND = ["galley", "cafe", AID, "fail_1", "fail_1", "fail_2"];

/** What the learner has played against the other attempt. */
export type Done = string[];

const THEIRS: Attempted = { type: "Attempted", seat: 1, room: "reading_room", card: "aid_atlas", value: 6, witnesses: [ME, 2] };
const BEFORE: Note[] = [
  { type: "DefenceOpened", seat: 2, missing: 6, last: false },
  { type: "Failed", seat: 2, card: "fail_2", missing: 4, late: false },
  { type: "Failed", seat: 2, card: "fail_2", missing: 2, late: false },
  { type: "Passed", seat: 2, late: false },
  { type: "DefenceOpened", seat: 3, missing: 2, last: false },
  { type: "Passed", seat: 3, late: false },
];

export const FLOOD: Drowned = { type: "Drowned", deck: "D", room: "dining_saloon", seats: [3], doctor: true };
const RESULT: GameEnded = {
  type: "GameEnded",
  reason: "saved",
  winner: ME,
  loser: 2,
  penalty: 0,
  hands: [["galley", "fail_1"], ["bridge", "fail_1"], ["aid_lantern", "fail_3", "fail_2"], ["palm_court"]],
};

/** Where the Doctor goes from each of his rooms. */
const WAYS = {
  mine: ["card_room", "cafe", "dining_saloon", "infirmary", "galley"],
  theirs: ["lifeboat_station", "captains_lounge", "bridge", "chart_room", "wireless_room"],
  flooded: ["infirmary", "galley", "pursers_office", "barber_shop", "royal_suite"],
};

/** How many points are still missing to stop the others. */
export const missing = (done: Done): number => 2 - done.reduce((sum, card) => sum + pointsOf(card), 0);

/** What is left of one's hand. */
function handAt(step: Step, done: Done): string[] {
  const hand = [...HAND];
  if (STEPS.indexOf(step) > STEPS.indexOf("save")) hand.splice(hand.indexOf(AID), 1);
  for (const card of done) hand.splice(hand.indexOf(card), 1);
  return hand;
}

function movesAt(step: Step, hand: string[]): Action[] {
  if (step === "step") return [{ type: "Step", room: GOAL }, { type: "Stop" }];
  if (step === "save") return [{ type: "Stop" }, { type: "Attempt", card: null }, { type: "Attempt", card: AID }];
  if (step !== "defend") return [];
  return [...new Set(hand.filter((card) => pointsOf(card) > 0))].map((card) => ({ type: "Fail", card }));
}

/** The board, one's sheet and the notes at a step. */
export function scene(step: Step, done: Done, speak: Pick<Speak, "t">): Omit<Game, "play" | keyof Speak> {
  const defends = step === "defend";
  const drowned = step === "flood" || step === "end";
  const hand = handAt(step, done);
  const names = [speak.t("tutorial-you"), ...[1, 2, 3].map((each) => speak.t(`tutorial-player-${each}`))];
  const mine = step === "aim" || step === "read" || step === "step" ? START : GOAL;
  const doctor = drowned ? "dining_saloon" : defends ? THEIRS.room : GOAL;
  const [next, ...then] = drowned ? WAYS.flooded : defends ? WAYS.theirs : WAYS.mine;
  const parries = [...["fail_2", "fail_2"].map((card) => ({ seat: 2, card })), ...done.map((card) => ({ seat: ME, card }))];
  const board: Public = {
    type: "Public",
    phase: defends ? "defending" : step === "end" ? "over" : "turning",
    ship: null,
    turn: defends ? 8 : 7,
    player: defends ? 1 : ME,
    stepped: step === "save",
    active: false,
    pawns: [mine, defends ? THEIRS.room : "smoking_room", "b_fore_corridor", drowned ? "dining_saloon" : "boiler_room"],
    doctor,
    next: next!,
    then,
    meets: null,
    witnesses: drowned ? [3] : defends ? [ME, 1, 2] : [ME, 1],
    afloat: drowned ? 3 : 4,
    hands: [hand.length, 6, 7, 5],
    piles: [16, 16, 17, drowned ? 0 : 5],
    filled: [16, 16, 17, 17],
    drawn: drowned ? "C" : "D",
    last_card: false,
    discards: [],
    telegrams: 0,
    attempt: defends
      ? { ...THEIRS, type: "Rescue", missing: missing(done), defender: ME, left: [], parries: parries.map((parry) => ({ type: "Parry", ...parry })), passed: [2, 3] }
      : null,
    penalties: SEATS.map(() => 0),
    forfeits: [],
    recent: false,
    done: [],
    charge: null,
    answered: [],
    result: step === "end" ? RESULT : null,
    awaited: step === "end" ? [] : [ME],
  };
  const played: Note[] = done.map((card, at) => ({ type: "Failed", seat: ME, card, missing: missing(done.slice(0, at + 1)), late: false }));
  const notes: Note[] = defends ? [THEIRS, ...BEFORE, { type: "DefenceOpened", seat: ME, missing: 2, last: true }, ...played] : [];
  return {
    board,
    sheet: {
      type: "Sheet",
      private: { type: "Private", hand, bound: defends, answer: null },
      may_act: step === "step" || step === "save" || defends,
      moves: movesAt(step, hand),
      channels: [],
      stood_in: null,
    },
    notes,
    seat: ME,
    seats: names.map((name, seat) => ({ type: "Seated", member: [2, 4, 1, 3][seat]!, name, bot: null, machine: false, person: true })),
    names,
    options: { ...DEFAULTS, seats: SEATS.length },
    place: "",
    clock: null,
  };
}
