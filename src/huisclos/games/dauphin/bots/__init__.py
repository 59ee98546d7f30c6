"""The opponents of Dauphin."""

from __future__ import annotations

from huisclos.bots import Bot

from .player import player

LEVELS: dict[str, Bot] = {"easy": player(8), "medium": player(40), "strong": player(160)}

__all__ = ["LEVELS"]
