"""The opponents of Infiltrés."""

from __future__ import annotations

from huisclos.bots import Bot

from .player import Skill, player
from .talk import TALK

SKILLS = {
    "easy": Skill(doubt=0.8, whim=1.2),
    "medium": Skill(doubt=0.35, whim=0.7),
    "strong": Skill(doubt=0.22, whim=0.5),
}
SECRECY = {"bold": 0.6, "talkative": 0.8, "dry": 1.2, "cautious": 1.4}  # of what it is else
LEVELS: dict[str, Bot] = {of: player(skill) for of, skill in SKILLS.items()}
TEMPERED: dict[tuple[str, str], Bot] = {
    (of, temper): player(skill._replace(secrecy=share * skill.secrecy))
    for of, skill in SKILLS.items()
    for temper, share in SECRECY.items()
}

__all__ = ["LEVELS", "TALK", "TEMPERED"]
