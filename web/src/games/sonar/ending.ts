/** The boat that is left, in its crew's colour, and below it the one that sank. */
import { row, type Draw } from "../../shell/end/scene";

const CREWS = { one: ["#ffd166", "#a67a26"], two: ["#8fd3ff", "#3a7ba6"] } as const;
type Crew = keyof typeof CREWS;

const SEA =
  `<path d="M380 0H1200V630H380z" fill="#0c2f3c"/><path d="M380 0H1200V200C1000 240 700 170 380 220z" fill="#14505f" opacity=".7"/><path d="M380 0H1200V92C960 120 720 70 380 104z" fill="#1d6f7c" opacity=".6"/>` +
  `<path d="M520 0L430 430h110L640 0zM760 0L740 420h110L830 0zM990 0L1070 430h100L1070 0z" fill="#58f0a7" opacity=".05"/>` +
  `<path d="M380 560C520 520 640 574 770 544S1010 516 1200 552V630H380z" fill="#05131a"/><path d="M380 560C520 520 640 574 770 544S1010 516 1200 552" fill="none" stroke="#17404f" stroke-width="4"/>` +
  `<path d="M620 552c6-26-8-34 2-62M640 556c-4-22 10-30 0-50M1110 540c8-28-8-40 4-70M1134 542c-4-20 8-28 0-46" fill="none" stroke="#1d5a52" stroke-width="6" stroke-linecap="round"/>`;

/** In a box of 760 x 250, its bow to the right. */
function boat([light, metal]: readonly string[], parts: "whole" | "stern" | "bow"): string {
  const tail = `<path d="M16 104c8 0 8 84 0 84s-8-84 0-84z" fill="${light}"/><path d="M118 66 74 20h30l72 40zM118 226l-36 22h30l64-16z" fill="${metal}"/>`;
  const tower = `<path d="M352 60l16-44c2-10 9-14 20-14h64c11 0 17 4 20 14l20 44z" fill="${metal}"/><path d="M404 4v-38h26" fill="none" stroke="${metal}" stroke-width="9"/>`;
  const lamp = (x: number, on = true) => `<circle cx="${x}" cy="140" r="25" fill="${metal}"/><circle cx="${x}" cy="140" r="17" fill="${on ? "#fff6d8" : "#05131a"}"/>`;
  const low = "opacity=\".22\" fill=\"#000\"";
  if (parts === "stern")
    return `${tail}<path d="M26 146c20-60 60-92 120-92h214l-34 44 30 28-44 40 26 30-32 42H146c-60 0-100-32-120-92z" fill="${light}"/><path d="M26 146h300l-14 20 26 30-32 42H146c-60 0-100-32-120-92z" ${low}/>${lamp(160, false)}${lamp(250, false)}`;
  if (parts === "bow")
    return `${tower}<path d="M352 54h260c78 0 132 40 136 92-4 52-58 92-136 92H330l34-40-28-32 46-40-32-30z" fill="${light}"/><path d="M352 146h396c-4 52-58 92-136 92H330l34-40-28-32z" ${low}/>${lamp(470, false)}${lamp(560, false)}${lamp(650, false)}`;
  return `${tail}${tower}<path d="M26 146c20-60 60-92 120-92h466c78 0 132 40 136 92-4 52-58 92-136 92H146c-60 0-100-32-120-92z" fill="${light}"/><path d="M26 146h722c-4 52-58 92-136 92H146c-60 0-100-32-120-92z" ${low}/>${[190, 290, 390, 490, 590].map((x) => lamp(x)).join("")}`;
}
const afloat = (crew: Crew, x: number, y: number, scale: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${boat(CREWS[crew], "whole")}</g>`;
const wreck = (crew: Crew, x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) rotate(9) scale(${scale})">${boat(CREWS[crew], "stern")}</g><g transform="translate(${x + 40 * scale} ${y + 90 * scale}) rotate(-13) scale(${scale})">${boat(CREWS[crew], "bow")}</g>` +
  `<path d="M${x - 20} ${y - 30}h${800 * scale}v${340 * scale}h${-800 * scale}z" fill="#0c2f3c" opacity=".38"/>` +
  [[560, -20, 9], [590, -70, 6], [550, -110, 11], [605, -160, 5], [570, -210, 8]].map(([dx, dy, r]) => `<circle cx="${x + dx! * scale}" cy="${y + dy! * scale}" r="${r}" fill="none" stroke="#bfe9e4" stroke-width="3" opacity=".8"/>`).join("");
const rings = (x: number, y: number) =>
  [60, 120, 190].map((r, at) => `<path d="M${x + r * 0.7} ${y - r * 0.7}A${r} ${r} 0 0 1 ${x + r * 0.7} ${y + r * 0.7}" fill="none" stroke="#58f0a7" stroke-width="5" stroke-linecap="round" opacity="${0.85 - at * 0.25}"/>`).join("");

const draw: Draw = ({ reason, winners, camps }) => {
  if (reason === "sunk") {
    const left: Crew = camps[winners[0] ?? -1] === "two" ? "two" : "one";
    return { art: SEA + wreck(left === "one" ? "two" : "one", 770, 458, 0.36) + rings(1060, 196) + afloat(left, 650, 106, 0.6, -4), places: row(winners.length, 890, 350, 84) };
  }
  if (reason === "both-sunk") return { art: SEA + wreck("one", 590, 424, 0.34) + wreck("two", 890, 404, 0.36) };
  const flag = (x: number, y: number) => `<path d="M${x} ${y}v-74" stroke="#ece7db" stroke-width="6" stroke-linecap="round"/><path d="M${x} ${y - 74}c22-12 34 10 62-2v40c-28 12-40-10-62 2z" fill="#ece7db"/>`;
  return { art: SEA + flag(838, 130) + afloat("one", 640, 130, 0.5) + flag(978, 330) + afloat("two", 780, 330, 0.5) };
};
export default draw;
