/** A boat with the Doctor beside the liner that goes down; or the hat alone; or nothing has sunk. */
import type { Draw } from "../../shell/end/scene";
import { TOP_HAT } from "./pawns";

const [NIGHT, NAVY, DEEP, GOLD, CREAM, RED, FOAM] = ["#081226", "#1d3363", "#14264a", "#d8b25a", "#f6ecd3", "#8e2f26", "#8fd0d3"];

const SKY =
  `<circle cx="900" cy="150" r="560" fill="#1b3160" opacity=".55"/><circle cx="900" cy="150" r="330" fill="#274a80" opacity=".5"/>` +
  `<path d="M900 150L330-20M900 150L590-20M900 150L760-20M900 150V-20M900 150L1040-20M900 150L1220 10M900 150L320 250M900 150L1220 260" stroke="${GOLD}" stroke-width="1.5" opacity=".35" fill="none"/>` +
  [[560, 40], [640, 120], [700, 60], [760, 190], [690, 250], [820, 30], [880, 100], [1000, 60], [1120, 40], [1170, 130], [1080, 180]]
    .map(([x, y], at) => `<circle cx="${x}" cy="${y}" r="${1.6 + (at % 3)}" fill="${CREAM}" opacity=".8"/>`)
    .join("");

const wave = (y: number, colour: string, opacity: number) =>
  `<path d="M-20 ${y}c60-18 100-18 160 0s100 18 160 0 100-18 160 0 100 18 160 0 100-18 160 0 100 18 160 0 100-18 160 0 100 18 160 0V640H-20z" fill="${colour}" opacity="${opacity}"/>` +
  `<path d="M-20 ${y}c60-18 100-18 160 0s100 18 160 0 100-18 160 0 100 18 160 0 100-18 160 0 100 18 160 0 100-18 160 0 100 18 160 0" fill="none" stroke="${FOAM}" stroke-width="3"/>`;
const SEA = wave(404, "#1d6a82", 0.82) + wave(456, "#145069", 0.9) + wave(516, "#0e3350", 1);

/** Its bow to the left, the water line at 0. */
const liner = (lit: string) => {
  const funnel = (x: number) =>
    `<path d="M${x}-250h56v110h-56z" fill="${GOLD}"/><path d="M${x + 34}-250h22v110h-22z" fill="#96702c"/><path d="M${x - 3}-250h62v36h-62z" fill="${NIGHT}"/>`;
  const lamps = (y: number, from: number, many: number) =>
    Array.from({ length: many }, (_, at) => `<circle cx="${from + at * 44}" cy="${y}" r="8" fill="${lit}"/>`).join("");
  return (
    `<path d="M60-130V-270L250-250" fill="none" stroke="${GOLD}" stroke-width="2"/>${funnel(150)}${funnel(290)}${funnel(430)}` +
    `<path d="M96-146h480v60H80z" fill="${CREAM}"/><path d="M96-146h480v10H94z" fill="${RED}"/><path d="M0-92h620l-20 160H76C40 40 14-20 0-92z" fill="${NAVY}"/>` +
    `<path d="M0-92h620l-3 16H4z" fill="${GOLD}"/><path d="M40 20h565l-6 48H76C62 54 50 40 40 20z" fill="${RED}"/>` +
    lamps(-112, 124, 10) + lamps(-48, 60, 12) + lamps(-12, 80, 11)
  );
};
const tilted = (x: number, y: number, turn: number, lit: string) => `<g transform="translate(${x} ${y}) rotate(${turn})">${liner(lit)}</g>`;

const doctor = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-11 10C-11 2-5 1-4-5H4C5 1 11 2 11 10Z" fill="${GOLD}" stroke="${NIGHT}" stroke-width="1.6"/><circle cy="-12" r="8" fill="${GOLD}" stroke="${NIGHT}" stroke-width="1.6"/><g fill="${NIGHT}" stroke="#f3d488" stroke-width="1.2">${TOP_HAT}</g><path d="M-1.5-2h3v3h3v3h-3v3h-3v-3h-3v-3h3z" fill="${RED}"/></g>`;
const boat = (x: number, y: number) =>
  `<g transform="translate(${x} ${y}) rotate(-4)"><path d="M-125-24H125C108 36 70 52 0 52S-108 36-125-24z" fill="${CREAM}" stroke="${NIGHT}" stroke-width="6"/><path d="M-117 0H117L110 16H-110z" fill="${RED}"/></g>`;

const draw: Draw = ({ reason }) => {
  if (reason === "saved")
    return {
      art: SKY + tilted(905, 400, -11, "#f3d488") + wave(404, "#1d6a82", 0.82) + doctor(694, 372, 3.6) + boat(744, 424) + wave(456, "#145069", 0.9) + wave(516, "#0e3350", 1),
      places: [{ x: 796, y: 346, size: 100, gap: 104 }],
    };
  if (reason === "sunk")
    return {
      art:
        SKY + tilted(720, 560, -38, DEEP) + SEA +
        `<g transform="translate(720 398) rotate(14) scale(4.4)"><g fill="${NIGHT}" stroke="#f3d488" stroke-width="1.2" transform="translate(0 22)">${TOP_HAT}</g></g>` +
        `<path d="M640 420c30-12 60-12 84 0s60 12 90 0" fill="none" stroke="${FOAM}" stroke-width="4"/>`,
    };
  return { art: SKY + tilted(600, 400, 0, "#f3d488") + doctor(770, 244, 2.4) + SEA };
};
export default draw;
