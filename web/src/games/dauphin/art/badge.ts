/** The seven destinations, each in a box of 64 x 64. */
import type { Badge } from "../props";
import { disc, hue, shape, stroke } from "./ink";

export function badgeArt(badge: Badge): string {
  const worlds: Record<Badge, string> = {
    moon:
      disc(32, 32, 20, hue.cream) +
      disc(40, 26, 17, "#1d5263") +
      shape("M16 16l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z", hue.sun),
    pluto:
      disc(32, 32, 15, hue.sand) +
      shape("M32 42C24 36 24 28 29 28C31 28 32 30 32 31C32 30 33 28 35 28C40 28 40 36 32 42Z", hue.coral) +
      disc(52, 18, 4, hue.cream),
    mars:
      disc(32, 32, 20, hue.coral) +
      shape("M13 27C24 22 30 34 51 25L52 30C36 38 26 28 12 33Z", hue.red) +
      disc(24, 42, 4, hue.red) +
      shape("M24 13H40C37 17 27 17 24 13Z", hue.cream),
    venus: disc(32, 32, 20, hue.sun) + stroke("M14 28C24 22 34 32 50 25M14 37C26 31 36 41 50 34", hue.cream, 4),
    saturn:
      disc(32, 32, 15, hue.sun) +
      shape("M18 34A15 15 0 0 0 46 34Z", hue.amber) +
      `<ellipse cx="32" cy="32" rx="27" ry="7" fill="none" stroke="${hue.cream}" stroke-width="4" transform="rotate(-18 32 32)"/>` +
      shape("M18 28A15 15 0 0 1 46 26L20 33Z", hue.sun),
    jupiter:
      disc(32, 32, 21, hue.sand) +
      shape("M12 26H52V31H12ZM13 39H51V43H13Z", hue.coral) +
      `<ellipse cx="40" cy="36" rx="6" ry="4" fill="${hue.red}"/>`,
    neptune: disc(32, 32, 20, hue.sky) + stroke("M14 34C22 28 28 40 36 34S48 32 51 35", hue.cream, 4),
  };
  return `<circle cx="32" cy="32" r="32" fill="#1d5263"/><circle cx="32" cy="32" r="29.5" fill="none" stroke="${hue.cream}" stroke-width="2" opacity=".55"/>${worlds[badge]}`;
}
