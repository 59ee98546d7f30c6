"""Who may hear what in Captain Sonar, written apart from the rules: the two can disagree."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from huisclos.kernel import Seat, TimeUp, everybody

from . import actions, notes
from .nouns import Part, Phrase, Symbol, System
from .nouns.sea import Heading
from .state import State

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
    own = state.options.own_sheet_only
    if own is not True and own != ("one" if Seat(0) in crew else "two"):
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


def the_owner(state: State, note: notes.MineLost, mover: Seat) -> Seats:
    """Who laid a mine there."""
    laid = [told.to for told in state.story if told.note == notes.MinePlaced(note.cell)]
    return frozenset(seat for seats in laid if seats for seat in seats)


def both_engineers(state: State, note: notes.HullShown, mover: Seat) -> Seats:
    both = crews(state)
    return frozenset(both[note.crew]) | readers(state, both[1 - note.crew], (ENGINEER,))


# Given the state after the move, the note, and who moved. None: everybody.
AUDIENCE: dict[type, Allowed] = {
    **dict.fromkeys(
        (
            notes.Welcomed,
            notes.Placed,
            notes.TurnBegan,
            notes.Underway,
            notes.Bell,
            notes.CourseSet,
            notes.SilenceRun,
            notes.MineLaid,
            notes.TorpedoFired,
            notes.MineSetOff,
            notes.ArcherSetOff,
            notes.Blasted,
            notes.ArcherLost,
            notes.DroneSent,
            notes.SonarSent,
            notes.SonarAnswered,
            notes.Surfaced,
            notes.Dived,
            notes.Damaged,
            notes.WentOn,
            notes.ByChance,
            notes.DrawOffered,
            notes.Ended,
        ),
        everybody,
    ),
    notes.StartChosen: within(CAPTAIN),
    notes.SilenceTaken: within(CAPTAIN),
    notes.MinePlaced: within(CAPTAIN),
    notes.MineLost: the_owner,
    notes.HeadingGiven: within(ENGINEER),
    notes.Charged: within(MATE),
    notes.Okayed: within(*CREW),
    notes.SystemFull: within(CAPTAIN, MATE),
    notes.Crossed: within(ENGINEER),
    notes.SelfRepaired: within(ENGINEER),
    notes.GaveWay: within(ENGINEER),
    notes.LeftToChance: within(*CREW),
    notes.PartTraced: within(*CREW),
    notes.SheetHanded: within(*CREW),
    notes.Asked: within(*CREW),
    notes.Replied: within(*CREW),
    notes.Reported: within(*CREW),
    notes.HullShown: both_engineers,
    notes.HullAccepted: both_engineers,
    notes.HullRejected: both_engineers,
}


def either(*roles: int) -> Allowed:
    """In either crew: one crew's move may bring the other's turn, or secure its hull."""
    return lambda state, note, mover: within(*roles)(state, note, Seat(-1))


AUDIENCE |= {
    notes.BlackedOut: either(CAPTAIN),
    notes.SymbolsDown: either(CAPTAIN, MATE),
    notes.HullSecured: either(*CREW),
}

# -- secret acts ----------------------------------------------------------------------------------


def own_crew(state: State, seat: Seat) -> Seats:
    return next(frozenset(crew) for crew in crews(state) if seat in crew)


def always(state: State, seat: Seat) -> bool:
    return True


# Who may ever learn what was chosen; and whether nobody else may notice even that it was done:
# who has given their OK is nobody's business [20].
SECRETS: dict[type, Callable[[State, Seat], Seats]] = dict.fromkeys(
    (
        *(actions.Place, actions.Lay, actions.Silence),
        *(actions.Charge, actions.Cross, actions.Report, actions.Ask, actions.Reply),
    ),
    own_crew,
)
UNNOTICED: dict[type, Callable[[State, Seat], bool]] = dict.fromkeys(
    (actions.Charge, actions.Cross, actions.Report, actions.Ask, actions.Reply), always
)

# What a crew marks and reports is its own business and sets its own pace: to whom of them a bot's
# turn comes nobody else knows, nor can it be seen.
TIMED = False


def probes(state: State, seat: Seat) -> Iterator[actions.Action]:
    """What a curious seat may try: every kind of move."""
    yield from (
        actions.Surface(),
        actions.Dive(),
        actions.EndTurn(),
        actions.Sonar(),
        actions.Accept(),
        actions.Reject(),
        actions.Reject(Part.BOW),
        actions.Hand(None),
        actions.Hand(seat),
        actions.Ask(Symbol.WEAPONS),
        actions.Reply(Symbol.WEAPONS, True),
        actions.Draw(),
        TimeUp(),
    )
    yield from map(actions.Course, Heading)
    yield from (actions.Silence(heading, 2) for heading in Heading)
    yield from map(actions.Charge, (*System, None))
    yield from map(actions.Cross, ("N1", "E4", "S6", "W5", "X1"))
    yield from (
        actions.Drone(0),
        actions.Drone(2),
        actions.Answer(row=3, sector=2),
        actions.Answer(column="B", sector=1),
    )
    for cell in ("A1", "D4", "E5", "J10", "Z9"):
        yield from (
            actions.Place(cell),
            actions.Lay(cell),
            actions.SetOff(cell),
            actions.Torpedo(cell),
            actions.Archer(cell),
        )
    yield from (
        actions.Report(Phrase.NEAR),
        actions.Report(Phrase.GO),
        actions.Trace(Part.BOW, ((1, 1), (2, 2))),
    )
