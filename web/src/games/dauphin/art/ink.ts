/** What every drawing is made of: the colours of the print, and three strokes of the pen as SVG text. */
export const hue = {
  ink: "#0f2b3a",
  cream: "#f8ecd2",
  paper: "#f3ead8",
  coral: "#ff7f5c",
  red: "#c9432a",
  teal: "#2a9c95",
  deep: "#12626a",
  mint: "#9adccb",
  sun: "#f5bb45",
  amber: "#d98a1e",
  plum: "#7c3a63",
  sky: "#63b1cd",
  sand: "#ecd3a3",
  brick: "#a33a2b",
  white: "#fff8e8",
};

let drawn = 0;
/** For what a drawing refers to inside itself: the same card may be on a page twice. */
export const unique = (): string => `dauphin-${++drawn}`;

/** A darker colour (down to -1) or a lighter one (up to 1). */
export function shade(colour: string, by: number): string {
  const channel = (at: number) => {
    const value = parseInt(colour.slice(at, at + 2), 16);
    const changed = Math.round(by < 0 ? value * (1 + by) : value + (255 - value) * by);
    return Math.max(0, Math.min(255, changed)).toString(16).padStart(2, "0");
  };
  return `#${[1, 3, 5].map(channel).join("")}`;
}

export const disc = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const shape = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const stroke = (d: string, colour: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** Where round things go: x, y, and for some a radius. */
export const points = (all: number[][]): { x: number; y: number; r: number }[] =>
  all.map(([x = 0, y = 0, r = 0]) => ({ x, y, r }));
