"""The opponents of Captain Sonar."""

from . import captain, mate, novice
from .crew import crew

naive = crew(novice.command, lambda s: mate.SEEKING)
tracker = crew(captain.command, mate.order)

__all__ = ["naive", "tracker"]
