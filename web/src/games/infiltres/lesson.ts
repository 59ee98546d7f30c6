/** The lesson's little mission: what the pretend table shows at each step. No server, no rules. */
import type { Game } from "./props";
import { DEFAULTS, type Ballot, type MissionEnded, type Note, type Public } from "./wire";

export const STEPS = ["read", "give", "clues", "vote", "opened", "end"] as const;
export type Step = (typeof STEPS)[number];

export type Speak = Pick<Game, "t" | "sentence" | "label" | "reason">;

const ME = 0;
const SPY = 2; // has the other word
const SEATS = [0, 1, 2, 3];
const PHASES: Record<Step, Public["phase"]> = {
  read: "speaking",
  give: "speaking",
  clues: "debating",
  vote: "voting",
  opened: "speaking",
  end: "debriefing",
};

/** What the learner has done so far. */
export interface Done {
  clue: string;
  vote: number | null;
}

/** The spy never names whom the learner names: one of them alone has the most votes. */
export function ballotsOf(vote: number | null): Ballot[] {
  const others = [
    [1, SPY],
    [SPY, vote === 1 ? 3 : 1],
    [3, SPY],
  ] as const;
  return [
    { type: "Ballot", voter: ME, at: vote },
    ...others.map(([voter, at]): Ballot => ({ type: "Ballot", voter, at })),
  ];
}

/** The board, one's sheet and the notes at a step. */
export function scene(step: Step, done: Done, speak: Speak): Omit<Game, "play" | keyof Speak> {
  const t = (key: string) => speak.t(key);
  const words = [done.clue, t("tutorial-clue-1"), t("tutorial-clue-2"), t("tutorial-clue-3")];
  const said = STEPS.indexOf(step) >= STEPS.indexOf("clues") ? SEATS : [];
  const out: Public["out"] =
    step === "opened" || step === "end" ? [{ type: "Eliminated", seat: SPY, role: "infiltrator" }] : [];
  const result: MissionEnded = {
    type: "MissionEnded",
    reason: "unmasked",
    pair: { type: "Pair", disciples: t("tutorial-word"), infiltrators: t("tutorial-other-word") },
    roles: SEATS.map((seat) => (seat === SPY ? "infiltrator" : "disciple")),
    gains: SEATS.map((seat) => (seat === SPY ? 0 : 1)),
    scores: SEATS.map((seat) => (seat === SPY ? 0 : 1)),
  };
  const notes: Note[] = out.length ? [{ type: "VoteClosed", ballots: ballotsOf(done.vote) }, ...out] : [];
  const names = [t("tutorial-you"), ...[1, 2, 3].map((each) => t(`tutorial-player-${each}`))];
  return {
    board: {
      type: "Public",
      phase: PHASES[step],
      mission: 1,
      first: ME,
      number: 7,
      round: 1,
      living: SEATS.filter((seat) => !out.some((gone) => gone.seat === seat)),
      out,
      clues: said.map((seat) => ({ type: "Line", round: 1, seat, word: words[seat]! })),
      speaking: said.length ? [] : SEATS,
      ready: [],
      voted: step === "vote" ? [1, SPY, 3] : [],
      tied: [],
      guesser: null,
      scores: SEATS.map(() => 0),
      result: step === "end" ? result : null,
      awaited: step === "give" || step === "vote" ? [ME] : [],
    },
    sheet: {
      type: "Sheet",
      private: { type: "Private", journalist: false, word: t("tutorial-word"), vote: null, learnt: null },
      may_act: step === "give" || step === "vote",
      moves: step === "vote" ? [1, SPY, 3, null].map((at) => ({ type: "Vote" as const, at })) : [],
      channels: [],
    },
    notes,
    seat: ME,
    seats: names.map((name, seat) => ({ type: "Seated", member: [2, 4, 1, 3][seat]!, name, bot: null })),
    names,
    options: { ...DEFAULTS, seats: SEATS.length },
    place: "",
    clock: null,
  };
}
