"""The greedy opponent: attempts whenever it can, with the best it has, and stops others as long as
it has anything to stop them with."""

from __future__ import annotations

from random import Random

from ..cards import POINTS
from ..model import (
    Action,
    Attempt,
    Draw,
    EndHere,
    Fail,
    Move,
    Pass,
    Seen,
    Step,
    Stop,
)
from .table import Table


def greedy(view: Seen, moves: tuple[Action, ...], rng: Random, budget: int) -> Action:
    table = Table(view)
    match view.public.phase:
        case "turning":
            return _turn(table, moves, rng)
        case "defending":
            largest = sorted(
                (m for m in moves if isinstance(m, Fail)), key=lambda m: POINTS[m.card]
            )
            return largest[-1] if largest else Pass()
    return EndHere(True)


def _turn(table: Table, moves: tuple[Action, ...], rng: Random) -> Action:
    attempts = [move for move in moves if isinstance(move, Attempt)]
    if attempts:
        return max(attempts, key=lambda move: table.chart.worth(move.card, table.here))
    ready = [move for move in moves if isinstance(move, Step | Move) and _leads(table, move)]
    if ready:
        steps = [move for move in ready if isinstance(move, Step)]
        return rng.choice(steps or ready)
    return Draw() if Draw() in moves else Stop()


def _leads(table: Table, move: Step | Move) -> bool:
    """Whether an attempt can follow at once."""
    if isinstance(move, Move) and move.doctor:
        return move.room == table.here and table.is_seen(move.room)
    return move.room == table.board.doctor and table.is_seen(move.room)
