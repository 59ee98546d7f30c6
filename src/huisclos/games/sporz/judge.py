"""The one judge of Sporz: what may be played now, and if not, why. It may depend on nothing but
what the player knows. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from typing import get_args

from huisclos.kernel import DEALER, Refusal, Seat, TimeUp

from . import actions
from .nouns import Gesture, Options, Role, Wave
from .play.crew import INSPECTORS, crew, is_fair
from .questions import CLAIMS, SIGNS, WALKS, circle_of, hackable, has_decided, opinions
from .state import Boarding, Breaking, Drawing, Electing, Enquiring, State, Waking

# The taps of each wave. Everybody has them: for who is not awake they are a decoy.
TAPS: dict[Wave, tuple[type, ...]] = {
    Wave.MUTANTS: (actions.Mutate, actions.Kill, actions.Spare, actions.Paralyse, actions.Lock),
    Wave.DOCTORS: (actions.Heal, actions.Kill, actions.Spare),
    Wave.INSPECTORS: (actions.Count, actions.Inspect, actions.Spare),
    Wave.WATCHERS: (actions.Spy, actions.Hack, actions.Spare),
}
# What somebody awake cannot do for want of the role.
OWN: dict[type, tuple[Role, ...]] = {
    actions.Count: (Role.COMPUTER,),
    actions.Inspect: (Role.PSYCHOLOGIST, Role.GENETICIST),
    actions.Spy: (Role.SPY,),
    actions.Hack: (Role.HACKER,),
}
POINTING = (Gesture.THIS, Gesture.BEWARE)  # gestures about somebody


def refuse(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
    if (seat == DEALER) != isinstance(action, actions.Deal | actions.Lot):
        return Refusal("not-now")
    match state.phase, action:
        case (Boarding() | Drawing(), TimeUp()):
            return Refusal("not-now")
        case _, TimeUp():
            return None
        case Boarding(), actions.Deal():
            return None if is_fair(state.options, action) else Refusal("sporz-bad-deal")
        case Drawing(among), actions.Lot(order):
            shuffled = sorted(order) == [*range(len(among))]
            return None if shuffled else Refusal("sporz-bad-lot")
        case Electing(_, tied), actions.Elect(at):
            if tied and at not in tied:
                return Refusal("sporz-not-tied")
            return refuse_name(state, at)
        case (Electing() | Enquiring()) as phase, actions.Withdraw():
            return None if has_decided(phase, seat) else Refusal("sporz-not-voted")
        case Electing() | Enquiring(), actions.Abstain():
            return None
        case Enquiring() as phase, actions.Close():
            return refuse_close(state, phase, seat)
        case Waking(), actions.Sign():
            return refuse_sign(state, state.phase, seat, action)
        case Waking(wave), _ if isinstance(action, TAPS[wave]):
            return refuse_tap(state, state.phase, seat, action)
        case Enquiring(), actions.Vote(at):
            return None if at is None else refuse_name(state, at)
        case Enquiring(), actions.Join() | actions.Leave():
            return refuse_walk(state, state.phase, seat, action)
        case Enquiring(claims=claims), _ if isinstance(action, get_args(actions.Claim)):
            if claims[seat] >= CLAIMS:
                return Refusal("sporz-enough-claims", (("most", CLAIMS),))
            return refuse_claim(state, action)
        case Breaking(tied), actions.Vote(at):
            return None if at in tied else Refusal("sporz-not-tied")
    return Refusal("not-now")


def refuse_name(state: State, at: Seat) -> Refusal | None:
    """Any act may name any player alive, oneself included."""
    return None if at in state.living else Refusal("sporz-not-alive")


def refuse_tap(state: State, phase: Waking, seat: Seat, action: actions.Action) -> Refusal | None:
    if seat in phase.awake:
        if (roles := OWN.get(type(action))) and state.roles[seat] not in roles:
            return Refusal("sporz-not-your-power")
        if isinstance(action, actions.Hack) and action.role not in hackable(state, seat):
            return Refusal("sporz-hacked-already")
    match action:
        case actions.Lock():
            return Refusal("sporz-locked") if phase.hands[seat].locked else None
        case actions.Hack(role):
            return None if role in INSPECTORS else Refusal("sporz-not-hackable")
        case (
            actions.Mutate(at)
            | actions.Kill(at)
            | actions.Heal(at)
            | actions.Inspect(at)
            | actions.Spy(at)
        ):
            return refuse_name(state, at)
        case actions.Paralyse(at) if at is not None:
            return refuse_name(state, at)
    return None


def refuse_sign(state: State, phase: Waking, seat: Seat, sign: actions.Sign) -> Refusal | None:
    """[5, 8]"""
    if seat not in phase.awake or phase.wave not in (Wave.MUTANTS, Wave.DOCTORS):
        return Refusal("sporz-asleep")
    if phase.hands[seat].signs >= SIGNS:
        return Refusal("sporz-enough-signs", (("most", SIGNS),))
    if (sign.gesture in POINTING) != (sign.at is not None):
        return Refusal("sporz-sign-whom")
    return None if sign.at is None else refuse_name(state, sign.at)


def refuse_close(state: State, phase: Enquiring, seat: Seat) -> Refusal | None:
    """[14]"""
    if seat != state.chief:
        return Refusal("sporz-not-chief")
    if state.options.day_time or phase.closing:
        return Refusal("sporz-closes-anyway")
    return None


def refuse_walk(
    state: State, phase: Enquiring, seat: Seat, action: actions.Join | actions.Leave
) -> Refusal | None:
    """[13]"""
    mine, room = circle_of(phase, seat), state.options.circles
    if isinstance(action, actions.Leave):
        return Refusal("sporz-no-circle") if mine is None else None
    if room == 0:
        return Refusal("sporz-no-circles")
    if mine is not None and (action.circle in (None, mine)):
        return Refusal("sporz-in-a-circle")
    if phase.walks[seat] >= WALKS:
        return Refusal("sporz-enough-walks", (("most", WALKS),))
    if action.circle is None:
        return None
    there = next((c for c in phase.circles if c.number == action.circle), None)
    if there is None:
        return Refusal("sporz-no-such-circle")
    full = len(there.seats) >= room
    return Refusal("sporz-circle-full", (("most", room),)) if full else None


def refuse_claim(state: State, claim: actions.Action) -> Refusal | None:
    """One may claim anything that could be said: of people at the table, of nights there were."""
    match claim:
        case actions.ClaimRole(role):
            ok = role is not Role.BASE and crew(state.options).get(role, 0) > 0
            return None if ok else Refusal("sporz-no-such-role")
        case actions.ClaimOpinion(opinion) if opinion not in opinions(state):
            return Refusal("sporz-no-asking")
        case actions.ClaimOpinion(at=at):
            return refuse_name(state, at)
        case actions.ClaimCount(mutants=mutants) if not 0 <= mutants <= state.options.seats:
            return Refusal("sporz-claim-count")
        case actions.ClaimState(at=at) | actions.ClaimGenome(at=at) if (
            not 0 <= at < state.options.seats
        ):
            return Refusal("sporz-claim-whom")
    match claim:
        case (
            actions.ClaimState(night)
            | actions.ClaimGenome(night)
            | actions.ClaimCount(night)
            | actions.ClaimTouch(night)
        ):
            return None if 1 <= night <= state.day else Refusal("sporz-claim-night")
    return Refusal("not-now")


def refuse_options(options: Options) -> Refusal | None:
    roles = crew(options)
    if (extra := -roles[Role.ASTRONAUT]) > 0:
        return Refusal("sporz-too-many-roles", (("extra", extra),))
    return None
