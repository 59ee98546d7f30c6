"""Where hundreds play, their board is told as what is new of it: of one vote among five hundred
nobody needs to read all the others again."""

from __future__ import annotations

from collections.abc import Sequence
from operator import ne
from typing import Any

from msgspec import field

from huisclos.kernel import Value
from huisclos.kernel.touched import changed

from .sitting import Sitting

FEW = 50  # who play: their board is told whole


class Stretch(Value, frozen=True):
    """Of a list: so many entries are cut from a place on, and these are put there."""

    at: int
    cut: int
    put: tuple[Any, ...]


class BoardNews(Value, frozen=True):
    """What has changed of a public board that was told before; the rest of it stands."""

    fields: dict[str, Any]  # by name
    lists: dict[str, Stretch] = field(default_factory=dict)  # the fields of which most stands


def is_long(old: Sitting, new: Sitting) -> bool:
    """Everybody knows how many play: what the board's news look like tells no more."""
    return len(new.players) > FEW and type(old.board) is type(new.board)


def compared(before: Value, after: Value) -> BoardNews:
    """Of two boards of a kind."""
    fields: dict[str, Any] = {}
    lists: dict[str, Stretch] = {}
    for name in sorted(changed(before, after)):
        old, new = getattr(before, name), getattr(after, name)
        if old == new:
            continue
        part = stretch(old, new) if isinstance(old, tuple) and isinstance(new, tuple) else None
        if part and 2 * len(part.put) < len(new):
            lists[name] = part
        else:
            fields[name] = new
    return BoardNews(fields, lists)


def stretch(old: Sequence[Any], new: Sequence[Any]) -> Stretch:
    """What lies between that in which both begin alike and that in which they end alike."""
    most = min(len(old), len(new))
    head = alike(old, new, most)
    tail = alike(old[::-1], new[::-1], most - head)
    return Stretch(head, len(old) - head - tail, tuple(new[head : len(new) - tail]))


def alike(one: Sequence[Any], other: Sequence[Any], most: int) -> int:
    """How many entries are the same before the first that is not."""
    differ = [*map(ne, one[:most], other[:most])]
    return differ.index(True) if True in differ else most


def followed(board: dict[str, Any], news: BoardNews) -> dict[str, Any]:
    """A board, as plain values, after some news of it."""
    now = board | news.fields
    for name, part in news.lists.items():
        entries = now[name]
        now[name] = [*entries[: part.at], *part.put, *entries[part.at + part.cut :]]
    return now
