/** What can be declared with one tap. */
import type { Genome } from "./props";
import type { Action, ClaimTouch, Post } from "./wire";

export type Kind = "role" | "state" | "genome" | "count" | "touch" | "suspect" | "trust" | "vote" | "ask";

/** What has to be chosen before there is a sentence: somebody, and of which night one speaks. */
export const KINDS: Record<Kind, { somebody: boolean; night: boolean }> = {
  role: { somebody: false, night: false },
  state: { somebody: true, night: true },
  genome: { somebody: true, night: true },
  count: { somebody: false, night: true },
  touch: { somebody: false, night: true },
  suspect: { somebody: true, night: false },
  trust: { somebody: true, night: false },
  vote: { somebody: true, night: false },
  ask: { somebody: true, night: false },
};

const GENOMES: Genome[] = ["normal", "host", "resistant"];
const TOUCHES: ClaimTouch["touch"][] = [
  null,
  "treated",
  "paralysed",
  "resisted",
  "cured",
  "mutated",
  "incurable",
  "again",
];
const MOST = 20; // mutants that one counts with a tap

/** The sentences of a kind, ready to be said. `aboard`: no more mutants than people can be counted. */
export function phrases(kind: Kind, night: number, at: number, aboard: number, crew: Post[]): Action[] {
  switch (kind) {
    case "role":
      // Nobody says that they are the base mutant in these words: it is told as an astronaut.
      return crew.filter(({ role }) => role !== "base").map(({ role }) => ({ type: "ClaimRole", role }));
    case "state":
      return [false, true].map((mutant) => ({ type: "ClaimState", night, at, mutant }));
    case "genome":
      return GENOMES.map((genome) => ({ type: "ClaimGenome", night, at, genome }));
    case "count":
      return Array.from({ length: Math.min(aboard, MOST) + 1 }, (_, mutants) => ({
        type: "ClaimCount",
        night,
        mutants,
      }));
    case "touch":
      return TOUCHES.map((touch) => ({ type: "ClaimTouch", night, touch }));
    default:
      return [{ type: "ClaimOpinion", opinion: kind, at }];
  }
}
