/** The liner in section: where everything of a ship is drawn, at any size, from one set of
 * rectangles. Upright, each deck is stretched band by band, so that corridors are high enough for a
 * finger while straight looks stay straight. */
import { deckIndex, DECKS, type Cabin, type Vessel } from "./vessel";

/** How a ship is drawn, in units of the drawing. */
export interface Scale {
  unit: number; // a square of the plan, across
  tall: number; // three squares, upright
  low: number; // the least height of a band
  gap: number; // between decks
  bow: number; // hull before the first room
  stern: number; // and after the last
  top: number; // funnels and masts
  foot: number; // under the keel
  text: number; // the size of a room's name
  pawn: number; // pawns, at most
  /** The whole ship has to fit, however large its plan. */
  fits: boolean;
  /** Names, doors and steps are drawn. */
  detail: boolean;
}

const SQUARES = 24; // the width of our own ship

export const SCALES = {
  phone: { unit: 30, tall: 98, low: 48, gap: 34, bow: 66, stern: 58, top: 112, foot: 18, text: 13.5, pawn: 1, fits: false, detail: true },
  whole: { unit: 31, tall: 46, low: 26, gap: 23, bow: 54, stern: 46, top: 58, foot: 10, text: 12.5, pawn: 0.74, fits: true, detail: true },
  wall: { unit: 42, tall: 76, low: 38, gap: 32, bow: 84, stern: 72, top: 92, foot: 20, text: 17, pawn: 1.6, fits: true, detail: true },
  mini: { unit: 13.4, tall: 8, low: 5, gap: 4, bow: 22, stern: 20, top: 24, foot: 6, text: 0, pawn: 0, fits: true, detail: false },
  flood: { unit: 15, tall: 17, low: 10, gap: 9, bow: 34, stern: 30, top: 62, foot: 6, text: 0, pawn: 0, fits: true, detail: false },
} satisfies Record<string, Scale>;
export type ScaleName = keyof typeof SCALES;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Band {
  from: number; // on squared paper
  to: number;
  y: number; // from the top of its deck
  h: number;
}

export class Plan {
  readonly scale: Scale;
  readonly width: number;
  readonly height: number;
  readonly keel: number;
  /** The edges of each deck, from A to D. */
  readonly tops: number[] = [];
  readonly bottoms: number[] = [];
  readonly left: number;
  readonly right: number;
  readonly unit: number;
  #bands: Band[][];

  constructor(
    readonly vessel: Vessel,
    name: ScaleName,
  ) {
    const scale: Scale = (this.scale = SCALES[name]);
    this.left = Math.min(...vessel.rooms.map((room) => room.x));
    this.right = Math.max(...vessel.rooms.map((room) => room.x + room.w));
    const across = this.right - this.left;
    this.unit = scale.fits ? (scale.unit * SQUARES) / across : scale.unit;
    this.#bands = DECKS.map((deck) => bands(vessel.rooms.filter((room) => room.deck === deck), scale));
    const heights = this.#bands.map((deck) => (deck.at(-1) ? deck.at(-1)!.y + deck.at(-1)!.h : 0));
    const shrink = scale.fits ? Math.min(1, (2 * scale.tall + scale.low) / Math.max(...heights)) : 1;
    let y = scale.top;
    this.#bands.forEach((deck, index) => {
      for (const band of deck) {
        band.y *= shrink;
        band.h *= shrink;
      }
      this.tops.push(y);
      this.bottoms.push(y + heights[index]! * shrink);
      y = this.bottoms[index]! + scale.gap;
    });
    this.width = scale.bow + across * this.unit + scale.stern;
    this.keel = this.bottoms[3]! + (scale.detail ? 27 : 9);
    this.height = this.keel + scale.foot;
  }

  x(square: number): number {
    return this.scale.bow + (square - this.left) * this.unit;
  }

  y(square: number, deck: number): number {
    const all = this.#bands[deck]!;
    const band = all.find(({ to }) => square <= to) ?? all.at(-1)!;
    return this.tops[deck]! + band.y + ((square - band.from) / (band.to - band.from)) * band.h;
  }

  box(room: Cabin): Box {
    const deck = deckIndex(room);
    const [x, y] = [this.x(room.x), this.y(room.y, deck)];
    return { x, y, w: room.w * this.unit, h: this.y(room.y + room.h, deck) - y };
  }

  /** How high the water stands: `share` of the lowest deck that is afloat is in it. */
  water(afloat: number, share: number): number {
    const deck = afloat - 1;
    if (deck < 0) return this.tops[0]! - this.scale.gap;
    const bottom = this.bottoms[deck]!;
    if (share <= 0) return afloat === DECKS.length ? bottom + this.scale.gap * 0.4 : bottom + this.scale.gap * 0.66;
    return bottom - share * (bottom - this.tops[deck]!);
  }
}

/** A deck cut at every wall: a room three squares high is tall, a corridor of one is low. */
function bands(rooms: Cabin[], { tall, low }: Scale): Band[] {
  const edges = [...new Set(rooms.flatMap((room) => [room.y, room.y + room.h]))].sort((a, b) => a - b);
  let y = 0;
  return edges.slice(1).map((to, index) => {
    const from = edges[index]!;
    const band = { from, to, y, h: Math.max(low, ((to - from) / 3) * tall) };
    y += band.h;
    return band;
  });
}

/** A name in lines of so many letters; what does not fit in so many lines ends with an ellipsis. */
export function wrap(text: string, letters: number, most: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1)!;
    if (line && line.length + 1 + word.length > letters) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]}…`];
}

/** What somebody takes at scale 1: how far the row behind is, and how far the foot is below. */
interface Place {
  wide: number;
  high: number;
  row: number;
  foot: number;
}
const PAWN: Place = { wide: 24, high: 47, row: 34, foot: 11 };
export const FACE: Place = { wide: 38, high: 39, row: 36, foot: 5 };
const SMALL = 0.8; // a scale at which pawns can just be told apart

export interface Crowd {
  scale: number;
  /** Where each pawn stands: its middle, and 10 units above its foot at scale 1. */
  spots: { x: number; y: number }[];
}

/** Places for so many pawns in a box, in as few rows as leave them largest. */
export function crowd(count: number, box: Box, most: number, place = PAWN): Crowd {
  let [scale, columns] = [0, 1];
  for (let tried = count; tried >= 1; tried--) {
    const rows = Math.ceil(count / tried);
    const fits = Math.min(most, box.w / (tried * place.wide), box.h / (place.high + (rows - 1) * place.row));
    if (fits > scale) [scale, columns] = [fits, tried];
  }
  const spots = Array.from({ length: count }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return {
      x: box.x + box.w - (column + 0.5) * place.wide * scale,
      y: box.y + box.h - (place.foot + row * place.row) * scale,
    };
  });
  return { scale, spots };
}

/** The pawns of a room stand beside its name or under it, wherever they are larger; on it, if they
 * would be too small to be told apart. */
export function gather(count: number, room: Box, name: { w: number; h: number }, most: number, place = PAWN): Crowd {
  const under = crowd(count, { ...room, y: room.y + name.h, h: room.h - name.h }, most, place);
  const beside = crowd(count, { ...room, x: room.x + name.w, w: Math.max(1, room.w - name.w) }, most, place);
  const better = under.scale >= beside.scale ? under : beside;
  const over = crowd(count, room, most * 0.8, place);
  return better.scale < Math.min(0.75 * most, SMALL) && over.scale > better.scale ? over : better;
}
