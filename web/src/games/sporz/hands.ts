/** What is tapped at night: which tap makes which act. The same for those who sleep. */
import type { Speak } from "../../shell/game";
import type { Refusal } from "../../wire";
import type { SignName } from "./Sign.svelte";
import type { Role, Wave } from "./props";
import type { Action, Hand, Private, RefusalKey } from "./wire";

/** What a tap on somebody means; or the role that a hacker copies. */
export type Verb =
  "Mutate" | "Kill" | "Paralyse" | "Heal" | "Inspect" | "Spy" | "computer" | "psychologist" | "geneticist";

export const VERBS: Record<Wave, [Verb, ...Verb[]]> = {
  mutants: ["Mutate", "Kill", "Paralyse"],
  doctors: ["Heal", "Kill"],
  inspectors: ["Inspect"],
  watchers: ["Spy", "computer", "psychologist", "geneticist"],
};

export const signOfVerb: Record<Verb, SignName> = {
  Mutate: "spore",
  Kill: "skull",
  Paralyse: "bolt",
  Heal: "syringe",
  Inspect: "eye",
  Spy: "camera",
  computer: "chip",
  psychologist: "psi",
  geneticist: "helix",
};

const COPIES: Verb[] = ["computer", "psychologist", "geneticist"];
export const isCopy = (verb: Verb): boolean => COPIES.includes(verb);

/** A verb as the word on its key. */
export const verbText = ({ t }: Pick<Speak, "t">, verb: Verb): string =>
  t(isCopy(verb) ? `role-${verb}` : `board-verb-${verb.toLowerCase()}`);

/** Only among the mutants is every tap shown to the others at once, and then locked. */
export const isLive = (wave: Wave): boolean => wave === "mutants";

/** Whether the key says that all is noted. A refused act seems to be: only somebody awake can be
 * refused, and reads it while they hold. */
export const seemsNoted = (wave: Wave, hand: Hand, refused: boolean): boolean =>
  isLive(wave) ? hand.locked : hand.act !== null || refused;

const RULES: RefusalKey[] = ["sporz-hacked-already", "sporz-not-alive", "sporz-not-hackable", "sporz-not-your-power"];

/** Refused for what was tapped, and not because of a pause or of a line that is lost. */
export const isByARule = (why: Refusal | null): boolean => RULES.some((key) => key === why?.key);

/** The verb with which a screen opens: that of what was done before a reload. */
export function verbOf(wave: Wave, { act }: Hand): Verb {
  if (act?.type === "Hack" && isCopy(act.role as Verb)) return act.role as Verb;
  return VERBS[wave].find((verb) => verb === act?.type) ?? VERBS[wave][0];
}

/** Whom the hand names with this verb. */
export function targetOf(verb: Verb, hand: Hand): number | null {
  if (verb === "Paralyse") return hand.paralyse;
  return hand.act?.type === verb && "at" in hand.act ? hand.act.at : null;
}

/** The act that a verb and a target make. A computer scientist's tap is a count, wherever it lands. */
export function actOf(wave: Wave, verb: Verb, at: number | null, { role, awake }: Private): Action {
  if (verb === "Paralyse") return { type: verb, at };
  if (isCopy(verb)) return { type: "Hack", role: verb as Role };
  if (at === null) return { type: "Spare" };
  if (wave === "inspectors" && awake && role === "computer") return { type: "Count" };
  return { type: verb as "Mutate" | "Kill" | "Heal" | "Inspect" | "Spy", at };
}

/** What stands on whose porthole: one's own wishes, and those of the others who are awake. */
export interface Wish {
  seat: number;
  verb: Verb;
  sign: SignName;
  other: boolean;
}

export function wishes({ hand, partners }: Private): Wish[] {
  const found = new Map<string, Wish>();
  const add = (seat: number | null, verb: Verb) => {
    if (seat !== null)
      found.set(`${seat} ${verb}`, { seat, verb, sign: signOfVerb[verb], other: verb === "Paralyse" });
  };
  for (const { act, paralyse } of [hand, ...partners]) {
    if (act && "at" in act) add(act.at, act.type);
    add(paralyse, "Paralyse");
  }
  return [...found.values()];
}
