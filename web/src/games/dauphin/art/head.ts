/** Human heads: eyes, mouths, and what grows between. */
import { SKIN, type Look } from "./crew";
import { dyeOf, hairBack, hairFront } from "./hair";
import { disc, hue, points, shade, shape, stroke, unique } from "./ink";

type Box = [x: number, y: number, width: number, height: number, round: number];

const skinOf = (who: Look): string => SKIN[who.skin ?? "pale"];

/** x, y, width, height and roundness. */
const FACE: Record<NonNullable<Look["face"]>, Box> = {
  oval: [62, 48, 76, 96, 38],
  square: [61, 50, 78, 92, 24],
  round: [56, 54, 88, 88, 44],
  long: [66, 44, 68, 102, 33],
};
function eyes(who: Look, gaze: number): string {
  const [l, r, y] = [83, 117, 95],
    skin = skinOf(who),
    iris = hue.ink;
  const dot = (x: number) => disc(x + gaze * 0.5, y, 5.4, iris) + disc(x + gaze * 0.5 + 1.8, y - 2, 1.6, "#fff");
  const ball = (x: number, rr = 11) =>
    disc(x, y, rr, hue.white) + disc(x + gaze, y + 1, 5.4, iris) + disc(x + gaze + 1.8, y - 1.2, 1.6, "#fff");
  switch (who.eyes) {
    case "wide":
      return ball(l, 12) + ball(r, 12);
    case "sleepy":
      return [l, r]
        .map((x) => ball(x, 11) + shape(`M${x - 12} ${y}A12 12 0 0 1 ${x + 12} ${y}Z`, shade(skin, -0.18)))
        .join("");
    case "wink":
      return ball(l, 12) + stroke(`M${r - 11} ${y + 2}Q${r} ${y - 9} ${r + 11} ${y + 2}`, iris, 4.5);
    case "lash":
      return [l, r]
        .map(
          (x, i) =>
            `<ellipse cx="${x}" cy="${y}" rx="11" ry="8.5" fill="${hue.white}"/>` +
            disc(x + gaze * 0.8, y, 5.6, iris) +
            disc(x + gaze * 0.8 + 2, y - 2, 1.6, "#fff") +
            stroke(`M${x - 12} ${y - 1}Q${x} ${y - 14} ${x + 12} ${y - 1}`, iris, 4) +
            stroke(i ? `M${x + 10} ${y - 5}l7 -5` : `M${x - 10} ${y - 5}l-7 -5`, iris, 3.5),
        )
        .join("");
    case "glasses":
      return (
        [l, r]
          .map(
            (x) =>
              disc(x, y, 15, hue.white, `opacity=".92"`) +
              disc(x + gaze, y, 5.4, iris) +
              disc(x, y, 15, "none", `stroke="${iris}" stroke-width="4.5"`),
          )
          .join("") + stroke("M98 93h4", iris, 4.5)
      );
    case "cat":
      return (
        [
          [l, -1],
          [r, 1],
        ] as const
      )
        .map(
          ([x, k]) =>
            shape(
              `M${x - 15 * k} ${y - 8}Q${x + 6 * k} ${y - 12} ${x + 20 * k} ${y - 18}Q${x + 18 * k} ${y + 12} ${x} ${y + 12}Q${x - 15 * k} ${y + 10} ${x - 15 * k} ${y - 8}Z`,
              hue.white,
              `stroke="${hue.coral}" stroke-width="4.5" stroke-linejoin="round"`,
            ) + disc(x + gaze, y, 5, iris),
        )
        .join("");
    case "aviator":
      return (
        (
          [
            [l, -1],
            [r, 1],
          ] as const
        )
          .map(
            ([x, k]) =>
              shape(
                `M${x - 14 * k} ${y - 11}H${x + 18 * k}Q${x + 19 * k} ${y + 14} ${x + 2 * k} ${y + 15}Q${x - 14 * k} ${y + 14} ${x - 14 * k} ${y - 11}Z`,
                hue.ink,
                `stroke="${hue.sun}" stroke-width="3.5" stroke-linejoin="round"`,
              ) + stroke(`M${x - 6 * k} ${y - 4}l${9 * k} 8`, hue.coral, 3.5),
          )
          .join("") + stroke("M96 86h8", hue.sun, 3.5)
      );
    case "goggles":
      return (
        `<rect x="58" y="79" width="84" height="32" rx="16" fill="${hue.sun}" stroke="${hue.ink}" stroke-width="4.5"/>` +
        shape("M66 104L84 84H96L76 106Z", hue.white, 'opacity=".7"') +
        disc(l + 6 + gaze, y, 5, iris) +
        disc(r + gaze, y, 5, iris)
      );
    case "patch":
      return (
        ball(l, 10) +
        shape(
          `M${r - 14} ${y - 12}H${r + 15}Q${r + 14} ${y + 14} ${r} ${y + 14}Q${r - 14} ${y + 12} ${r - 14} ${y - 12}Z`,
          iris,
        ) +
        stroke(`M60 70L138 92`, iris, 4)
      );
    case "monocle":
      return (
        dot(l) +
        disc(r, y, 14, hue.white) +
        disc(r, y, 5.4, iris) +
        disc(r, y, 14, "none", `stroke="${hue.sun}" stroke-width="4.5"`) +
        stroke(`M${r + 12} ${y + 8}C${r + 22} 124 ${r + 14} 140 ${r + 16} 152`, hue.sun, 2.5)
      );
    case "scope":
      return (
        ball(l, 11) +
        `<g transform="translate(${r} ${y})"><rect x="-10" y="-13" width="42" height="26" rx="4" fill="${hue.amber}"/><rect x="24" y="-17" width="18" height="34" rx="4" fill="${hue.sun}"/><rect x="-14" y="-11" width="8" height="22" rx="3" fill="${hue.ink}"/><path d="M38 -10L30 10" stroke="${hue.white}" stroke-width="4"/></g>`
      );
    default:
      return dot(l) + dot(r);
  }
}
function brows(who: Look): string {
  const c = who.dye && who.hair !== "none" && who.hair !== "mohawk" ? shade(who.dye, -0.25) : shade(skinOf(who), -0.62);
  switch (who.brow) {
    case "thick":
      return stroke("M71 80Q82 73 94 79M106 79Q118 73 129 80", c, 6.5);
    case "thin":
      return stroke("M70 79Q82 70 94 77M106 77Q118 70 130 79", c, 3.5);
    case "angry":
      return stroke("M70 76L94 84M106 84L130 76", c, 7);
    case "up":
      return stroke("M72 76Q83 66 94 74M106 74Q117 66 128 76", c, 5);
    default:
      return "";
  }
}
function mouth(who: Look): string {
  const k = hue.ink,
    y = 124,
    lip = who.lip ?? hue.red;
  switch (who.mouth) {
    case "smile":
      return stroke(`M84 ${y - 2}Q100 ${y + 13} 116 ${y - 2}`, k, 4.5);
    case "grin":
      return (
        shape(`M80 ${y - 5}H120Q117 ${y + 15} 100 ${y + 15}T80 ${y - 5}Z`, "#5a1d1a") +
        shape(`M83 ${y - 5}H117V${y + 1}H83Z`, hue.white)
      );
    case "gap":
      return (
        shape(`M80 ${y - 5}H120Q116 ${y + 14} 100 ${y + 14}T80 ${y - 5}Z`, "#5a1d1a") +
        `<rect x="87" y="${y - 5}" width="11" height="9" rx="2" fill="${hue.white}"/><rect x="102" y="${y - 5}" width="11" height="9" rx="2" fill="${hue.white}"/>`
      );
    case "teeth":
      return (
        `<rect x="80" y="${y - 7}" width="40" height="16" rx="8" fill="${hue.white}" stroke="${k}" stroke-width="3.5"/>` +
        stroke(`M90 ${y - 6}v14M100 ${y - 6}v14M110 ${y - 6}v14`, k, 2)
      );
    case "frown":
      return stroke(`M85 ${y + 6}Q100 ${y - 6} 115 ${y + 6}`, k, 4.5);
    case "flat":
      return stroke(`M86 ${y + 2}H115`, k, 4.5);
    case "smirk":
      return stroke(`M86 ${y + 2}Q104 ${y + 6} 116 ${y - 6}`, k, 4.5);
    case "oh":
      return `<ellipse cx="100" cy="${y + 2}" rx="7" ry="9" fill="#5a1d1a"/>`;
    case "tongue":
      return (
        shape(`M81 ${y - 4}H119Q116 ${y + 13} 100 ${y + 13}T81 ${y - 4}Z`, "#5a1d1a") +
        shape(`M96 ${y + 5}h18v8a9 9 0 0 1-18 0z`, hue.coral)
      );
    case "lips":
      return (
        shape(`M83 ${y}Q92 ${y - 8} 100 ${y - 3}Q108 ${y - 8} 117 ${y}Q100 ${y + 15} 83 ${y}Z`, lip) +
        stroke(`M86 ${y}Q100 ${y + 3} 114 ${y}`, shade(lip, -0.45), 2)
      );
    case "pipe":
      return (
        stroke(`M90 ${y + 3}H112`, k, 4) +
        shape(
          `M108 ${y}L136 ${y + 6}V${y - 4}H152V${y + 12}Q150 ${y + 22} 138 ${y + 20}Q124 ${y + 14} 108 ${y + 6}Z`,
          "#7a3f1d",
        ) +
        points([
          [146, 106, 6],
          [156, 92, 8],
          [146, 76, 4.5],
          [160, 68, 5],
        ])
          .map((b) => disc(b.x, b.y, b.r, "rgba(255,255,255,.55)", `stroke="${hue.teal}" stroke-width="2"`))
          .join("")
      );
    default:
      return "";
  }
}
function stache(who: Look): string {
  const c = who.dye ?? "#3a2218";
  switch (who.stache) {
    case "chevron":
      return shape(
        "M78 121Q88 109 100 113Q112 109 122 121Q112 119 100 120Q88 119 78 121Z",
        c,
        `stroke="${c}" stroke-width="3" stroke-linejoin="round"`,
      );
    case "pencil":
      return stroke("M84 116Q92 111 99 114M101 114Q108 111 116 116", "#2a1712", 3.5);
    case "handlebar":
      return shape(
        "M100 114C88 108 78 116 66 108C66 122 84 126 100 119C116 126 134 122 134 108C122 116 112 108 100 114Z",
        c,
      );
    case "walrus":
      return (
        shape("M100 110C84 106 68 116 66 138C78 132 90 132 100 132S122 132 134 138C132 116 116 106 100 110Z", c) +
        stroke("M84 118v12M100 116v14M116 118v12", shade(c, -0.18), 2.5)
      );
    default:
      return "";
  }
}
export function human(who: Look, gaze: number): string {
  const f = FACE[who.face ?? "oval"],
    skin = skinOf(who),
    dk = shade(skin, -0.17),
    id = unique();
  let o = hairBack(who) + `<rect x="80" y="128" width="40" height="36" fill="${shade(skin, -0.26)}"/>`;
  o += disc(f[0] - 1, 100, 11, skin) + disc(f[0] + f[2] + 1, 100, 11, dk);
  o +=
    `<clipPath id="f${id}"><rect x="${f[0]}" y="${f[1]}" width="${f[2]}" height="${f[3]}" rx="${f[4]}"/></clipPath><g clip-path="url(#f${id})"><rect x="40" y="30" width="120" height="130" fill="${skin}"/>` +
    shape("M108 30H170V160H100C116 140 120 120 112 100C118 80 112 60 108 30Z", dk);
  if (who.beard === "full")
    o += shape("M50 104C66 112 70 118 84 112Q100 104 116 112C130 118 134 112 150 104V160H50Z", dyeOf(who));
  if (who.beard === "stubble")
    o += shape("M50 108C66 116 76 112 100 110S134 116 150 108V160H50Z", shade(skin, -0.32), 'opacity=".55"');
  o += "</g>";
  if (who.hair === "bald") o += stroke("M78 62Q86 54 96 54", shade(skin, 0.55), 5);
  if (who.extra === "freckles")
    o += points([
      [72, 110],
      [79, 114],
      [86, 110],
      [114, 110],
      [121, 114],
      [128, 110],
    ])
      .map((p) => disc(p.x, p.y, 2, shade(skin, -0.35)))
      .join("");
  if (who.extra === "cheeks")
    o += disc(72, 112, 9, hue.coral, 'opacity=".6"') + disc(128, 112, 9, hue.coral, 'opacity=".6"');
  o += shape(`M100 94Q${108 + gaze} 108 ${106 + gaze} 112Q100 116 ${95 + gaze * 0.5} 112Z`, shade(skin, -0.32));
  o += mouth(who) + stache(who) + brows(who) + eyes(who, gaze) + hairFront(who);
  if (who.extra === "scar") o += stroke("M76 106l10 14M74 114l12 -2M78 120l10 -2", shade(skin, -0.45), 2.5);
  if (who.extra === "earrings")
    o += [58, 142]
      .map((x) => disc(x, 116, 5.5, hue.sun) + disc(x, 128, 7.5, "none", `stroke="${hue.sun}" stroke-width="4"`))
      .join("");
  if (who.extra === "bolts")
    o += points([
      [54, 112],
      [146, 112],
    ])
      .map(
        (p) =>
          `<path d="M${p.x - 7} ${p.y}l3.5 -6h7l3.5 6l-3.5 6h-7z" fill="${hue.sun}" stroke="${hue.ink}" stroke-width="2"/>`,
      )
      .join("");
  return o;
}
