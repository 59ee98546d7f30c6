"""The opponents of Captain Sonar. What one remembers of the enemy makes the difference."""

from __future__ import annotations

from huisclos.bots import Bot

from . import captain, mate, novice
from .crew import crew

RECALLED = 6  # of the enemy's courses, by a captain who keeps track in the head

LEVELS: dict[str, Bot] = {
    "easy": crew(novice.command, lambda s: mate.SEEKING),
    "medium": crew(captain.command, mate.order, RECALLED),
    "strong": crew(captain.command, mate.order),
}

__all__ = ["LEVELS"]
