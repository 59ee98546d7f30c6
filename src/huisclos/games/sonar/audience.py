"""Who may hear what in Captain Sonar, written apart from the rules: the two can disagree."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from huisclos.kernel import Seat, TimeUp, everybody

from .acts import (
    Accept,
    Action,
    Answer,
    Archer,
    Charge,
    Course,
    Cross,
    Dive,
    Draw,
    Drone,
    EndTurn,
    Lay,
    Place,
    Reject,
    Report,
    SetOff,
    Silence,
    Sonar,
    Surface,
    Torpedo,
    Trace,
)
from .model import State
from .notes import (
    ArcherLost,
    ArcherSetOff,
    Bell,
    BlackedOut,
    Blasted,
    Charged,
    CourseSet,
    Crossed,
    Damaged,
    Dived,
    DrawOffered,
    DroneSent,
    Ended,
    HeadingGiven,
    HullAccepted,
    HullRejected,
    HullSecured,
    HullShown,
    MineLaid,
    MineLost,
    MinePlaced,
    MineSetOff,
    Okayed,
    PartTraced,
    Placed,
    Reported,
    SelfRepaired,
    SilenceRun,
    SilenceTaken,
    SonarAnswered,
    SonarSent,
    StartChosen,
    Surfaced,
    SymbolsDown,
    SystemFull,
    TorpedoFired,
    TurnBegan,
    Underway,
    Welcomed,
)
from .sea import Heading
from .things import Part, Phrase, System

Seats = frozenset[Seat]
Allowed = Callable[[State, Any, Seat], Seats | None]

# [1] by the size of a crew: which of its seats is captain, first mate, engineer, radio operator
PLACES = {1: "0000", 2: "0001", 3: "0012", 4: "0123"}


def crews(state: State) -> list[list[Seat]]:
    seats = [Seat(seat) for seat in range(state.options.seats)]
    first = len(seats) - len(seats) // 2
    return [seats[:first], seats[first:]]


def readers(state: State, crew: list[Seat], roles: tuple[int, ...]) -> Seats:
    """[21] A whole crew, or those who hold one of these roles."""
    if not state.options.own_sheet_only:
        return frozenset(crew)
    return frozenset(crew[int(PLACES[len(crew)][role])] for role in roles)


def within(*roles: int) -> Allowed:
    """In the crew of who moved; where chance or time did, in either crew."""

    def allowed(state: State, note: Any, mover: Seat) -> Seats:
        both = crews(state)
        mine = [crew for crew in both if mover in crew] or both
        return frozenset[Seat]().union(*(readers(state, crew, roles) for crew in mine))

    return allowed


CAPTAIN, MATE, ENGINEER, RADIO = range(4)
CREW = (CAPTAIN, MATE, ENGINEER, RADIO)


def the_owner(state: State, note: MineLost, mover: Seat) -> Seats:
    """Who laid a mine there."""
    laid = [told.to for told in state.story if told.note == MinePlaced(note.cell)]
    return frozenset(seat for seats in laid if seats for seat in seats)


def both_engineers(state: State, note: HullShown, mover: Seat) -> Seats:
    both = crews(state)
    return frozenset(both[note.crew]) | readers(state, both[1 - note.crew], (ENGINEER,))


# Given the state after the move, the note, and who moved. None: everybody.
AUDIENCE: dict[type, Allowed] = {
    **dict.fromkeys(
        (
            Welcomed,
            Placed,
            TurnBegan,
            Underway,
            Bell,
            CourseSet,
            SilenceRun,
            MineLaid,
            TorpedoFired,
            MineSetOff,
            ArcherSetOff,
            Blasted,
            ArcherLost,
            DroneSent,
            SonarSent,
            SonarAnswered,
            Surfaced,
            Dived,
            Damaged,
            DrawOffered,
            Ended,
        ),
        everybody,
    ),
    StartChosen: within(CAPTAIN),
    SilenceTaken: within(CAPTAIN),
    MinePlaced: within(CAPTAIN),
    MineLost: the_owner,
    HeadingGiven: within(ENGINEER),
    Charged: within(MATE),
    Okayed: within(*CREW),
    SystemFull: within(CAPTAIN, MATE),
    Crossed: within(ENGINEER),
    SelfRepaired: within(ENGINEER),
    PartTraced: within(*CREW),
    Reported: within(*CREW),
    HullShown: both_engineers,
    HullAccepted: both_engineers,
    HullRejected: both_engineers,
}


def either(*roles: int) -> Allowed:
    """In either crew: one crew's move may bring the other's turn, or secure its hull."""
    return lambda state, note, mover: within(*roles)(state, note, Seat(-1))


AUDIENCE |= {
    BlackedOut: either(CAPTAIN),
    SymbolsDown: either(CAPTAIN, MATE),
    HullSecured: either(*CREW),
}

# The notes by which two worlds may come to differ for a seat: what a boat gives away of where it
# is, what breaks, and what time makes of those who are slow.
REVEALS = (
    CourseSet,
    Surfaced,
    Dived,
    Blasted,
    DroneSent,
    SonarAnswered,
    Damaged,
    SystemFull,
    SymbolsDown,
    BlackedOut,
    HullShown,
    HullAccepted,
    Ended,
)


# -- secret acts ----------------------------------------------------------------------------------


def own_crew(state: State, seat: Seat) -> Seats:
    return next(frozenset(crew) for crew in crews(state) if seat in crew)


def always(state: State, seat: Seat) -> bool:
    return True


# Who may ever learn what was chosen; and whether nobody else may notice even that it was done:
# who has given their OK is nobody's business [20].
SECRETS: dict[type, Callable[[State, Seat], Seats]] = dict.fromkeys(
    (Place, Lay, Silence, Charge, Cross, Report), own_crew
)
UNNOTICED: dict[type, Callable[[State, Seat], bool]] = dict.fromkeys(
    (Charge, Cross, Report), always
)
SETTLES = (MineSetOff,)  # a mine that goes off was laid there


def probes(state: State, seat: Seat) -> Iterator[Action]:
    """What a curious seat may try: every kind of move."""
    yield from (Surface(), Dive(), EndTurn(), Sonar(), Accept(), Reject(), Draw(), TimeUp())
    yield from map(Course, Heading)
    yield from (Silence(heading, 2) for heading in Heading)
    yield from map(Charge, (*System, None))
    yield from map(Cross, ("N1", "E4", "S6", "W5", "X1"))
    yield from (Drone(0), Drone(2), Answer(row=3, sector=2), Answer(column="B", sector=1))
    for cell in ("A1", "D4", "E5", "J10", "Z9"):
        yield from (Place(cell), Lay(cell), SetOff(cell), Torpedo(cell), Archer(cell))
    yield from (Report(Phrase.NEAR), Report(Phrase.GO), Trace(Part.BOW, ((1, 1), (2, 2))))
