/** Four pictures: a word, a clue, a vote, a stamp. */
import { bubble, person, picture, text, type Words } from "../../shell/briefing/draw";

const GROUND = `<rect width="340" height="230" fill="#d9b877"/><path d="M0 20h120l18-20H0zM0 20h340v4H0z" fill="#c59f5b"/><path d="M16 60h308M16 96h308M16 132h308M16 168h308M16 204h308" stroke="#c8a561"/>`;
const FACE = "'Courier Prime',monospace";
const INK = "#2a241b";
const COLOURS = { skin: "#a3957a", hair: "#2c261c", coat: "#574c3a" };

const photo = (x: number, y: number, size: number, who: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-3-3h70v82H-3z" fill="#fff"/><path d="M0 0h64v76H0z" fill="#cfc3a8"/></g>${person(x, y, size, who, COLOURS)}`;
const slip = (x: number, y: number, turn: number, word: string, other = false) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-66-20H66v40H-66z" fill="${other ? "#f7d9c6" : "#f6eedb"}" stroke="${other ? "#ad2418" : "#b79b63"}" stroke-width="${other ? 3 : 1.5}"/>${text(0, 8, 23, INK, word, FACE)}</g>`;

export default function pictures(t: Words): string[] {
  const [word, other] = [t("board-brief-word"), t("board-brief-other")];
  const said = (key: string) => text(62, 28, 22, INK, t(key), FACE);
  return [
    slip(104, 62, -5, word) + slip(220, 96, 4, word) + slip(112, 138, 3, word) + slip(226, 176, -4, other, true),
    photo(46, 112, 1.1, 3) + photo(216, 112, 1.1, 2) + bubble(28, 38, 124, "#f6eedb", said("board-brief-clue-1")) + bubble(196, 38, 124, "#f6eedb", said("board-brief-clue-2")),
    `${photo(40, 76, 1.1, 0)}${photo(130, 62, 1.3, 1)}${photo(232, 76, 1.1, 2)}<ellipse cx="172" cy="110" rx="64" ry="72" fill="none" stroke="#ad2418" stroke-width="7" transform="rotate(-8 172 110)"/>`,
    `${photo(120, 42, 1.6, 1)}<g transform="rotate(-12 170 158)"><rect x="46" y="132" width="250" height="54" rx="8" fill="#d9b877" fill-opacity=".7" stroke="#ad2418" stroke-width="6"/>${text(171, 170, 34, "#ad2418", t("board-brief-stamp"), FACE)}</g>`,
  ].map((drawn) => picture(GROUND, drawn));
}
