"""Every move of Infiltrés that has a number. Clues and guesses are free text: a lexicon stands for
them, large enough to say something of every word and to guess any."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from huisclos.kernel import Seat, remembered

from . import actions, content
from .judge import NUMBERS
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
            return fitting(language, word_of(state, seat)).without(
                clue
                for line in state.clues
                if line.word
                for key in content.spelt(language, line.word)
                for clue in spelt(language).get(key, ())
            )
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


class Fitting(NamedTuple):
    """The clues that may be given for a password, and where each of them stands."""

    clues: tuple[actions.Clue, ...]
    place: dict[actions.Clue, int]

    def without(self, given: Iterable[actions.Clue]) -> tuple[actions.Clue, ...]:
        left, start = list[actions.Clue](), 0
        for at in sorted({self.place[clue] for clue in given if clue in self.place}):
            left += self.clues[start:at]
            start = at + 1
        return (*left, *self.clues[start:])


@remembered(4096)
def fitting(language: str, password: str | None) -> Fitting:
    fit = [
        c
        for c in clues(language)
        if password is None or not content.akin(language, c.word, password)
    ]
    return Fitting(tuple(fit), {clue: at for at, clue in enumerate(fit)})


@cache
def guesses(language: str, own: str) -> tuple[actions.Guess, ...]:
    missions = content.pasted(own) if own.strip() else content.missions(language)
    pairs = [pair for mission in missions for pair in mission.pairs]
    secret = {word for pair in pairs for word in (pair.disciples, pair.infiltrators)}
    return tuple(map(actions.Guess, sorted(secret)))
