"""Trio, the model game: the smallest that has a secret, a bluff and a simultaneous choice."""

from .rules import GAME

__all__ = ["GAME"]
