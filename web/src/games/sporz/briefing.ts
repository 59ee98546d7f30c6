/** Four pictures: a mutant among us, the night, the day, the airlock. */
import { bubble, person, phone, picture } from "../../shell/briefing/draw";

const GROUND = `<rect width="340" height="230" fill="#211637"/><path d="M0 34h340M0 198h340M44 34v164M296 34v164" stroke="#130c22" stroke-width="3"/><g fill="#453562"><circle cx="18" cy="46" r="3"/><circle cx="322" cy="46" r="3"/><circle cx="18" cy="186" r="3"/><circle cx="322" cy="186" r="3"/></g>`;
const LIME = "#b6f23a";
const WELL = { skin: "#e6dcf5", hair: "#8d78c9", coat: "#6a4bb4" };
const ILL = { skin: "#cfe9a0", hair: "#5d8416", coat: LIME };

const porthole = (x: number, y: number, size: number, who: number, ill = false) =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="#0d0718" stroke="${ill ? LIME : "#7a6c9c"}" stroke-width="${size / 6}"/>${person(x - size * 0.72, y - size * 0.82, size / 44, who, ill ? ILL : WELL)}`;
const print = (colour: string) =>
  `<g fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round"><path d="M18 62c0-22 26-22 26 0M23 66c0-16 16-16 16 0M28 68c0-8 6-8 6 0M14 56c2-26 32-26 34 0"/></g>`;
const MOON = `<path d="M286 28a26 26 0 1 0 22 38 22 22 0 0 1-22-38z" fill="#f4e9b8"/>`;
const SPORES = `<g fill="${LIME}"><circle cx="196" cy="166" r="7"/><circle cx="210" cy="176" r="10"/><circle cx="188" cy="180" r="8"/><circle cx="226" cy="168" r="5"/></g>`;

export default function pictures(): string[] {
  return [
    [0, 1, 2].map((at) => porthole(76 + at * 94, 74, 34, at)).join("") + porthole(76, 160, 34, 3) + porthole(170, 160, 34, 1, true) + porthole(264, 160, 34, 0) + SPORES,
    MOON + phone(46, 72, "#43355f", "#0d0718", print("#7a6c9c")) + phone(138, 72, "#43355f", "#1c2c06", print(LIME)) + phone(230, 72, "#43355f", "#0d0718", print("#7a6c9c")),
    `${porthole(78, 168, 34, 0)}${porthole(170, 168, 34, 2)}${porthole(262, 168, 34, 3)}${bubble(40, 62, 88, "#f3ecff", `<path d="M14 20h60" stroke="#6a4bb4" stroke-width="7" stroke-dasharray="16 8"/>`)}${bubble(220, 50, 88, LIME, `<path d="M36 12a10 10 0 1 1 12 12v4M48 34v.1" fill="none" stroke="#22330a" stroke-width="6" stroke-linecap="round"/>`)}`,
    `<path d="M0 0h340v230H0z" fill="#07040f"/><g fill="#fff"><circle cx="252" cy="40" r="2"/><circle cx="300" cy="96" r="2.500"/><circle cx="222" cy="190" r="2"/><circle cx="316" cy="180" r="1.500"/><circle cx="206" cy="84" r="1.500"/></g><path d="M0 0h150c26 70 26 160 0 230H0z" fill="#43355f"/><path d="M34 40h86v150H34z" fill="#0d0718" stroke="#a094c4" stroke-width="8"/><path d="M136 115h44" stroke="${LIME}" stroke-width="6" stroke-dasharray="10 8"/><g transform="rotate(24 250 112)">${porthole(250, 112, 46, 1, true)}</g>`,
  ].map((drawn) => picture(GROUND, drawn));
}
