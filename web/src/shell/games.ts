/** A game's own screens and tables, loaded when the game is first opened. */
import type { GameModule } from "./game";

interface Wire {
  SEATS: Record<string, string[]>;
  FREE: Record<string, string>;
}

const SCREENS = import.meta.glob<GameModule>("../games/*/index.ts");
const WIRES = import.meta.glob<Wire>("../games/*/wire.ts");

export interface LoadedGame extends Wire {
  /** null: the game has no screens of its own, and the plain ones play it. */
  screens: GameModule | null;
}

export async function loadGame(game: string): Promise<LoadedGame> {
  const [screens, wire] = await Promise.all([
    SCREENS[`../games/${game}/index.ts`]?.() ?? null,
    WIRES[`../games/${game}/wire.ts`]?.() ?? { SEATS: {}, FREE: {} },
  ]);
  return { screens, SEATS: wire.SEATS, FREE: wire.FREE };
}
