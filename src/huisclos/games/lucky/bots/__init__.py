"""The opponents of Sauvez le Docteur Lucky."""

from __future__ import annotations

from huisclos.bots import Bot

from .farsighted import STRONG
from .greedy import greedy
from .quiet import quiet
from .thrifty import MEDIUM, thrifty
from .words import TALK

LEVELS: dict[str, Bot] = {
    "random": quiet,
    "easy": greedy,
    "medium": thrifty(MEDIUM),
    "strong": thrifty(STRONG),
}

__all__ = ["LEVELS", "TALK"]
