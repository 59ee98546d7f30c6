/** The heads that are not human. */
import type { Look } from "./crew";
import { disc, hue, shade, shape, stroke } from "./ink";

export function monkey(gaze: number): string {
  const fur = "#7d4a2a",
    skin = "#f0c08e";
  return (
    disc(48, 96, 22, fur) +
    disc(152, 96, 22, shade(fur, -0.2)) +
    disc(48, 97, 13, skin) +
    disc(152, 97, 13, shade(skin, -0.15)) +
    `<rect x="78" y="130" width="44" height="34" fill="${shade(fur, -0.3)}"/>` +
    `<rect x="54" y="42" width="92" height="102" rx="46" fill="${fur}"/>` +
    shape("M110 42C150 46 150 140 106 144C122 110 120 80 110 42Z", shade(fur, -0.2)) +
    shape("M100 44C94 34 96 28 90 22C102 24 104 32 106 28C110 34 106 40 104 46Z", fur) +
    disc(84, 88, 23, skin) +
    disc(116, 88, 23, skin) +
    `<ellipse cx="100" cy="119" rx="37" ry="26" fill="${skin}"/>` +
    [83, 117]
      .map((x) => disc(x, 88, 12, hue.white) + disc(x + gaze, 89, 6, hue.ink) + disc(x + gaze + 2, 86.5, 1.8, "#fff"))
      .join("") +
    disc(95, 107, 2.6, hue.ink) +
    disc(105, 107, 2.6, hue.ink) +
    shape("M74 117Q100 126 126 117Q122 140 100 140T74 117Z", "#5a1d1a") +
    shape("M78 118.5Q100 126 122 118.5L119 126Q100 131 81 126Z", hue.white) +
    stroke("M70 72Q82 64 92 70M108 70Q118 64 130 72", shade(fur, -0.35), 5)
  );
}
export function dog(): string {
  const fur = "#e2b06a",
    dk = "#a9682c";
  return (
    `<rect x="76" y="128" width="48" height="36" fill="${shade(fur, -0.25)}"/>` +
    `<rect x="56" y="44" width="88" height="98" rx="42" fill="${fur}"/>` +
    shape("M100 44C140 44 144 70 144 96C136 112 116 108 108 90C104 74 112 60 100 44Z", dk) +
    shape("M66 52C40 46 30 78 40 118C52 122 64 108 66 84Z", dk) +
    shape("M134 52C160 46 170 78 160 118C148 122 136 108 134 84Z", shade(dk, -0.2)) +
    `<ellipse cx="100" cy="118" rx="33" ry="25" fill="${hue.white}"/>` +
    disc(82, 88, 8, hue.ink) +
    disc(119, 88, 8, hue.ink) +
    disc(85, 85, 2.6, "#fff") +
    disc(122, 85, 2.6, "#fff") +
    shape("M86 102Q100 96 114 102Q112 116 100 117Q88 116 86 102Z", hue.ink) +
    shape("M93 126h17v16a8.5 8.5 0 0 1-17 0z", hue.coral) +
    stroke("M101.5 128v12", hue.red, 2.5) +
    stroke("M100 117V124M80 122Q90 132 100 124Q110 132 120 122", hue.ink, 4) +
    stroke("M72 74Q80 66 90 72", dk, 5)
  );
}
export function dolphin(who: Look): string {
  const k = who.direction === "left" ? -1 : 1,
    g = "#6f93a8",
    dk = "#4f7289",
    lt = "#d9e6e4";
  let o =
    shape(
      "M54 164C44 108 58 46 104 40C132 37 144 56 146 74C158 74 171 80 171 89C171 98 156 101 141 102C136 116 134 128 140 164Z",
      g,
    ) +
    shape("M104 40C82 46 60 80 62 164H54C44 108 58 46 104 40Z", dk) +
    shape("M171 89C170 98 156 101 141 102C136 116 134 128 140 164H98C96 132 110 106 141 96C156 93 166 93 171 89Z", lt) +
    stroke("M171 88C156 92 140 92 124 100C118 104 112 103 108 98", hue.ink, 3.5) +
    shape("M66 78C48 74 38 88 36 104C48 106 60 102 66 94Z", dk);
  o +=
    disc(117, 76, 10.5, hue.white) +
    disc(121, 77, 5.4, hue.ink) +
    disc(123, 75, 1.6, "#fff") +
    stroke("M104 62L126 68", hue.ink, 5.5);
  if (who.disguise === "stache")
    o +=
      disc(117, 76, 15, "none", `stroke="${hue.ink}" stroke-width="4"`) +
      stroke("M102 74L72 66M131 74L140 72", hue.ink, 4) +
      shape("M146 84C138 82 130 88 120 84C124 96 138 98 147 91C154 97 164 96 168 86C160 88 154 82 146 84Z", "#3a2218");
  if (who.disguise === "wig")
    o +=
      shape(
        "M58 132C38 96 44 34 98 30C128 28 140 44 140 62C126 52 112 54 100 60C84 70 86 100 78 128C72 138 62 138 58 132Z",
        "#e9b84e",
      ) +
      stroke("M98 38C72 46 62 84 66 124M112 40C84 50 74 84 76 116", hue.amber, 3) +
      disc(84, 118, 6, hue.white, `stroke="${hue.sand}" stroke-width="2"`) +
      stroke("M127 66l6 -7M122 64l3 -8", hue.ink, 3) +
      shape("M150 92Q158 86 170 89Q160 96 150 92Z", hue.red);
  return k < 0 ? `<g transform="translate(200 0) scale(-1 1)">${o}</g>` : o;
}
export function robot(): string {
  return (
    stroke("M70 36C60 14 96 18 90 2", hue.ink, 5) +
    disc(90, 2, 6, hue.coral) +
    `<rect x="84" y="140" width="32" height="24" fill="#7f8d8f"/>` +
    `<rect x="14" y="34" width="172" height="114" rx="14" fill="#dfe3d8"/><path d="M132 34H172A14 14 0 0 1 186 48V134A14 14 0 0 1 172 148H132Z" fill="#b9c3bd"/><rect x="26" y="46" width="98" height="90" rx="12" fill="${hue.ink}"/><rect x="33" y="53" width="84" height="76" rx="8" fill="#1d4a55"/>` +
    shape("M38 118L74 54H96L60 128H40Z", "#fff", 'opacity=".1"') +
    disc(57, 82, 13, hue.sun) +
    disc(93, 82, 13, hue.sun) +
    disc(59, 82, 5.5, hue.ink) +
    disc(95, 82, 5.5, hue.ink) +
    stroke("M48 110L57 104L66 112L75 104L84 112L93 104L102 110", hue.coral, 4.5) +
    `<rect x="134" y="48" width="44" height="20" rx="4" fill="${hue.ink}"/><text x="156" y="63.5" text-anchor="middle" font-size="15" font-weight="700" font-family="Atkinson Hyperlegible,monospace" fill="${hue.coral}">19:78</text>` +
    [0, 1, 2]
      .map((i) =>
        [0, 1]
          .map((j) => `<rect x="${137 + j * 21}" y="${76 + i * 13}" width="17" height="9" rx="3" fill="#8fa09f"/>`)
          .join(""),
      )
      .join("") +
    disc(156, 128, 12, hue.coral) +
    stroke("M156 128V119", hue.white, 3.5)
  );
}
