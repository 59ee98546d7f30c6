"""Whose half of a view a move can have changed: what games say it with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import compress
from operator import attrgetter, is_not
from typing import Any

from .game import Seat, Value


def changed(before: Value, after: Value) -> set[str]:
    """The fields of a state that are not the very same: a value that was made anew counts."""
    names, values = _fields(type(before))
    return {*compress(names, map(is_not, values(before), values(after)))}


@cache
def _fields(kind: type[Value]) -> tuple[tuple[str, ...], Callable[[Value], tuple[Any, ...]]]:
    """All are read in one go: every move asks for them."""
    names = ("__class__", *kind.__struct_fields__)
    return names, attrgetter(*names)


def places(old: tuple[Any, ...], new: tuple[Any, ...]) -> Iterable[Seat]:
    """Of what goes by seat: where it is not the very same."""
    if old is new:
        return ()
    if len(old) != len(new):
        return map(Seat, range(max(len(old), len(new))))
    pairs = enumerate(zip(old, new, strict=True))
    return [Seat(at) for at, (one, other) in pairs if one is not other]
