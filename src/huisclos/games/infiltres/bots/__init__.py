"""The opponents of Infiltrés."""

from __future__ import annotations

from huisclos.bots import Bot

from . import words
from .player import SKILLS, player
from .talk import TALK

SECRECY = {"bold": 0.6, "talkative": 0.8, "dry": 1.2, "cautious": 1.4}  # of what it is else
LEVELS: dict[str, Bot] = {of: player(skill) for of, skill in SKILLS.items()}
TEMPERED: dict[tuple[str, str], Bot] = {
    (of, temper): player(skill._replace(secrecy=share * skill.secrecy))
    for of, skill in SKILLS.items()
    for temper, share in SECRECY.items()
}

SECONDS = dict.fromkeys(SKILLS, 1.5)  # of the two or three before a clue: on a busy machine too
HASTY = "easy"  # a millisecond, and no word by chance


def prepare() -> None:
    """The tables of both languages: a fifth of a second, or the first clue would be late."""
    for language in ("fr", "en"):
        words.lexicon(language)


__all__ = ["HASTY", "LEVELS", "SECONDS", "TALK", "TEMPERED", "prepare"]
