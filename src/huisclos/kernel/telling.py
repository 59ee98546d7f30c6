"""How every game changes its state: something is told, somebody is waited for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Protocol, TypeVar

import msgspec

from .game import Position, Seat, Told


class Waiting(Position, Protocol):
    """A state that counts its waits."""

    @property
    def waits(self) -> int: ...


S = TypeVar("S", bound=Position)
W = TypeVar("W", bound=Waiting)


replace: Any = msgspec.structs.replace  # a State is a Struct, which a Protocol cannot say


def tell(state: S, *news: Told[Any]) -> S:
    told: S = replace(state, story=state.story.tell(*news))
    return told


def tell_all(state: S, *notes: Any) -> S:
    """Everybody hears it, spectators too."""
    return tell(state, *[Told(None, note) for note in notes])


def tell_some(state: S, to: Iterable[Seat], *notes: Any) -> S:
    """These hear it; nobody: nothing is told."""
    listeners = tuple(to)
    return tell(state, *[Told(listeners, note) for note in notes]) if listeners else state


def wait(state: W, phase: Any, *notes: Any) -> W:
    """A new phase in which somebody is waited for, told to everybody: the clock starts anew."""
    story = state.story.tell(*[Told(None, note) for note in notes]) if notes else state.story
    waiting: W = replace(state, phase=phase, waits=state.waits + 1, story=story)
    return waiting


def waits_of(state: Waiting, seat: Seat) -> int:
    """What a seat is asked, where every wait asks everybody something else."""
    return state.waits


def seats_of(state: Position) -> tuple[Seat, ...]:
    """All seats of a table, in order."""
    return _first(state.options.seats)


@cache
def _first(seats: int) -> tuple[Seat, ...]:
    return tuple(map(Seat, range(seats)))
