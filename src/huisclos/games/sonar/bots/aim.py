"""What a blast is worth, to us and to the enemy. All is measured in damage."""

from __future__ import annotations

from ..nouns.sea import each
from ..questions import hit
from ..questions.tracker import Tracker
from .situation import Situation

SHOT = 0.95  # expected damage from which the enemy is thought to fire
KILL = 3.0  # what the last damage is worth beyond itself
OWN = 1.2  # our damage against theirs
VAGUE = 30  # cells: beyond, nobody aims
UNSURE = 0.3  # how often a shot is taken that is not worth its charge


def expected(tracker: Tracker, cell: int, life: int) -> float:
    """What a blast does to a boat, on average, as far as it is tracked."""
    grid, ways = tracker.grid, tracker.weight(tracker.grid.water)
    direct = tracker.weight(grid.cells[cell]) / ways
    near = tracker.weight(grid.around[cell]) / ways
    deadly = direct * (life <= 2) + near * (life <= 1)
    return direct * min(2, life) + near + KILL * deadly


def gain(s: Situation, cell: int, at: int) -> float:
    """Of a blast at a cell, if we are then at another."""
    if not (s.grid.cells[cell] | s.grid.around[cell]) & s.foe.board:
        return -1.0
    taken = hit(s.sea, at, cell)
    sunk = 2 * KILL if taken >= s.life else 0.0
    return expected(s.foe, cell, s.enemy_life) - OWN * taken - sunk


def best_torpedo(s: Situation, at: int) -> float:
    """The worth of the best torpedo from a cell."""
    aims = s.grid.some(s.grid.neighbours(s.foe.board) & s.grid.reach[at])
    return max((gain(s, cell, at) for cell in each(aims)), default=0.0)


def threat(s: Situation, us: Tracker, at: int) -> float:
    """What the enemy may do to us at a cell, knowing of us what a tracker knows."""
    if not s.loaded or us.board.bit_count() > VAGUE:
        return 0.0
    ways = s.foe.weight(s.grid.neighbours(s.grid.reach[at]))
    if not ways:
        return 0.0
    close = ways / s.foe.weight(s.grid.water)
    best = max(expected(us, cell, s.life) for cell in each(us.cells))
    return close * best * (1.0 if best >= SHOT else UNSURE)
