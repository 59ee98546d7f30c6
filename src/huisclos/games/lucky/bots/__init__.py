"""The opponents of Sauvez le Docteur Lucky."""

from __future__ import annotations

from huisclos.bots import Bot

from .greedy import greedy
from .plain import plain
from .quiet import quiet

LEVELS: dict[str, Bot] = {"random": quiet, "greedy": greedy, "plain": plain}

__all__ = ["LEVELS"]
