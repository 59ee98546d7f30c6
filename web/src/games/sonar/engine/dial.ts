/** A gauge as a dial: an arc of boxes, ticks, and a needle at the last box marked. */
import type { Point } from "../sea";

const FROM = Math.PI * 0.78;
const TO = Math.PI * 2.22;
const GAP = 0.05;

export interface Dial {
  boxes: string[];
  ticks: string[];
  needle: string;
}

const at = (radius: number, angle: number): Point => [radius * Math.cos(angle), radius * Math.sin(angle)];
const put = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

export function dialOf(size: number, marked: number): Dial {
  const span = (TO - FROM) / size;
  const boxes = Array.from({ length: size }, (_, box) => {
    const [from, to] = [FROM + box * span + GAP, FROM + (box + 1) * span - GAP];
    return `M${put(at(46, from))}A46 46 0 0 1 ${put(at(46, to))}L${put(at(35, to))}A35 35 0 0 0 ${put(at(35, from))}Z`;
  });
  const ticks = Array.from({ length: size * 2 + 1 }, (_, tick) => {
    const angle = FROM + (tick * span) / 2;
    return `M${put(at(50, angle))}L${put(at(tick % 2 ? 52 : 54.5, angle))}`;
  });
  const angle = FROM + marked * span;
  const [x, y] = at(20, angle);
  const [i, j] = at(3.2, angle + Math.PI / 2);
  const needle = `M${put([x + i, y + j])}L${put(at(44, angle))}L${put([x - i, y - j])}Z`;
  return { boxes, ticks, needle };
}
