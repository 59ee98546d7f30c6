"""Opponents. A bot sees what a person in its seat would see, and nothing else.

Every game has `random`, for programs; those for people stand in its folder, in `bots`, as `LEVELS`:
in our games easy, medium and strong, whatever it is that makes one stronger there.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from huisclos import kernel
from huisclos.shelf import game, part

from .bot import BUDGET, SECONDS, Bot
from .uniform import uniform

WEAKEST = "random"  # every game has it


class UnknownLevel(ValueError):
    """A game has no bot of that name; says which it has."""


@cache
def levels(name: str) -> Mapping[str, Bot]:
    """The bots of a game, by level, the weakest first."""
    rules = game(name)
    own = part(rules, "bots")
    return {WEAKEST: uniform(rules)} | (own.LEVELS if own else {})


def level(name: str, of: str, temper: str | None = None) -> Bot:
    """At a table each has a temper; a game's `bots` may say, as `TEMPERED`, how one plays who has,
    by level and temper. Without one a bot plays as it is measured."""
    called = kernel.called(of, levels(name))
    try:
        bot = levels(name)[called]
    except KeyError:
        known = ", ".join(levels(name))
        raise UnknownLevel(f"{name} has no bot {of!r}: choose among {known}") from None
    if temper is None:
        return bot
    tempered: Mapping[tuple[str, str], Bot] = getattr(part(game(name), "bots"), "TEMPERED", {})
    return tempered.get((called, temper), bot)


@cache
def seconds(name: str, of: str) -> float:
    """How long a thought of this level takes at a table where people wait. It belongs to the level,
    never to the moment: a bot that is done sooner says so no sooner. A game's `bots` may say it, by
    level, as `SECONDS`."""
    own = part(game(name), "bots")
    limits: Mapping[str, float] = getattr(own, "SECONDS", {})
    return limits.get(kernel.called(of, levels(name)), SECONDS)


@cache
def hasty(name: str) -> str:
    """Who plays where there was no time to think: by chance, unless a game's `bots` name a level,
    as `HASTY`, that needs next to none. A word by chance is no clue."""
    own = part(game(name), "bots")
    found: str = getattr(own, "HASTY", WEAKEST)
    return found


def prepare(name: str) -> None:
    """Read what a game's bots will look up, if they say how, before anybody waits for them."""
    read = getattr(part(game(name), "bots"), "prepare", None)
    if read is not None:
        read()


def offered(name: str) -> tuple[str, ...]:
    """The levels that people choose among, the weakest first: not `random`, if there are others."""
    known = tuple(levels(name))
    return known[1:] or known


def usual(name: str) -> str:
    """Who plays where nobody says otherwise, and for those who are away."""
    return kernel.usual([*levels(name)])


def strongest(name: str) -> str:
    """A game's best level."""
    return [*levels(name)][-1]


__all__ = [
    "BUDGET",
    "SECONDS",
    "WEAKEST",
    "Bot",
    "UnknownLevel",
    "hasty",
    "level",
    "levels",
    "offered",
    "prepare",
    "seconds",
    "strongest",
    "usual",
]
