/** Chance that is always the same, so that a coast looks alike on every phone. */

const mix = (word: number) => Math.imul(word ^ (word >>> 13), 1274126177);

/** A number from 0 to 1 for each point of a grid. */
export function hash(x: number, y: number, seed: number): number {
  const word = mix((x * 374761393 + y * 668265263 + seed * 1442695041) | 0);
  return ((word ^ (word >>> 16)) >>> 0) / 0xffffffff;
}

const eased = (share: number) => share * share * (3 - 2 * share);

/** Smooth between the points of the grid. */
function noise(x: number, y: number, seed: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [eased(x - i), eased(y - j)];
  const [a, b] = [hash(i, j, seed), hash(i + 1, j, seed)];
  const [c, d] = [hash(i, j + 1, seed), hash(i + 1, j + 1, seed)];
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Large waves with small ones on them, from 0 to 1. */
export function wobble(x: number, y: number, often: number, seed: number): number {
  const large = noise(x * often, y * often, seed);
  const small = noise(x * often * 2.3, y * often * 2.3, seed + 1);
  return large * 0.65 + small * 0.35;
}
