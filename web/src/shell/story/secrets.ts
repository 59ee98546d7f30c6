/** What each seat alone knew at a moment of a story, in the game's own words. */
import type { Scene } from "../../state/playback";
import type { GameModule, Speak } from "../game";

export interface Secret {
  seat: number;
  text: string;
}

export const secretsOf = ({ sheets }: Pick<Scene, "sheets">, screens: GameModule | null, speak: Speak): Secret[] =>
  [...sheets]
    .map(([seat, sheet]) => ({ seat, text: screens?.secretText?.(sheet, speak) ?? "" }))
    .filter(({ text }) => text !== "");
