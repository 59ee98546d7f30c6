/** Both voyages laid open, as far as a moment: trails, boats, mines and blasts. */
import { headingTo, type Cell, type Heading } from "./sea";
import type { Stop } from "./wire";

export interface Track {
  /** One trail for each dive; the last one is the present one. */
  trails: Cell[][];
  heading: Heading;
}

export interface Moment {
  tracks: [Track, Track];
  mines: { crew: number; cell: Cell }[];
  blasts: Cell[];
  /** The moment itself; null before the first. */
  last: Stop | null;
}

const BLASTS: Stop["what"][] = ["torpedo", "set-off", "archer"];
const TOLD: Stop["what"][] = [...BLASTS, "silence", "surface", "mine", "drone", "sonar", "damage"];

/** A moment worth stopping at when one leafs through. */
export const isEvent = ({ what }: Stop): boolean => TOLD.includes(what);
export const isBlast = ({ what }: Stop): boolean => BLASTS.includes(what);

/** The first `count` stops of both boats. */
export function after(voyage: readonly Stop[], count: number): Moment {
  const moment: Moment = {
    tracks: [
      { trails: [], heading: "E" },
      { trails: [], heading: "E" },
    ],
    mines: [],
    blasts: [],
    last: voyage[count - 1] ?? null,
  };
  for (const stop of voyage.slice(0, count)) {
    sail(moment.tracks[stop.crew as 0 | 1], stop);
    if (stop.what === "mine") moment.mines.push({ crew: stop.crew, cell: stop.cell });
    if (isBlast(stop)) moment.blasts.push(stop.cell);
    moment.mines = moment.mines.filter((mine) => !isGone(mine, stop));
  }
  return moment;
}

/** A torpedo destroys every mine where it hits; a mine that is set off is one's own. */
function isGone({ crew, cell }: Moment["mines"][number], stop: Stop): boolean {
  if (cell !== stop.cell) return false;
  return stop.what === "torpedo" || (stop.what === "set-off" && crew === stop.crew);
}

function sail(track: Track, { what, cell, passed }: Stop): void {
  const trail = track.trails.at(-1);
  switch (what) {
    case "start":
    case "surface":
      track.trails.push([cell]);
      break;
    case "course":
    case "silence": {
      const way = what === "silence" ? passed : [cell];
      for (const next of way) {
        const from = trail?.at(-1);
        if (from === next) continue;
        track.heading = (from && headingTo(from, next)) || track.heading;
        trail?.push(next);
      }
    }
  }
}

/** How many hits a stop cost each boat. */
export function harm(voyage: readonly Stop[], at: number): [number, number] {
  const taken = (step: number, crew: 0 | 1) => voyage[step]?.damage[crew] ?? 0;
  return [taken(at, 0) - taken(at - 1, 0), taken(at, 1) - taken(at - 1, 1)];
}

/** The next event in that direction, or the end. */
export function leaf(voyage: readonly Stop[], from: number, by: 1 | -1): number {
  let at = from;
  do at += by;
  while (at > 0 && at < voyage.length && !isEvent(voyage[at - 1]!));
  return Math.max(0, Math.min(voyage.length, at));
}
