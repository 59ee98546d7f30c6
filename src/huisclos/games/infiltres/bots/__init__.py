"""The opponents of Infiltrés."""

from __future__ import annotations

from huisclos.bots import Bot

from .player import Skill, player

LEVELS: dict[str, Bot] = {
    "easy": player(Skill(doubt=0.6, whim=1.2)),
    "medium": player(Skill(doubt=0.2, whim=0.6)),
    "strong": player(Skill(doubt=0.1, whim=0.4)),
}

__all__ = ["LEVELS"]
