/** The engineer's sheet: 24 lights under four headings, and three circuits that mend themselves. */
import sheet from "@games/sonar/data/engineer.json";

import { HEADINGS, type Heading } from "../sea";
import type { Charge, Private } from "../wire";

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

/** The symbol that puts each system out of order. */
export const SYMBOL_OF = Object.fromEntries(
  Object.entries(sheet.symbols).flatMap(([symbol, systems]) => systems.map((system) => [system, symbol])),
) as Record<NonNullable<Charge["system"]>, Symbol>;

/** The symbols that put systems out of order. */
export const SYSTEM_SYMBOLS = ["weapons", "detection", "special"] as const;
export const RADIATION = LIGHTS.filter(({ symbol }) => symbol === "radiation").map(({ id }) => id);

export const isCentral = ({ circuit }: Light): boolean => circuit !== null;

/** The crossed lights that bear a symbol. */
export const brokenBy = (crossed: readonly string[], symbol: Symbol): string[] =>
  LIGHTS.filter((light) => light.symbol === symbol && crossed.includes(light.id)).map(({ id }) => id);

/** What crossing a light would do. */
export type Consequence = "repair" | "damage" | "none";

export function consequence({ mends, harms }: Pick<Private, "mends" | "harms">, id: string): Consequence {
  if (harms?.includes(id)) return "damage";
  return mends?.includes(id) ? "repair" : "none";
}
