"""Every move of Infiltrés that has a number. Clues and guesses are free text: a lexicon stands for
them, large enough to say something of every word and to guess any."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from huisclos.kernel import Seat, remembered

from . import actions, content
from .judge import NUMBERS, refuse_word
from .nouns import Options
from .questions import word_of
from .state import Guessing, Speaking, State


def catalogue(options: Options, own: str) -> Iterable[actions.Action]:
    votes = [actions.Vote(at) for at in (*map(Seat, range(options.seats)), None)]
    return (
        *map(actions.Pick, NUMBERS),
        actions.Ready(),
        actions.Spoken(),
        *votes,
        *clues(options.language),
        *guesses(options.language, own),
    )


def words(state: State, seat: Seat, own: str) -> Iterable[actions.Action]:
    """[5, 8]"""
    language = state.options.language
    match state.phase:
        case Speaking(left) if seat == left[0]:
            given = [line.word for line in state.clues if line.word]
            said = frozenset[str]().union(*(content.spelt(language, word) for word in given))
            barred = {clue for key in said for clue in spelt(language).get(key, ())}
            fit = fitting(language, word_of(state, seat))
            return [clue for clue in fit if clue not in barred]
        case Guessing(guesser) if seat == guesser:
            return guesses(language, own)
    return ()


@cache
def clues(language: str) -> tuple[actions.Clue, ...]:
    """What fits almost anything, and what each word calls to mind first."""
    first = [max(known, key=known.__getitem__) for known in content.associations(language).values()]
    return tuple(map(actions.Clue, dict.fromkeys((*content.vague(language), *first))))


@cache
def spelt(language: str) -> dict[str, list[actions.Clue]]:
    """The clues that a spelling would repeat."""
    found: dict[str, list[actions.Clue]] = {}
    for clue in clues(language):
        for key in content.spelt(language, clue.word):
            found.setdefault(key, []).append(clue)
    return found


@remembered(4096)
def fitting(language: str, password: str | None) -> tuple[actions.Clue, ...]:
    """The clues that may be given for a password."""
    return tuple(c for c in clues(language) if refuse_word(language, c.word, password, ()) is None)


@cache
def guesses(language: str, own: str) -> tuple[actions.Guess, ...]:
    missions = content.pasted(own) if own.strip() else content.missions(language)
    pairs = [pair for mission in missions for pair in mission.pairs]
    secret = {word for pair in pairs for word in (pair.disciples, pair.infiltrators)}
    return tuple(map(actions.Guess, sorted(secret)))
