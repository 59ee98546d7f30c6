"""The opponents of Captain Sonar. What one remembers of the enemy makes the difference."""

from __future__ import annotations

from functools import partial

from huisclos.bots import Bot

from . import captain, mate
from .crew import crew
from .situation import Nerve

CREWS = {  # how many courses somebody remembers who keeps track in the head; None: all
    "easy": partial(crew, captain.command, lambda s: mate.SEEKING, 3),
    "medium": partial(crew, captain.command, mate.order, 6),
    "strong": partial(crew, captain.command, mate.order, None),
}
NERVES = {
    "bold": Nerve(fire=0.8, found=4, apart=4, mines=3),
    "cautious": Nerve(fire=1.0, found=9, apart=8, mines=6),
}
LEVELS: dict[str, Bot] = {of: crew_of() for of, crew_of in CREWS.items()}
TEMPERED: dict[tuple[str, str], Bot] = {
    (of, temper): crew_of(nerve)
    for of, crew_of in CREWS.items()
    for temper, nerve in NERVES.items()
}

__all__ = ["LEVELS", "TEMPERED"]
