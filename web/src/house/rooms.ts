/** The five rooms of the house, in the order of the wall. */
import dauphin from "./posters/dauphin.svg?raw";
import infiltres from "./posters/infiltres.svg?raw";
import lucky from "./posters/lucky.svg?raw";
import sonar from "./posters/sonar.svg?raw";
import sporz from "./posters/sporz.svg?raw";

export interface Poster {
  id: string;
  art: string;
  /** How many sit round a table of bots, when one plays alone. */
  company: number;
  /** How much of its poster the art fills where posters are tall. */
  zoom: number;
}

export const POSTERS: Poster[] = [
  { id: "infiltres", art: infiltres, company: 5, zoom: 1.35 },
  { id: "sporz", art: sporz, company: 5, zoom: 1.3 },
  { id: "dauphin", art: dauphin, company: 5, zoom: 1.18 },
  { id: "lucky", art: lucky, company: 5, zoom: 1.5 },
  { id: "sonar", art: sonar, company: 2, zoom: 2.3 },
];

export const artOf = (game: string): string =>
  POSTERS.find(({ id }) => id === game)?.art ?? "";

export const companyOf = (game: string): number =>
  POSTERS.find(({ id }) => id === game)?.company ?? 0;

/** The room's colours, on the whole page. */
export function dress(game: string | null): void {
  const root = document.documentElement;
  root.className = game ? `room-${game}` : "";
  const ink = getComputedStyle(root).getPropertyValue("--ink").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ink);
}
