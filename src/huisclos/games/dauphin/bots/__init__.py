"""The opponents of Dauphin."""

from __future__ import annotations

from huisclos.bots import Bot

from .player import Nerve, player
from .words import TALK

WORLDS = {"easy": 4, "medium": 24, "strong": 100}  # that each has in mind
NERVES = {
    "bold": Nerve(strikes=0.7, risk=0.35, sure=0.55),
    "talkative": Nerve(claims=0.75),
    "dry": Nerve(claims=0.25),
    "cautious": Nerve(strikes=0.4, risk=0.25, sure=0.65),
}
# A side wins together: what somebody judges worse hardly shows, what they do without thinking does.
SLIPS = {"easy": 0.8, "medium": 0.0, "strong": 0.0}
LEVELS: dict[str, Bot] = {of: player(WORLDS[of], slips=SLIPS[of]) for of in WORLDS}
TEMPERED: dict[tuple[str, str], Bot] = {
    (of, temper): player(worlds, nerve, SLIPS[of])
    for of, worlds in WORLDS.items()
    for temper, nerve in NERVES.items()
}

__all__ = ["LEVELS", "TALK", "TEMPERED", "WORLDS"]
