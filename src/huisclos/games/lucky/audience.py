"""Who may hear what in Sauvez le Docteur Lucky, written apart from the rules, so that the two can
disagree."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from huisclos.kernel import CLOCK, Seat, TimeUp, everybody, the_mover

from .model import (
    Action,
    Agreeing,
    Attempt,
    Blame,
    Draw,
    EndHere,
    Fail,
    Judge,
    Move,
    Pass,
    State,
    Step,
    Stop,
)
from .notes import (
    Answered,
    Attempted,
    Blamed,
    Cleared,
    Dealt,
    DefenceOpened,
    DoctorMoved,
    DoctorPlaced,
    Drew,
    Drowned,
    EndAsked,
    Failed,
    Foiled,
    GameEnded,
    Judged,
    Moved,
    Passed,
    Penalised,
    Placed,
    Received,
    Sailed,
    Stepped,
    Stopped,
    TurnOpened,
    Welcomed,
    WentOn,
)


def who_holds_the_cards(state: State, note: Dealt, mover: Seat) -> frozenset[Seat]:
    return frozenset(Seat(s) for s, hand in enumerate(state.hands) if hand == note.cards)


def who_drew(state: State, note: Received, mover: Seat) -> frozenset[Seat]:
    """The one who moved; the clock draws for the one whose turn it was."""
    if mover != CLOCK:
        return frozenset({mover})
    drawn = [told.note for told in state.story if isinstance(told.note, Drew)]
    return frozenset({drawn[-1].seat})


# Given the state after the move, the note, and who moved. None: everybody.
AUDIENCE: dict[type, Callable[[State, Any, Seat], frozenset[Seat] | None]] = {
    Welcomed: everybody,
    Sailed: everybody,
    Placed: everybody,
    DoctorPlaced: everybody,
    Dealt: who_holds_the_cards,
    TurnOpened: everybody,
    Stepped: everybody,
    Moved: everybody,
    Drew: everybody,
    Received: who_drew,
    Stopped: everybody,
    Attempted: everybody,
    DefenceOpened: everybody,
    Failed: everybody,
    Passed: everybody,
    Foiled: everybody,
    Drowned: everybody,
    DoctorMoved: everybody,
    Blamed: everybody,
    Judged: everybody,
    Penalised: everybody,
    Cleared: everybody,
    EndAsked: everybody,
    Answered: the_mover,
    WentOn: everybody,
    GameEnded: everybody,
}

# The notes by which two worlds may come to differ for a seat. Failed and Passed are among them
# because time pays for the last defender out of their hand.
REVEALS = (Dealt, Received, Failed, Passed, GameEnded)


def has_answered(state: State, seat: Seat) -> bool:
    answers = state.phase.answers if isinstance(state.phase, Agreeing) else ()
    return any(answer.seat == seat for answer in answers)


# Whatever is done is done in the open, but for the answer whether to end the game; and that an
# answer was changed is nobody's business.
SECRETS: dict[type, Callable[[State, Seat], frozenset[Seat]]] = {
    EndHere: lambda state, seat: frozenset({seat})
}
UNNOTICED: dict[type, Callable[[State, Seat], bool]] = {EndHere: has_answered}
SETTLES = (WentOn, GameEnded)


def probes(state: State, seat: Seat) -> Iterator[Action]:
    """What a curious seat may try: every kind of move, with cards that are and are not theirs."""
    yield from (Draw(), Stop(), Pass(), TimeUp(), Attempt(None), EndHere(True), Judge(True))
    yield from (Blame(Seat(at)) for at in range(state.options.seats + 1))
    yield from (Step(room) for room in (*state.pawns, "bridge", "nowhere"))
    for hand in state.hands:
        for card in hand:
            yield from (Fail(card), Attempt(card))
            yield from (Move(card, doctor, state.doctor) for doctor in (False, True))
    for pile in state.piles:
        yield from (Fail(card) for card in pile[:1])
