"""What can be wrong with a state of Infiltrés, in words: each is looked for in every true and every
resampled state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .nouns import Role, cast
from .rules import PATIENCE
from .state import Drawing, Guessing, Over, Speaking, State, Voting


def faults(state: State) -> Iterator[str]:
    if not state.roles:
        return
    seats = range(state.options.seats)
    gone = [out.seat for out in state.out]
    if Counter(state.roles) != +Counter(cast(state.options)):
        yield "roles that this table does not have"
    if sorted((*state.living, *gone)) != [*seats]:
        yield "not everybody is either alive or out, once"
    if state.options.spare_journalist and state.roles[state.first] is Role.JOURNALIST:
        yield "the first player is a journalist"
    if any(state.roles[out.seat] is not out.role for out in state.out):
        yield "a role was told wrongly"
    if len(state.living) < 2:
        yield "fewer than two alive"
    if not 0 <= state.stalled < PATIENCE:
        yield "too many tied rounds in a row"
    over = isinstance(state.phase, Over)
    if over != (max(state.scores) >= state.options.target):
        yield "the target is reached and play goes on, or the reverse"
    words = [line.word for line in state.clues if line.word not in (None, "…")]
    if len({*words}) < len(words):
        yield "a clue was given twice"
    yield from _phase(state)


def _phase(state: State) -> Iterator[str]:
    match state.phase:
        case Speaking(left):
            spoke = [line.seat for line in state.clues if line.round == state.round]
            if sorted((*spoke, *left)) != sorted(state.living):
                yield "not every living player speaks once a round"
        case Voting(ballots, tied):
            if not {b.voter for b in ballots} | {*tied} <= {*state.living}:
                yield "the dead vote or are voted for"
            if any(b.at == b.voter or (tied and b.at not in (*tied, None)) for b in ballots):
                yield "a ballot that cannot be"
        case Drawing(among):
            if not among or not {*among} <= {*state.living}:
                yield "a lot among the wrong players"
        case Guessing(seat):
            if state.roles[seat] is not Role.JOURNALIST or seat in state.living:
                yield "somebody guesses who is no journalist, or not out"
