"""What is played with: missions, clues, and what words have to do with each other."""

from .missions import (
    PAIRS,
    BadContent,
    Mission,
    associations,
    missions,
    parse,
    partners,
    pasted,
    vague,
    vocabulary,
)
from .words import LANGUAGES, LONGEST, akin, fold, is_word, named, one_word, same

__all__ = [
    "LANGUAGES",
    "LONGEST",
    "PAIRS",
    "BadContent",
    "Mission",
    "akin",
    "associations",
    "fold",
    "is_word",
    "missions",
    "named",
    "one_word",
    "parse",
    "partners",
    "pasted",
    "same",
    "vague",
    "vocabulary",
]
