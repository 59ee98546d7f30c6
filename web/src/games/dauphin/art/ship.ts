/** The Palermo 13, an improvised ship, in a box of 470 x 186. */
import { disc, hue, shape } from "./ink";

export const MODULES = [hue.teal, hue.sun, hue.coral];

export function shipArt(attached: boolean[]): string {
  const pod = (i: number, x: number, y: number) =>
    !attached[i - 1]
      ? `<g transform="translate(${x} ${y})"><circle r="27" fill="none" stroke="${hue.mint}" stroke-width="3" stroke-dasharray="5 7"/><text class="name" y="8" text-anchor="middle" font-size="20" fill="${hue.mint}">M${i}</text></g>`
      : `<g transform="translate(${x} ${y})"><rect x="-6" y="-44" width="12" height="22" fill="${hue.sand}"/><circle r="28" fill="${MODULES[i - 1]}"/><path d="M0-28A28 28 0 0 1 0 28C14 14 14-14 0-28Z" fill="#0f2b3a" opacity=".18"/><circle r="16" fill="${hue.cream}"/><text class="name" y="7" text-anchor="middle" font-size="18" fill="${hue.ink}">M${i}</text></g>`;
  return `<g>${shape("M96 60L36 20V140L96 100Z", hue.red)}${shape("M60 70L10 80L60 90Z", hue.sun)}${shape("M90 54H330C400 54 440 70 462 80C440 90 400 106 330 106H90Z", hue.cream)}${shape("M90 80H462C440 90 400 106 330 106H90Z", hue.sand)}${shape("M330 54C400 54 440 70 462 80C440 90 400 106 330 106Z", hue.coral)}${shape("M330 80H462C440 90 400 106 330 106Z", hue.red)}
      ${shape("M150 54L120 10H180L230 54Z", hue.teal)}<text class="name" x="206" y="87" text-anchor="middle" font-size="22" fill="${hue.ink}">PALERMO 13</text>${disc(360, 80, 13, hue.ink)}${disc(360, 80, 8, hue.mint)}${pod(1, 140, 150)}${pod(2, 210, 150)}${pod(3, 280, 150)}</g>`;
}
