"""Opponents. A bot sees what a person in its seat would see, and nothing else.

Every game has `random`; those of its own stand in its folder, in `bots`, as `LEVELS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

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


def level(name: str, of: str) -> Bot:
    try:
        return levels(name)[of]
    except KeyError:
        known = ", ".join(levels(name))
        raise UnknownLevel(f"{name} has no bot {of!r}: choose among {known}") from None


@cache
def seconds(name: str, of: str) -> float:
    """How long a thought of this level takes at a table where people wait. It belongs to the level,
    never to the moment: a bot that is done sooner says so no sooner. A game's `bots` may say it, by
    level, as `SECONDS`."""
    own = part(game(name), "bots")
    limits: Mapping[str, float] = getattr(own, "SECONDS", {})
    return limits.get(of, SECONDS)


def strongest(name: str) -> str:
    """A game's best level."""
    return [*levels(name)][-1]


__all__ = [
    "BUDGET",
    "SECONDS",
    "WEAKEST",
    "Bot",
    "UnknownLevel",
    "level",
    "levels",
    "seconds",
    "strongest",
]
