"""Who may hear what in trio, written apart from the rules, so that the two can disagree."""

from collections.abc import Callable, Iterator

from huisclos.kernel import Seat, TimeUp, everybody, the_mover

from .rules import (
    SEATS,
    Action,
    Claim,
    Claimed,
    Note,
    Opened,
    Point,
    Pointed,
    Received,
    Revealed,
    State,
)

# Who may hear a note, given the state after the move and who moved; None: all.
AUDIENCE: dict[type, Callable[[State, Note, Seat], frozenset[Seat] | None]] = {
    Received: lambda state, note, mover: frozenset(
        s for s in SEATS if isinstance(note, Received) and state.numbers[s] == note.number
    ),
    Claimed: everybody,
    Opened: everybody,
    Pointed: the_mover,
    Revealed: everybody,
}
REVEALS = (Received, Revealed)  # the notes by which two worlds may come to differ for a seat

# Secret acts: who may ever learn what was chosen, whether nobody else may notice even that it was
# done, and by which note it is known to all at last.
SECRETS: dict[type, Callable[[State, Seat], frozenset[Seat]]] = {
    Point: lambda state, seat: frozenset({seat})
}
UNNOTICED: dict[type, Callable[[State, Seat], bool]] = {Point: lambda state, seat: True}
SETTLES = (Revealed,)


def probes(state: State, seat: Seat) -> Iterator[Action]:
    """What a curious seat may try."""
    yield from map(Claim, (0, 5, 99))
    yield from (Point(Seat(at)) for at in range(4))
    yield TimeUp()
