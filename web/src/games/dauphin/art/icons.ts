/** Small signs in a box of 24 x 24. */
import { hue } from "./ink";

export const SIGNS = {
  engineer: "M21.6 6.2a6 6 0 0 1-8 7.1l-6.9 7.3a2.4 2.4 0 0 1-3.4-3.4l7.3-6.9a6 6 0 0 1 7.1-8l-3.6 3.6.6 2.7 2.7.6z",
  hero: "M12 1.8l3 6.7 7.3.8-5.4 4.9 1.5 7.2L12 17.7l-6.4 3.7 1.5-7.2L1.7 9.3 9 8.5z",
  dolphin:
    "M2 14.5C4 8 9.2 5 14 5.6c.4-1.5 1.6-3 3.4-3.6-.3 1.7.1 3.3 1 4.5 2 1.2 3.3 2.7 4.1 4.7-1.6.4-3 .4-4.5 0-2.7-.7-5 .2-6.4 2.1 1.7.2 2.9 1.2 3.4 2.9-1.9.5-3.8 0-5.2-1.3-1.5.6-2.6 1.7-3.2 3.4 1.3.7 2.2 1.9 2.4 3.6-2.3.2-4.1-.7-5.2-2.4-.9.2-1.8.1-2.8-.4.2-1.8.7-3.2 1-4.6z",
  captain:
    "M12 3.2c1.2 0 2.1.9 2.1 2.1l2.9-.4 5.6-2.1c-.3 5.2-2.5 8.8-6.4 10.4l1.5 4.3-2.9-.6L12 21.2l-2.8-4.3-2.9.6 1.5-4.3C3.9 11.6 1.7 8 1.4 2.8L7 4.9l2.9.4c0-1.2.9-2.1 2.1-2.1z",
  observer:
    "M12 5C6.5 5 2.6 9 1 12c1.6 3 5.5 7 11 7s9.4-4 11-7c-1.6-3-5.5-7-11-7zm0 11.5a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9zm0-2.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  dog: "M4.2 7.5a2.7 2.7 0 1 1 4.3 1.7h7a2.7 2.7 0 1 1 4.3 2.8 2.7 2.7 0 1 1-4.3 2.8h-7A2.7 2.7 0 1 1 4.2 12a2.7 2.7 0 0 1 0-4.5z",
  microwave: "M2 5h20v14H2zm2.5 2.5v9h10v-9zm13 0v2h2v-2zm0 3.5v2h2v-2zm0 3.5v2h2v-2z",
  oxygen:
    "M9 3.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zm0 2.600a3.900 3.900 0 1 1 0 7.800 3.900 3.900 0 0 1 0-7.800zM18 12.500a3.200 3.200 0 0 1 2.300 5.400L18.600 19.500h2.900V22h-7v-1.700l4-4.200a.9.9 0 1 0-1.600-.7h-2.300a3.200 3.200 0 0 1 3.400-2.900z",
  rock: "M14 2l7 4 1 8-6 7-8 1-6-6 1-8 5-5zM10 7.600a2.400 2.400 0 1 0 0 4.800 2.400 2.400 0 0 0 0-4.800zM16 12.200a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600z",
  cards: "M1.500 5.500L11 4l1.600 13.500L3 19zM12.500 3h9v15.500h-7.600L12.500 6z",
  panic: "M13.8 1.5L4 13.6h6.2L8.6 22.5 20 9.6h-6.8z",
};
export type Sign = keyof typeof SIGNS;

/** A sign inside another drawing. */
export const sign = (name: Sign, size = 24, fill = "currentColor", x = 0, y = 0): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true"><path d="${SIGNS[name]}" fill="${fill}" fill-rule="evenodd"/></svg>`;

/** A token: of panic, or of oxygen. In a box of 48 x 48. */
export const tokenArt = (name: "oxygen" | "panic"): string => {
  const [edge, face] = name === "panic" ? ["#7a2415", hue.coral] : ["#0d4a55", hue.mint];
  return `<circle cx="25.500" cy="26" r="21" fill="${edge}"/><circle cx="24" cy="23.500" r="21" fill="${face}"/><circle cx="24" cy="23.500" r="17" fill="none" stroke="${hue.cream}" stroke-width="1.800" stroke-dasharray="3 3"/>${sign(name, 27, hue.ink, 10.5, 10)}`;
};
