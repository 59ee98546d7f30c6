"""Whoever keeps a table going: time, and the bots."""

from .steward import Steward

__all__ = ["Steward"]
