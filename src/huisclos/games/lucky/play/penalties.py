"""[8] Penalties for what people say: proposed by anybody, confirmed by the table."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Seat, Told, put

from .. import notes
from ..state import Charge, Defending, State


def blame(state: State, seat: Seat, at: Seat) -> State:
    """It counts double while an attempt is on."""
    points = 2 if isinstance(state.phase, Defending) else 1
    until = state.turn + state.options.seats
    return replace(
        state,
        charge=Charge(seat, at, points, until, agreed=(seat,)),
        blamed=(*state.blamed, seat),
        story=state.story.tell(Told(None, notes.Blamed(seat, at, points))),
    )


def judge(state: State, seat: Seat, agrees: bool) -> State:
    """More than half of the others confirm it, the one who proposed it among them; or the one who
    said it owns up."""
    charge = state.charge
    assert charge is not None
    if agrees:
        charge = replace(charge, agreed=(*charge.agreed, seat))
    else:
        charge = replace(charge, declined=(*charge.declined, seat))
    story = state.story.tell(Told(None, notes.Judged(seat, agrees)))
    state = replace(state, charge=charge, story=story)
    others = state.options.seats - 1
    if seat == charge.at or 2 * len(charge.agreed) > others:
        return penalise(replace(state, charge=None), charge.at, charge.points)
    if 2 * len(charge.declined) >= others:
        return clear(state, charge.at)
    return state


def close_charge(state: State) -> State:
    """After a round those decide who have said something; one alone is not the table."""
    charge = state.charge
    if charge is None or state.turn <= charge.until:
        return state
    if len(charge.agreed) > max(1, len(charge.declined)):
        return penalise(replace(state, charge=None), charge.at, charge.points)
    return clear(state, charge.at)


def penalise(state: State, at: Seat, points: int) -> State:
    total = state.penalties[at] + points
    return replace(
        state,
        penalties=put(state.penalties, at, total),
        story=state.story.tell(Told(None, notes.Penalised(at, points, total))),
    )


def clear(state: State, at: Seat) -> State:
    return replace(state, charge=None, story=state.story.tell(Told(None, notes.Cleared(at))))
