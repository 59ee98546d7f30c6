/** An answer to a sonar: two of row, column and sector, one true and one false. */
import { LETTERS, SIDE } from "../sea";
import type { Answer, Chart } from "../wire";

export const KINDS = ["row", "column", "sector"] as const;
export type Kind = (typeof KINDS)[number];
export type Said = "true" | "false" | "kept";

export interface Draft {
  said: Record<Kind, Said>;
  lies: Record<Kind, string>;
}

export function truths({ at, sector }: Pick<Chart, "at" | "sector">): Record<Kind, string> {
  return { row: at!.slice(1), column: at![0]!, sector: String(sector) };
}

export function valuesOf(size: number, kind: Kind): string[] {
  if (kind === "column") return [...LETTERS.slice(0, size)];
  const count = kind === "row" ? size : (size / SIDE) ** 2;
  return Array.from({ length: count }, (_, at) => String(at + 1));
}

/** The next value that is a lie. */
export function nextLie(size: number, kind: Kind, truth: string, lie: string, by: 1 | -1): string {
  const values = valuesOf(size, kind);
  let at = values.indexOf(lie);
  do at = (at + by + values.length) % values.length;
  while (values[at] === truth);
  return values[at]!;
}

export function draftOf(size: number, real: Record<Kind, string>): Draft {
  const far = (kind: Kind) => {
    const values = valuesOf(size, kind);
    return values[(values.indexOf(real[kind]) + Math.floor(values.length / 2)) % values.length]!;
  };
  return {
    said: { row: "kept", column: "kept", sector: "kept" },
    lies: { row: far("row"), column: far("column"), sector: far("sector") },
  };
}

/** Says it so of one kind; whatever else was said so is kept to oneself. */
export function saying(draft: Draft, kind: Kind, how: Said): Draft {
  const said = { ...draft.said };
  for (const other of KINDS) if (how !== "kept" && said[other] === how) said[other] = "kept";
  said[kind] = how;
  return { ...draft, said };
}

/** The answer, as soon as there is one truth and one lie. */
export function answerOf(draft: Draft, real: Record<Kind, string>): Answer | null {
  const truth = KINDS.find((kind) => draft.said[kind] === "true");
  const lie = KINDS.find((kind) => draft.said[kind] === "false");
  if (!truth || !lie) return null;
  const value = (kind: Kind) =>
    kind === truth ? real[kind] : kind === lie ? draft.lies[kind] : null;
  const [row, column, sector] = KINDS.map(value) as [string | null, string | null, string | null];
  return {
    type: "Answer",
    row: row === null ? null : Number(row),
    column,
    sector: sector === null ? null : Number(sector),
  };
}
