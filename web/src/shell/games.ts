/** A game's own screens and tables, loaded when the game is first opened. */
import { plainOf } from "../state/house";
import type { GameModule } from "./game";

interface Wire {
  SEATS: Record<string, string[]>;
  FREE: Record<string, string>;
  WHISPERS: string[];
  CHAPTERS: Record<string, string>;
  MOMENTS: string[];
}

const SCREENS = import.meta.glob<GameModule>("../games/*/index.ts");
const WIRES = import.meta.glob<Wire>("../games/*/wire.ts");

/** As the house has it, for a game that this page was not built with. */
async function wireOf(game: string): Promise<Wire> {
  const { seats, free, whispers, chapters, moments } = await plainOf(game);
  return { SEATS: seats, FREE: free, WHISPERS: whispers, CHAPTERS: chapters, MOMENTS: moments };
}

/** The games that one can learn here: known before their screens are loaded. */
export const TUTORIALS = new Set(
  Object.keys(import.meta.glob("../games/*/Tutorial.svelte")).map((path) => path.split("/")[2]!),
);

/** The games that are explained here in four pictures, before a first game with others. */
export const BRIEFED = new Set(
  Object.keys(import.meta.glob("../games/*/briefing.ts")).map((path) => path.split("/")[2]!),
);

export interface LoadedGame extends Omit<Wire, "WHISPERS"> {
  /** null: the game has no screens of its own, and the plain ones play it. */
  screens: GameModule | null;
  /** Not for everybody's ears: covered on this seat's screens. */
  isSecret(note: unknown): boolean;
}

export async function loadGame(game: string): Promise<LoadedGame> {
  const [screens, wire] = await Promise.all([
    SCREENS[`../games/${game}/index.ts`]?.() ?? null,
    WIRES[`../games/${game}/wire.ts`]?.() ?? wireOf(game),
  ]);
  const { SEATS, FREE, WHISPERS, CHAPTERS, MOMENTS } = wire;
  const isSecret = (note: unknown) => WHISPERS.includes((note as { type: string }).type);
  return { screens, SEATS, FREE, CHAPTERS, MOMENTS, isSecret };
}
