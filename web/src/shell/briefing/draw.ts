/** What the pictures of several briefings share: a field of 340 by 230, and people in it. */
export type Words = (key: string) => string;

export const picture = (ground: string, drawn: string): string =>
  `<svg viewBox="0 0 340 230" aria-hidden="true">${ground}${drawn}</svg>`;

export interface Colours {
  skin: string;
  hair: string;
  coat: string;
}

const HAIR = [
  "M17 30c-1-14 6-20 15-20s16 6 15 20c-3-8-7-10-15-10s-12 2-15 10z",
  "M17 44c-4-24 2-35 15-35s19 11 15 35h-5c2-14 0-22-10-22s-12 8-10 22z",
  "M18 27c0-12 6-17 14-17s14 5 14 17c-4-5-8-6-14-6s-10 1-14 6zM26 9a6 6 0 1 1 12 0z",
  "M18 24l2-12 4 4 4-7 4 6 5-6 3 7 5-3 1 11c-4-4-8-5-14-5s-10 1-14 5z",
];

/** Somebody down to the shoulders, 64 by 76, one of a few. */
export const person = (x: number, y: number, size: number, which: number, { skin, hair, coat }: Colours): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M6 76c2-21 13-27 26-27s24 6 26 27z" fill="${coat}"/><path d="M26 40h12v13c-4 4-8 4-12 0z" fill="${skin}"/><ellipse cx="32" cy="31" rx="14" ry="17" fill="${skin}"/><path d="${HAIR[which % HAIR.length]}" fill="${hair}"/></g>`;

export const text = (x: number, y: number, size: number, fill: string, words: string, face = "monospace"): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="${face}" font-weight="700" font-size="${size}" fill="${fill}">${words}</text>`;

/** A bubble that somebody below it says. */
export const bubble = (x: number, y: number, width: number, fill: string, inside: string): string =>
  `<g transform="translate(${x} ${y})"><path d="M0 0h${width}v40H38l-14 16-2-16H0z" fill="${fill}"/>${inside}</g>`;

export const phone = (x: number, y: number, fill: string, screen: string, inside = ""): string =>
  `<g transform="translate(${x} ${y})"><rect width="62" height="108" rx="10" fill="${fill}"/><rect x="6" y="8" width="50" height="86" rx="4" fill="${screen}"/><circle cx="31" cy="101" r="3" fill="${screen}"/>${inside}</g>`;
