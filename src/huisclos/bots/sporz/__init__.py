"""Bots of Sporz."""

from .plain import plain
from .quiet import quiet

__all__ = ["plain", "quiet"]
