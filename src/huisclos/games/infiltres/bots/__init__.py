"""The opponents of Infiltrés."""

from __future__ import annotations

from huisclos.bots import Bot

from .plain import plain

LEVELS: dict[str, Bot] = {"plain": plain}

__all__ = ["LEVELS"]
