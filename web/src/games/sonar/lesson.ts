/** Four short lessons, one a role: what the pretend table shows at each step. No server, no rules. */
import maps from "@games/sonar/data/maps.json";

import type { Speak } from "../../shell/game";
import type { Refusal } from "../../wire";
import { CIRCUITS, LIGHTS } from "./engine/lights";
import type { Game } from "./props";
import { SYSTEMS, type Role } from "./reading";
import { HEADINGS, isNear, isSea, moved, nameOf, pointOf, reach, sectorOf, type Cell, type Heading, type Sea } from "./sea";
import { DEFAULTS, type Action, type Boat, type Note, type Private, type Public } from "./wire";

export const LESSONS = {
  captain: ["chart", "course", "marks", "fire", "hit"],
  mate: ["charge", "ready", "drone", "heard"],
  engineer: ["panel", "cross", "after", "danger"],
  radio: ["film", "silence", "clue", "report", "told"],
} as const satisfies Record<Role, readonly string[]>;

/** The steps at which the learner has something to do before the lesson goes on. */
export const WAITS = new Set(["course", "fire", "charge", "drone", "cross", "report"]);

const SEA: Sea = maps.maps.alpha.turns;
const TRAIL: Cell[] = ["B8", "C8", "D8", "D7", "D6", "D5", "E5", "F5", "F4"];
const ENEMY: Cell = "F6"; // in reach, and not too near, whatever the course
const RANGE = 4; // steps of a torpedo
const SIZES = [3, 3, 4, 3, 6, 0];
const CROSSED = [...CIRCUITS.orange.slice(0, 3), "W5", "N6", "S5", "E4", "S1"];

export interface Scene {
  role: Role;
  step: string;
  /** What the learner has done so far. */
  done: readonly Action[];
}

/** To end one's turn is allowed, but then there is nothing to learn. */
export const NOT_YET: Refusal = { type: "Refusal", key: "tutorial-captain-not-yet", values: [] };

type Pretended = Omit<Game, "play" | keyof Speak>;

export function pretend({ role, step, done }: Scene, speak: Speak): Pretended {
  const names = ["captain", "mate", "engineer", "radio", "enemy"].map((each) =>
    each === role ? speak.t("tutorial-you") : speak.t(`tutorial-player-${each}`),
  );
  const seat = ["captain", "mate", "engineer", "radio"].indexOf(role);
  const trail = trailAfter(done);
  const notes = notesOf(role, step, done);
  const board: Public = {
    type: "Public",
    phase: "sailing",
    crew: 0,
    moved: step !== "chart" && step !== "course",
    left: 1,
    boats: [boat([0, 1, 2, 3], harmAt(trail.at(-1)!, done), "EENNNEEN"), boat([4, 4, 4, 4], harmAt(ENEMY, done), enemyCourses(role, step))],
    archer: [],
    count: 17,
    may_draw: false,
    bell: 0,
    voyage: [],
    awaited: step === "chart" || step === "course" ? [0] : [0, 1, 2],
  };
  return {
    board,
    sheet: {
      type: "Sheet",
      private: sheetOf(role, step, done, trail),
      may_act: WAITS.has(step),
      moves: movesAt(step, trail),
      channels: [],
    },
    notes,
    seat,
    seats: names.map((name, member) => ({ type: "Seated", member, name, bot: null, machine: false })),
    names,
    options: { ...DEFAULTS, seats: names.length },
    place: "",
    clock: null,
  };
}

const boat = (seats: number[], damage: number, courses: string): Boat => ({
  type: "Boat",
  seats,
  placed: true,
  damage,
  surfaced: false,
  sector: null,
  courses,
  draw: false,
});

/** The radio operator hears a silence in the second step. */
function enemyCourses(role: Role, step: string): string {
  const heard = "WWSSW";
  return role === "radio" && step !== "film" ? `${heard}-S` : heard;
}

const HITS = ["clear", "indirect", "direct"] as const;
/** What a boat feels of a blast, by the rules: 2 on its own cell, 1 next to it. */
const hit = (boat: Cell, cell: Cell): 0 | 1 | 2 => (boat === cell ? 2 : isNear(boat, cell) ? 1 : 0);
/** The damage that the learner's torpedo has done to a boat. */
function harmAt(boat: Cell, done: readonly Action[]): number {
  const shot = done.find((act) => act.type === "Torpedo");
  return shot ? hit(boat, shot.cell) : 0;
}
/** What is said at a step: after a choice, what came of it. */
export function say({ role, step, done }: Scene, { t }: Pick<Speak, "t">): string {
  return t(`tutorial-${role}-${step}`, {
    hit: hitBy(done),
    charged: done.find((act) => act.type === "Charge")?.system ?? "",
    sector: done.find((act) => act.type === "Drone")?.sector ?? 0,
    light: done.find((act) => act.type === "Cross")?.light ?? "",
  });
}

/** What the learner's torpedo has hit. */
function hitBy(done: readonly Action[]): "direct" | "indirect" | "own" | "clear" {
  if (harmAt(trailAfter(done).at(-1)!, done) > 0) return "own";
  return HITS[harmAt(ENEMY, done) as 0 | 1 | 2];
}

function trailAfter(done: readonly Action[]): Cell[] {
  const course = done.find((act) => act.type === "Course");
  return course ? [...TRAIL, nameOf(moved(pointOf(TRAIL.at(-1)!), course.heading))] : TRAIL;
}

const openFrom = (trail: readonly Cell[]): Heading[] =>
  HEADINGS.filter((heading) => {
    const point = moved(pointOf(trail.at(-1)!), heading);
    return isSea(SEA, point) && !trail.includes(nameOf(point));
  });

function movesAt(step: string, trail: Cell[]): Action[] {
  switch (step) {
    case "course":
      return openFrom(trail).map((heading) => ({ type: "Course", heading }));
    case "fire":
      return [
        ...[...reach(SEA, trail.at(-1)!)]
          .filter(([, steps]) => steps <= RANGE)
          .map(([cell]): Action => ({ type: "Torpedo", cell })),
        { type: "EndTurn" }, // as in a turn of one's own, with the systems where the courses were
      ];
    case "charge":
      return (["mine", "torpedo", "sonar", "silence"] as const).map((system) => ({ type: "Charge", system }));
    case "drone":
      return [1, 2, 3, 4].map((sector) => ({ type: "Drone", sector }));
    case "cross":
      return LIGHTS.filter(({ heading, id }) => heading === "E" && !CROSSED.includes(id)).map(({ id }) => ({
        type: "Cross",
        light: id,
      }));
    default:
      return [];
  }
}

function sheetOf(role: Role, step: string, done: readonly Action[], trail: Cell[]): Private {
  const charged = done.find((act) => act.type === "Charge")?.system;
  const crossed = lightsAfter(done);
  const owesMarks = step === "marks";
  const gauges = [1, role === "captain" ? 3 : 2, step === "heard" ? 0 : 4, 1, 3, 0].map(
    (marked, at) => marked + Number(SYSTEMS[at] === charged),
  );
  const sheet = {
    type: "Private" as const,
    crew: 0,
    roles: [role],
    duty: {
      type: "Duty" as const,
      doing: owesMarks || step === "charge" || step === "cross" ? ("marks" as const) : ("ready" as const),
      heading: "E" as const,
      charge: owesMarks || step === "charge",
      cross: owesMarks || step === "cross",
      blackout: false,
      armed: step === "fire" || step === "drone",
      tracer: null,
      traced: [],
      hands: [],
      again: null,
      falls: null,
    },
    chart: { type: "Chart" as const, at: trail.at(-1)!, trail, mines: ["C6"], fresh: null, headings: openFrom(trail), sector: sectorOf(SEA.size, trail.at(-1)!) },
    gauges,
    sizes: SIZES,
    full: SYSTEMS.filter((_, at) => SIZES[at]! > 0 && gauges[at]! >= SIZES[at]!),
    lights: crossed,
    down: role === "engineer" ? [...new Set(LIGHTS.filter(({ id }) => crossed.includes(id)).map(({ symbol }) => symbol))] : [],
    mends: CIRCUITS.orange.filter((id) => crossed.includes(id)).length === 3 ? ["E1"] : [],
    harms: [],
    asks: false,
    asked: [],
    sound: [],
    broken: [],
    spoke: step === "told",
    inspection: [],
    looks_until: null,
    possible: null,
  };
  return sheet;
}

/** After the learner's light; the orange circuit mends itself if that was its fourth. */
function lightsAfter(done: readonly Action[]): string[] {
  const light = done.find((act) => act.type === "Cross")?.light;
  const crossed = light ? [...CROSSED, light] : CROSSED;
  return light === "E1" ? crossed.filter((id) => !CIRCUITS.orange.includes(id)) : crossed;
}

function notesOf(role: Role, step: string, done: readonly Action[]): Note[] {
  const notes: Note[] = [];
  for (const act of done) {
    if (act.type === "Course") notes.push({ type: "CourseSet", crew: 0, heading: act.heading });
    if (act.type === "Torpedo") {
      const [enemy, own] = [ENEMY, trailAfter(done).at(-1)!].map((boat) => HITS[hit(boat, act.cell)]!);
      notes.push({ type: "TorpedoFired", crew: 0, cell: act.cell });
      notes.push({ type: "Blasted", crew: 0, cell: act.cell, enemy: enemy!, own: own! });
    }
    if (act.type === "Drone") notes.push({ type: "DroneSent", crew: 0, sector: act.sector, there: act.sector === 4 });
    if (act.type === "Cross" && act.light === "E1") notes.push({ type: "SelfRepaired", circuit: "orange" });
    if (act.type === "Report") notes.push({ ...act, type: "Reported", seat: 3 });
  }
  if (notes.length > 0) return notes;
  if (role === "radio") {
    if (step === "clue" || step === "report") notes.push({ type: "SonarAnswered", crew: 1, row: null, column: "F", sector: 1 });
    else notes.push({ type: "CourseSet", crew: 1, heading: "W" });
  } else if (step === "charge" || step === "panel" || step === "cross") notes.push({ type: "CourseSet", crew: 0, heading: "E" });
  else notes.push({ type: "TurnBegan", crew: 0, left: 1 });
  return notes;
}
