/** The hull from outside: whoever is sound behind a lit porthole, the Spore's behind green glass, and
 * shut where somebody is dead. */
import type { Draw, Place } from "../../shell/end/scene";
import type { Public } from "./wire";

const [RIM, BOLT, FRAME, GLASS, SPORE, DARK] = ["#5d5079", "#2a2040", "#0f0a18", "#6a5aa8", "#b6f03c", "#1a1229"];

// Where portholes are, the largest for who won; how wide their glass is.
const PLACES: Place[] = [
  { x: 800, y: 170, size: 150 },
  { x: 985, y: 130, size: 116 },
  { x: 910, y: 330, size: 124 },
  { x: 1106, y: 268, size: 106 },
  { x: 700, y: 366, size: 106 },
  { x: 1076, y: 434, size: 96 },
  { x: 812, y: 500, size: 88 },
  { x: 952, y: 520, size: 76 },
  { x: 1160, y: 96, size: 70 },
];

const stars = Array.from({ length: 46 }, (_, at) => {
  const [x, y] = [(at * 197) % 640, (at * 131) % 620];
  return `<circle cx="${x}" cy="${y}" r="${1 + (at % 3) * 0.7}" fill="#fff" opacity="${0.25 + (at % 4) * 0.12}"/>`;
}).join("");

/** In a circle of 32 round 0, as a face is: nobody in particular. */
const bust = (colour: string) =>
  `<circle cy="-5" r="10" fill="${colour}"/><path d="M-21 24C-18 10-8 8 0 8s18 2 21 16C12 31-12 31-21 24z" fill="${colour}"/>`;
const spored =
  `<circle r="32" fill="#3c5a12"/><circle r="32" fill="${SPORE}" opacity=".28"/>${bust("#1d2b0a")}` +
  [[-18, -16, 5], [14, -21, 4], [21, -2, 6], [-23, 4, 4], [4, -25, 3], [-9, -1, 3], [12, 14, 4], [-13, 17, 5]]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${SPORE}"/>`)
    .join("");
const sound = `<circle r="32" fill="${GLASS}"/><circle cy="4" r="22" fill="#8b7cd0" opacity=".55"/>${bust("#f0e4d0")}`;
const shut = `<circle r="32" fill="${DARK}"/><path d="M-32 0H32M0-32V32" stroke="${BOLT}" stroke-width="6"/><circle r="7" fill="${BOLT}"/>`;

const bolts = Array.from({ length: 8 }, (_, at) => {
  const [x, y] = [Math.cos((at + 0.5) * (Math.PI / 4)) * 41, Math.sin((at + 0.5) * (Math.PI / 4)) * 41];
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.2" fill="${BOLT}"/>`;
}).join("");
const porthole = ({ x, y, size }: Place, within: string) =>
  `<g transform="translate(${x} ${y}) scale(${size / 64})"><circle r="49" fill="${FRAME}"/><circle r="47" fill="${RIM}"/><path d="M-40-24A47 47 0 0 1 30-36L25-29A38 38 0 0 0-32-20z" fill="#8577a6"/>${bolts}<circle r="36" fill="${FRAME}"/>${within}<path d="M-23-9A25 25 0 0 1-8-23" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".45"/></g>`;

const draw: Draw = ({ winners, camps, board }) => {
  const dead = new Set((board as Public | null)?.dead.map(({ seat }) => seat));
  // Those who won first, and the dead last.
  const weight = (seat: number) => (dead.has(seat) ? 2 : 0) + (winners.includes(seat) ? 0 : 1);
  const seats = camps.map((_, seat) => seat).sort((one, other) => weight(one) - weight(other));
  const within = (seat: number) => (dead.has(seat) ? shut : camps[seat] === "mutants" ? spored : sound);
  const sick = camps[winners[0] ?? -1] === "mutants";
  return {
    art:
      stars +
      `<circle cx="1130" cy="420" r="640" fill="${sick ? "#1c2a1a" : "#32285c"}"/><circle cx="1130" cy="420" r="640" fill="none" stroke="${sick ? "#6f9a2c" : "#8b7cc0"}" stroke-width="6"/>` +
      `<path d="M640 60C800 40 1000 40 1200 60M500 300C700 260 1000 250 1200 262M520 600C760 560 1000 560 1200 580" fill="none" stroke="#000" stroke-width="3" opacity=".25"/>` +
      PLACES.slice(0, seats.length).map((place, at) => porthole(place, within(seats[at]!))).join(""),
    places: winners.flatMap((seat) => PLACES[seats.indexOf(seat)] ?? []).map((place) => ({ ...place, gap: 24 + place.size * 0.28 })),
  };
};
export default draw;
