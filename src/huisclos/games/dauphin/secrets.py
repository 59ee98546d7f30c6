"""Who knows what in Dauphin, on one page."""

from __future__ import annotations

from collections.abc import Mapping

from huisclos.kernel import Channel, Seat, changed, phase_word, places, seats_of

from .nouns.cards import plan_of
from .questions import (
    SLOTS,
    Walking,
    callable_by,
    choosers,
    claims_left,
    is_dealt,
    may_restart,
    orders,
    restarts_left,
    supply,
    voters,
)
from .state import (
    Berth,
    Boarding,
    Calling,
    Naming,
    Ordering,
    Outing,
    Over,
    Pausing,
    Private,
    Public,
    Sending,
    Staking,
    State,
)


def public(state: State) -> Public:
    plan, phase, dealt = plan_of(state.options), state.phase, is_dealt(state)
    staking = phase if isinstance(phase, Staking) else None
    return Public(
        phase=phase_word(phase),
        crew=plan.crew,
        dolphins=plan.dolphins,
        treachery=plan.treachery,
        oxygen=state.options.oxygen,
        cards=state.options.cards,
        badges=state.badges,
        paper=state.paper,
        boarding=len(plan.crew) - len(phase.scanned) if isinstance(phase, Boarding) else None,
        walk=state.walk,
        living=state.living,
        captain=state.captain if dealt else None,
        captain_card=state.captain_card,
        hands=tuple(map(len, state.hands)),
        tokens=state.tokens,
        supply=supply(state),
        hatches=state.hatches,
        slots=slots(state),
        void=tuple(adrift.card for adrift in state.void if adrift.shown),
        void_hidden=sum(not adrift.shown for adrift in state.void),
        among=among(state),
        orders=orders(state) if isinstance(phase, Ordering) else (),
        order=staking.order if staking else None,
        needed=len(voters(state)) if staking else None,
        voters=voters(state) if staking else (),
        staked=tuple(s for s in voters(state) if staking.stakes[s] is not None) if staking else (),
        restarts=restarts_left(state) if may_restart(state) else 0,
        agreed=phase.agreed if isinstance(phase, Pausing) else (),
        claims=state.claims,
        claims_left=claims_left(state),
        report=state.report,
        vote=state.vote,
        result=state.end,
        walks=state.walks if state.end else (),
        awaited=choosers(state, phase),
    )


def slots(state: State) -> tuple[Berth, ...]:
    """[7] The airlock is empty before anything is told."""
    if not isinstance(state.phase, Walking):
        return ()
    face_up = state.captain_card
    return tuple(Berth(s.seat, s.card if s.card == face_up else None) for s in state.slots)


def among(state: State) -> tuple[Seat, ...]:
    """Who sends somebody sees already whom they can call then."""
    match state.phase:
        case Calling(seat):
            return callable_by(state, seat)
        case Sending(seat) if len(state.slots) + 1 < SLOTS:
            return callable_by(state, seat)
        case Naming(among=tied):
            return tied
        case Ordering():
            return state.living
    return ()


def private(state: State, seat: Seat) -> Private:
    if not is_dealt(state):
        return Private((), (), False, (), None)
    walking = isinstance(state.phase, Walking)
    out = enumerate(state.slots, 1) if walking else ()
    stakes = state.phase.stakes if isinstance(state.phase, Staking) else None
    return Private(
        hand=state.hands[seat],
        outside=tuple(Outing(slot, sent.card) for slot, sent in out if sent.seat == seat),
        dolphinised=state.dolphinised[seat],
        lost=tuple(sorted(adrift.card for adrift in state.void if adrift.seat == seat)),
        stake=stakes[seat] if stakes else None,
    )


def channels(state: State) -> Mapping[str, Channel]:
    """One place to talk, for the living; for everybody once all is shown."""
    seats = frozenset(seats_of(state))
    writers = seats if isinstance(state.phase, Over) else frozenset(state.living)
    return {"table": Channel(writers, seats)}


def touched(before: State, after: State) -> frozenset[Seat] | None:
    """Tokens in a fist and a claim are their owner's."""
    if changed(before, after) - {"phase", "claims", "story"}:
        return None
    known = len(before.claims)
    if after.claims[:known] != before.claims:
        return None
    claimed = {claim.seat for claim in after.claims[known:]}
    match before.phase, after.phase:
        case Staking(order, stakes), Staking(same, others) if order == same:
            return frozenset({*places(stakes, others)} | claimed)
        case old, new if old is new:
            return frozenset(claimed)
    return None
