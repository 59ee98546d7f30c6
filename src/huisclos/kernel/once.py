"""What is worth working out once. The three ways that there are: none has a key that could forget
something, since nobody writes one. Nothing is ever kept inside a game's state or a part of it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
K = TypeVar("K")
N = TypeVar("N")


def remembered(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """A pure function that keeps its `most` last answers. The key is every argument, by value: a
    function that reads something must be given it. A value that is often asked about says
    `cache_hash=True`."""
    return lru_cache(maxsize=most)  # type: ignore[return-value]


def gone_on(
    most: int, begin: Callable[[K], T]
) -> Callable[[Callable[[T, K, tuple[N, ...]], T]], Callable[[K, tuple[N, ...]], T]]:
    """What follows from a matter and from news of it, which become more: what was made of the first
    so many is gone on from. They are compared whole, so the answer depends on nothing else; the
    last `most` are kept."""

    def decorate(go_on: Callable[[T, K, tuple[N, ...]], T]) -> Callable[[K, tuple[N, ...]], T]:
        kept: dict[tuple[K, int], tuple[tuple[N, ...], T]] = {}

        def answer(about: K, news: tuple[N, ...]) -> T:
            place = about, id(news[0]) if news else 0  # where to look, and no more
            known = kept.pop(place, None)
            if known is None or news[: len(known[0])] != known[0]:
                known = (), begin(about)
            before, so_far = known
            found = go_on(so_far, about, news[len(before) :])
            kept[place] = news, found
            if len(kept) > most:
                del kept[next(iter(kept))]
            return found

        return answer

    return decorate


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
