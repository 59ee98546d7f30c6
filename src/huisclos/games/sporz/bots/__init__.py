"""Bots of Sporz."""

from __future__ import annotations

from huisclos.bots import Bot

from .plain import plain
from .quiet import quiet

LEVELS: dict[str, Bot] = {"random": quiet, "plain": plain}

__all__ = ["LEVELS"]
