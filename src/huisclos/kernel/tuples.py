"""Small helpers for immutable sequences."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """`items` with one place changed."""
    return (*items[:at], item, *items[at + 1 :])
