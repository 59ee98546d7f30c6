"""A bot at any post of a crew, with one role or several: it does what its seat owes, then what its
captain wants, and says a word when there is something to say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from huisclos.bots import Bot
from huisclos.kernel import NoWorld

from .. import actions
from ..nouns import Role, System
from ..state import Seen
from . import engineer, hull, mate, talk
from .situation import Nerve, Situation, offered

Captain = Callable[[Situation, Sequence[actions.Action], Random], actions.Action | None]
Order = Callable[[Situation], Sequence[System]]


def crew(
    command: Captain, order: Order, recalled: int | None = None, nerve: Nerve | None = None
) -> Bot:
    """The way a captain leads, a first mate fills gauges, and how many courses of a boat they
    remember make a level; None: all. Engineers are all careful."""

    def choose(
        view: Seen, moves: tuple[actions.Action, ...], rng: Random, budget: int
    ) -> actions.Action:
        s = Situation(view, recalled, nerve)
        duty = _duty(s, moves, order, rng)
        action = talk.word(s, duty) or duty
        if action is None and Role.CAPTAIN in s.sheet.roles:
            action = command(s, moves, rng)
        if action is None:
            raise NoWorld
        return action

    return choose


def _duty(
    s: Situation, moves: Sequence[actions.Action], order: Order, rng: Random
) -> actions.Action | None:
    """What needs no captain."""
    if replies := offered(moves, actions.Reply):
        return replies[0]
    if (crossing := offered(moves, actions.Cross)) and s.lights is not None:
        return actions.Cross(engineer.best(s.lights, [move.light for move in crossing], s.kept))
    if charging := offered(moves, actions.Charge):
        return mate.charge(charging, order(s))
    if act := hull.act(s, moves, rng):
        return act
    routine = (move for move in moves if isinstance(move, actions.Dive | actions.Draw))
    return next(routine, None)
