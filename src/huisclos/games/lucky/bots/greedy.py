"""The greedy opponent: attempts whenever it can, with the best it has, and stops others as long as
it has anything to stop them with."""

from __future__ import annotations

from random import Random

from .. import actions
from ..nouns.cards import POINTS
from ..state import Seen
from .table import Table


def greedy(
    view: Seen, moves: tuple[actions.Action, ...], rng: Random, budget: int
) -> actions.Action:
    table = Table(view)
    match view.public.phase:
        case "turning":
            return _turn(table, moves, rng)
        case "defending":
            largest = sorted(
                (m for m in moves if isinstance(m, actions.Fail)), key=lambda m: POINTS[m.card]
            )
            return largest[-1] if largest else actions.Pass()
        case "reckoning":
            return actions.Reckoned()
    return actions.EndHere(True)


def _turn(table: Table, moves: tuple[actions.Action, ...], rng: Random) -> actions.Action:
    attempts = [move for move in moves if isinstance(move, actions.Attempt)]
    if attempts:
        return max(attempts, key=lambda move: table.chart.worth(move.card, table.here))
    ready = [
        move
        for move in moves
        if isinstance(move, actions.Step | actions.Move) and _leads(table, move)
    ]
    if ready:
        steps = [move for move in ready if isinstance(move, actions.Step)]
        return rng.choice(steps or ready)
    return actions.Draw() if actions.Draw() in moves else actions.Stop()


def _leads(table: Table, move: actions.Step | actions.Move) -> bool:
    """Whether an attempt can follow at once."""
    if isinstance(move, actions.Move) and move.doctor:
        return move.room == table.here and table.is_seen(move.room)
    return move.room == table.board.doctor and table.is_seen(move.room)
