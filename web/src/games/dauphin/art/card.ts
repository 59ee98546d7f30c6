/** A card, front and back, in its box of 252 x 352 (63 x 88 mm). */
import type { Card, Direction, Kind } from "../props";
import { character } from "./character";
import { CREW, KINDS } from "./crew";
import { sign } from "./icons";
import { disc, hue, shape, stroke, unique } from "./ink";
import { scenery } from "./scenery";

const WINDOW = "M12 250V124A114 114 0 0 1 240 124V250Z";
function arrow(direction: Direction | null, kind: Kind): string {
  if (!direction) return "";
  const fills: Partial<Record<Kind, string>> = { engineer: hue.sun, dolphin: hue.red, observer: hue.plum };
  const f = fills[kind],
    i = kind === "engineer" ? hue.ink : hue.cream;
  const d = "M252 196L220 164V178H172A8 8 0 0 0 164 186V206A8 8 0 0 0 172 214H220V228Z";
  return (
    `<g ${direction === "left" ? 'transform="translate(252 0) scale(-1 1)"' : ""}><path d="${d}" transform="translate(-3 3)" fill="${hue.ink}" opacity=".85"/><path d="${d}" transform="translate(-2 0)" fill="${f}" stroke="${hue.cream}" stroke-width="3" stroke-linejoin="round"/></g>` +
    sign(kind, 28, i, direction === "left" ? 44 : 180, 182)
  );
}

/** `name` and `trade` are the words under the picture; `treachery`: Brutus changes sides. */
export function cardFront(card: Card, name: string, trade: string, treachery = false): string {
  const who = CREW[card];
  const { tint } = KINDS[who.kind];
  const id = unique();
  const size = name.length > 13 ? 28 : name.length > 9 ? 32 : 40;
  const betrays = `<circle cx="220" cy="32" r="21" fill="${hue.red}"/>${stroke("M208 27.500h18l-5-6M232 36.500h-18l5 6", hue.cream, 4)}`;
  return `<clipPath id="${id}"><path d="${WINDOW}"/></clipPath>
    <rect width="252" height="352" rx="16" fill="${hue.cream}"/><rect width="252" height="352" rx="16" fill="url(#dauphin-dots)" opacity=".18"/>
    <path d="${WINDOW}" fill="${tint}" transform="translate(2.500 2.500)"/><g clip-path="url(#${id})">${scenery(who.kind, who.sky)}<g transform="translate(13 24) scale(1.13)">${character(card)}</g></g>
    <path d="${WINDOW}" fill="none" stroke="${tint}" stroke-width="4"/>
    <circle cx="32" cy="32" r="21" fill="${tint}"/>${sign(who.kind, 26, hue.cream, 19, 19)}
    ${who.treachery && treachery ? betrays : ""}${arrow(who.direction, who.kind)}
    <text class="name" x="126" y="298" text-anchor="middle" font-size="${size}" fill="${hue.ink}">${name}</text>
    <text class="trade" x="126" y="328" text-anchor="middle" font-size="22" fill="${tint}" letter-spacing="1.500">${trade.toUpperCase()}</text>`;
}

export function cardBack(title: string, subtitle: string): string {
  const id = unique(),
    rays = Array.from({ length: 12 }, (_, i) => {
      const a = (i * Math.PI) / 6,
        b = a + Math.PI / 12;
      return shape(
        `M126 176L${126 + 300 * Math.cos(a)} ${176 + 300 * Math.sin(a)}L${126 + 300 * Math.cos(b)} ${176 + 300 * Math.sin(b)}Z`,
        hue.coral,
      );
    }).join("");
  return `<clipPath id="k${id}"><rect x="12" y="12" width="228" height="328" rx="10"/></clipPath><rect width="252" height="352" rx="16" fill="${hue.cream}"/><g clip-path="url(#k${id})"><rect width="252" height="352" fill="${hue.red}"/>${rays}${disc(126, 176, 92, hue.cream)}${disc(126, 176, 82, hue.deep)}<rect width="252" height="352" fill="url(#dauphin-dots)" opacity=".5"/>
      ${shape("M66 176C90 140 156 140 190 168C198 160 208 158 216 160C210 168 210 184 216 192C208 194 198 192 190 184C156 212 90 212 66 176Z", hue.cream)}${shape("M120 152C124 134 140 126 152 128C146 138 146 146 150 152Z", hue.cream)}${disc(88, 172, 5, hue.ink)}${stroke("M68 180C78 188 90 186 96 182", hue.ink, 3)}</g>
      <text class="name" x="126" y="62" text-anchor="middle" font-size="25" fill="${hue.cream}">${title}</text><text class="name" x="126" y="312" text-anchor="middle" font-size="15" fill="${hue.cream}" letter-spacing="1">${subtitle}</text>`;
}
