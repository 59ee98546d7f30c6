"""An attempt to save the Doctor, and its defence. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Seat, Told, put, tell_all, wait

from .. import notes
from ..nouns.cards import POINTS, points
from ..questions import chart_of, clockwise, payment, witnesses
from ..state import Defending, Parry, State
from .turn import end, end_turn, without


def attempt(state: State, seat: Seat, card: str | None) -> State:
    """[5]"""
    value = chart_of(state).worth(card, state.doctor)
    seen_by = tuple(s for s in witnesses(state) if s != seat)
    state = tell_all(state, notes.Attempted(seat, state.doctor, card, value, seen_by))
    if card is not None:
        state = replace(
            state,
            hands=put(state.hands, seat, without(state.hands[seat], card)),
            discards=(*state.discards, card),
        )
    state = replace(state, attempted=state.turn)
    left = tuple(s for s in clockwise(state, seat) if state.hands[s])
    return open_defence(state, Defending(card, value, value, left))


def open_defence(state: State, phase: Defending) -> State:
    """[6] The next defender's moment; nobody is left: the Doctor is saved."""
    if not phase.left:
        return end(state, "saved", state.player, phase.loser)
    seat = phase.left[0]
    phase = replace(phase, able=points(state.hands[seat]) >= phase.missing)
    last = len(phase.left) == 1
    return wait(state, phase, notes.DefenceOpened(seat, phase.missing, last))


def fail(state: State, seat: Seat, card: str, late: bool) -> State:
    """[6] A Failure card."""
    phase = state.phase
    assert isinstance(phase, Defending)
    missing = max(0, phase.missing - POINTS[card])
    phase = replace(phase, missing=missing, parries=(*phase.parries, Parry(seat, card)))
    hand = without(state.hands[seat], card)
    state = replace(
        state,
        phase=phase,
        hands=put(state.hands, seat, hand),
        discards=(*state.discards, card),
        story=state.story.tell(Told(None, notes.Failed(seat, card, missing, late))),
    )
    if not missing:
        return end_turn(tell_all(state, notes.Foiled(state.player)))
    return state if hand else open_defence(state, replace(phase, left=phase.left[1:]))


def stop_defending(state: State, seat: Seat, late: bool) -> State:
    phase = state.phase
    assert isinstance(phase, Defending)
    loser = seat if phase.able else phase.loser
    passed = (*phase.passed, seat)
    phase = replace(phase, left=phase.left[1:], passed=passed, loser=loser)
    return open_defence(tell_all(state, notes.Passed(seat, late)), phase)


def pay(state: State, phase: Defending) -> State:
    """[11] Time is up: the last defender pays if they can, any other passes."""
    seat = phase.left[0]
    paid = payment(state.hands[seat], phase.missing) if len(phase.left) == 1 else ()
    if not paid:
        return stop_defending(state, seat, late=True)
    for card in paid:
        state = fail(state, seat, card, late=True)
    return state
