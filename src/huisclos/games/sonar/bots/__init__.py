"""The opponents of Captain Sonar."""

from __future__ import annotations

from huisclos.bots import Bot

from . import captain, mate, novice
from .crew import crew

naive = crew(novice.command, lambda s: mate.SEEKING)
tracker = crew(captain.command, mate.order)
LEVELS: dict[str, Bot] = {"naive": naive, "tracker": tracker}

__all__ = ["LEVELS"]
