"""Bots of Sporz."""

from __future__ import annotations

from dataclasses import replace

from huisclos.bots import Bot

from .notebook import BOLD, CAUTIOUS, DRY, TALKATIVE, Skill
from .player import player
from .quiet import quiet
from .words import TALK

SKILLS = {
    "easy": Skill(noise=0.4, listens=False),
    "medium": Skill(noise=0.12),
    "strong": Skill(noise=0.05),
}
NERVES = {"bold": BOLD, "cautious": CAUTIOUS, "talkative": TALKATIVE, "dry": DRY}
LEVELS: dict[str, Bot] = {"random": quiet} | {of: player(skill) for of, skill in SKILLS.items()}
TEMPERED: dict[tuple[str, str], Bot] = {
    (of, temper): player(replace(skill, nerve=nerve))
    for of, skill in SKILLS.items()
    for temper, nerve in NERVES.items()
}

__all__ = ["LEVELS", "TALK", "TEMPERED"]
