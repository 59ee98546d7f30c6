"""A value as one seat counts the others: 0 is itself, 1 its neighbour. What is true of one's
neighbour is then the same for everybody, which is how learners learn it once."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct
from msgspec.structs import replace

from .by_seat import MARK
from .game import Seat

T = TypeVar("T", bound=Struct)


def counted_from(seat: int, seats: int, value: T) -> T:
    """A value with every seat in it counted from this one, and all that goes by seat begun there.
    Chance and time have no place at the table, and stay."""
    hints = hints_of(type(value))
    fields = {
        name: _turned(hint, getattr(value, name), seat, seats)
        for name, hint in hints.items()
        if holds_seats(hint)
    }
    return replace(value, **fields) if fields else value


@cache
def hints_of(kind: type[Struct]) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


@cache
def holds_seats(hint: Any) -> bool:
    """Whether a value of this type says something of seats."""
    if hint is Seat or is_by_seat(hint):
        return True
    if isinstance(hint, type) and issubclass(hint, Struct):
        return any(map(holds_seats, hints_of(hint).values()))
    return any(map(holds_seats, get_args(hint)))


def is_by_seat(hint: Any) -> bool:
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return any(isinstance(mark, Meta) and mark.extra == MARK for mark in marks)


def _turned(hint: Any, value: Any, seat: int, seats: int) -> Any:
    if isinstance(value, Struct):
        return counted_from(seat, seats, value)
    if isinstance(value, tuple):
        whole = next(one for one in _alternatives(hint) if get_origin(_bare(one)) is tuple)
        item = get_args(_bare(whole))[0]
        start = seat if is_by_seat(whole) and value else 0
        return tuple(_turned(item, one, seat, seats) for one in (*value[start:], *value[:start]))
    is_seat = isinstance(value, int) and value >= 0 and Seat in _alternatives(hint)
    return (value - seat) % seats if is_seat else value


def _alternatives(hint: Any) -> tuple[Any, ...]:
    """What a value of this type may be."""
    origin = get_origin(hint)
    return (hint,) if origin in (None, tuple, Annotated) else get_args(hint)


def _bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint
