"""Who knows what, on one page."""

from collections.abc import Mapping

from huisclos.kernel import Channel, Seat, phase_word

from . import notes, rules
from .nouns import SEATS
from .state import Pointing, Private, Public, State


def public(state: State) -> Public:
    claims = tuple(t.note.number for t in state.story if isinstance(t.note, notes.Claimed))
    # [3] who has pointed is told to nobody
    waiting = SEATS if isinstance(state.phase, Pointing) else rules.awaited(state)
    return Public(phase_word(state.phase), claims, waiting)


def private(state: State, seat: Seat) -> Private:
    return Private(state.numbers[seat] if state.numbers else None)


def channels(state: State) -> Mapping[str, Channel]:
    everybody = frozenset(SEATS)
    return {"table": Channel(everybody, everybody)}
