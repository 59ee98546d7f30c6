"""The opponents of Infiltrés."""

from __future__ import annotations

from huisclos.bots import Bot

from .player import Skill, player
from .talk import TALK

LEVELS: dict[str, Bot] = {
    "easy": player(Skill(doubt=0.8, whim=1.2)),
    "medium": player(Skill(doubt=0.35, whim=0.7)),
    "strong": player(Skill(doubt=0.22, whim=0.5)),
}

__all__ = ["LEVELS", "TALK"]
