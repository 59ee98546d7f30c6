"""The verbs of Sporz: who acts, what they may do, and what each act leads to. Numbers in brackets
are those of RULES.md."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from huisclos.kernel import CLOCK, DEALER, Outcome, Pace, Seat, TimeUp, remembered, tell_all

from . import actions, notes
from .editions import EDITION
from .judge import POINTING, refuse
from .nouns import Genome, Gesture, Options, Role, Touch, Wave
from .play import day, night
from .play.boarding import board
from .play.crew import crew, draw, mutants_time
from .questions import (
    CLAIMS,
    WALKS,
    circle_of,
    hackable,
    has_decided,
    has_tapped,
    is_settled,
    opinions,
    undecided,
    untapped,
)
from .state import Boarding, Breaking, Drawing, Electing, Enquiring, Over, State, Waking

ASLEEP = 5.0  # seconds that a call lasts for one who sleeps through it with bots only
THOUGHT = (4.0, 14.0)  # seconds between two words of a bot by day, at least and at most
HURRIED = 90  # seconds: in a shorter day they are as much shorter
# What is done by day beside voting for somebody and speaking.
QUIET = (actions.Join, actions.Leave, actions.Abstain, actions.Withdraw, actions.Close)
LISTED = 40  # names listed at most: a larger crew is not listed whole, but may be named


def setup(options: Options, edition: int = EDITION) -> State:
    return tell_all(State(options, edition), notes.Welcomed(options))


# -- who acts ---------------------------------------------------------------------------------


def to_act(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Waking() as phase if is_settled(phase):  # [5] it is final
            return (*[seat for seat in state.living if seat not in phase.awake], CLOCK)
        case Waking() | Enquiring() | Electing():  # what was decided may be changed [4, 5, 8, 14]
            return (*state.living, CLOCK)
        case Breaking():
            assert state.chief is not None
            return (state.chief, CLOCK)
        case Boarding() | Drawing():
            return (DEALER,)
        case Over():
            return ()


def awaited(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Waking() as phase:
            return untapped(state, phase)
        case Electing() | Enquiring() as phase:
            return undecided(state, phase)
    return tuple(seat for seat in to_act(state) if seat != CLOCK)


def veiled(state: State) -> bool:
    """[4, 5, 14] Who has tapped, and who has decided in a vote."""
    return isinstance(state.phase, Waking | Electing | Enquiring)


def stand_in(state: State, seat: Seat, action: actions.Action) -> bool:
    """By day it only keeps nobody waiting; at night, and as the chief, it does what falls to it."""
    if isinstance(state.phase, Electing | Enquiring):
        return isinstance(action, actions.Abstain)
    return not isinstance(action, actions.Sign)


def pace(state: State) -> Pace | None:
    options = state.options
    match state.phase:
        case Waking(Wave.MUTANTS):
            return Pace(mutants_time(options), state.waits, held=True)
        case Waking():
            return Pace(options.wave_time, state.waits, held=True)
        case Electing(closing=True) | Enquiring(closing=True):
            seconds = options.closing_time
        case Electing():
            seconds = options.election_time
        case Enquiring():
            seconds = options.day_time
        case Breaking():
            seconds = options.chief_time
        case Boarding() | Drawing() | Over():
            return None
    return Pace(seconds, state.waits) if seconds else None


def alone(state: State, seat: Seat) -> float | None:
    """[5] There is nobody to hide from: a call lasts until one has tapped, and not long for who is
    asleep."""
    match state.phase:
        case Waking() as phase if seat not in state.living or has_tapped(phase, seat):
            return 0.0
        case Waking(awake=awake) if seat not in awake:
            return ASLEEP
    return None


def talk(state: State) -> tuple[float, float] | None:
    """[13, 14] By day people speak, listen and vote, and may vote otherwise. It depends on nothing
    secret: a pause tells nothing. Crowds take their time, or the talk would scroll away."""
    if not isinstance(state.phase, Enquiring):
        return None
    crowd = min(3.0, max(1.0, state.options.seats / LISTED))
    hurry = min(1.0, state.options.day_time / HURRIED) if state.options.day_time else 1.0
    least, most = THOUGHT
    return least * crowd * hurry, most * crowd * hurry


# -- what they may do ---------------------------------------------------------------------------


def moves(state: State, seat: Seat) -> Iterable[actions.Action]:
    """What is worth listing: not every claim, not everybody in a large crew."""
    if seat == CLOCK:
        return (TimeUp(),)
    match state.phase:
        case Waking() as phase:
            return taps(state, phase, seat)
        case Enquiring() as phase:
            return in_enquiry(state, phase, seat)
        case Electing() as phase:
            undo = (actions.Withdraw(),) if has_decided(phase, seat) else ()
            names = phase.tied or near(state, seat)
            return (*named(names, actions.Elect), actions.Abstain(), *undo)
        case Breaking(tied):
            return map(actions.Vote, tied)
    return ()


def near(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Everybody alive, or in a large crew the next ones round the table."""
    living = state.living
    if len(living) <= LISTED:
        return living
    at = bisect_right(living, seat)
    return (living[at : at + LISTED] + living)[:LISTED]


@remembered(4096)
def named(
    seats: tuple[Seat, ...], act: Callable[[Any], actions.Action]
) -> tuple[actions.Action, ...]:
    return tuple(map(act, seats))


def taps(state: State, phase: Waking, seat: Seat) -> tuple[actions.Action, ...]:
    """The same for those who are awake and for those who are not, but for a role's own taps."""
    awake, hand, names = seat in phase.awake, phase.hands[seat], near(state, seat)
    match phase.wave:
        case Wave.MUTANTS if hand.act is None or hand.locked:
            lock = () if hand.locked else (actions.Lock(),)
            return (
                *named(names, actions.Mutate),
                *named(names, actions.Kill),
                actions.Spare(),
                *lock,
            )
        case Wave.MUTANTS if hand.paralyse is None:
            return (*named(names, actions.Paralyse), actions.Lock())
        case Wave.MUTANTS:  # whoever picks from the list comes to an end
            return (actions.Paralyse(None), actions.Lock())
        case Wave.DOCTORS:
            return (*named(names, actions.Heal), *named(names, actions.Kill), actions.Spare())
        case Wave.INSPECTORS if awake and state.roles[seat] is Role.COMPUTER:
            return (actions.Count(), actions.Spare())
        case Wave.INSPECTORS:
            return (*named(names, actions.Inspect), actions.Spare())
        case Wave.WATCHERS if awake and state.roles[seat] is Role.HACKER:
            return (*map(actions.Hack, hackable(state, seat)), actions.Spare())
        case Wave.WATCHERS:
            return (*named(names, actions.Spy), actions.Spare())


def in_enquiry(state: State, phase: Enquiring, seat: Seat) -> list[actions.Action]:
    found = [*named(near(state, seat), actions.Vote), actions.Vote(None), actions.Abstain()]
    if has_decided(phase, seat):
        found.append(actions.Withdraw())
    if refuse(state, seat, actions.Close()) is None:
        found.append(actions.Close())
    mine, room = circle_of(phase, seat), state.options.circles
    if mine is not None:
        found.append(actions.Leave())
    if room and phase.walks[seat] < WALKS:
        if mine is None:
            found.append(actions.Join())
        found += [actions.Join(number) for number in open_circles(state) if number != mine]
    if phase.claims[seat] < CLAIMS:
        found += claims_of_roles(state.options)
    return found


def open_circles(state: State) -> list[int]:
    """[13] That may be walked into. In a large crew none is listed, but may be named: all of them
    would have a new list whenever anybody walks."""
    phase, room = state.phase, state.options.circles
    if not isinstance(phase, Enquiring) or len(state.living) > LISTED:
        return []
    return [circle.number for circle in phase.circles if len(circle.seats) < room]


@remembered(64)
def claims_of_roles(options: Options) -> tuple[actions.Action, ...]:
    roles = crew(options).items()
    return tuple(
        actions.ClaimRole(role) for role, count in roles if count and role is not Role.BASE
    )


def sample(state: State, seat: Seat, rng: Random) -> actions.Action:
    """A listed move, or one that is not: a claim, a sign, a vote for somebody far away."""
    match state.phase:
        case Enquiring() as phase:
            chance = rng.random()
            if chance < 0.4:
                return actions.Vote(rng.choice((*state.living, None)))
            if chance < 0.7 and phase.claims[seat] < CLAIMS:
                return any_claim(state, rng)
            listed = moves(state, seat)
            others = [move for move in listed if isinstance(move, QUIET)]
            return rng.choice(others or [actions.Vote(None)])
        case Waking() as phase if seat in phase.awake and rng.random() < 0.1:
            gesture = rng.choice([*Gesture])
            sign = actions.Sign(gesture, rng.choice(state.living) if gesture in POINTING else None)
            if refuse(state, seat, sign) is None:
                return sign
    return rng.choice([*moves(state, seat)])


def any_claim(state: State, rng: Random) -> actions.Action:
    at, of = rng.choice(state.living), rng.randint(1, state.day)
    roles = [role for role, count in crew(state.options).items() if count]
    claims: tuple[actions.Action, ...] = (
        actions.ClaimRole(rng.choice([role for role in roles if role is not Role.BASE])),
        actions.ClaimState(of, at, rng.random() < 0.5),
        actions.ClaimGenome(of, at, rng.choice([*Genome])),
        actions.ClaimCount(of, rng.randint(0, len(state.living))),
        actions.ClaimTouch(of, rng.choice([None, *Touch])),
        actions.ClaimOpinion(rng.choice(opinions(state)), at),
    )
    return rng.choice(claims)


# -- what comes of it -----------------------------------------------------------------------------


def apply(state: State, seat: Seat, action: actions.Action) -> State:
    """By phase first: a match on phase and action together is tried pair by pair, and slow."""
    match state.phase:
        case Waking() as phase:
            return at_night(state, phase, seat, action)
        case Enquiring() as phase:
            return by_day(state, phase, seat, action)
        case Electing() as phase:
            return in_election(state, phase, seat, action)
        case Breaking() as phase:
            if isinstance(action, actions.Vote):
                return day.choose(state, phase, action.at)
            return day.no_answer(state, phase)
        case Drawing() as phase if isinstance(action, actions.Lot):
            return drawn(state, phase, action.order)
        case Boarding() if isinstance(action, actions.Deal):
            return board(state, action)
    raise AssertionError(f"{type(action).__name__} does not belong to {type(state.phase).__name__}")


def in_election(state: State, phase: Electing, seat: Seat, action: actions.Action) -> State:
    """[4]"""
    match action:
        case actions.Elect():
            return day.support(state, phase, seat, action.at)
        case actions.Abstain():
            return day.stay_out(state, phase, seat)
        case actions.Withdraw():
            return day.lower(state, phase, seat)[0]
    unlimited = pace(state) is None
    return day.call_close(state, phase, None) if unlimited else day.count(state, phase)


def at_night(state: State, phase: Waking, seat: Seat, action: actions.Action) -> State:
    """[5]"""
    if isinstance(action, TimeUp):
        return night.close_wave(state, phase)
    state = night.tap(state, phase, seat, action)
    quick = state.options.quick_nights and not awaited(state)
    assert isinstance(state.phase, Waking)
    return night.close_wave(state, state.phase) if quick else state


def by_day(state: State, phase: Enquiring, seat: Seat, action: actions.Action) -> State:
    """[13, 14]"""
    match action:
        case actions.Vote() | actions.Abstain():
            return day.vote(state, phase, seat, action)
        case actions.Withdraw():
            return day.vote(state, phase, seat, None)
        case actions.Join():
            return day.join(state, phase, seat, action.circle)
        case actions.Leave():
            return day.leave(state, phase, seat)[0]
        case actions.Close():
            return day.call_close(state, phase, seat)
        case TimeUp():
            unlimited = pace(state) is None
            return day.call_close(state, phase, None) if unlimited else day.close_vote(state, phase)
    return day.claim(state, phase, seat, action)


def drawn(state: State, phase: Drawing, order: tuple[int, ...]) -> State:
    lot = tuple(phase.among[index] for index in order)
    match phase.resume:
        case Electing():
            assert lot[0].at is not None
            return day.elect(state, lot[0].at, by_lot=True)
        case Waking() as resume:
            return night.close_wave(state, resume, lot)
        case Breaking() as resume:
            chosen = tuple(each.at for each in lot[: resume.places] if each.at is not None)
            return day.execute(state, (*resume.doomed, *chosen))


def deal(state: State, rng: Random, content: str) -> actions.Action:
    if isinstance(state.phase, Drawing):
        order = [*range(len(state.phase.among))]
        rng.shuffle(order)
        return actions.Lot(tuple(order))
    return draw(state.options, rng)


def outcome(state: State) -> Outcome:
    """[18]"""
    assert isinstance(state.phase, Over)
    winner = state.phase.winner
    camps = tuple("mutants" if mutant else "healthy" for mutant in state.mutant)
    winners = tuple(Seat(seat) for seat, camp in enumerate(camps) if camp == winner)
    return Outcome(state.phase.reason, winners, camps)
