/** Four pictures: the Doctor walks, a witness looks, the others prevent it, the ship sinks. */
import { person, picture, text } from "../../shell/briefing/draw";
import { ART } from "./art";

const GOLD = "#d8b25a";
const CREAM = "#f4ead2";
const NAVY = "#0d1b33";
const GROUND = `<rect width="340" height="230" fill="${NAVY}"/><path d="M170 260L-40 60l60-60zM170 260L90-40h60zM170 260L230-40l60 0zM170 260L380 30v70z" fill="${GOLD}" fill-opacity=".14"/>`;
const DOCTOR = { skin: CREAM, hair: "#c9cfd6", coat: "#9c2f26" };
const GUEST = { skin: CREAM, hair: "#2b1d0c", coat: "#29506b" };

const room = (x: number, y: number, width: number, number: number) =>
  `<path d="M${x} ${y}h${width}v78H${x}z" fill="#16294b" stroke="${GOLD}" stroke-width="3"/>${text(x + 14, y + 22, 17, GOLD, String(number), "serif")}`;
const card = (x: number, y: number, turn: number, art: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-34" y="-44" width="68" height="88" rx="6" fill="${CREAM}" stroke="${GOLD}" stroke-width="4"/><g transform="translate(-28 -33)">${art}</g></g>`;
const eye = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M-26 0c14-20 38-20 52 0-14 20-38 20-52 0z" fill="${CREAM}"/><circle r="9" fill="${NAVY}"/></g>`;

export default function pictures(): string[] {
  return [
    `${room(18, 26, 96, 1)}${room(122, 26, 96, 2)}${room(226, 26, 96, 3)}${room(18, 126, 148, 5)}${room(174, 126, 148, 4)}<path d="M66 84h200v92H110" fill="none" stroke="${GOLD}" stroke-width="5" stroke-dasharray="10 8"/><path d="M118 164l-16 12 16 12" fill="none" stroke="${GOLD}" stroke-width="5"/>${person(140, 34, 0.86, 0, DOCTOR)}`,
    `${room(30, 40, 190, 7)}<path d="M30 40h190v150H30z" fill="#16294b" stroke="${GOLD}" stroke-width="4"/>${person(52, 88, 1.3, 0, DOCTOR)}${person(124, 88, 1.3, 2, GUEST)}${eye(280, 84)}<path d="M248 84H176" stroke="${GOLD}" stroke-width="5" stroke-dasharray="10 8"/>`,
    card(76, 116, -10, ART.aid_life_ring!) + card(150, 104, 0, ART.aid_umbrella!) + card(230, 116, 10, ART.aid_telegram!) + `<path d="M280 70l36 36M316 70l-36 36" stroke="#e0533d" stroke-width="9"/>`,
    `<g transform="rotate(14 170 140)"><path d="M60 118h220l-44 70H104z" fill="#16294b" stroke="${GOLD}" stroke-width="4"/><path d="M104 92h132v26H104z" fill="${CREAM}"/><path d="M128 92V56h18v36zM190 92V56h18v36z" fill="${GOLD}"/></g><path d="M0 168c40-16 70-16 110 0s70 16 110 0 80-16 120 0v62H0z" fill="#29506b"/><path d="M0 196c40-14 70-14 110 0s70 14 110 0 80-14 120 0v34H0z" fill="#1b3a52"/><g transform="translate(252 128) scale(1.100)">${ART.aid_life_ring}</g>`,
  ].map((drawn) => picture(GROUND, drawn));
}
