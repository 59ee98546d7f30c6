"""Trio, in the order of play; the numbers are those of RULES.md."""

from collections.abc import Iterable
from itertools import permutations
from random import Random

from msgspec.structs import replace

from huisclos.kernel import (
    CLOCK,
    DEALER,
    Options,
    Outcome,
    Pace,
    Seat,
    TimeUp,
    put,
    tell_all,
    tell_some,
)

from . import actions, notes
from .nouns import NUMBERS, SEATS
from .state import Claiming, Dealing, Pointing, Shown, State

LATE = 5  # what is claimed for whom time is up


def setup(options: Options) -> State:
    return State(options)


def to_act(state: State) -> tuple[Seat, ...]:
    match state.phase:  # mypy refuses a forgotten phase
        case Dealing():
            return (DEALER,)
        case Claiming(seat):
            return (seat, CLOCK)
        case Pointing():
            return (*awaited(state), CLOCK)
        case Shown():
            return ()


def awaited(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Claiming(seat):
            return (seat,)
        case Pointing():
            return tuple(s for s in SEATS if state.fingers[s] is None)
    return ()


def moves(state: State, seat: Seat) -> Iterable[actions.Action]:
    if seat not in to_act(state):
        return ()
    if seat == CLOCK:
        return (TimeUp(),)
    match state.phase:
        case Dealing():
            return map(actions.Deal, permutations(NUMBERS, 3))
        case Claiming():
            return map(actions.Claim, NUMBERS)
        case Pointing() | Shown():
            return map(actions.Point, SEATS)


def sample(state: State, seat: Seat, rng: Random) -> actions.Action:
    return rng.choice([*moves(state, seat)])


def apply(state: State, seat: Seat, action: actions.Action) -> State:
    match state.phase, action:
        case Dealing(), actions.Deal(numbers):  # [1]
            state = replace(state, numbers=numbers, phase=Claiming(SEATS[0]))
            for one in SEATS:
                state = tell_some(state, (one,), notes.Received(numbers[one]))
            return state
        case Claiming(), actions.Claim(number):  # [2]
            return claimed(state, seat, number)
        case Claiming(late), TimeUp():
            return claimed(state, late, LATE)
        case Pointing(), actions.Point(at):  # [3]
            state = replace(state, fingers=put(state.fingers, seat, at))
            return tell_some(state, (seat,), notes.Pointed(at))
        case Pointing(), TimeUp():  # [4]
            state = replace(state, phase=Shown())
            return tell_all(state, notes.Revealed(state.numbers, state.fingers))
    raise AssertionError(f"{action!r} was not refused in {state.phase!r}")


def claimed(state: State, seat: Seat, number: int) -> State:
    state = tell_all(state, notes.Claimed(seat, number))
    if seat < SEATS[-1]:
        return replace(state, phase=Claiming(Seat(seat + 1)))
    return tell_all(replace(state, phase=Pointing()), notes.Opened())


def outcome(state: State) -> Outcome:
    highest = state.numbers.index(max(state.numbers))
    return Outcome("shown", tuple(s for s in SEATS if state.fingers[s] == highest))


def deal(state: State, rng: Random, content: str) -> actions.Deal:
    return actions.Deal(tuple(rng.sample(NUMBERS, 3)))


def pace(state: State) -> Pace | None:
    match state.phase:
        case Claiming(seat):
            return Pace(30, turn=seat)
        case Pointing():
            return Pace(20, turn=len(SEATS), held=True)
    return None
