"""A thrifty opponent: it knows exactly which cards it has not seen, pays no more than it must when
it defends, and rides along with the Doctor, who gives the turn to whom he meets. How far it looks
along his way, and what Failure points are worth to it, make a level.

Everything is weighed in one coin: a game won is 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from huisclos.bots import Bot

from .. import actions
from ..nouns.cards import POINTS
from ..questions import payment
from ..state import Seen
from .table import Table

CARD = 0.012  # what a card that is drawn is worth
RIDE = 0.02  # one more turn
MOVE_CARD = 0.012  # what a Move card is worth
AID_POINT = 0.004  # what an Aid card is worth, for each point
GIFT = 0.01  # what it costs if another meets the Doctor before a witness
SUNK = -0.2  # nobody wins
WHIM = 0.0005  # two bots in the same place do not always do the same


class Taste(NamedTuple):
    point: float  # what a Failure point in hand is worth
    burn: float  # and one that somebody else must pay
    after: Callable[[Table, str, str], float]  # what comes of where I and the Doctor are


def thrifty(taste: Taste) -> Bot:
    def choose(
        view: Seen, moves: tuple[actions.Action, ...], rng: Random, budget: int
    ) -> actions.Action:
        match view.public.phase:
            case "turning":
                return Turn(Table(view), moves, taste).best(rng)
            case "defending":
                return defend(Table(view), moves, taste.point)
            case "reckoning":
                return actions.Reckoned()
        return actions.EndHere(True)

    return choose


# -- a turn -----------------------------------------------------------------------------------


class Plan(NamedTuple):
    worth: float
    first: actions.Action


class Turn:
    def __init__(self, table: Table, moves: tuple[actions.Action, ...], taste: Taste) -> None:
        self.table, self.moves, self.taste = table, moves, taste

    def best(self, rng: Random) -> actions.Action:
        return max(self.plans(), key=lambda plan: plan.worth + WHIM * rng.random()).first

    def plans(self) -> Iterator[Plan]:
        """Every way to end the turn: after a step or none and a Move card or none."""
        table = self.table
        doctor, here = table.board.doctor, table.here
        yield from self.endings(here, doctor, None, 0.0)
        for move in self.moves:
            if isinstance(move, actions.Step):
                yield from self.endings(move.room, doctor, move, 0.0)
        for move in self.moves:
            if isinstance(move, actions.Move):
                mine = here if move.doctor else move.room
                his = move.room if move.doctor else doctor
                yield from self.endings(mine, his, move, MOVE_CARD)
                if not table.board.stepped and his in table.stage.beside[mine]:
                    yield from self.attempts(his, his, move, MOVE_CARD)

    def endings(
        self, mine: str, his: str, first: actions.Action | None, cost: float
    ) -> Iterator[Plan]:
        after = self.taste.after(self.table, mine, his)
        if not isinstance(first, actions.Move) and actions.Draw() in self.moves:
            last = sum(self.table.board.piles) == 1
            yield Plan(SUNK if last else CARD + after, first or actions.Draw())
        yield Plan(after - cost, first or actions.Stop())
        yield from self.attempts(mine, his, first, cost)

    def attempts(
        self, mine: str, his: str, first: actions.Action | None, cost: float
    ) -> Iterator[Plan]:
        if mine != his or not self.table.is_seen(mine):
            return
        after = self.taste.after(self.table, mine, his)
        for card in (None, *self.table.aids):
            win, rest = hope(self.table, card, mine, self.taste.burn)
            yield Plan(win + rest + (1 - win) * after - cost, first or actions.Attempt(card))


def hope(table: Table, card: str | None, room: str, burn: float) -> tuple[float, float]:
    """How likely an attempt wins, and what it is worth besides: what others pay, less the card."""
    value = table.chart.worth(card, room)
    win = table.win(value)
    spent = AID_POINT * table.chart.worth(card, "") if card else 0.0
    return win, (1 - win) * burn * value - spent


def meeting(table: Table, mine: str, his: str) -> float:
    """When the Doctor goes on: one more turn for me, or a chance for another."""
    room = table.stage.onward[his]
    met = [seat for seat in table.others if table.board.pawns[seat] == room]
    if not met:
        return RIDE if mine == room else 0.0
    rooms = [table.board.pawns[seat] for seat in table.others if seat != met[0]]
    seen = table.stage.sees[room]
    return -GIFT if any(witness in seen for witness in (mine, *rooms)) else 0.0


# -- a defence ----------------------------------------------------------------------------------


def defend(table: Table, moves: tuple[actions.Action, ...], point: float) -> actions.Action:
    """Pay now what costs least in all: the cards, and the risk that those after me cannot stop
    what is left."""
    attempt = table.board.attempt
    assert attempt is not None
    after = sum(table.board.hands[seat] for seat in attempt.left)
    held = sum(POINTS.get(card, 0) for card in table.hand)

    def loss(paid: int) -> float:
        missing = attempt.missing - paid
        risk = 0.0 if missing <= 0 else 1 - table.stops(after, missing) if after else 1.0
        return point * paid + risk

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


MEDIUM = Taste(point=0.015, burn=0.013, after=meeting)
