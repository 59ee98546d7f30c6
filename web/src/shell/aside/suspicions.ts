/** What one thinks of the others: marks and notes, on this phone and nowhere else. */
import { kept } from "../../state/kept";

export const MARKS = ["none", "sure", "doubt", "wary", "guilty"] as const;
export type Mark = (typeof MARKS)[number];
export interface Suspicion {
  mark: Mark;
  note: string;
}
export type Suspicions = Record<number, Suspicion>; // by seat

export const LONGEST = 40;
const NOTHING: Suspicion = { mark: "none", note: "" };

/** Of one game; those of another are gone. */
export const suspicionsOf = (place: string): Suspicions =>
  JSON.parse(kept.suspicions(place) ?? "{}") as Suspicions;

export const about = (suspicions: Suspicions, seat: number): Suspicion => suspicions[seat] ?? NOTHING;

export function suspect(place: string, suspicions: Suspicions, seat: number, change: Partial<Suspicion>): Suspicions {
  const after = { ...suspicions, [seat]: { ...about(suspicions, seat), ...change } };
  kept.keepSuspicions(place, JSON.stringify(after));
  return after;
}
