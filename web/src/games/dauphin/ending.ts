/** The Palermo 13 whole before its planet, or in pieces with a dolphin leaping over them. */
import { row, type Draw } from "../../shell/end/scene";
import { SIGNS } from "./art/icons";
import { disc, hue, shape } from "./art/ink";
import { shipArt } from "./art/ship";

const planet = [
  [470, hue.red],
  [400, hue.coral],
  [330, hue.sun],
  [260, hue.mint],
  [190, hue.deep],
].map(([radius, colour]) => disc(930, 660, Number(radius), String(colour))).join("");
const stars = [[560, 70], [640, 190], [700, 60], [780, 120], [860, 50], [960, 110], [1050, 60], [1140, 130], [1170, 250], [600, 330]]
  .map(([x, y], at) => disc(x!, y!, 2 + (at % 3), hue.cream))
  .join("");
const ship = (attached: boolean[]) => `<g transform="translate(640 130) rotate(-6) scale(1.12)">${shipArt(attached)}</g>`;
const dolphin = (x: number, y: number, scale: number, turn: number, colour: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${shape(SIGNS.dolphin, colour)}${disc(18.2, 9, 0.42, hue.cream)}</g>`;
const WRECK =
  `<g transform="translate(700 372) rotate(24)">${shape("M96 60L36 20V140L96 100Z", hue.red)}${shape("M60 70L10 80L60 90Z", hue.sand)}${shape("M90 54H210L192 72L212 84L190 106H90Z", hue.cream)}${shape("M150 54L120 10H180L204 54Z", hue.teal)}</g>` +
  `<g transform="translate(720 556) rotate(-28)">${shape("M240 54H330C400 54 440 70 462 80C440 90 400 106 330 106H222L244 88L224 72Z", hue.cream)}${shape("M330 54C400 54 440 70 462 80C440 90 400 106 330 106Z", hue.coral)}${disc(360, 80, 13, hue.ink)}</g>` +
  disc(780, 330, 20, hue.teal) + disc(1120, 330, 17, hue.sun) + disc(690, 390, 13, hue.coral) + shape("M730 300l16 6-4 14-18-4zM1010 470l20-6 6 18-22 4z", hue.sand);

/** Who is left aboard, and how it stands. */
const ENDINGS: Record<string, string> = {
  sunk: WRECK + dolphin(690, 30, 16, -6, hue.sky),
  dolphins: ship([true, true, true]) + dolphin(780, 290, 12, -6, hue.sky),
  adrift: WRECK,
  nobody: ship([false, false, false]),
};
const WHOLE = ship([true, true, true]);

const draw: Draw = ({ reason, winners }) => ({ art: stars + planet + (ENDINGS[reason] ?? WHOLE), places: row(winners.length, 930, 536, 88) });
export default draw;
