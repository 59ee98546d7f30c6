"""What is worth working out once. The two ways that there are: neither has a key that could forget
something, since nobody writes one. Nothing is ever kept inside a game's state or a part of it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def remembered(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """A pure function that keeps its `most` last answers. The key is every argument, by value: a
    function that reads something must be given it. A value that is often asked about says
    `cache_hash=True`."""
    return lru_cache(maxsize=most)  # type: ignore[return-value]


class worked_out(Generic[T]):
    """A property that a frozen value works out of itself alone, and that goes when the value goes:
    for what is too large to be a key. It is functools.cached_property without its lock, which costs
    more than most answers: a table is asked by one thread."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self.work, self.name = work, work.__name__
        self.__doc__ = work.__doc__

    def __get__(self, value: Any, owner: type) -> T:
        found: T = self.work(value)
        value.__dict__[self.name] = found  # from now on found there first
        return found
