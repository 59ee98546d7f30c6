/** What the captain can aim at, cell by cell. */
import { isOneOf } from "../../../shell/words";
import { cells, isNear, moved, nameOf, pointOf, sectorOf, type Cell, type Sea } from "../sea";
import { movesOf, type System } from "../reading";
import type { Action } from "../wire";

export type Aim = "start" | "set-off" | Exclude<System, "sonar">;

/** The moves that each cell stands for: several only where a silence stays put, one a heading. */
export type Targets = Map<Cell, Action[]>;

export function targetsOf(aim: Aim, moves: readonly Action[], sea: Sea, at: Cell | null): Targets {
  switch (aim) {
    case "start":
      return byCell(movesOf(moves, "Place"));
    case "mine":
      return byCell(movesOf(moves, "Lay"));
    case "set-off":
      return byCell(movesOf(moves, "SetOff"));
    case "torpedo":
      return byCell(movesOf(moves, "Torpedo"));
    case "scenario":
      return byCell(movesOf(moves, "Archer"));
    case "drone": {
      const drones = movesOf(moves, "Drone");
      const inside = (cell: Cell) => drones.filter(({ sector }) => sector === sectorOf(sea.size, cell));
      return new Map(cells(sea).map((cell) => [cell, inside(cell)]));
    }
    case "silence": {
      const found: Targets = new Map();
      for (const move of at === null ? [] : movesOf(moves, "Silence")) {
        const end = nameOf(moved(pointOf(at!), move.heading, move.cells));
        found.set(end, [...(found.get(end) ?? []), move]);
      }
      return found;
    }
  }
}

const byCell = (moves: readonly (Action & { cell: Cell })[]): Targets =>
  new Map(moves.map((move) => [move.cell, [move]]));

/** What the crew's own boat would feel of a blast there. */
export function ownHarm(aim: Aim, cell: Cell, at: Cell | null): number {
  if (at === null || !isOneOf(aim, "torpedo", "set-off", "scenario")) return 0;
  if (cell === at) return 2;
  return isNear(cell, at) ? 1 : 0;
}
