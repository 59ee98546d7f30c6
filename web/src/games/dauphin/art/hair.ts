/** Hair, behind a face and before it. */
import type { Look } from "./crew";
import { sign } from "./icons";
import { disc, hue, points, shade, shape, stroke } from "./ink";

export const dyeOf = (who: Look): string => who.dye ?? hue.ink;

export function hairBack(who: Look): string {
  const c = dyeOf(who);
  switch (who.hair) {
    case "afro":
      return (
        disc(100, 80, 57, c) +
        points([
          [50, 92],
          [150, 92],
          [60, 56],
          [140, 56],
          [100, 34],
          [46, 112],
          [154, 112],
        ])
          .map((p) => disc(p.x, p.y, 17, c))
          .join("")
      );
    case "bob":
      return `<rect x="48" y="36" width="104" height="108" rx="46" fill="${c}"/>`;
    case "long":
      return shape("M50 160C40 96 48 34 100 32S160 96 150 160Z", c);
    case "curls":
      return points([
        [58, 92],
        [142, 92],
        [54, 74],
        [146, 74],
        [62, 56],
        [138, 56],
        [78, 42],
        [122, 42],
        [100, 36],
        [52, 110],
        [148, 110],
      ])
        .map((p) => disc(p.x, p.y, 16, c))
        .join("");
    case "bun":
      return disc(100, 28, 17, c) + `<rect x="56" y="38" width="88" height="70" rx="40" fill="${c}"/>`;
    case "pony":
      return (
        shape("M120 44C164 34 172 84 150 126C150 96 142 70 120 60Z", c) +
        `<rect x="58" y="36" width="84" height="76" rx="40" fill="${c}"/>`
      );
    case "plaits":
      return (
        points([
          [50, 110],
          [47, 126],
          [50, 142],
          [150, 110],
          [153, 126],
          [150, 142],
        ])
          .map((p) => disc(p.x, p.y, 11, c))
          .join("") +
        disc(50, 152, 6, hue.red) +
        disc(150, 152, 6, hue.red)
      );
    case "einstein":
      return points([
        [52, 84],
        [148, 84],
        [46, 68],
        [154, 68],
        [56, 52],
        [144, 52],
        [48, 102],
        [152, 102],
      ])
        .map((p) => shape(`M${p.x} ${p.y}m-18 0q9 -8 18 -16q8 8 18 14q-8 10 -16 18q-12 -6 -20 -16z`, c))
        .join("");
    default:
      return "";
  }
}
export function hairFront(who: Look): string {
  const c = dyeOf(who),
    cap = "M59 92C52 50 74 36 100 36S148 50 141 92C137 76 128 66 100 65S63 76 59 92Z";
  switch (who.hair) {
    case "afro":
      return shape("M60 84C62 56 80 48 100 48S138 56 140 84C132 68 118 62 100 62S68 68 60 84Z", c);
    case "quiff":
      return (
        shape(
          "M60 84C58 60 66 52 74 52C66 34 96 24 116 32C138 28 146 46 140 84C136 72 132 66 128 62C112 70 84 70 72 62C66 68 62 74 60 84Z",
          c,
        ) + stroke("M78 48Q98 34 120 44", shade(c, 0.22), 3.5)
      );
    case "fringe":
      return shape(
        "M56 96C50 44 78 36 100 36S150 44 144 96L138 80Q128 72 118 78Q110 70 100 77Q90 70 82 78Q72 72 62 80Z",
        c,
      );
    case "side":
      return shape(
        "M62 88C58 50 78 36 104 36C132 36 144 56 138 88C136 74 130 68 124 64C108 66 90 62 82 54C78 64 66 72 62 88Z",
        c,
      );
    case "bob":
      return shape("M58 104C52 52 74 40 100 40S148 52 142 104L138 78C120 84 84 84 62 78Z", c);
    case "long":
      return shape("M62 92C56 52 76 38 100 38S144 52 138 92C134 70 118 60 100 46C82 60 66 70 62 92Z", c);
    case "curls":
      return points([
        [70, 62],
        [86, 54],
        [102, 52],
        [118, 55],
        [131, 64],
      ])
        .map((p) => disc(p.x, p.y, 13, c))
        .join("");
    case "bun":
    case "pony":
      return shape(cap, c) + stroke("M70 66Q100 48 130 66", shade(c, 0.2), 2.5);
    case "mohawk":
      return shape("M84 66C78 40 82 16 92 10L96 22L102 6L108 22L116 10C124 24 122 46 116 66Q100 58 84 66Z", c);
    case "flat":
      return shape("M60 78L58 38Q100 28 142 38L140 78Q134 64 100 62T60 78Z", c);
    case "plaits":
      return shape("M58 96C50 48 76 36 100 36S150 48 142 96C138 72 116 62 100 52C84 62 62 72 58 96Z", c);
    case "einstein":
      return shape(
        "M62 80C60 62 70 50 84 48L92 60L100 44L108 60L118 48C132 52 140 62 138 80C130 66 116 62 100 62S70 66 62 80Z",
        c,
      );
    case "cap":
      return (
        shape("M52 72C46 40 74 24 100 24S154 40 148 72Z", "#1d3f63") +
        shape("M52 72C46 40 74 24 100 24L100 72Z", "#2a5484") +
        `<rect x="50" y="62" width="100" height="14" rx="4" fill="${hue.sun}"/>` +
        shape("M46 74H154C150 90 128 88 100 88S50 90 46 74Z", hue.ink) +
        `<g transform="translate(86 34)">${sign("captain", 28, hue.sun)}</g>`
      );
    default:
      return "";
  }
}
