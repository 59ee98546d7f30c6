/** The lesson's little voyage: what the pretend table shows at each step. No server, no rules. */
import type { Speak } from "../../shell/game";
import { isOneOf } from "../../shell/words";
import { CREW } from "./art/crew";
import type { Card, Game } from "./props";
import { DEFAULTS, type Action, type Note, type Public, type Reported } from "./wire";

export const STEPS = ["hand", "call", "report", "module", "stake", "end"] as const;
export type Step = (typeof STEPS)[number];

const ME = 0;
const CAPTAIN = 2;
const SEATS = [0, 1, 2, 3];
const HAND: Card[] = ["jimmy", "major", "olga", "paul"];
const HERO: Card = "major";

/** Who is with whom once it is over. */
const CREWS: { cards: Card[]; dolphinised: boolean }[] = [
  { cards: ["jimmy", "olga", "paul"], dolphinised: false },
  { cards: ["sheila", "dauphin_d", "vega"], dolphinised: true },
  { cards: ["bulle", "max", "chico"], dolphinised: false },
  { cards: ["rico", "nova", "bricole"], dolphinised: false },
];

/** What the learner has done so far. */
export interface Done {
  called: number | null;
  saved: boolean;
}

const PHASES: Record<Step, Public["phase"]> = {
  hand: "calling",
  call: "sending",
  report: "ordering",
  module: "detaching",
  stake: "staking",
  end: "over",
};

const ACTING: Record<Step, number | null> = { hand: CAPTAIN, call: ME, report: CAPTAIN, module: ME, stake: null, end: null };

const MOVES: Partial<Record<Step, Action[]>> = {
  call: HAND.map((card) => ({ type: "Send", card })),
  module: [{ type: "Rescue" }, { type: "Panic" }],
  stake: [0, 1].map((tokens) => ({ type: "Stake", tokens })),
};

export function boardOf(step: Step, done: Done): Public {
  const walks = step === "call";
  const report: Reported = {
    type: "Reported",
    walk: 1,
    teams: [3, ME, done.called ?? 1],
    lost: [],
    seen: [],
    asteroid: false,
    opened: 1,
    hero: ME,
    card: HERO,
  };
  const order: Public["order"] = step === "stake" ? { type: "Order", kind: "plank", seat: ME } : null;
  return {
    type: "Public",
    phase: PHASES[step],
    crew: Object.keys(CREW) as Card[],
    dolphins: 2,
    treachery: false,
    oxygen: false,
    cards: false,
    badges: ["pluto", "mars", "moon", "saturn"],
    paper: [],
    boarding: null,
    walk: 1,
    living: SEATS,
    captain: CAPTAIN,
    captain_card: "bulle",
    hands: SEATS.map(() => HAND.length),
    tokens: [1, 1, 0, 1],
    supply: 13,
    hatches: [0, 1, 2].map((at) => {
      const gone = at === 0 && (step === "stake" || step === "end");
      return { type: "Hatch", attached: !gone, hero: gone ? HERO : null, seat: gone ? ME : null, saved: gone ? done.saved : null };
    }),
    slots: walks ? [{ type: "Berth", seat: 3, card: null }] : [],
    void: [],
    void_hidden: 1,
    among: walks ? [1, 2, 3] : [],
    orders: [],
    order,
    needed: order ? 3 : null,
    voters: order ? SEATS.filter((seat) => seat !== CAPTAIN) : [],
    staked: order ? [1] : [],
    restarts: 0,
    claims: [],
    claims_left: SEATS.map(() => 0),
    report: isOneOf(step, "report", "module") ? report : null,
    vote: null,
    awaited: order ? [ME] : SEATS.filter((seat) => seat === ACTING[step]),
    result:
      step === "end"
        ? {
            type: "GameEnded",
            reason: "reset",
            winners: [0, 2, 3],
            crews: CREWS.map((crew, seat) => ({
              type: "Crew",
              seat,
              cards: crew.cards.map((card) => ({ type: "Sight", card })),
              dolphinised: crew.dolphinised,
            })),
            modules: [],
            void: [{ type: "Sight", card: HERO }],
          }
        : null,
  };
}

/** The board, one's sheet and the notes at a step. */
export function scene(step: Step, done: Done, { t }: Pick<Speak, "t">): Omit<Game, "play" | keyof Speak> {
  const names = [t("tutorial-you"), ...[1, 2, 3].map((each) => t(`tutorial-player-${each}`))];
  const moves = MOVES[step] ?? [];
  const notes: Note[] =
    step === "stake" ? [{ type: "Ordered", captain: CAPTAIN, kind: "plank", seat: ME, needed: 3 }] : [];
  return {
    board: boardOf(step, done),
    sheet: {
      type: "Sheet",
      private: { type: "Private", hand: HAND, outside: [], dolphinised: false, lost: [], stake: null },
      may_act: moves.length > 0,
      moves,
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
