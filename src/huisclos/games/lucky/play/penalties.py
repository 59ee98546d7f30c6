"""[8] Penalties for what people say: proposed by anybody, confirmed by the table."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Seat, Told, put, tell_all

from .. import notes
from ..questions import forfeit_of, last_forfeit
from ..state import Charge, Defending, Forfeit, Over, Reckoning, State


def blame(state: State, seat: Seat, at: Seat, attempt: bool) -> State:
    """What is said in an attempt counts double: while it is on, and of the last one."""
    points = 2 if attempt or isinstance(state.phase, Defending) else 1
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
    return state if charge is None or state.turn <= charge.until else decide(state, charge)


def decide(state: State, charge: Charge) -> State:
    if len(charge.agreed) > max(1, len(charge.declined)):
        return penalise(replace(state, charge=None), charge.at, charge.points)
    return clear(state, charge.at)


def penalise(state: State, at: Seat, points: int) -> State:
    total, forfeit = state.penalties[at] + points, forfeit_of(state.options, state.fined)
    given = (Forfeit(at, forfeit, points),) if forfeit else ()
    return replace(
        state,
        penalties=put(state.penalties, at, total),
        fined=state.fined + 1,
        forfeits=(*state.forfeits, *given),
        story=state.story.tell(Told(None, notes.Penalised(at, points, total, forfeit))),
    )


def clear(state: State, at: Seat) -> State:
    return replace(state, charge=None, story=state.story.tell(Told(None, notes.Cleared(at))))


def decline(state: State, seat: Seat) -> State:
    """Nobody has to do what they do not like; the penalty stays."""
    declined = last_forfeit(state, seat)
    assert declined is not None
    at = len(state.forfeits) - 1 - state.forfeits[::-1].index(declined)
    kept = (*state.forfeits[:at], *state.forfeits[at + 1 :])
    return tell_all(replace(state, forfeits=kept), notes.Declined(seat, declined.name))


# -- after the rescue ------------------------------------------------------------------------------


def reckon(state: State, seat: Seat) -> State:
    """This seat has nothing more to say; nor has anybody: it is over."""
    assert isinstance(state.phase, Reckoning)
    done = tuple(sorted((*state.phase.done, seat)))
    state = tell_all(replace(state, phase=Reckoning(done)), notes.NothingAdded(seat))
    return state if len(done) < state.options.seats else end_reckoning(state)


def end_reckoning(state: State) -> State:
    """What is still proposed is decided by those who have said something."""
    if state.charge is not None:
        state = decide(state, state.charge)
    return tell_all(replace(state, phase=Over()), notes.ReckoningEnded(state.penalties))
