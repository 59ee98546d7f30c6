"""Deliberate leaks, to see that the kit is not blind. Each differs from the honest game in one
function, plays whole games, and is caught by one part of the kit."""

from .mutant import Mutant, is_caught, retold
from .planted import PLANTED

__all__ = ["PLANTED", "Mutant", "is_caught", "retold"]
