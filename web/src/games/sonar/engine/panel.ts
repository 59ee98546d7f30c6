/** Where the plates, lamps and wires of the engineer's panel lie, for a given width. */
import sheet from "@games/sonar/data/engineer.json";

import { HEADINGS, type Heading, type Point } from "../sea";
import { isCentral, LIGHTS, type Circuit, type Light } from "./lights";

export interface Plate {
  heading: Heading;
  x: number;
  width: number;
}
export interface Lamp {
  light: Light;
  at: Point;
  radius: number;
}
export interface Panel {
  width: number;
  height: number;
  /** Of the plates' heads. */
  head: number;
  /** Where the reactor begins. */
  reactor: number;
  plates: Plate[];
  lamps: Map<string, Lamp>;
  wires: Record<Circuit, Point[]>;
  /** Where each circuit's count is written. */
  tags: Record<Circuit, Point>;
}

interface Scale {
  gap: number;
  head: number;
  top: number; // of the first row of lamps
  row: number; // between the two rows of the central circuits
  zone: number; // from the second row to the reactor
  reactorRow: number;
  foot: number;
  lamp: number; // the largest radius
  wide: number; // of a plate that is being worked on, as a share of the whole
  bus: number; // from the outer rows to the wires that run round
}
const LARGE: Scale = { gap: 6, head: 46, top: 98, row: 70, zone: 62, reactorRow: 60, foot: 36, lamp: 22, wide: 0.34, bus: 40 };
const SMALL: Scale = { gap: 5, head: 34, top: 72, row: 42, zone: 38, reactorRow: 38, foot: 21, lamp: 15, wide: 0.25, bus: 22 };

const SPREAD = 31; // the farthest a lamp lies from the middle of its plate

/** `order`: the heading whose plate is wide, because one of its lamps is to be crossed. */
export function panelOf(width: number, order: Heading | null, small = false): Panel {
  const scale = small ? SMALL : LARGE;
  const plates = platesOf(width, small ? null : order, scale);
  const second = scale.top + scale.row;
  const reactor = second + scale.zone;
  const lamps = new Map<string, Lamp>();
  for (const light of LIGHTS) {
    const plate = plates.find(({ heading }) => heading === light.heading)!;
    lamps.set(light.id, lampOf(light, plate, reactor, scale, light.heading === order && !small));
  }
  const at = (id: string) => lamps.get(id)!.at;
  const middle = (heading: Heading) => {
    const plate = plates.find((each) => each.heading === heading)!;
    return plate.x + plate.width / 2;
  };
  const [above, below] = [scale.top - scale.bus * 0.8, second + scale.bus];
  return {
    width,
    height: reactor + scale.reactorRow * 2 + scale.foot - 12,
    head: scale.head,
    reactor,
    plates,
    lamps,
    wires: {
      yellow: [at("W1"), at("W2"), at("W3"), [at("W3")[0], below], [at("E3")[0], below], at("E3")],
      orange: [at("N3"), at("N2"), at("N1"), [at("N1")[0], above], [at("E1")[0], above], at("E1")],
      grey: [at("S1"), at("S2"), at("S3"), at("E2")],
    },
    tags: {
      yellow: [middle("N"), below],
      orange: [middle("S"), above],
      grey: [at("S1")[0], (at("S1")[1] + at("S2")[1]) / 2],
    },
  };
}

function platesOf(width: number, order: Heading | null, { gap, wide }: Scale): Plate[] {
  const room = width - 3 * gap;
  const large = order === null ? room / 4 : Math.max(122, width * wide);
  const plates: Plate[] = [];
  let x = 0;
  for (const heading of HEADINGS) {
    const own = order === null ? room / 4 : heading === order ? large : (room - large) / 3;
    plates.push({ heading, x, width: own });
    x += own + gap;
  }
  return plates;
}

function lampOf(light: Light, plate: Plate, reactor: number, scale: Scale, isLarge: boolean): Lamp {
  const middle = plate.x + plate.width / 2;
  const across = Math.min(plate.width / 4 - 1, SPREAD);
  const radius = Math.min(isLarge ? scale.lamp + 3 : scale.lamp, plate.width / 4 - 3.2);
  if (isCentral(light)) {
    const place = sheet.positions_central[light.id as keyof typeof sheet.positions_central];
    const x = middle + (place.endsWith("left") ? -across : across);
    return { light, radius, at: [x, scale.top + (place.startsWith("top") ? 0 : scale.row)] };
  }
  // The three of the reactor: two side by side, one below.
  const index = Number(light.id[1]) - 4;
  const x = middle + [-across, across, 0][index]!;
  return { light, radius, at: [x, reactor + scale.reactorRow * (index === 2 ? 1.75 : 0.75)] };
}
