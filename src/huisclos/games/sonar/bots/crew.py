"""A bot at any post of a crew, with one role or several: it does what its seat owes, then what its
captain wants, and says a word when there is something to say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from huisclos.bots import Bot
from huisclos.kernel import NoWorld

from ..acts import Accept, Action, Charge, Cross, Dive, Draw, Trace
from ..model import Seen
from ..things import Role, System
from . import engineer, mate, talk
from .situation import Situation, offered

Captain = Callable[[Situation, Sequence[Action], Random], Action | None]
Order = Callable[[Situation], Sequence[System]]


def crew(command: Captain, order: Order) -> Bot:
    """The way a captain leads and a first mate fills gauges make a level; engineers are all
    careful."""

    def choose(view: Seen, moves: tuple[Action, ...], rng: Random, budget: int) -> Action:
        s = Situation(view)
        duty = _duty(s, moves, order)
        action = talk.word(s, duty) or duty
        if action is None and Role.CAPTAIN in s.sheet.roles:
            action = command(s, moves, rng)
        if action is None:
            raise NoWorld
        return action

    return choose


def _duty(s: Situation, moves: Sequence[Action], order: Order) -> Action | None:
    """What needs no captain."""
    if (crossing := offered(moves, Cross)) and s.lights is not None:
        return Cross(engineer.best(s.lights, [move.light for move in crossing]))
    if charging := offered(moves, Charge):
        return mate.charge(charging, order(s))
    routine = (move for move in moves if isinstance(move, Accept | Trace | Dive | Draw))
    return next(routine, None)
