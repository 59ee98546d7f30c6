"""The opponents of Captain Sonar. What one remembers of the enemy makes the difference."""

from __future__ import annotations

from functools import partial

from huisclos.bots import Bot

from . import captain, mate
from .crew import crew
from .situation import NERVES, RECALLED
from .words import TALK

CREWS = {
    "easy": partial(crew, captain.command, lambda s: mate.SEEKING, RECALLED["easy"]),
    "medium": partial(crew, captain.command, mate.order, RECALLED["medium"]),
    "strong": partial(crew, captain.command, mate.order, RECALLED["strong"]),
}
LEVELS: dict[str, Bot] = {of: crew_of() for of, crew_of in CREWS.items()}
TEMPERED: dict[tuple[str, str], Bot] = {
    (of, temper): crew_of(nerve)
    for of, crew_of in CREWS.items()
    for temper, nerve in NERVES.items()
}

__all__ = ["LEVELS", "TALK", "TEMPERED"]
