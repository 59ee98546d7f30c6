"""The opponents of Sauvez le Docteur Lucky."""

from __future__ import annotations

from huisclos.bots import Bot

from .greedy import greedy
from .quiet import quiet
from .search import strong
from .thrifty import thrifty
from .words import TALK

LEVELS: dict[str, Bot] = {"random": quiet, "easy": greedy, "medium": thrifty, "strong": strong}

__all__ = ["LEVELS", "TALK"]
