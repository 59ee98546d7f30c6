"""Values as places: everything that a board, a sheet or a note says lights a place by its path and
its value, as one seat counts the others. Walkers are made once for each type of a game.

A sequence lights what is in it and what is last; what goes by seat has a place for each, one's own
first; each thing in a list, and each note, lights one more for all that it says together.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from operator import attrgetter
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin
from zlib import crc32

from msgspec import Struct

from huisclos.kernel import Seat
from huisclos.kernel.turning import hints_of, holds_seats, is_by_seat

Walker = Callable[[Any, int, list[int]], None]  # a value, one's own seat, the places that it lights

LONG = 16  # letters of a text, the last of which stand for it
KEPT = 1 << 14  # values of one path whose places are remembered


class Walkers:
    """For tables of so many seats and places in `0 ≤ place < size`."""

    def __init__(self, seats: int, size: int, first: int = 0) -> None:
        self.seats, self.size, self.first = seats, size, first
        self._structs: dict[tuple[type, str], Walker] = {}

    def place(self, text: str) -> int:
        return self.first + crc32(text.encode()) % (self.size - self.first)

    def together(self, places: list[int]) -> int:
        return self.first + crc32(array("I", places)) % (self.size - self.first)

    # -- by type ------------------------------------------------------------------------------

    def of(self, hint: Any, path: str) -> Walker:
        if hint is Seat:
            return self.seat(path)
        if _is_struct(hint):
            return self.struct(hint, path)
        origin = get_origin(hint)
        if is_by_seat(hint):
            return self.by_seat(get_args(get_args(hint)[0])[0], path)
        if origin is Annotated:
            return self.of(get_args(hint)[0], path)
        if origin is tuple:
            first, *others = get_args(hint)
            if others == [...]:
                return self.sequence(first, path)
            return self.row(
                [self.of(item, f"{path}[{at}]") for at, item in enumerate((first, *others))]
            )
        if origin in (Union, UnionType):
            return self.union(get_args(hint), path)
        return self.scalar(path)

    def scalar(self, path: str) -> Walker:
        known = Places(self, path)
        return lambda value, me, out: out.append(known[value])

    def seat(self, path: str) -> Walker:
        seats, nobody = self.seats, self.place(f"{path}=nobody")
        known = [self.place(f"{path}=+{at}") for at in range(seats)]

        def walk(value: int, me: int, out: list[int]) -> None:
            out.append(known[(value - me) % seats] if value >= 0 else nobody)

        return walk

    def struct(self, kind: type[Struct], path: str) -> Walker:
        if found := self._structs.get((kind, path)):
            return found
        hints, own = hints_of(kind), f"{path}:{kind.__name__}"
        known: dict[str, Any] = {"here": self.place(own)}
        lines = ["def walk(value, me, out):", " out.append(here)"]
        for at, name in enumerate(kind.__struct_fields__):
            if _is_scalar(hints[name]):
                known[f"of_{at}"] = Places(self, f"{own}.{name}")
                lines.append(f" out.append(of_{at}[value.{name}])")
            else:
                known[f"of_{at}"] = self.of(hints[name], f"{own}.{name}")
                lines.append(f" of_{at}(value.{name}, me, out)")
        exec("\n".join(lines), known)  # a loop over the fields takes twice as long
        walk: Walker = known["walk"]
        self._structs[kind, path] = walk
        return walk

    def union(self, hints: tuple[Any, ...], path: str) -> Walker:
        none, scalar = self.place(f"{path}=None"), self.scalar(path)
        by_type: dict[type, Walker] = {NoneType: lambda value, me, out: out.append(none)}
        for hint in hints:
            bare = get_args(hint)[0] if get_origin(hint) is Annotated else hint
            if get_origin(bare) is tuple:
                by_type[tuple] = self.of(hint, path)
            elif bare is Seat:
                by_type[int] = self.seat(path)
            elif isinstance(bare, type) and issubclass(bare, Struct):
                by_type[bare] = self.struct(bare, path)

        def walk(value: Any, me: int, out: list[int]) -> None:
            by_type.get(type(value), scalar)(value, me, out)

        return walk

    # -- many -------------------------------------------------------------------------------------

    def sequence(self, item: Any, path: str) -> Walker:
        """Its length and what is last stand after all else, which stays as it is when something is
        added."""
        lengths, is_struct = Places(self, f"{path}#"), _is_struct(item)
        each, last = self.whole(item, f"{path}[]"), self.of(item, f"{path}[-1]")
        if _is_scalar(item):
            return self.scalars(path, lengths)

        def walk(value: tuple[Any, ...], me: int, out: list[int]) -> None:
            for one in value:
                each(one, me, out)
            out.append(lengths[len(value)])
            if value and not is_struct:
                last(value[-1], me, out)

        return walk

    def scalars(self, path: str, lengths: Places) -> Walker:
        within, last = Places(self, f"{path}[]"), Places(self, f"{path}[-1]")

        def walk(value: tuple[Any, ...], me: int, out: list[int]) -> None:
            out += [within[one] for one in value]
            out.append(lengths[len(value)])
            if value:
                out.append(last[value[-1]])

        return walk

    def by_seat(self, item: Any, path: str) -> Walker:
        walks = [self.of(item, f"{path}[+{at}]") for at in range(self.seats)]

        def walk(value: tuple[Any, ...], me: int, out: list[int]) -> None:
            if value:
                for one, part in zip(walks, (*value[me:], *value[:me]), strict=True):
                    one(part, me, out)

        return walk

    def row(self, walks: list[Walker]) -> Walker:
        def walk(value: tuple[Any, ...], me: int, out: list[int]) -> None:
            for one, part in zip(walks, value, strict=True):
                one(part, me, out)

        return walk

    def whole(self, hint: Any, path: str) -> Walker:
        """What a thing says, and that it says all of it."""
        walks, together = self.of(hint, path), self.together
        if not _has_parts(hint):
            return walks

        def walk(value: Any, me: int, out: list[int]) -> None:
            start = len(out)
            walks(value, me, out)
            if len(out) > start + 2:
                out.append(together(out[start:]))

        return walk


class Places(dict[Any, int]):
    """Where each value of one path has its place; worked out when it is first asked for."""

    def __init__(self, walkers: Walkers, path: str) -> None:
        super().__init__()
        self.walkers, self.path = walkers, path

    def __missing__(self, value: Any) -> int:
        if len(self) >= KEPT:
            self.clear()
        text = value[-LONG:] if isinstance(value, str) else value
        self[value] = at = self.walkers.place(f"{self.path}={text}")
        return at


def parts_of(kind: type[Struct]) -> Callable[[Any], tuple[Any, ...]]:
    """All fields of a value at once."""
    names = kind.__struct_fields__
    if len(names) == 1:
        name = names[0]
        return lambda value: (getattr(value, name),)
    return attrgetter(*names)


def _is_scalar(hint: Any) -> bool:
    return not holds_seats(hint) and not _has_parts(hint)


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Struct)


def _has_parts(hint: Any) -> bool:
    return _is_struct(hint) or get_origin(hint) is tuple or any(map(_has_parts, get_args(hint)))
