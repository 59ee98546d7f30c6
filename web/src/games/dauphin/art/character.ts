/** A member of the crew: a bust in a box of 200 x 220. */
import type { Card } from "../props";
import { CREW } from "./crew";
import { human } from "./head";
import { sign } from "./icons";
import { disc, hue, points, shape, stroke, unique } from "./ink";
import { dog, dolphin, monkey, robot } from "./species";
import { body, collar, helmetBack, helmetFront } from "./suit";

export function character(card: Card): string {
  const who = CREW[card],
    id = unique(),
    gaze = who.direction === "left" ? -5 : who.direction === "right" ? 5 : 0;
  const panes: Record<string, string> = {
    shell: '<rect x="38" y="34" width="124" height="122" rx="54"/>',
    square: '<rect x="38" y="32" width="124" height="124" rx="30"/>',
    tall: '<rect x="40" y="42" width="120" height="112" rx="50"/>',
  };
  const clip = panes[who.helmet as string];
  let head =
    who.species === "monkey"
      ? monkey(gaze)
      : who.species === "dog"
        ? dog()
        : who.species === "dolphin"
          ? dolphin(who)
          : who.species === "robot"
            ? robot()
            : human(who, gaze);
  if (clip)
    head = `<clipPath id="h${id}">${clip}</clipPath><g clip-path="url(#h${id})"><g transform="translate(100 100) scale(1.04) translate(-100 -98)">${head}</g></g>`;
  else if (who.helmet === "bubble")
    head = `<clipPath id="h${id}"><path d="M0 -60H200V88H176A76 76 0 0 1 140 156V168H60V156A76 76 0 0 1 24 88H0Z"/></clipPath><g clip-path="url(#h${id})">${head}</g>`;
  if (who.species === "dolphin")
    head +=
      `<clipPath id="w${id}"><circle cx="100" cy="88" r="75"/></clipPath><g clip-path="url(#w${id})">` +
      shape("M20 112C36 104 50 118 66 110S98 104 114 112S148 118 180 106V170H20Z", hue.teal, 'opacity=".42"') +
      stroke("M20 112C36 104 50 118 66 110S98 104 114 112S148 118 180 106", hue.mint, 4) +
      "</g>" +
      points([
        [52, 134, 5],
        [62, 148, 3.5],
        [who.direction === "left" ? 40 : 158, 126, 4],
      ])
        .map((b) => disc(b.x, b.y, b.r, "none", `stroke="${hue.white}" stroke-width="2.5"`))
        .join("");
  return (
    helmetBack(who) +
    body(who, id) +
    (who.helmet === "none" ? collar(who) + head : head + collar(who)) +
    helmetFront(who) +
    (who.extra === "star" ? `<g transform="translate(30 178)">${sign("hero", 34, hue.coral)}</g>` : "")
  );
}
