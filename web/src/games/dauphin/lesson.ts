/** The lesson's little voyage: what the pretend table shows at each step. No server, no rules: but a
 * test holds it to a game that the rules have played (lesson.json). */
import type { Speak } from "../../shell/game";
import { isOneOf } from "../../shell/words";
import { CREW } from "./art/crew";
import type { Card, Game } from "./props";
import { DEFAULTS, type Action, type Note, type Public, type Reported } from "./wire";

export const STEPS = ["hand", "call", "report", "module", "stake", "end"] as const;
export type Step = (typeof STEPS)[number];

const ME = 0;
const CAPTAIN = 2; // calls Karim to A, who calls me to B
const KARIM = 3;
const SEATS = [0, 1, 2, 3];
const HAND: Card[] = ["jimmy", "major", "olga", "paul"];
export const HERO: Card = "major";
const IN_MODULE: Card = "ivan";
const PANIC = 3; // tokens

/** Who is with whom once it is over, my own apart. */
const CREWS: { cards: Card[]; dolphinised: boolean }[] = [
  { cards: ["boulon", "dauphin_d", "sheila", "vega"], dolphinised: true },
  { cards: ["bulle", "chico", "max", "numero5"], dolphinised: false },
  { cards: ["bricole", "rico"], dolphinised: false },
];
const ADRIFT: Card[] = ["brutus", HERO, "nova", "dowell", "comete", "dauphin_g"];

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

/** What one holds then: the hero is lost, and somebody may have been saved. */
const handAt = (step: Step, { saved }: Done): Card[] => {
  if (!isOneOf(step, "stake", "end")) return HAND;
  const left = HAND.filter((card) => card !== HERO);
  return saved ? [...left, IN_MODULE] : left;
};

/** A token at the start for all but the captain; then panic's, and one for each who sent nobody. */
function tokensAt(step: Step, { called, saved }: Done): number[] {
  const tokens = SEATS.map((seat) => (seat === CAPTAIN ? 0 : 1));
  if (!isOneOf(step, "stake", "end")) return tokens;
  const out = [KARIM, ME, called ?? 1];
  return tokens.map((count, seat) => count + (seat === ME && !saved ? PANIC : 0) + (out.includes(seat) ? 0 : 1));
}

function movesAt(step: Step, done: Done): Action[] {
  if (step === "call") return HAND.map((card) => ({ type: "Send", card }));
  if (step === "module") return [{ type: "Rescue" }, { type: "Panic" }];
  if (step !== "stake") return [];
  return Array.from({ length: tokensAt(step, done)[ME]! + 1 }, (_, tokens) => ({ type: "Stake", tokens }));
}

export function boardOf(step: Step, done: Done): Public {
  const walks = step === "call";
  const report: Reported = {
    type: "Reported",
    walk: 1,
    teams: [KARIM, ME, done.called ?? 1],
    lost: [],
    seen: [],
    asteroid: false,
    opened: 1,
    hero: ME,
    card: HERO,
  };
  const tokens = tokensAt(step, done);
  const hand = handAt(step, done);
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
    hands: SEATS.map((seat) => (seat === ME ? hand.length : HAND.length)),
    tokens,
    supply: tokens.reduce((left, count) => left - count, 16),
    hatches: [0, 1, 2].map((at) => {
      const gone = at === 0 && isOneOf(step, "stake", "end");
      return { type: "Hatch", attached: !gone, hero: gone ? HERO : null, seat: gone ? ME : null, saved: gone ? done.saved : null };
    }),
    slots: walks ? [{ type: "Berth", seat: KARIM, card: null }] : [],
    void: isOneOf(step, "stake", "end") ? [HERO] : [],
    void_hidden: isOneOf(step, "stake", "end") && !done.saved ? 2 : 1,
    among: walks ? [1, 2, 3] : [],
    orders: [],
    order,
    needed: order ? 3 : null,
    voters: order ? SEATS.filter((seat) => seat !== CAPTAIN) : [],
    staked: order ? [1, KARIM] : [],
    restarts: 0,
    agreed: [],
    claims: [],
    claims_left: SEATS.map(() => 0),
    report: isOneOf(step, "report", "module") ? report : null,
    vote: null,
    walks: [],
    awaited: order ? [ME] : SEATS.filter((seat) => seat === ACTING[step]),
    result:
      step === "end"
        ? {
            type: "GameEnded",
            reason: "reset",
            winners: [0, 2, 3],
            crews: [{ cards: hand, dolphinised: false }, ...CREWS].map((crew, seat) => ({
              type: "Crew",
              seat,
              cards: crew.cards.map((card) => ({ type: "Sight", card })),
              dolphinised: crew.dolphinised,
            })),
            modules: [],
            void: [...ADRIFT, ...(done.saved ? [] : [IN_MODULE])].map((card) => ({ type: "Sight", card })),
          }
        : null,
  };
}

/** The board, one's sheet and the notes at a step. */
export function scene(step: Step, done: Done, { t }: Pick<Speak, "t">): Omit<Game, "play" | keyof Speak> {
  const names = [t("tutorial-you"), ...[1, 2, 3].map((each) => t(`tutorial-player-${each}`))];
  const moves = movesAt(step, done);
  const notes: Note[] =
    step === "stake" ? [{ type: "Ordered", captain: CAPTAIN, kind: "plank", seat: ME, needed: 3 }] : [];
  return {
    board: boardOf(step, done),
    sheet: {
      type: "Sheet",
      private: { type: "Private", hand: handAt(step, done), outside: [], dolphinised: false, lost: [], stake: null },
      may_act: moves.length > 0,
      moves,
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
