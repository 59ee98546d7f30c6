"""The opponents of Dauphin."""

from __future__ import annotations

from huisclos.bots import Bot

from .player import player
from .words import TALK

LEVELS: dict[str, Bot] = {"easy": player(20), "medium": player(120), "strong": player(450)}

__all__ = ["LEVELS", "TALK"]
