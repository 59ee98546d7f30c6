"""The thrifty opponent: it knows exactly which cards it has not seen, pays no more than it must
when it defends, and rides along with the Doctor, who gives the turn to whom he meets.

Everything is weighed in one coin: a game won is 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from .. import actions
from ..nouns.cards import POINTS, is_aid
from ..questions import payment
from ..state import Seen
from .table import Table

POINT = 0.015  # what a Failure point in hand is worth
CARD = 0.012  # what a card that is drawn is worth
RIDE = 0.02  # one more turn
BURN = 0.013  # a Failure point that somebody else must pay
MOVE_CARD = 0.012  # what a Move card is worth
AID_POINT = 0.004  # what an Aid card is worth, for each point
GIFT = 0.01  # what it costs if another meets the Doctor before a witness
SUNK = -0.2  # nobody wins
WHIM = 0.0005  # two bots in the same place do not always do the same


def thrifty(
    view: Seen, moves: tuple[actions.Action, ...], rng: Random, budget: int
) -> actions.Action:
    match view.public.phase:
        case "turning":
            return _turn(Table(view), moves, rng)
        case "defending":
            return defend(Table(view), moves)
        case "reckoning":
            return actions.Reckoned()
    return actions.EndHere(True)


# -- a turn -----------------------------------------------------------------------------------


class Plan(NamedTuple):
    worth: float
    first: actions.Action


def _turn(table: Table, moves: tuple[actions.Action, ...], rng: Random) -> actions.Action:
    plans = plans_of(table, moves)
    return max(plans, key=lambda plan: plan.worth + WHIM * rng.random()).first


def plans_of(table: Table, moves: tuple[actions.Action, ...]) -> list[Plan]:
    """Every way to end the turn: after a step or none and a Move card or none."""
    return [*_plans(table, moves)]


def _plans(table: Table, moves: tuple[actions.Action, ...]) -> Iterator[Plan]:
    doctor, here = table.board.doctor, table.here
    yield from _endings(table, moves, here, doctor, None, 0.0)
    for move in moves:
        if isinstance(move, actions.Step):
            yield from _endings(table, moves, move.room, doctor, move, 0.0)
    for move in moves:
        if isinstance(move, actions.Move):
            mine = here if move.doctor else move.room
            his = move.room if move.doctor else doctor
            yield from _endings(table, moves, mine, his, move, MOVE_CARD)
            if not table.board.stepped and his in table.stage.beside[mine]:
                yield from _attempts(table, his, his, move, MOVE_CARD)


def _endings(
    table: Table,
    moves: tuple[actions.Action, ...],
    mine: str,
    his: str,
    first: actions.Action | None,
    cost: float,
) -> Iterator[Plan]:
    after = _after(table, mine, his)
    if not isinstance(first, actions.Move) and actions.Draw() in moves:
        last = sum(table.board.piles) == 1
        yield Plan(SUNK if last else CARD + after, first or actions.Draw())
    yield Plan(after - cost, first or actions.Stop())
    yield from _attempts(table, mine, his, first, cost)


def _attempts(
    table: Table, mine: str, his: str, first: actions.Action | None, cost: float
) -> Iterator[Plan]:
    if mine != his or not table.is_seen(mine):
        return
    after = _after(table, mine, his)
    aids = [card for card in dict.fromkeys(table.hand) if is_aid(card)]
    for card in (None, *aids):
        value = table.chart.worth(card, mine)
        win = table.win(value)
        spent = cost + (AID_POINT * table.chart.worth(card, "") if card else 0)
        gain = win + (1 - win) * (BURN * value + after)
        yield Plan(gain - spent, first or actions.Attempt(card))


def _after(table: Table, mine: str, his: str) -> float:
    """What comes of it when the Doctor goes on: one more turn for me, or a chance for another."""
    room = table.stage.onward[his]
    met = [seat for seat in table.others if table.board.pawns[seat] == room]
    if not met:
        return RIDE if mine == room else 0.0
    rooms = [table.board.pawns[seat] for seat in table.others if seat != met[0]]
    seen = table.stage.sees[room]
    return -GIFT if any(witness in seen for witness in (mine, *rooms)) else 0.0


# -- a defence ----------------------------------------------------------------------------------


def defend(table: Table, moves: tuple[actions.Action, ...]) -> actions.Action:
    """Pay now what costs least in all: the cards, and the risk that those after me cannot stop
    what is left."""
    attempt = table.board.attempt
    assert attempt is not None
    after = sum(table.board.hands[seat] for seat in attempt.left)
    held = sum(POINTS.get(card, 0) for card in table.hand)

    def loss(paid: int) -> float:
        missing = attempt.missing - paid
        risk = 0.0 if missing <= 0 else 1 - table.stops(after, missing) if after else 1.0
        return POINT * paid + risk

    ways = {
        sum(POINTS[card] for card in way): way
        for goal in range(1, min(attempt.missing, held) + 1)
        if (way := payment(table.hand, goal))
    }
    best = min((0, *ways), key=loss)
    if best:
        return actions.Fail(ways[best][0])
    return (
        actions.Pass()
        if actions.Pass() in moves
        else next(move for move in moves if isinstance(move, actions.Fail))
    )
