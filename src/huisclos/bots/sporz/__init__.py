"""Bots of Sporz."""

from .plain import plain

__all__ = ["plain"]
