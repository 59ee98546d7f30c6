"""What is played with: missions, clues, and what words have to do with each other."""

from .missions import (
    PAIRS,
    BadContent,
    Mission,
    associations,
    exchanged,
    missions,
    numbers,
    parse,
    partners,
    pasted,
    pieces,
    vague,
    vocabulary,
)
from .words import LANGUAGES, LONGEST, akin, fold, is_word, named, one_word, same, spelt

__all__ = [
    "LANGUAGES",
    "LONGEST",
    "PAIRS",
    "BadContent",
    "Mission",
    "akin",
    "associations",
    "exchanged",
    "fold",
    "is_word",
    "missions",
    "named",
    "numbers",
    "one_word",
    "parse",
    "partners",
    "pasted",
    "pieces",
    "same",
    "spelt",
    "vague",
    "vocabulary",
]
