"""Who may hear what in Sauvez le Docteur Lucky, written apart from the rules, so that the two can
disagree."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from huisclos.kernel import CLOCK, Seat, TimeUp, everybody, the_mover

from . import actions, notes
from .state import Agreeing, State


def who_holds_the_cards(state: State, note: notes.Dealt, mover: Seat) -> frozenset[Seat]:
    return frozenset(Seat(s) for s, hand in enumerate(state.hands) if hand == note.cards)


def who_drew(state: State, note: notes.Received, mover: Seat) -> frozenset[Seat]:
    """The one who moved; the clock draws for the one whose turn it was."""
    if mover != CLOCK:
        return frozenset({mover})
    drawn = [told.note for told in state.story if isinstance(told.note, notes.Drew)]
    return frozenset({drawn[-1].seat})


# Given the state after the move, the note, and who moved. None: everybody.
AUDIENCE: dict[type, Callable[[State, Any, Seat], frozenset[Seat] | None]] = {
    notes.Welcomed: everybody,
    notes.Sailed: everybody,
    notes.Placed: everybody,
    notes.DoctorPlaced: everybody,
    notes.Dealt: who_holds_the_cards,
    notes.TurnOpened: everybody,
    notes.Stepped: everybody,
    notes.Moved: everybody,
    notes.Drew: everybody,
    notes.Received: who_drew,
    notes.Stopped: everybody,
    notes.Attempted: everybody,
    notes.DefenceOpened: everybody,
    notes.Failed: everybody,
    notes.Passed: everybody,
    notes.Foiled: everybody,
    notes.Drowned: everybody,
    notes.DoctorMoved: everybody,
    notes.Blamed: everybody,
    notes.Judged: everybody,
    notes.Penalised: everybody,
    notes.Cleared: everybody,
    notes.Declined: everybody,
    notes.Reckoning: everybody,
    notes.NothingAdded: everybody,
    notes.ReckoningEnded: everybody,
    notes.EndAsked: everybody,
    notes.Answered: the_mover,
    notes.WentOn: everybody,
    notes.GameEnded: everybody,
}


def has_answered(state: State, seat: Seat) -> bool:
    answers = state.phase.answers if isinstance(state.phase, Agreeing) else ()
    return any(answer.seat == seat for answer in answers)


# Whatever is done is done in the open, but for the answer whether to end the game; and that an
# answer was changed is nobody's business.
SECRETS: dict[type, Callable[[State, Seat], frozenset[Seat]]] = {
    actions.EndHere: lambda state, seat: frozenset({seat})
}
UNNOTICED: dict[type, Callable[[State, Seat], bool]] = {actions.EndHere: has_answered}


def probes(state: State, seat: Seat) -> Iterator[actions.Action]:
    """What a curious seat may try: every kind of move, with cards that are and are not theirs."""
    yield from (
        actions.Draw(),
        actions.Stop(),
        actions.Pass(),
        TimeUp(),
        actions.Attempt(None),
        actions.EndHere(True),
        actions.Judge(True),
        actions.Decline(),
        actions.Reckoned(),
    )
    yield from (actions.Blame(Seat(at)) for at in range(state.options.seats + 1))
    yield from (actions.Step(room) for room in (*state.pawns, "bridge", "nowhere"))
    for hand in state.hands:
        for card in hand:
            yield from (actions.Fail(card), actions.Attempt(card))
            yield from (actions.Move(card, doctor, state.doctor) for doctor in (False, True))
    for pile in state.piles:
        yield from (actions.Fail(card) for card in pile[:1])
