/** Four pictures: a dolphin in a team, three go out, a report, the modules. */
import { bubble, person, picture, text } from "../../shell/briefing/draw";

const SEA = "#0f5161";
const CREAM = "#f4e3c1";
const CORAL = "#ff7f5c";
const DARK = "#123a4c";
const GROUND = `<rect width="340" height="230" fill="${SEA}"/><g fill="${CREAM}"><circle cx="30" cy="30" r="2"/><circle cx="310" cy="44" r="2.500"/><circle cx="176" cy="18" r="2"/><circle cx="20" cy="150" r="2"/><path d="M292 20l2 8 8 2-8 2-2 8-2-8-8-2 8-2z"/></g>`;
const CREW = { skin: CREAM, hair: DARK, coat: "#f2b25a" };

const card = (x: number, y: number, turn: number, inside: string, edge = CREAM) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-36" y="-52" width="72" height="104" rx="8" fill="${DARK}" stroke="${edge}" stroke-width="4"/>${inside}</g>`;
const astronaut = (who: number) => `<circle cy="-6" r="28" fill="#0a2733"/>${person(-26, -34, 0.8, who, CREW)}`;
const DOLPHIN = `<g transform="translate(-30 -24) scale(.62)"><path d="M0 66C6 30 28 6 58 6c16 0 28 8 32 20 8 2 14 6 18 12-8 4-18 4-24 0-8 8-18 8-28 8-22 2-42 12-56 20zM40 10C38 0 32-8 22-10c0 12 4 20 10 26zM0 66l-16 6 6-14-8-12z" fill="#7fb7c9"/><circle cx="72" cy="22" r="3.500" fill="${DARK}"/></g>`;
const place = (x: number, letter: string) =>
  `<circle cx="${x}" cy="176" r="30" fill="none" stroke="${CREAM}" stroke-width="3" stroke-dasharray="8 6"/>${text(x, 187, 30, CREAM, letter, "sans-serif")}`;
const module = (x: number, open: boolean) =>
  `<rect x="${x}" y="74" width="52" height="82" rx="8" fill="${open ? "#f2b25a" : DARK}" stroke="${CREAM}" stroke-width="4"/>${open ? `<path d="M${x + 14} 116l9 10 17-22" fill="none" stroke="${DARK}" stroke-width="6"/>` : `<circle cx="${x + 26}" cy="115" r="9" fill="none" stroke="${CREAM}" stroke-width="4"/>`}`;

export default function pictures(): string[] {
  return [
    card(92, 122, -12, astronaut(0)) + card(150, 112, -3, astronaut(2)) + card(208, 112, 5, DOLPHIN, CORAL) + card(264, 124, 14, astronaut(3)),
    `${place(70, "A")}${place(170, "B")}${place(270, "C")}<path d="M70 96v40M170 96v40M270 96v40" stroke="${CORAL}" stroke-width="5" stroke-dasharray="9 7"/>${[0, 1, 2].map((at) => `<circle cx="${70 + at * 100}" cy="62" r="34" fill="#0a2733"/>${person(44 + at * 100, 34, 0.82, at, CREW)}`).join("")}`,
    `<path d="M28 26h150v178H28z" fill="${CREAM}"/><g stroke="${DARK}" stroke-width="6"><path d="M46 62h52M46 96h80M46 130h64"/></g>${text(103, 186, 24, "#b73a1c", "A  B  C", "sans-serif")}<path d="M140 84l26 26M166 84l-26 26" stroke="#b73a1c" stroke-width="7"/>${person(212, 116, 1.2, 1, CREW)}${bubble(206, 44, 96, CREAM, text(48, 31, 30, "#b73a1c", "?", "sans-serif"))}`,
    `<path d="M16 116C40 44 300 44 324 116 300 190 40 190 16 116z" fill="${CORAL}"/>${module(66, true)}${module(144, true)}${module(222, false)}<g transform="translate(286 196)">${DOLPHIN}</g>`,
  ].map((drawn) => picture(GROUND, drawn));
}
