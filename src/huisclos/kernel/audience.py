"""Who may hear a note, given the state after the move, the note and who moved; None: everybody.
And what a note that reveals something may say, given the move that it was told of.

The audiences that all games have; a game's own stand in its `audience`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from .game import Seat

S = TypeVar("S")


def everybody(state: Any, note: Any, mover: Seat) -> None:
    return None


def the_mover(state: Any, note: Any, mover: Seat) -> frozenset[Seat]:
    return frozenset({mover})


class Moment(NamedTuple, Generic[S]):
    """A move, for whoever judges what was told of it."""

    before: S
    after: S
    mover: Seat
    action: Any  # None: the game was set up


# The note as it may be told at this moment; None: not at all. It is made anew, field by field, so
# that a field nobody thought of is no loophole.
Saying = Callable[[Moment[Any], Any], Any]
