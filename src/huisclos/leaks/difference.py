"""Where two things that somebody is sent differ."""

from __future__ import annotations

import dataclasses
from typing import Any, NamedTuple

import msgspec


class Leak(AssertionError):
    """Somebody is sent what they may not know."""


class NothingSeen(AssertionError):
    """There was nothing to compare."""


class Difference(NamedTuple):
    where: str
    one: Any
    other: Any

    def __str__(self) -> str:
        return (
            f"{self.where or 'all of it'}\n  in one      {self.one!r}\n  in another  {self.other!r}"
        )


def plain(value: Any) -> Any:
    """Dictionaries, lists and what they hold, of whatever it was."""
    if isinstance(value, msgspec.Struct):
        fields = {name: plain(getattr(value, name)) for name in value.__struct_fields__}
        return {"": type(value).__name__, **fields}
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
        return {"": type(value).__name__, **plain(fields)}
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, set | frozenset):
        return sorted((plain(item) for item in value), key=repr)
    if callable(getattr(value, "tolist", None)):  # an array
        return value.tolist()
    return value


def difference(one: Any, other: Any) -> Difference | None:
    """The first there is; the order of keys counts, as it does on a line."""
    return _differ(plain(one), plain(other), "")


def _differ(one: Any, other: Any, where: str) -> Difference | None:
    if isinstance(one, dict) and isinstance(other, dict):
        if [*one] != [*other]:
            return Difference(where, [*one], [*other])
        inner = (_differ(one[key], other[key], f"{where}.{key}".strip(".")) for key in one)
        return next(filter(None, inner), None)
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        inner = (_differ(a, b, f"{where}[{at}]") for at, (a, b) in pairs)
        return next(filter(None, inner), None)
    same = type(one) is type(other) and (one == other or (one != one and other != other))
    return None if same else Difference(where, one, other)
