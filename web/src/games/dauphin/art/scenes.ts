/** Pictures of what happens: the three orders, a fist, an open module, somebody in the Void. */
import type { Card } from "../props";
import { character } from "./character";
import { disc, hue, points, shade, unique } from "./ink";
import { MODULES } from "./ship";

/** The captain's orders, in a box of 78 x 78. */
export const ORDERS = {
  plank: `<rect width="78" height="78" fill="#12626a"/><circle cx="60" cy="16" r="8" fill="${hue.cream}"/><path d="M0 50h56v7H0z" fill="#a3622a"/><path d="M0 40h18v38H0z" fill="${hue.cream}"/><g transform="rotate(8 42 40)"><circle cx="42" cy="26" r="8" fill="${hue.cream}"/><rect x="37" y="23" width="11" height="6" rx="3" fill="${hue.ink}"/><path d="M34 35h16l2 15H32z" fill="${hue.coral}"/></g><path d="M62 66c3-3 6-3 8 0M54 72c3-3 6-3 8 0" stroke="${hue.mint}" stroke-width="3" fill="none"/>`,
  sink: `<rect width="78" height="78" fill="#c9432a"/><g transform="rotate(38 40 40) translate(8 22)"><path d="M4 6H40C54 6 60 12 64 16C60 20 54 26 40 26H4Z" fill="${hue.cream}"/><path d="M4 4L-6-6V38L4 28Z" fill="${hue.sun}"/><circle cx="46" cy="16" r="5" fill="${hue.ink}"/></g><path d="M-4 58C6 50 14 50 22 58S40 66 48 58S66 50 82 58V80H-4Z" fill="#2f74a6"/>`,
  reset: `<rect width="78" height="78" fill="#f5bb45"/><rect x="13" y="13" width="52" height="40" rx="6" fill="${hue.ink}"/><path d="M22 24h18M22 32h28M22 40h10" stroke="${hue.mint}" stroke-width="4" stroke-linecap="round"/><rect x="8" y="58" width="62" height="12" rx="4" fill="${hue.cream}"/><rect x="40" y="61" width="24" height="5" rx="2" fill="${hue.ink}"/><path d="M52 61l12-5 2 4z" fill="#63b1cd"/>`,
};

/** A lever to pull, in a box of 52 x 84; its knob moves. */
export const lever = (knob: string): string =>
  `<rect x="14" y="4" width="24" height="76" rx="12" fill="#0f2b3a"/><path d="M26 14V70" stroke="#3d5c6a" stroke-width="4" stroke-linecap="round"/><g class="k"><rect x="6" y="8" width="40" height="30" rx="10" fill="#0f2b3a" opacity=".35" transform="translate(0 4)"/><rect x="6" y="8" width="40" height="30" rx="10" fill="${knob}"/><path d="M14 19h24M14 27h24" stroke="#0f2b3a" stroke-width="3" stroke-linecap="round" opacity=".55"/></g>`;

/** A closed fist, in a box of 300 x 258. */
export function fist(): string {
  const id = unique();
  const rays = Array.from({ length: 18 }, (_, i) => {
    const a = (i * Math.PI) / 9;
    return `<path d="M150 130L${150 + 190 * Math.cos(a)} ${130 + 190 * Math.sin(a)}L${150 + 190 * Math.cos(a + 0.16)} ${130 + 190 * Math.sin(a + 0.16)}Z" fill="#ff7f5c" opacity=".3"/>`;
  }).join("");
  return `<clipPath id="${id}"><circle cx="150" cy="130" r="128"/></clipPath><g clip-path="url(#${id})">${rays}</g><g class="hand-art"><path d="M90 258L98 176H202L210 258Z" fill="${hue.deep}"/><path d="M150 176H202L210 258H156Z" fill="#0d4a55"/><rect x="84" y="170" width="132" height="22" rx="11" fill="${hue.sun}"/><path d="M150 170H205A11 11 0 0 1 205 192H150Z" fill="#d98a1e"/><path d="M72 84C72 60 88 46 108 46H204C224 46 236 60 236 80V130C236 158 218 174 192 174H112C88 174 72 158 72 132Z" fill="${hue.coral}"/>${[0, 1, 2, 3].map((i) => `<rect x="${74 + i * 40.5}" y="${[30, 22, 24, 34][i]}" width="39" height="${[82, 92, 90, 78][i]}" rx="19" fill="${[hue.coral, "#f9744f", "#f06a45", "#e5603b"][i]}" stroke="#0f2b3a" stroke-width="3.5"/><path d="M${86 + i * 40.5} ${[44, 36, 38, 48][i]}h15" stroke="#ffb49c" stroke-width="5" stroke-linecap="round"/>`).join("")}<path d="M66 92C56 92 54 108 60 122C66 138 82 150 104 148H168C190 148 190 116 168 116H112C96 116 84 92 66 92Z" fill="#ff9a7c" stroke="#0f2b3a" stroke-width="3.5" stroke-linejoin="round"/><path d="M150 126h16a7 7 0 0 1 0 13h-16z" fill="#ffc3ae"/></g><circle cx="150" cy="206" r="42" fill="${hue.cream}" stroke="#0f2b3a" stroke-width="3.5"/>`;
}

/** A hero before an open module, in a box of 390 x 250. `module`: 1 to 3. */
export function openModule(module: number, hero: Card): string {
  const id = unique();
  const colour = MODULES[module - 1] ?? hue.sun;
  const dark = shade(colour, -0.2);
  const stars = points([
    [30, 40],
    [90, 20],
    [360, 60],
    [330, 180],
    [60, 190],
    [210, 18],
    [380, 140],
    [20, 120],
  ])
    .map(({ x, y }) => disc(x, y, 2, hue.cream))
    .join("");
  return `${stars}
<path d="M-10 210C80 170 300 170 400 210V260H-10Z" fill="${hue.deep}"/><path d="M-10 228C80 194 300 194 400 228V260H-10Z" fill="#0d4a55"/>
<g transform="translate(252 118)"><rect x="-14" y="-140" width="28" height="50" fill="${hue.sand}"/><circle r="98" fill="${colour}"/><path d="M0-98A98 98 0 0 1 0 98C46 50 46-50 0-98Z" fill="${dark}"/><path d="M-94-28H94M-94 28H94" stroke="${dark}" stroke-width="4"/><circle r="66" fill="${hue.cream}"/><circle r="57" fill="#0c2430"/><clipPath id="${id}"><circle r="57"/></clipPath><g clip-path="url(#${id})"><g transform="translate(-48 -30) scale(.48)" fill="#2c6274"><circle cx="100" cy="88" r="70"/><path d="M6 222C8 184 34 164 64 156H136C166 164 192 184 194 222Z"/></g><text class="name" y="32" text-anchor="middle" font-size="52" fill="${hue.sun}">?</text><path d="M-60-30L-10-62H10L-60-8Z" fill="#fff" opacity=".14"/></g>${Array.from({ length: 8 }, (_, i) => `<circle cx="${61.5 * Math.cos((i * Math.PI) / 4 + 0.39)}" cy="${61.5 * Math.sin((i * Math.PI) / 4 + 0.39)}" r="3.2" fill="${hue.ink}"/>`).join("")}<text class="name" x="0" y="88" text-anchor="middle" font-size="22" fill="${hue.ink}">M${module}</text></g>
<g transform="translate(14 54) scale(.9)">${character(hero)}</g>`;
}

/** Somebody is let in, in a box of 84 x 100. */
export const RESCUE = `<path d="M10 96V48a32 32 0 0 1 64 0v48z" fill="#12626a"/><path d="M18 96V48a24 24 0 0 1 48 0v48z" fill="#0c2430"/><circle cx="42" cy="52" r="15" fill="${hue.cream}"/><rect x="31" y="46" width="22" height="11" rx="5.5" fill="#12626a"/><path d="M22 96c0-18 8-26 20-26s20 8 20 26z" fill="${hue.coral}"/><path d="M62 62l14-12M64 74h16" stroke="${hue.cream}" stroke-width="6" stroke-linecap="round"/>`;

/** Somebody drifts away, in a box of 64 x 64. */
export const ADRIFT = `<rect width="64" height="64" fill="#0f2b3a"/><path d="M32 6a26 26 0 1 1-26 26c0-10 8-19 18-19s16 7 16 15-6 13-12 13-9-4-9-9 4-7 7-7" fill="none" stroke="${hue.teal}" stroke-width="5" stroke-linecap="round"/><g transform="rotate(28 42 24)"><circle cx="42" cy="17" r="8" fill="${hue.cream}"/><rect x="37" y="14" width="10" height="6" rx="3" fill="${hue.red}"/><path d="M34 26h16l3 14h-6v8h-4v-8h-2v8h-4v-8h-6z" fill="${hue.coral}"/></g>`;
