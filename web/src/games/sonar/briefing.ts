/** Four pictures: two boats, four posts, a course that is heard, a torpedo. */
import { bubble, picture, text } from "../../shell/briefing/draw";
import { GLYPHS } from "./parts/glyphs";

const GROUND = `<rect width="340" height="230" fill="#0b3442"/><g fill="none" stroke="#1f6a72" stroke-opacity=".7"><circle cx="170" cy="115" r="50"/><circle cx="170" cy="115" r="100"/><circle cx="170" cy="115" r="150"/><path d="M170 0v230M0 115h340"/></g>`;
const YELLOW = "#e0b040";
const BLUE = "#5aa9e6";
const GREEN = "#5cf5a8";

const glyph = (name: keyof typeof GLYPHS, x: number, y: number, size: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="none" stroke="${colour}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${GLYPHS[name]}</g>`;
const boat = (x: number, y: number, colour: string, flip = false) =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -1 : 1} 1)"><path d="M-70 0c0-20 16-26 40-26h52c30 0 48 14 48 26s-18 26-48 26h-52c-24 0-40-6-40-26zM-8-26l6-20h28l6 20zM14-46v-14h10M-70-14l-14-10v48l14-10z" fill="${colour}" stroke="#04161d" stroke-width="3"/><g fill="#0b3442"><circle cx="-24" r="8"/><circle r="8"/><circle cx="24" r="8"/></g></g>`;
const GRID = `<path d="M20 30h300M20 70h300M20 110h300M20 150h300M20 190h300M40 14v202M80 14v202M120 14v202M160 14v202M200 14v202M240 14v202M280 14v202" stroke="#1f6a72"/>`;

export default function pictures(): string[] {
  const posts = ["captain", "mate", "engineer", "radio"] as const;
  return [
    boat(94, 84, YELLOW) + boat(246, 168, BLUE, true) + text(170, 132, 34, GREEN, "?"),
    `<path d="M20 115c0-50 26-70 70-70h160c44 0 70 30 70 70s-26 70-70 70H90c-44 0-70-20-70-70z" fill="#0d4454" stroke="${YELLOW}" stroke-width="7"/><path d="M100 48v134M170 48v134M240 48v134" stroke="${YELLOW}" stroke-opacity=".6" stroke-width="4"/>${posts.map((post, at) => glyph(post, 38 + at * 68, 90, 50, at === 0 ? GREEN : "#eaf6f2")).join("")}`,
    `${GRID}<path d="M60 190v-40h40v-40h80v-40" fill="none" stroke="${YELLOW}" stroke-width="6" stroke-linejoin="round" stroke-dasharray="2 10" stroke-linecap="round"/><path d="M180 84V52M168 66l12-16 12 16" fill="none" stroke="${GREEN}" stroke-width="6"/>${bubble(206, 36, 96, "#f3ead6", text(48, 30, 28, "#0b3442", "N !"))}${glyph("radio", 236, 128, 74, BLUE)}`,
    `${GRID}${boat(74, 176, YELLOW)}<path d="M120 140C150 90 180 76 214 74" fill="none" stroke="#f3ead6" stroke-width="5" stroke-dasharray="12 8"/><g transform="translate(250 72)"><path d="M0-56l12 32 32-16-14 32 30 14-34 8 10 32-26-20-20 28-4-34-34 6 20-26-28-20 34-2z" fill="#ff7a4d"/><circle r="16" fill="#ffe08a"/></g>`,
  ].map((drawn) => picture(GROUND, drawn));
}
