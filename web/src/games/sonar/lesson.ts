/** Four short lessons, one a role: what the pretend table shows at each step. No server, no rules: it
 * is what the rules have played (lesson.json, written by the test of the lessons). */
import type { Speak } from "../../shell/game";
import type { Refusal } from "../../wire";
import played from "./lesson.json";
import type { Game } from "./props";
import type { Role } from "./reading";
import type { Cell, Heading } from "./sea";
import { DEFAULTS, type Action, type Boat, type Note, type Private, type Public } from "./wire";

export const LESSONS = {
  captain: ["chart", "course", "marks", "fire", "hit"],
  mate: ["charge", "ready", "drone", "heard"],
  engineer: ["panel", "cross", "after", "danger"],
  radio: ["film", "silence", "clue", "report", "told"],
} as const satisfies Record<Role, readonly string[]>;

/** The steps at which the learner has something to do before the lesson goes on. */
export const WAITS = new Set(["course", "fire", "charge", "drone", "cross", "report"]);

export interface Scene {
  role: Role;
  step: string;
  /** What the learner has done so far. */
  done: readonly Action[];
}

/** To end one's turn is allowed, but then there is nothing to learn. */
export const NOT_YET: Refusal = { type: "Refusal", key: "tutorial-captain-not-yet", values: [] };

/** What is otherwise than at the first step of the lesson, what may be done, what was told. */
interface Moment {
  board: Partial<Public>;
  private: Partial<Private>;
  moves: Action[];
  notes: Note[];
}
interface Lesson {
  first: { board: Public; private: Private };
  moments: Record<string, Moment>;
}
const PLAYED = played as unknown as Record<Role, Lesson>;
/** After each course, by the cell that is aimed at: the damage to the learner's boat and the enemy's. */
const SHOTS = played.captain.shots as unknown as Record<Heading, Record<Cell, [own: number, enemy: number]>>;

const ROLES = ["captain", "mate", "engineer", "radio"] as const; // in the order of their seats
const ENEMY = 4; // one name stands for their whole crew

type Pretended = Omit<Game, "play" | keyof Speak>;

export function pretend({ role, step, done }: Scene, speak: Speak): Pretended {
  const names = [...ROLES, "enemy"].map((each) => (each === role ? speak.t("tutorial-you") : speak.t(`tutorial-player-${each}`)));
  const { first } = PLAYED[role];
  const moment = momentOf(role, step, done);
  const board = { ...first.board, ...moment.board };
  const [own, enemy] = board.boats;
  const shot = shotIn(done);
  const boats: [Boat, Boat] = [
    { ...own, damage: shot?.own ?? own.damage },
    { ...enemy, damage: shot?.enemy ?? enemy.damage, seats: enemy.seats.map(() => ENEMY) },
  ];
  return {
    board: { ...board, boats },
    sheet: {
      type: "Sheet",
      private: { ...first.private, ...moment.private },
      may_act: WAITS.has(step),
      moves: moment.moves,
      channels: [],
      stood_in: null,
    },
    notes: [...moment.notes, ...wordsOf(done)],
    seat: ROLES.indexOf(role),
    seats: names.map((name, member) => ({ type: "Seated", member, name, bot: null, machine: false, person: true })),
    names,
    options: { ...DEFAULTS, seats: names.length },
    place: "",
    clock: null,
  };
}

/** What of a choice the lesson goes on from; a shot is told apart. */
function choice(act: Action): string[] {
  if (act.type === "Course") return [act.heading];
  if (act.type === "Charge") return [act.system!];
  if (act.type === "Drone") return [`${act.sector}`];
  return act.type === "Cross" ? [act.light] : [];
}

const momentOf = (role: Role, step: string, done: readonly Action[]): Moment =>
  PLAYED[role].moments[[step, ...done.flatMap(choice)].join(" ")]!;

interface Shot {
  cell: Cell;
  own: number;
  enemy: number;
}

/** The learner's torpedo and what it has done. */
function shotIn(done: readonly Action[]): Shot | null {
  const course = done.find((act) => act.type === "Course");
  const torpedo = done.find((act) => act.type === "Torpedo");
  if (!course || !torpedo) return null;
  const [own, enemy] = SHOTS[course.heading][torpedo.cell]!;
  return { cell: torpedo.cell, own, enemy };
}

const HITS = ["clear", "indirect", "direct"] as const; // by the damage

/** What is told of a choice that the lesson does not go on from. */
function wordsOf(done: readonly Action[]): Note[] {
  const shot = shotIn(done);
  const report = done.find((act) => act.type === "Report");
  const fired: Note[] = shot
    ? [
        { type: "TorpedoFired", crew: 0, cell: shot.cell },
        { type: "Blasted", crew: 0, cell: shot.cell, enemy: HITS[shot.enemy]!, own: HITS[shot.own]! },
      ]
    : [];
  return report ? [...fired, { ...report, type: "Reported", seat: ROLES.indexOf("radio") }] : fired;
}

/** What is said at a step: after a choice, what came of it. */
export function say({ role, step, done }: Scene, { t }: Pick<Speak, "t">): string {
  const shot = shotIn(done);
  return t(`tutorial-${role}-${step}`, {
    hit: shot ? (shot.own > 0 ? "own" : HITS[shot.enemy]!) : "",
    charged: done.find((act) => act.type === "Charge")?.system ?? "",
    sector: done.find((act) => act.type === "Drone")?.sector ?? 0,
    light: done.find((act) => act.type === "Cross")?.light ?? "",
  });
}
