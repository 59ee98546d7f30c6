"""Tuples that go by seat say so in their type: whoever reads one knows what its places are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, TypeVar

from msgspec import Meta, Struct, inspect

T = TypeVar("T")

MARK = {"by": "seat"}
BySeat = Annotated[tuple[T, ...], Meta(extra=MARK)]  # one for each seat; empty: nothing to say


def goes_by_seat(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.Metadata) and kind.extra == MARK


def rows(value: object) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """All that goes by seat within a value, with the name of its field."""
    if isinstance(value, tuple):
        for item in value:
            yield from rows(item)
    elif isinstance(value, Struct):
        for name, by_seat in _fields(type(value)):
            inner = getattr(value, name)
            if by_seat:
                yield f"{type(value).__name__}.{name}", inner
            yield from rows(inner)


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, bool], ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return tuple((field.name, goes_by_seat(field.type)) for field in info.fields)
