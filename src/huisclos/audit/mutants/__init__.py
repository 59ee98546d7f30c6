"""Deliberate leaks, to see that the kit is not blind. Each differs from the honest game in one
function, plays whole games, and is caught by one part of the kit."""

from .evening import GONE, ONLOOKERS, SEEN_APART
from .mutant import LEAK_PARTS, Apply, Mutant, is_caught, retold
from .planted import planted
from .table import COUNTED_LINES, COUNTED_READERS, PACKETS, reworded

__all__ = [
    "COUNTED_LINES",
    "COUNTED_READERS",
    "GONE",
    "LEAK_PARTS",
    "ONLOOKERS",
    "PACKETS",
    "SEEN_APART",
    "Apply",
    "Mutant",
    "is_caught",
    "planted",
    "retold",
    "reworded",
]
