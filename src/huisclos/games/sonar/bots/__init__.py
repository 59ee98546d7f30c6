"""The opponents of Captain Sonar. What one remembers of the enemy makes the difference."""

from __future__ import annotations

from huisclos.bots import Bot

from . import captain, mate
from .crew import crew

RECALLED = {"easy": 3, "medium": 6}  # courses, by a captain who keeps track in the head

LEVELS: dict[str, Bot] = {
    "easy": crew(captain.command, lambda s: mate.SEEKING, RECALLED["easy"]),
    "medium": crew(captain.command, mate.order, RECALLED["medium"]),
    "strong": crew(captain.command, mate.order),
}

__all__ = ["LEVELS"]
