/** What everybody wears: suits, collars, helmets. */
import type { Look } from "./crew";
import { disc, hue, shade, shape, stroke } from "./ink";

export function body(who: Look, id: string): string {
  const d = "M6 222C8 184 34 164 64 156L136 156C166 164 192 184 194 222Z";
  let o =
    shape(d, who.suit) +
    `<clipPath id="b${id}"><path d="${d}"/></clipPath><g clip-path="url(#b${id})">` +
    shape("M112 150L200 150V222H124Z", shade(who.suit, -0.16)) +
    shape("M20 222L44 160H58L36 222Z", who.trim) +
    shape("M44 222L64 160H70L52 222Z", who.trim, 'opacity=".55"') +
    "</g>";
  if (who.extra === "cape")
    o =
      shape("M-6 222C0 168 30 150 100 150C170 150 200 168 206 222Z", hue.sun) +
      shape("M120 150C176 154 200 172 206 222H150Z", hue.amber) +
      o;
  if (who.extra === "medals")
    o += [0, 1, 2]
      .map(
        (i) =>
          `<rect x="${116 + i * 18}" y="173" width="12" height="12" fill="${[hue.red, hue.sun, hue.mint][i]}"/>` +
          disc(122 + i * 18, 190, 7, hue.sun, `stroke="${hue.amber}" stroke-width="2"`),
      )
      .join("");
  else if (who.extra === "five")
    o += `<text x="128" y="200" font-size="36" font-family="Righteous,sans-serif" fill="${hue.red}">5</text>`;
  else
    o +=
      `<rect x="114" y="177" width="46" height="20" rx="5" fill="${hue.ink}"/>` +
      disc(124, 187, 4.5, hue.coral) +
      disc(137, 187, 4.5, hue.sun) +
      disc(150, 187, 4.5, hue.mint);
  if (who.extra === "steth")
    o +=
      stroke("M66 162C66 200 96 206 96 184M66 162", hue.ink, 4) +
      disc(96, 182, 8, hue.mint, `stroke="${hue.ink}" stroke-width="3"`);
  return o;
}
export function collar(who: Look): string {
  const rivets = [163, 168, 170, 168, 163];
  return (
    `<ellipse cx="100" cy="157" rx="58" ry="15" fill="${shade(who.trim, -0.25)}"/><path d="M42 154C44 166 70 173 100 173S156 166 158 154C150 163 128 167 100 167S50 163 42 154Z" fill="${who.trim}"/>` +
    [58, 79, 100, 121, 142].map((x, i) => disc(x, rivets[i]!, 2.6, shade(who.trim, -0.45))).join("")
  );
}
export function helmetBack(who: Look): string {
  const shell = who.shell ?? hue.cream;
  switch (who.helmet) {
    case "bubble":
      return (
        stroke("M100 14V2", hue.ink, 4) + disc(100, 0, 6, who.trim) + disc(100, 88, 76, "#eafaf3", 'opacity=".62"')
      );
    case "dome":
      return shape("M24 158V88A76 76 0 0 1 176 88V158Z", "#eafaf3", 'opacity=".62"');
    case "shell":
      return (
        stroke("M150 34L157 20", hue.ink, 4) +
        disc(158, 18, 5, hue.red) +
        disc(100, 90, 78, shell) +
        shape("M100 12A78 78 0 0 1 100 168C140 140 144 44 100 12Z", shade(shell, -0.2)) +
        disc(22, 94, 15, shade(shell, -0.35)) +
        disc(178, 94, 15, shade(shell, -0.45)) +
        disc(22, 94, 6, who.trim) +
        disc(178, 94, 6, who.trim) +
        `<rect x="38" y="34" width="124" height="122" rx="54" fill="#16414c"/>`
      );
    case "square":
      return `<rect x="22" y="16" width="156" height="146" rx="34" fill="${shell}"/><path d="M112 16H144A34 34 0 0 1 178 50V128A34 34 0 0 1 144 162H112C130 120 130 60 112 16Z" fill="${shade(shell, -0.2)}"/><rect x="10" y="76" width="16" height="44" rx="6" fill="${shade(shell, -0.4)}"/><rect x="174" y="76" width="16" height="44" rx="6" fill="${shade(shell, -0.4)}"/><rect x="38" y="32" width="124" height="124" rx="30" fill="#16414c"/>`;
    case "tall":
      return (
        shape("M100 -8C112 6 116 18 116 34H84C84 18 88 6 100 -8Z", who.trim === hue.white ? hue.sun : hue.red) +
        shape("M22 160V96C22 48 60 14 100 14S178 48 178 96V160Z", shell) +
        shape("M100 14C140 14 178 48 178 96V160H120C138 110 134 50 100 14Z", shade(shell, -0.16)) +
        shape("M22 100L4 130V96L22 76ZM178 100L196 130V96L178 76Z", shade(shell, -0.3)) +
        `<rect x="40" y="42" width="120" height="112" rx="50" fill="#16414c"/>`
      );
    default:
      return "";
  }
}
export function helmetFront(who: Look): string {
  const gloss =
    stroke("M44 60C52 44 62 36 74 30", "#fff", 8, 'opacity=".9"') +
    stroke("M38 78L40 72", "#fff", 8, 'opacity=".9"') +
    stroke("M164 106C162 118 156 128 150 134", "#fff", 5, 'opacity=".5"');
  switch (who.helmet) {
    case "bubble":
      return disc(100, 88, 76, "none", `stroke="${hue.white}" stroke-width="5"`) + gloss;
    case "dome":
      return stroke("M24 156V88A76 76 0 0 1 176 88V156", hue.white, 5) + gloss;
    case "shell":
      return (
        `<rect x="38" y="34" width="124" height="122" rx="54" fill="none" stroke="${who.trim}" stroke-width="7"/>` +
        stroke("M56 62C62 52 70 47 78 45", "#fff", 6, 'opacity=".75"')
      );
    case "square":
      return (
        `<rect x="38" y="32" width="124" height="124" rx="30" fill="none" stroke="${who.trim}" stroke-width="7"/>` +
        stroke("M52 60V52Q53 46 60 46H70", "#fff", 6, 'opacity=".75"')
      );
    case "tall":
      return (
        `<rect x="40" y="42" width="120" height="112" rx="50" fill="none" stroke="${who.trim}" stroke-width="7"/>` +
        stroke("M58 68C64 60 70 56 78 54", "#fff", 6, 'opacity=".75"')
      );
    default:
      return "";
  }
}
