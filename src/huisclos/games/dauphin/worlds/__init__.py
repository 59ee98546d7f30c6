"""A world that looks the same to somebody: the hidden part comes from a chain of worlds, each of
which fits what was heard, and the game is played again through its own rules, note by note."""

from .replay import resample

__all__ = ["resample"]
