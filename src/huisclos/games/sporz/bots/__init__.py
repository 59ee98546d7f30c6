"""Bots of Sporz."""

from __future__ import annotations

from huisclos.bots import Bot

from .notebook import Skill
from .player import player
from .quiet import quiet
from .words import TALK

LEVELS: dict[str, Bot] = {
    "random": quiet,
    "easy": player(Skill(noise=0.4, listens=False)),
    "medium": player(Skill(noise=0.12)),
    "strong": player(Skill(noise=0.05)),
}

__all__ = ["LEVELS", "TALK"]
