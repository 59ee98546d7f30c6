/** The printed cards carry these same drawings, as files that Python reads.
 *
 *     scripts/npm test -- -u     writes them anew after a change of the drawings
 */
import { expect, it } from "vitest";

import { badgeArt } from "./art/badge";
import { backPicture, cardPicture } from "./art/card";
import { CREW, KINDS } from "./art/crew";
import { sign, tokenArt, type Sign } from "./art/icons";
import { DOTS, hue } from "./art/ink";
import { shipArt } from "./art/ship";
import type { Badge, Card } from "./props";
import { tradeOf } from "./reading";

const FOLDER = "../../../../src/huisclos/games/dauphin/paper/pictures";
const BADGES: Badge[] = ["moon", "pluto", "mars", "venus", "saturn", "jupiter", "neptune"];
const CARDS = Object.keys(CREW) as Card[];
const SIGNS: Sign[] = ["rock", "observer", "engineer", "dolphin", "captain", "hero", "panic"];

/** A drawing as a file of its own: what it refers to inside itself is numbered from 1 again. */
function file(width: number, height: number, art: string): string {
  const numbers = [...new Set(art.match(/dauphin-\d+/g))];
  const own = art.replace(/dauphin-\d+/g, (id) => `own-${numbers.indexOf(id) + 1}`);
  const dots = art.includes("#dauphin-dots") ? `<defs>${DOTS}</defs>` : "";
  const inside = `${dots}${own}`.replace(/\s*\n\s*/g, "").replace(/></g, ">\n<");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Righteous">\n${inside}\n</svg>\n`;
}

it.each([
  ...CARDS.map((card) => [card, file(252, 352, cardPicture(card, true))]),
  ["back", file(252, 352, backPicture())],
  ...BADGES.map((badge) => [badge, file(64, 64, badgeArt(badge))]),
  ["token-panic", file(48, 48, tokenArt("panic"))],
  ["token-oxygen", file(48, 48, tokenArt("oxygen"))],
  ["ship", file(470, 186, shipArt([true, true, true]))],
  ...SIGNS.map((name) => [`sign-${name}`, file(24, 24, sign(name, 24, hue.ink))]),
])("%s is printed as it is drawn", async (name, drawn) => {
  await expect(drawn).toMatchFileSnapshot(`${FOLDER}/${name}.svg`);
});

it("says in which colour, and by which word, a card's trade is printed", async () => {
  const look = (card: Card) => ({ tint: KINDS[CREW[card].kind].tint, trade: tradeOf(card, (key) => key) });
  const looks = Object.fromEntries(CARDS.map((card) => [card, look(card)]));
  await expect(`${JSON.stringify(looks, null, 2)}\n`).toMatchFileSnapshot(`${FOLDER}/looks.json`);
});
