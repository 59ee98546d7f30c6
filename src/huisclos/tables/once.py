"""What a value works out once and then keeps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class worked_out(Generic[T]):
    """functools.cached_property without its lock, which costs more than most answers: a table is
    asked by one thread."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self.work, self.name = work, work.__name__
        self.__doc__ = work.__doc__

    def __get__(self, value: Any, owner: type) -> T:
        found: T = self.work(value)
        value.__dict__[self.name] = found  # from now on found there first
        return found
