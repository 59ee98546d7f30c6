"""What the clues said: how well each fitted both words, and what every seat could make of them.

By the tables of associations that bots have too. Nothing is drawn: each way to share out the roles
is counted, and weighs as much as the clues are likely in it. Nobody is taken to know the pairs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import log

from huisclos.kernel import BySeat, Seat, Value, remembered, seats_of, view

from . import GAME, content
from .bots import words
from .bots.belief import ROLES, believe, knowledge
from .nouns import Pair, Role
from .rules import MISSED
from .state import Debating, Guessing, Speaking, State, Voting

PLAYED = (Speaking, Debating, Voting, Guessing)
Chances = BySeat[float | None]  # in hundredths; none for who is out


class Fit(Value, frozen=True):
    """How well a clue goes with either word, from 0 (no more than with any) to 10 (no clue of the
    tables goes better with it); none where the tables do not have it."""

    round: int
    seat: Seat
    word: str
    disciples: int | None
    infiltrators: int | None


class Knew(Value, frozen=True):
    mission: int
    pair: Pair
    roles: BySeat[Role]
    living: tuple[Seat, ...]
    clues: tuple[Fit, ...]
    seats: BySeat[Chances]  # by who looks: that each is no disciple, oneself too


def knew(told: Iterable[tuple[int, State]]) -> Iterator[tuple[int, Knew]]:
    """As the words are given, and after every clue and every elimination."""
    last = None
    for moment, state in told:
        if isinstance(state.phase, PLAYED) and state.number is not None:
            now = state.mission, state.clues, state.living
            if now != last:
                yield moment, known(state)
            last = now


def known(state: State) -> Knew:
    assert state.number is not None
    pair = state.pairs[state.number - 1]
    language = state.options.language
    return Knew(
        mission=state.mission,
        pair=pair,
        roles=state.roles,
        living=state.living,
        clues=tuple(
            Fit(
                line.round,
                line.seat,
                line.word,
                fit(language, line.word, pair.disciples),
                fit(language, line.word, pair.infiltrators),
            )
            for line in state.clues
            if line.word not in (None, MISSED)
        ),
        seats=tuple(chances(state, seat) for seat in seats_of(state)),
    )


def fit(language: str, clue: str, word: str) -> int | None:
    folded, known = content.fold(word), words.known(language, clue)
    if known is None or folded not in words.lexicon(language).calls:
        return None
    return round(10 * pull(language, known, folded) / strongest(language, folded))


def pull(language: str, clue: str, word: str) -> float:
    """How much likelier a clue is for a word than by chance, as a logarithm; never less."""
    floor = words.ANY * words.lexicon(language).frequency[clue]
    return log(words.chance(language, clue, word) / floor)


@remembered(512)
def strongest(language: str, word: str) -> float:
    return max(pull(language, clue, word) for clue in words.lexicon(language).calls[word])


def chances(state: State, listener: Seat) -> Chances:
    """None of anybody where the listener is out, and knows, or where nothing fits the tables."""
    found: list[float | None] = [None] * state.options.seats
    out = listener not in state.living
    worlds = [] if out else believe(knowledge(view(GAME, state, listener)))
    for seat in state.living if worlds else ():
        if seat == listener:
            chance = sum(w.weight for w in worlds if w.side is not Role.DISCIPLE)
        else:
            at = ROLES.index(Role.DISCIPLE)
            chance = sum(w.weight * (1 - w.roles[seat][at]) for w in worlds)
        found[seat] = round(chance, 2)
    return tuple(found)
