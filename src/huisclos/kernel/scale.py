"""What the levels of bots are called: random, for programs; easy, medium, strong, for people, in
every game alike. What is kept for ever may say one of the names that each game once had."""

from __future__ import annotations

from collections.abc import Collection, Sequence

USUAL = "medium"
FORMER = {"naive": "easy", "greedy": "easy", "plain": "medium", "tracker": "strong"}


def usual(levels: Sequence[str]) -> str:
    """Who plays where nobody says otherwise, and for those who are away; of a game's levels, the
    weakest first."""
    return USUAL if USUAL in levels else levels[-1]


def called(level: str, levels: Collection[str]) -> str:
    """A level by today's name, if a game has it."""
    now = FORMER.get(level, level)
    return now if level not in levels and now in levels else level
