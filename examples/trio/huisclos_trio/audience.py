"""Who may hear what in trio, written apart from the rules, so that the two can disagree."""

from collections.abc import Callable, Iterator

from huisclos.kernel import Seat, TimeUp, everybody, the_mover

from . import actions, notes
from .nouns import SEATS
from .state import State


def whose_number(state: State, note: notes.Note, mover: Seat) -> frozenset[Seat]:
    assert isinstance(note, notes.Received)
    return frozenset(s for s in SEATS if state.numbers[s] == note.number)


# Who may hear a note, given the state after the move and who moved; None: all.
AUDIENCE: dict[type, Callable[[State, notes.Note, Seat], frozenset[Seat] | None]] = {
    notes.Received: whose_number,
    notes.Claimed: everybody,
    notes.Opened: everybody,
    notes.Pointed: the_mover,
    notes.Revealed: everybody,
}
# Secret acts: who may ever learn what was chosen, whether nobody else may notice even that it was
# done, and by which note it is known to all at last.
SECRETS: dict[type, Callable[[State, Seat], frozenset[Seat]]] = {
    actions.Point: lambda state, seat: frozenset({seat})
}
UNNOTICED: dict[type, Callable[[State, Seat], bool]] = {actions.Point: lambda state, seat: True}


def probes(state: State, seat: Seat) -> Iterator[actions.Action]:
    """What a curious seat may try."""
    yield from map(actions.Claim, (0, 5, 99))
    yield from (actions.Point(Seat(at)) for at in range(4))
    yield TimeUp()
