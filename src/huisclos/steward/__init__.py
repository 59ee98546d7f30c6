"""Whoever keeps a table going: time, and the bots."""

from .steward import Steward
from .thinking import Here, Thinker, Thought, think

__all__ = ["Here", "Steward", "Thinker", "Thought", "think"]
