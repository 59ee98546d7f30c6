"""Trio: three secret numbers, three claims, three fingers.

1. The dealer gives each of three players a secret number from 1 to 9, all different.
2. In seat order each player claims a number aloud. Lying is allowed.
3. All secretly point at the player who, they think, holds the highest number.
   Pointing lasts a fixed time, so that nobody learns who hesitates; who has not pointed by then
   points at nobody.
4. Everything is shown, and whoever pointed at the highest number wins.

A larger game splits this file at its seams: model.py (nouns), rules.py (verbs, in the order of
play), secrets.py (public, private, resample: who knows what, on one page), audience.py (who may
hear which note, written apart from the rules), notation.py (actions as short texts).
"""

from collections.abc import Iterable, Mapping
from itertools import permutations
from random import Random
from typing import Literal

from msgspec.structs import replace

from huisclos.kernel import (
    CLOCK,
    DEALER,
    BySeat,
    Channel,
    Game,
    Options,
    Outcome,
    Pace,
    Refusal,
    Seat,
    Story,
    TimeUp,
    Told,
    UnreadableNotation,
    Value,
    View,
    phase_word,
    put,
)

NUMBERS = range(1, 10)
SEATS = (Seat(0), Seat(1), Seat(2))

# -- model -----------------------------------------------------------------------------------


class Deal(Value, frozen=True):
    numbers: tuple[int, ...]


class Claim(Value, frozen=True):
    number: int


class Point(Value, frozen=True):
    at: Seat


Action = Deal | Claim | Point | TimeUp


class Dealing(Value, frozen=True): ...


class Claiming(Value, frozen=True):
    seat: Seat


class Pointing(Value, frozen=True): ...


class Shown(Value, frozen=True): ...


Phase = Dealing | Claiming | Pointing | Shown
PhaseWord = Literal["dealing", "claiming", "pointing", "shown"]


class Received(Value, frozen=True):
    """To one seat: your number."""

    number: int


class Claimed(Value, frozen=True):
    """To all: a claim, true or not."""

    seat: Seat
    number: int


class Opened(Value, frozen=True):
    """To all: now point."""


class Pointed(Value, frozen=True):
    """To oneself: what you chose. Own acts are told to oneself, for perfect recall."""

    at: Seat


class Revealed(Value, frozen=True):
    """To all, at the end."""

    numbers: BySeat[int]
    fingers: BySeat[Seat | None]


Note = Received | Claimed | Opened | Pointed | Revealed


class State(Value, frozen=True):
    options: Options
    phase: Phase = Dealing()
    numbers: tuple[int, ...] = ()  # each hidden from the other seats
    fingers: tuple[Seat | None, ...] = (None, None, None)  # hidden likewise
    story: Story[Note] = Story()


class Public(Value, frozen=True):
    phase: PhaseWord  # a word: the Phase value itself may hold secrets
    claims: tuple[int, ...]
    awaited: tuple[Seat, ...]


class Private(Value, frozen=True):
    number: int | None


Seen = View[Options, Public, Private]  # all that one seat knows


# -- rules, in the order of play ---------------------------------------------------------------


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


def moves(state: State, seat: Seat) -> Iterable[Action]:
    if seat not in to_act(state):
        return ()
    if seat == CLOCK:
        return (TimeUp(),)
    match state.phase:
        case Dealing():
            return map(Deal, permutations(NUMBERS, 3))
        case Claiming():
            return map(Claim, NUMBERS)
        case Pointing() | Shown():
            return map(Point, SEATS)


def refuse(state: State, seat: Seat, action: Action) -> Refusal | None:
    not_now = Refusal("not-now", (("phase", phase_word(state.phase)),))
    if (seat == CLOCK) != isinstance(action, TimeUp):  # time plays its own move and no other
        return not_now
    match state.phase, action:
        case Dealing(), Deal(numbers) if len({*numbers} & {*NUMBERS}) == len(numbers) == 3:
            return None
        case Claiming(), Claim(number):
            out = Refusal("trio-out-of-range", (("number", number),))
            return None if number in NUMBERS else out
        case Pointing(), Point(at) if at in SEATS:
            return None
        case Claiming() | Pointing(), TimeUp():
            return None
    return not_now


def apply(state: State, seat: Seat, action: Action) -> State:
    match state.phase, action:
        case Dealing(), Deal(numbers):
            state = replace(state, numbers=numbers, phase=Claiming(SEATS[0]))
            return tell(state, *(Told((s,), Received(numbers[s])) for s in SEATS))
        case Claiming(), Claim(number):
            return claimed(state, seat, number)
        case Claiming(late), TimeUp():
            return claimed(state, late, 5)
        case Pointing(), Point(at):
            state = replace(state, fingers=put(state.fingers, seat, at))
            return tell(state, Told((seat,), Pointed(at)))
        case Pointing(), TimeUp():
            state = replace(state, phase=Shown())
            return tell(state, Told(None, Revealed(state.numbers, state.fingers)))
    raise AssertionError(f"{action!r} was not refused in {state.phase!r}")


def claimed(state: State, seat: Seat, number: int) -> State:
    state = tell(state, Told(None, Claimed(seat, number)))
    if seat < SEATS[-1]:
        return replace(state, phase=Claiming(Seat(seat + 1)))
    return tell(replace(state, phase=Pointing()), Told(None, Opened()))


def outcome(state: State) -> Outcome:
    highest = state.numbers.index(max(state.numbers))
    return Outcome("shown", tuple(s for s in SEATS if state.fingers[s] == highest))


def pace(state: State) -> Pace | None:
    match state.phase:
        case Claiming(seat):
            return Pace(30, turn=seat)
        case Pointing():
            return Pace(20, turn=len(SEATS), held=True)
    return None


def tell(state: State, *news: Told[Note]) -> State:
    return replace(state, story=state.story.tell(*news))


# -- secrets: who knows what --------------------------------------------------------------------


def public(state: State) -> Public:
    claims = tuple(t.note.number for t in state.story if isinstance(t.note, Claimed))
    # [3] who has pointed is told to nobody
    waiting = SEATS if isinstance(state.phase, Pointing) else awaited(state)
    return Public(phase_word(state.phase), claims, waiting)


def private(state: State, seat: Seat) -> Private:
    return Private(state.numbers[seat] if state.numbers else None)


def resample(view: Seen, rng: Random) -> State:
    """A state that looks like `view`; even over the numbers the seat cannot know.

    The seat's own notes are replayed through the rules; what it did not hear is drawn. What
    others did in the unfinished round of pointing is not invented: nobody can see it.
    """
    state = State(view.options)
    if view.public.phase == "dealing":
        return state
    mine = view.private.number if view.private else None
    revealed = next((n for n in view.heard if isinstance(n, Revealed)), None)
    if revealed:
        numbers = revealed.numbers
    else:
        free = rng.sample([n for n in NUMBERS if n != mine], 3)
        numbers = tuple(mine if mine and s == view.seat else free[s] for s in SEATS)
    state = apply(state, DEALER, Deal(numbers))
    for note in view.heard:
        match note:
            case Claimed(seat, number):
                state = apply(state, seat, Claim(number))
            case Pointed(at) if view.seat is not None:
                state = apply(state, view.seat, Point(at))
            case Revealed(_, fingers):
                for seat in SEATS:
                    if (finger := fingers[seat]) is not None and state.fingers[seat] is None:
                        state = apply(state, seat, Point(finger))
                state = apply(state, CLOCK, TimeUp())
    return state


def channels(state: State) -> Mapping[str, Channel]:
    everybody = frozenset(SEATS)
    return {"table": Channel(everybody, everybody)}


# -- notation -----------------------------------------------------------------------------------


def write(action: Action) -> str:
    match action:
        case Deal(numbers):
            return "deal " + " ".join(map(str, numbers))
        case Claim(number):
            return f"claim {number}"
        case Point(at):
            return f"point {at}"
        case TimeUp():
            return "time"


def read(text: str) -> Action:
    match text.split():
        case ["deal", *numbers] if all(map(str.isdecimal, numbers)):
            return Deal(tuple(map(int, numbers)))
        case ["claim", number] if number.isdecimal():
            return Claim(int(number))
        case ["point", at] if at.isdecimal():
            return Point(Seat(int(at)))
        case ["time"]:
            return TimeUp()
    raise UnreadableNotation(f"{text!r} is none of: deal A B C, claim N, point SEAT, time")


GAME = Game(
    name="trio",
    seats=range(3, 4),
    minutes=2,
    options=Options,
    state=State,
    action=Action,
    note=Note,
    board=Public,
    sheet=Private,
    setup=State,
    to_act=to_act,
    awaited=awaited,
    moves=moves,
    sample=lambda state, seat, rng: rng.choice([*moves(state, seat)]),
    refuse=refuse,
    apply=apply,
    deal=lambda state, rng, content: Deal(tuple(rng.sample(NUMBERS, 3))),
    pace=pace,
    outcome=outcome,
    public=public,
    private=private,
    resample=resample,
    channels=channels,
    write=write,
    read=read,
)
