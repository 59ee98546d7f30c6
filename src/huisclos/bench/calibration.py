"""How fast plain Python is here, so that figures from two machines can be compared."""

from __future__ import annotations

from time import process_time

STEPS = 50_000


def loop(steps: int) -> int:
    """A little of everything that rules are made of: numbers, tuples, a dictionary, calls."""
    counts: dict[int, int] = {}
    items: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 7, 8)
    total = 0
    for step in range(steps):
        at = step & 7
        items = (*items[:at], total & 255, *items[at + 1 :])
        counts[at] = counts.get(at, 0) + items[at - 1]
        total += len(items) + counts[at]
    return total


def calibration(tries: int = 12) -> float:
    """Million steps of the loop per second, the best of several tries."""
    best = min(_seconds() for _ in range(tries))
    return STEPS / best / 1e6


def _seconds() -> float:
    """Of CPU, so that what other programs do meanwhile does not count."""
    start = process_time()
    loop(STEPS)
    return process_time() - start
