/** The engineer's sheet: 24 lights under four headings, and three circuits that mend themselves. */
import sheet from "@games/sonar/data/engineer.json";

import { HEADINGS, type Heading } from "../sea";

export type Symbol = "weapons" | "detection" | "special" | "radiation";
export type Circuit = "yellow" | "orange" | "grey";

export interface Light {
  id: string; // "W1"
  heading: Heading;
  symbol: Symbol;
  /** null: it belongs to the reactor. */
  circuit: Circuit | null;
}

export const LIGHTS: Light[] = HEADINGS.flatMap((heading) =>
  sheet.headings[heading].map(({ id, symbol, circuit }) => ({
    id,
    heading,
    symbol: symbol as Symbol,
    circuit: circuit as Circuit | null,
  })),
);

export const CIRCUITS = sheet.circuits as Record<Circuit, string[]>;
export const CIRCUIT_NAMES = Object.keys(CIRCUITS) as Circuit[];

/** The symbols that put systems out of order. */
export const SYSTEM_SYMBOLS = ["weapons", "detection", "special"] as const;
export const RADIATION = LIGHTS.filter(({ symbol }) => symbol === "radiation").map(({ id }) => id);

export const isCentral = ({ circuit }: Light): boolean => circuit !== null;

/** The crossed lights that bear a symbol. */
export const brokenBy = (crossed: readonly string[], symbol: Symbol): string[] =>
  LIGHTS.filter((light) => light.symbol === symbol && crossed.includes(light.id)).map(({ id }) => id);

/** What crossing a light would do. */
export type Consequence = "repair" | "damage" | "none";

/** A circuit of four mends itself first; then six radiations, or six lights of a heading, do harm. */
export function consequence(crossed: readonly string[], id: string): Consequence {
  const after = [...crossed, id];
  const isFull = (lights: readonly string[]) => lights.includes(id) && lights.every((each) => after.includes(each));
  if (CIRCUIT_NAMES.some((name) => isFull(CIRCUITS[name]))) return "repair";
  const dials = HEADINGS.map((heading) => LIGHTS.filter((light) => light.heading === heading).map((light) => light.id));
  return [RADIATION, ...dials].some(isFull) ? "damage" : "none";
}
