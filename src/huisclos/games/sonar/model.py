"""The nouns of Captain Sonar. No logic here.

A crew is 0 or 1. In actions, notes and boards a cell is its name, 'G2'; inside a State it is a
number and a set of cells is one whole number, see sea.py. A light is its name too, 'W1'.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta

from huisclos.kernel import Options as KernelOptions
from huisclos.kernel import Seat, Story, Value

from .sea import NOWHERE, Heading, Map


class Role(StrEnum):
    CAPTAIN = "captain"
    MATE = "mate"  # the first mate
    ENGINEER = "engineer"
    RADIO = "radio"  # the radio operator


class System(StrEnum):
    MINE = "mine"
    TORPEDO = "torpedo"
    DRONE = "drone"
    SONAR = "sonar"
    SILENCE = "silence"
    SCENARIO = "scenario"  # on Echo: an Archer mine


class Symbol(StrEnum):
    WEAPONS = "weapons"
    DETECTION = "detection"
    SPECIAL = "special"
    RADIATION = "radiation"


class Part(StrEnum):
    """A part of the hull, to be traced when surfaced in real time."""

    STERN = "stern"
    MIDDLE = "middle"
    TOP = "top"
    BOW = "bow"


class Hit(StrEnum):
    CLEAR = "clear"
    INDIRECT = "indirect"
    DIRECT = "direct"


class Phrase(StrEnum):
    """What a crew says to itself in one tap."""

    READY = "ready"  # a system
    BROKEN = "broken"  # a system
    NOT_TO = "not-to"  # a heading
    GO = "go"  # a heading
    SECTORS = "sectors"  # he is in one of these
    HERE = "here"  # he is at this cell
    NEAR = "near"
    LOST = "lost"
    SURFACE_SOON = "surface-soon"
    FIRE = "fire"
    WAIT = "wait"


class Options(KernelOptions, frozen=True):
    mode: Literal["turns", "realtime"] = "turns"
    map: Map = Map.ALPHA
    map_size: Literal[10, 15] | None = None  # None: 10 in turns, 15 in real time
    short_gauges: bool = False  # in turns
    own_sheet_only: bool = False  # each role sees its own sheet, as round a table
    assistant: bool = False  # the radio operator is shown the cells still possible
    shared_notes: bool = True  # the radio operator's marks are seen by their crew
    hull_check: Literal["engineer", "program"] = "engineer"
    clock: Annotated[int, Meta(ge=0, le=600)] = 90  # seconds for each wait in turns; 0: none
    bots: Literal["calm", "steady", "frantic"] = "steady"  # their pace in real time


# -- actions ---------------------------------------------------------------------------------


class Place(Value, frozen=True):
    """The captain's start."""

    cell: str


class Course(Value, frozen=True):
    heading: Heading


class Charge(Value, frozen=True):
    """The first mate's box; None: every gauge is full."""

    system: System | None


class Cross(Value, frozen=True):
    """The engineer's light."""

    light: str


class Lay(Value, frozen=True):
    """A mine, next to the boat."""

    cell: str


class SetOff(Value, frozen=True):
    """One's own mine."""

    cell: str


class Torpedo(Value, frozen=True):
    cell: str


class Drone(Value, frozen=True):
    sector: int


class Sonar(Value, frozen=True): ...


class Answer(Value, frozen=True):
    """To a sonar: two of the three, one true, one false."""

    row: int | None = None
    column: str | None = None
    sector: int | None = None


class Silence(Value, frozen=True):
    heading: Heading
    cells: int


class Archer(Value, frozen=True):
    """Sets off a mine of the map."""

    cell: str


class Surface(Value, frozen=True): ...


class Dive(Value, frozen=True): ...


class EndTurn(Value, frozen=True): ...


class Trace(Value, frozen=True):
    """A line round a part of the hull; drawn, or tapped point by point."""

    part: Part
    line: tuple[tuple[int, int], ...]


class Accept(Value, frozen=True):
    """The enemy's hull is well traced."""


class Reject(Value, frozen=True):
    """It is not: all four parts again."""


class Report(Value, frozen=True):
    """A quick sign to one's own crew; a phrase and what it needs."""

    phrase: Phrase
    system: System | None = None
    heading: Heading | None = None
    sectors: tuple[int, ...] = ()
    cell: str | None = None


class Draw(Value, frozen=True):
    """A captain's word, after 400 courses: let it be a draw."""


class First(Value, frozen=True):
    """The DEALER's: which crew begins."""

    crew: int


class Lot(Value, frozen=True):
    """The DEALER's: what a crew does whose time is up."""

    crew: int
    act: Place | Course | Charge | Cross | Answer


class TimeUp(Value, frozen=True):
    """The CLOCK's."""


Action = (
    Place
    | Course
    | Charge
    | Cross
    | Lay
    | SetOff
    | Torpedo
    | Drone
    | Sonar
    | Answer
    | Silence
    | Archer
    | Surface
    | Dive
    | EndTurn
    | Trace
    | Accept
    | Reject
    | Report
    | Draw
    | First
    | Lot
    | TimeUp
)


# -- what a crew is doing: the same machine in both modes -------------------------------------------


class Ashore(Value, frozen=True):
    """No start chosen yet."""


class Ready(Value, frozen=True):
    """A course may be given; `since` is a bell of the ship, in real time."""

    since: int = 0


class Marks(Value, frozen=True):
    """What is still owed for the last movement."""

    heading: Heading
    charge: bool = True
    cross: bool = True
    since: int = 0


class Line(Value, frozen=True):
    """A part of the hull that is secured, and by whom."""

    part: Part
    seat: Seat
    line: tuple[tuple[int, int], ...]


class Tracing(Value, frozen=True):
    """Surfaced in real time: the sheet goes round."""

    lines: tuple[Line, ...] = ()
    rejected: bool = False  # once already
    since: int = 0


class Shown(Value, frozen=True):
    """The enemy's engineer looks at the four lines."""

    lines: tuple[Line, ...]
    rejected: bool = False
    since: int = 0


class Secured(Value, frozen=True):
    """The captain may say 'dive'."""

    since: int = 0


Doing = Ashore | Ready | Marks | Tracing | Shown | Secured


class Crew(Value, frozen=True):
    """One boat and the sheets of its crew."""

    at: int = NOWHERE
    trail: int = 0  # cells since the start or the last surfacing
    path: tuple[str, ...] = ()  # the same cells by name, in order
    courses: str = ""  # since then, as announced: letters, and '-' for a silence
    mines: int = 0
    fresh: int = NOWHERE  # a mine that may not be set off yet
    gauges: tuple[int, ...] = ()  # boxes marked, in the order of System
    lights: int = 0  # crossed
    damage: int = 0
    armed: bool = False  # a course was given since the last activation
    doing: Doing = Ashore()
    sector: int | None = None  # where it last surfaced
    spoke: int = 0  # seats that reported since the last movement, as bits
    draw: bool = False  # wants one


# -- phases ----------------------------------------------------------------------------------


class Placing(Value, frozen=True): ...


class Tossing(Value, frozen=True): ...


class Sailing(Value, frozen=True):
    """In turns."""

    crew: int
    moved: bool = False  # the course is given
    left: int = 1  # turns in a row, this one included


class Running(Value, frozen=True):
    """In real time."""


class Answering(Value, frozen=True):
    """STOP: the enemy of this crew answers its sonar."""

    crew: int
    then: Sailing | Running


class Due(Value, frozen=True):
    """What a crew has not done in time."""

    crew: int
    duty: Literal["place", "course", "charge", "cross", "answer"]


class Drawing(Value, frozen=True):
    """Lots are drawn for those whose time is up."""

    due: tuple[Due, ...]
    phase: Placing | Sailing | Running | Answering
    then: Literal["go-on", "end-turn", "bell"] = "go-on"


class Over(Value, frozen=True):
    reason: Literal["sunk", "both-sunk", "agreed"]
    winner: int | None


Phase = Placing | Tossing | Sailing | Running | Answering | Drawing | Over


# -- notes: what is told to all -------------------------------------------------------------------


class Welcomed(Value, frozen=True):
    """To all, once: what this table plays."""

    options: Options


class Placed(Value, frozen=True):
    """A captain has chosen where to start."""

    crew: int


class TurnBegan(Value, frozen=True):
    crew: int
    left: int  # turns in a row, this one included


class Underway(Value, frozen=True):
    """In real time both crews are off."""


class Bell(Value, frozen=True):
    """In real time, every few seconds."""

    count: int


class CourseSet(Value, frozen=True):
    crew: int
    heading: Heading


class SilenceRun(Value, frozen=True):
    crew: int


class MineLaid(Value, frozen=True):
    crew: int


class TorpedoFired(Value, frozen=True):
    crew: int
    cell: str


class MineSetOff(Value, frozen=True):
    crew: int
    cell: str


class ArcherSetOff(Value, frozen=True):
    crew: int
    cell: str


class Blasted(Value, frozen=True):
    """What both boats felt."""

    crew: int  # whose blast it was
    cell: str
    enemy: Hit
    own: Hit


class ArcherLost(Value, frozen=True):
    """A torpedo destroyed a mine of the map."""

    cell: str


class DroneSent(Value, frozen=True):
    crew: int
    sector: int
    there: bool


class SonarSent(Value, frozen=True):
    crew: int


class SonarAnswered(Value, frozen=True):
    crew: int  # who answers
    row: int | None
    column: str | None
    sector: int | None


class Surfaced(Value, frozen=True):
    crew: int
    sector: int


class Dived(Value, frozen=True):
    crew: int


class Damaged(Value, frozen=True):
    """By a breakdown, or by the ice."""

    crew: int
    damage: int  # now


class DrawOffered(Value, frozen=True):
    crew: int


class Ended(Value, frozen=True):
    reason: Literal["sunk", "both-sunk", "agreed"]
    winner: int | None


# -- notes: what is told within a crew ------------------------------------------------------------


class StartChosen(Value, frozen=True):
    cell: str


class SilenceTaken(Value, frozen=True):
    heading: Heading
    cells: int
    cell: str  # where the boat is now


class HeadingGiven(Value, frozen=True):
    """To an engineer who does not see the chart: where the silence went."""

    heading: Heading


class MinePlaced(Value, frozen=True):
    cell: str


class MineLost(Value, frozen=True):
    """To its owner: a torpedo destroyed it."""

    cell: str


class BlackedOut(Value, frozen=True):
    """There is no course left: surface."""


class Charged(Value, frozen=True):
    system: System | None


class SystemFull(Value, frozen=True):
    system: System


class Crossed(Value, frozen=True):
    light: str


class SelfRepaired(Value, frozen=True):
    """A completed circuit clears itself."""

    circuit: Literal["yellow", "orange", "grey"]


class SymbolsDown(Value, frozen=True):
    """To captain and first mate, if they do not see the panel."""

    symbols: tuple[Symbol, ...]


class PartTraced(Value, frozen=True):
    seat: Seat
    part: Part


class HullShown(Value, frozen=True):
    """To a crew and to the enemy's engineer."""

    crew: int


class HullAccepted(Value, frozen=True):
    crew: int


class HullRejected(Value, frozen=True):
    crew: int


class HullSecured(Value, frozen=True):
    """Ready to dive."""


class Reported(Value, frozen=True):
    seat: Seat
    phrase: Phrase
    system: System | None
    heading: Heading | None
    sectors: tuple[int, ...]
    cell: str | None


Note = (
    Welcomed
    | Placed
    | TurnBegan
    | Underway
    | Bell
    | CourseSet
    | SilenceRun
    | MineLaid
    | TorpedoFired
    | MineSetOff
    | ArcherSetOff
    | Blasted
    | ArcherLost
    | DroneSent
    | SonarSent
    | SonarAnswered
    | Surfaced
    | Dived
    | Damaged
    | DrawOffered
    | Ended
    | StartChosen
    | SilenceTaken
    | HeadingGiven
    | MinePlaced
    | MineLost
    | BlackedOut
    | Charged
    | SystemFull
    | Crossed
    | SelfRepaired
    | SymbolsDown
    | PartTraced
    | HullShown
    | HullAccepted
    | HullRejected
    | HullSecured
    | Reported
)


# -- state and boards ---------------------------------------------------------------------------


class State(Value, frozen=True):
    options: Options
    phase: Phase = Placing()
    turn: int = 0  # counts what was waited for, for the clock
    bell: int = 0
    crews: tuple[Crew, Crew] = (Crew(), Crew())
    archer: int = 0  # mines of the map that are still there
    count: int = 0  # courses in all
    story: Story[Note] = Story()


class Boat(Value, frozen=True):
    """What everybody knows of a boat."""

    seats: tuple[Seat, ...]  # captain, first mate, engineer, radio operator
    placed: bool
    damage: int
    surfaced: bool
    sector: int | None  # where it last surfaced
    courses: str  # announced since then: letters, and '-' for a silence
    draw: bool


class Stop(Value, frozen=True):
    """One moment of the voyage that is laid open at the end."""

    crew: int
    what: Literal[
        "start",
        "course",
        "silence",
        "surface",
        "dive",
        "mine",
        "torpedo",
        "set-off",
        "archer",
        "drone",
        "sonar",
        "damage",
    ]
    cell: str  # of the boat, or of the mine or impact
    damage: tuple[int, int]  # of both boats, then
    passed: tuple[str, ...] = ()  # cells of a silence


class Public(Value, frozen=True):
    phase: str
    crew: int | None  # whose turn it is; who asked, while a sonar is answered
    moved: bool  # the course of this turn is given
    left: int  # turns in a row, this one included
    boats: tuple[Boat, Boat]
    archer: tuple[str, ...]  # mines of the map that are still there
    count: int  # courses in all
    may_draw: bool
    bell: int
    voyage: tuple[Stop, ...]  # of both boats, in order; at the end only


class Chart(Value, frozen=True):
    """The captain's sheet."""

    at: str | None
    trail: tuple[str, ...]  # in order, the present cell last
    mines: tuple[str, ...]
    fresh: str | None  # a mine that may not be set off yet
    headings: tuple[Heading, ...]  # that are open from here


class Duty(Value, frozen=True):
    """What the crew is doing and what it owes."""

    doing: Literal["ashore", "ready", "marks", "tracing", "shown", "secured"]
    heading: Heading | None  # of the last movement, to those who see chart or panel
    charge: bool  # the first mate owes a box
    cross: bool  # the engineer owes a light
    blackout: bool  # surfacing is all that is left
    armed: bool  # a system may be used
    tracer: Seat | None  # who holds the sheet of the hull
    traced: tuple[Line, ...]


class Private(Value, frozen=True):
    """One's own crew's sheets; None: not one's own, where each sees only their own."""

    crew: int
    roles: tuple[Role, ...]
    duty: Duty
    chart: Chart | None
    gauges: tuple[int, ...] | None  # boxes marked, in the order of System
    sizes: tuple[int, ...]  # boxes in all
    full: tuple[System, ...] | None
    lights: tuple[str, ...] | None  # crossed
    down: tuple[Symbol, ...] | None  # symbols with a crossed light
    spoke: bool  # has reported since the last movement
    inspection: tuple[Line, ...]  # to an engineer: the enemy's lines, to accept or not
