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
# Who dares makes the others pay sooner; who does not keeps what it has.
BURN = {"bold": 1.4, "talkative": 1.1, "dry": 0.9, "cautious": 0.7}
TEMPERED: dict[tuple[str, str], Bot] = {
    (of, temper): thrifty(taste._replace(burn=share * taste.burn))
    for of, taste in (("medium", MEDIUM), ("strong", STRONG))
    for temper, share in BURN.items()
}

__all__ = ["LEVELS", "TALK", "TEMPERED"]
