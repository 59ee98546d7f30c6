/** What a game draws of its ending, for the picture to share: loaded when somebody wants to share it. */
export interface Ending {
  reason: string;
  winners: number[];
  /** By seat, where a game has camps. */
  camps: string[];
  /** The public board as it stands, with the game's own type. */
  board: any;
}

/** Where a winner stands in it, in the order of the winners: a centre, how wide, and how
 * far below the name is. */
export interface Place {
  x: number;
  y: number;
  size: number;
  gap?: number;
}

/** So many side by side round a point. */
export const row = (many: number, x: number, y: number, size: number): Place[] =>
  Array.from({ length: Math.min(many, 5) }, (_, at) => ({ x: x + (at - (Math.min(many, 5) - 1) / 2) * (size + 30), y, size }));

/** In a box of 1200 x 630, whose left half is for words. Paths, circles, rectangles and lines of text,
 * moved and turned as one likes and filled with plain colours: the canvas knows no others. */
export interface Scene {
  art: string;
  /** None: those who won stand in a row at the foot. */
  places?: Place[];
}

export type Draw = (ending: Ending, t: (key: string) => string) => Scene;

const DRAWN = import.meta.glob<{ default: Draw }>("../../games/*/ending.ts");

/** null: its poster stands for it. */
export const sceneOf = async (game: string): Promise<Draw | null> =>
  (await DRAWN[`../../games/${game}/ending.ts`]?.())?.default ?? null;
