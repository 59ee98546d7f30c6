/** Finding somebody among hundreds. */

export const DENSE = 20; // more people than this: no portholes side by side, but lists one can search
const SECTION = 24;
const FOUND = 48; // more than this many matches say nothing

export interface Section {
  label: string;
  seats: number[];
}

/** In the order in which people look for a name. */
export function byName(names: readonly string[], seats: readonly number[]): number[] {
  const order = new Intl.Collator("fr", { numeric: true });
  return [...seats].sort((one, other) => order.compare(names[one]!, names[other]!) || one - other);
}

/** Sections of a long list, each named by where it begins and ends. */
export function sections(names: readonly string[], seats: readonly number[]): Section[] {
  const sorted = byName(names, seats);
  const count = Math.max(1, Math.ceil(sorted.length / SECTION));
  const size = Math.ceil(sorted.length / count);
  return Array.from({ length: count }, (_, index) => {
    const part = sorted.slice(index * size, (index + 1) * size);
    return { label: `${short(names[part[0]!])} – ${short(names[part.at(-1)!])}`, seats: part };
  });
}

const short = (name = "") => (name.length > 12 ? `${name.slice(0, 11).trim()}…` : name);

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();

/** Those whose name has a word that begins with what was typed, whatever its accents. */
export function matching(names: readonly string[], seats: readonly number[], typed: string): number[] {
  const wanted = plain(typed);
  const begins = (seat: number) =>
    ` ${plain(names[seat] ?? "").replaceAll(/[^\p{L}\p{N}]+/gu, " ")}`.includes(` ${wanted}`);
  return byName(names, seats.filter(begins)).slice(0, FOUND);
}

/** The widest cells, `tall` times as high as wide, of which `count` fit into a place. */
export function widest(count: number, width: number, height: number, tall: number): number {
  let best = 0;
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    best = Math.max(best, Math.min(width / columns, height / rows / tall));
  }
  return best;
}

/** Of a table on a wall: its size, and that of a line of it before it is made larger or smaller. */
export interface Place {
  width: number;
  height: number;
  line: number;
  row: number;
  head: number;
}

const GAP = 24; // between columns
const MOST = 2.2; // larger than this helps nobody

/** In how many columns the lines of a table are largest; and how many have room, if they may not
 * become smaller than `least`. */
export function columnsOf(
  count: number,
  { width, height, line, row, head }: Place,
  least: number,
): { columns: number; zoom: number; room: number } {
  let best = { columns: 1, zoom: 0, room: count };
  for (let columns = 1; columns <= count; columns += 1) {
    const wide = width / (columns * (line + GAP) - GAP);
    const zoom = Math.min(MOST, wide, height / (head + row * Math.ceil(count / columns)));
    if (zoom > best.zoom) best = { columns, zoom, room: count };
  }
  if (best.zoom >= least) return best;
  const columns = Math.max(1, Math.floor((width / least + GAP) / (line + GAP)));
  const rows = Math.max(1, Math.floor((height / least - head) / row));
  return { columns, zoom: least, room: Math.min(count, columns * rows) };
}

const UNBROKEN = 8; // letters that stand side by side under a porthole
const LONG = new RegExp(`\\p{L}{${UNBROKEN + 1},}`, "gu");

/** A name that breaks with a hyphen, not just anywhere, where it is too long for one line. */
export const soft = (name: string): string =>
  name.replace(LONG, (word) => word.slice(0, 3) + word.slice(3, -2).replace(/./gu, "\u00ad$&") + "\u00ad" + word.slice(-2));
