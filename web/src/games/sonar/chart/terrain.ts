/** A map's coasts, depth lines and soundings: worked out once, then drawn again and again. */
import { cells, pointOf, type Point, type Sea } from "../sea";
import { contour, type Grid } from "./contour";
import { fieldOf, type Field } from "./field";
import { hash } from "./noise";
import { smooth, UNIT } from "./paths";

const FINE = 9; // points of the grid in a cell
const MARGIN = 1; // cells around the map, so that lines run out of it
const BEACH = -0.14;
const DEPTHS = [0.26, 0.62, 1.1, 1.7]; // from the shallow one
const RIM = 9; // so deep that every depth line closes at the edge

export interface Sounding {
  at: Point;
  fathoms: number;
}

export interface Terrain {
  coast: string;
  beach: string;
  holes: string;
  depths: string[];
  soundings: Sounding[];
  /** The widest water, for the compass rose. */
  open: Point;
}

const known = new Map<string, Terrain>();

export function terrainOf(sea: Sea): Terrain {
  const name = [sea.size, ...sea.islands, "/", ...sea.holes].join(" ");
  const found = known.get(name) ?? survey(sea);
  known.set(name, found);
  return found;
}

function survey(sea: Sea): Terrain {
  const field = fieldOf(sea.islands);
  const coast = sampled(sea.size, field.coast);
  const depth = sampled(sea.size, field.depth, RIM);
  const draw = (grid: Grid, level: number) => contour(grid, level).map(smooth).join("");
  return {
    coast: draw(coast, 0),
    beach: draw(coast, BEACH),
    holes: sea.holes.length ? draw(sampled(sea.size, fieldOf(sea.holes).coast), 0) : "",
    depths: DEPTHS.map((level) => draw(depth, level)),
    soundings: soundingsOf(sea, field),
    open: widest(sea.size, depth),
  };
}

function sampled(size: number, value: Field["coast"], rim?: number): Grid {
  const width = (size + 2 * MARGIN) * FINE + 1;
  const values = new Float32Array(width * width);
  for (let j = 0; j < width; j += 1)
    for (let i = 0; i < width; i += 1) {
      const isRim = i === 0 || j === 0 || i === width - 1 || j === width - 1;
      values[j * width + i] =
        isRim && rim !== undefined ? rim : value(i / FINE - MARGIN, j / FINE - MARGIN);
    }
  return { values, width, step: 1 / FINE, origin: -MARGIN };
}

/** Where the water is deepest, away from the edge. */
function widest(size: number, { values, width, step, origin }: Grid): Point {
  const AWAY = 1.6;
  const inside = (at: number) => at > AWAY && at < size - AWAY;
  let found: Point = [size / 2, size / 2];
  let most = -Infinity;
  values.forEach((deep, at) => {
    const point: Point = [origin + (at % width) * step, origin + Math.floor(at / width) * step];
    if (deep > most && inside(point[0]) && inside(point[1])) [found, most] = [point, deep];
  });
  return [found[0] * UNIT, found[1] * UNIT];
}

/** In some cells of sea, beside their middle, where the trail runs. */
function soundingsOf(sea: Sea, field: Field): Sounding[] {
  const SHARE = 0.42;
  const found: Sounding[] = [];
  for (const cell of cells(sea)) {
    const [i, j] = pointOf(cell);
    const lot = hash(i, j, 99);
    if (sea.islands.includes(cell) || lot > SHARE) continue;
    const [x, y] = [i + (lot > SHARE / 2 ? 0.26 : 0.74), j + (hash(i, j, 12) > 0.5 ? 0.3 : 0.86)];
    const fathoms = 4 + 30 * Math.max(field.depth(x, y), 0.05) ** 1.7 + lot * 7;
    found.push({ at: [x * UNIT, y * UNIT], fathoms: Math.round(fathoms) });
  }
  return found;
}
