"""Opponents. A bot sees what a person in its seat would see, and nothing else."""

from __future__ import annotations

from huisclos.games import ALL

from . import dauphin, infiltres, lucky, sonar, sporz
from .bot import BUDGET, Bot
from .uniform import uniform

LEVELS: dict[str, dict[str, Bot]] = {  # by game; the weakest first
    name: {"random": uniform(game)} for name, game in ALL.items()
}
LEVELS["infiltres"] |= {"plain": infiltres.plain}
LEVELS["sporz"] |= {"random": sporz.quiet, "plain": sporz.plain}
LEVELS["sonar"] |= {"naive": sonar.naive, "tracker": sonar.tracker}
LEVELS["dauphin"] |= {"plain": dauphin.plain}
LEVELS["lucky"] |= {"random": lucky.quiet, "greedy": lucky.greedy, "plain": lucky.plain}


class UnknownLevel(ValueError):
    """A game has no bot of that name; says which it has."""


def level(game: str, name: str) -> Bot:
    try:
        return LEVELS[game][name]
    except KeyError:
        known = ", ".join(LEVELS[game])
        raise UnknownLevel(f"{game} has no bot {name!r}: choose among {known}") from None


def strongest(game: str) -> str:
    """The name of a game's best level."""
    return [*LEVELS[game]][-1]


__all__ = ["BUDGET", "LEVELS", "Bot", "UnknownLevel", "level", "strongest"]
