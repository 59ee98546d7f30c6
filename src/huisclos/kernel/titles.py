"""Everybody leaves a game with a title: the most remarkable go first, and none is given twice while
there are others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .game import Seat, Title


class Merit(NamedTuple):
    """What somebody did, and how remarkable it is: the more, the likelier they are named for it."""

    seat: Seat
    weight: float
    title: Title


def title(key: str, **values: str | int) -> Title:
    return Title(key, tuple(values.items()))


def about(key: str, seat: Seat, **values: str | int) -> Title:
    """Where its reason names somebody else, as `$seat`."""
    return Title(key, tuple(values.items()), (("seat", seat),))


def award(seats: int, merits: Iterable[Merit], otherwise: Title) -> tuple[Title, ...]:
    """By seat. Of two who did the same the more remarkable is named for it, then the first; who is
    left is named for what else they did, and at last as everybody could be."""
    ranked = sorted(merits, key=lambda merit: (-merit.weight, merit.seat))
    given: dict[int, Title] = {}
    named: set[str] = set()
    for once in (True, False):
        for seat, _, what in ranked:
            if seat not in given and not (once and what.key in named):
                given[seat] = what
                named.add(what.key)
    return tuple(given.get(seat, otherwise) for seat in range(seats))
