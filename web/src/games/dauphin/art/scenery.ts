/** What is behind somebody on a card, in its box of 252 x 352. */
import type { Kind } from "../props";
import { KINDS } from "./crew";
import { disc, hue, points, shade, shape } from "./ink";

export function scenery(kind: Kind, sky: string): string {
  const k = KINDS[kind],
    cx = 126,
    by = 262;
  const ring = (r: number, f: string) => disc(cx, by, r, f);
  const star = (x: number, y: number, r: number, f: string) =>
    shape(
      `M${x} ${y - r}L${x + r * 0.28} ${y - r * 0.28}L${x + r} ${y}L${x + r * 0.28} ${y + r * 0.28}L${x} ${y + r}L${x - r * 0.28} ${y + r * 0.28}L${x - r} ${y}L${x - r * 0.28} ${y - r * 0.28}Z`,
      f,
    );
  let o = `<rect width="252" height="352" fill="${k.sky}"/>`;
  const stars = points([
    [46, 104, 8],
    [206, 98, 11],
    [70, 58, 6],
    [186, 52, 7],
    [222, 160, 7],
    [30, 166, 9],
  ])
    .map((a) => star(a.x, a.y, a.r, kind === "dolphin" ? hue.cream : hue.white))
    .join("");
  switch (sky) {
    case "arcs":
      o += ring(208, k.b) + ring(182, k.c) + ring(156, hue.cream) + ring(130, k.a) + ring(104, k.sky);
      break;
    case "rays":
      o += Array.from({ length: 15 }, (_, i) => {
        const a = Math.PI * (i / 14),
          b = a + Math.PI / 28;
        return shape(
          `M${cx} ${by - 40}L${cx - 320 * Math.cos(a)} ${by - 40 - 320 * Math.sin(a)}L${cx - 320 * Math.cos(b)} ${by - 40 - 320 * Math.sin(b)}Z`,
          i % 2 ? k.a : k.b,
        );
      }).join("");
      break;
    case "stripes":
      o += [0, 1, 2, 3, 4]
        .map((i) =>
          shape(
            `M-20 ${214 - i * 30}C80 ${214 - i * 30} 150 ${150 - i * 30} 280 ${150 - i * 30}V${134 - i * 30}C150 ${134 - i * 30} 80 ${198 - i * 30} -20 ${198 - i * 30}Z`,
            [k.a, k.b, k.c, hue.cream, k.a][i]!,
          ),
        )
        .join("");
      break;
    case "planet":
      o +=
        stars +
        disc(176, 96, 60, k.a) +
        shape("M176 36A60 60 0 0 1 176 156C206 130 206 62 176 36Z", shade(k.a, -0.18)) +
        `<ellipse cx="176" cy="96" rx="96" ry="20" fill="none" stroke="${k.c}" stroke-width="9" transform="rotate(-18 176 96)"/>`;
      break;
    case "moons":
      o +=
        stars +
        disc(60, 120, 52, k.b) +
        disc(44, 106, 11, shade(k.b, -0.14)) +
        disc(74, 132, 8, shade(k.b, -0.14)) +
        disc(208, 74, 26, k.c) +
        disc(214, 150, 13, k.a);
      break;
    case "comet":
      o +=
        stars +
        [0, 1, 2]
          .map((i) =>
            shape(
              `M${206 - i * 4} ${66 + i * 12}L-20 ${170 + i * 46}L-20 ${206 + i * 46}L${212 - i * 4} ${76 + i * 12}Z`,
              [k.b, hue.cream, k.a][i]!,
            ),
          )
          .join("") +
        disc(206, 82, 26, hue.cream);
      break;
    case "bolt":
      o +=
        ring(196, k.a) +
        ring(160, k.b) +
        shape("M60 20L22 136H54L34 236L98 108H64L92 20Z", hue.cream) +
        shape("M206 30L180 126H206L190 214L240 104H212L236 30Z", hue.cream);
      break;
    case "waves":
      o +=
        stars +
        [0, 1, 2, 3]
          .map((i) =>
            shape(
              `M-10 ${128 + i * 34}C20 ${108 + i * 34} 42 ${108 + i * 34} 63 ${128 + i * 34}S105 ${148 + i * 34} 126 ${128 + i * 34}S168 ${108 + i * 34} 189 ${128 + i * 34}S231 ${148 + i * 34} 262 ${128 + i * 34}V360H-10Z`,
              [k.b, k.a, hue.teal, hue.deep][i]!,
            ),
          )
          .join("");
      break;
    case "bubbles":
      o +=
        ring(206, hue.coral) +
        ring(176, hue.cream) +
        ring(146, hue.teal) +
        ring(116, k.sky) +
        points([
          [40, 80, 14],
          [206, 70, 20],
          [60, 46, 8],
          [226, 120, 9],
          [28, 130, 8],
        ])
          .map((b) => disc(b.x, b.y, b.r, "rgba(255,255,255,.5)", `stroke="${hue.deep}" stroke-width="2.5"`))
          .join("");
      break;
  }
  return o + `<rect width="252" height="352" fill="url(#dauphin-dots)" opacity=".5"/>`;
}
