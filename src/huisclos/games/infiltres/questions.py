"""Small questions about a state, asked everywhere."""

from __future__ import annotations

from huisclos.kernel import Seat, seats_of

from .nouns import Pair, Role
from .state import State


def holders(state: State, role: Role) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats_of(state) if state.roles[seat] is role)


def next_first(state: State) -> Seat:
    return Seat((state.first + 1) % state.options.seats)


def next_living(state: State, seat: Seat) -> Seat:
    """The next living player to the left."""
    after = (s for s in state.living if s > seat)
    return next(after, state.living[0])


def said_aloud(state: State) -> tuple[Seat, ...]:
    """Who has said a clue this round and not written it down."""
    if not state.options.spoken:
        return ()
    lines = state.clues[-len(state.living) :]
    return tuple(line.seat for line in lines if line.round == state.round and line.word is None)


def played_pair(state: State) -> Pair:
    assert state.number is not None
    return state.pairs[state.number - 1]


def word_of(state: State, seat: Seat) -> str | None:
    """The password of a seat, once the number is known; a journalist has none."""
    if state.number is None or state.roles[seat] is Role.JOURNALIST:
        return None
    pair = played_pair(state)
    return pair.disciples if state.roles[seat] is Role.DISCIPLE else pair.infiltrators
