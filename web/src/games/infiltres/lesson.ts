/** The lesson's little mission: what the pretend table shows at each step. Roles, votes and points
    stand in lesson.json, which a test plays through the rules. */
import type { Refusal } from "../../wire";
import script from "./lesson.json";
import type { Game } from "./props";
import { DEFAULTS, type Ballot, type MissionEnded, type Note, type Public } from "./wire";

export const STEPS = ["read", "give", "clues", "vote", "opened", "press", "end"] as const;
export type Step = (typeof STEPS)[number];

export type Speak = Pick<Game, "t" | "sentence" | "label" | "reason">;

const ME = 0;
const ROLES = script.roles as MissionEnded["roles"];
const SPY = ROLES.indexOf("infiltrator"); // has the other word
const PRESS = ROLES.indexOf("journalist"); // has none
const SEATS = [0, 1, 2, 3];
const PHASES: Record<Step, Public["phase"]> = {
  read: "speaking",
  give: "speaking",
  clues: "debating",
  vote: "voting",
  opened: "speaking",
  press: "speaking",
  end: "debriefing",
};

/** What the learner has done so far. */
export interface Done {
  clue: string;
  vote: number | null;
}

/** Whomever the learner names, one of them alone has the most votes. */
export function ballotsOf(vote: number | null): Ballot[] {
  const votes = script.ballots[`${vote ?? "blank"}` as keyof typeof script.ballots];
  return votes.map((at, voter): Ballot => ({ type: "Ballot", voter, at }));
}

const plain = (text: string) => text.normalize("NFD").replaceAll(/[^\p{L}]/gu, "").toLowerCase();

/** Why a clue is refused, as in a game; nor may it be one that the pretend players are about to give. */
export function refuseClue(word: string, { t }: Pick<Speak, "t">): Refusal | null {
  const refuse = (key: string): Refusal => ({ type: "Refusal", key, values: [] });
  if (word.length > 30 || !/^\p{L}+(?:['’-]\p{L}+)*$/u.test(word)) return refuse("infiltres-clue-one-word");
  const said = plain(word).replace(/s$/, "");
  if (said === plain(t("tutorial-word"))) return refuse("infiltres-clue-password");
  return [1, 2, 3].some((each) => plain(t(`tutorial-clue-${each}`)) === said) ? refuse("tutorial-clue-later") : null;
}

/** What is said at a step: after a vote, what there was to see. */
export function say(step: Step, done: Done, speak: Pick<Speak, "t">): string {
  if (step !== "opened" || done.vote === SPY) return speak.t(`tutorial-${step}`);
  if (done.vote === null) return speak.t("tutorial-opened-blank");
  return speak.t(done.vote === PRESS ? "tutorial-opened-press" : "tutorial-opened-wrong");
}

/** The board, one's sheet and the notes at a step. */
export function scene(step: Step, done: Done, speak: Speak): Omit<Game, "play" | keyof Speak> {
  const t = (key: string) => speak.t(key);
  const words = [done.clue, t("tutorial-clue-1"), t("tutorial-clue-2"), t("tutorial-clue-3")];
  const said = STEPS.indexOf(step) >= STEPS.indexOf("clues") ? SEATS : [];
  const first: Public["out"] = [{ type: "Eliminated", seat: SPY, role: "infiltrator" }];
  const second: Public["out"] = [{ type: "Eliminated", seat: PRESS, role: "journalist" }];
  const late = step === "press" || step === "end";
  const out = late ? [...first, ...second] : step === "opened" ? first : [];
  const result: MissionEnded = {
    type: "MissionEnded",
    reason: "unmasked",
    pair: { type: "Pair", disciples: t("tutorial-word"), infiltrators: t("tutorial-other-word") },
    roles: ROLES,
    gains: script.gains,
    scores: script.gains,
  };
  const votes = Object.entries(script.second).map(
    ([voter, at]): Ballot => ({ type: "Ballot", voter: Number(voter), at }),
  );
  const guess: Note = { type: "Guessed", seat: PRESS, word: t("tutorial-guess"), right: false };
  const notes: Note[] = late
    ? [{ type: "VoteClosed", ballots: votes }, ...second, guess]
    : step === "opened"
      ? [{ type: "VoteClosed", ballots: ballotsOf(done.vote) }, ...first]
      : [];
  const names = [t("tutorial-you"), ...[1, 2, 3].map((each) => t(`tutorial-player-${each}`))];
  return {
    board: {
      type: "Public",
      phase: PHASES[step],
      mission: 1,
      first: ME,
      number: script.number,
      round: 1,
      living: SEATS.filter((seat) => !out.some((gone) => gone.seat === seat)),
      out,
      clues: said.map((seat) => ({ type: "Line", round: 1, seat, word: words[seat]! })),
      speaking: said.length ? [] : SEATS,
      ready: [],
      voted: step === "vote" ? [1, SPY, PRESS] : [],
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
      moves: step === "vote" ? [1, SPY, PRESS, null].map((at) => ({ type: "Vote" as const, at })) : [],
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
