"""Whoever keeps a table going: time, and the bots."""

from .steward import Steward
from .thinking import Here, Thinker, Thought, think, think_of_words

__all__ = ["Here", "Steward", "Thinker", "Thought", "think", "think_of_words"]
