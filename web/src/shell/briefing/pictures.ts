/** A game's four pictures, loaded when it is explained. */
import type { Words } from "./draw";

const DRAWN = import.meta.glob<{ default(t: Words): string[] }>("../../games/*/briefing.ts");

export const loadPictures = async (game: string): Promise<(t: Words) => string[]> =>
  (await DRAWN[`../../games/${game}/briefing.ts`]?.())?.default ?? (() => []);
