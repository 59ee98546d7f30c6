"""Where a game of Captain Sonar stands: what each crew is doing, the phases, the state, and what is
seen of it. A crew is 0 or 1. On boards a cell is its name, 'G2'; inside a State it is a number, and
a set of cells is one whole number, see nouns/sea.py.
"""

from __future__ import annotations

from typing import Literal

from huisclos.kernel import Seat, Story, Value, View

from .notes import Note, Stop
from .nouns import Options, Part, Role, Symbol, System
from .nouns.sea import NOWHERE, Heading

# -- what a crew is doing: the same machine in both modes -----------------------------------------


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

    holder: Seat  # of the sheet
    lines: tuple[Line, ...] = ()
    traced: bool = False  # the last line is the holder's, who may trace it again or hand on
    rejected: bool = False  # already
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


class Crew(Value, frozen=True, cache_hash=True):
    """One boat and the sheets of its crew."""

    at: int = NOWHERE
    trail: int = 0  # cells since the start or the last surfacing
    path: tuple[str, ...] = ()  # the same cells by name, in order
    courses: str = ""  # as all have heard them: see Boat
    mines: int = 0
    fresh: int = NOWHERE  # a mine that may not be set off yet
    gauges: tuple[int, ...] = ()  # boxes marked, in the order of System
    lights: int = 0  # crossed
    damage: int = 0
    armed: bool = False  # a course was given since the last activation
    asks: bool = False  # those who fire do not see the panel: the engineer is asked
    asked: tuple[Symbol, ...] = ()  # and has not answered
    sound: tuple[Symbol, ...] = ()  # no light of these is crossed, it was answered
    broken: tuple[Symbol, ...] = ()  # one is
    doing: Doing = Ashore()
    sector: int | None = None  # where it last surfaced
    draw: bool = False  # wants one


# -- phases ---------------------------------------------------------------------------------


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


class Stopped(Value, frozen=True):
    """STOP, in real time: everybody has lifted the pen and listens."""

    crew: int  # whose system it was
    then: Running


class Due(Value, frozen=True):
    """What a crew has not done in time."""

    crew: int
    duty: Literal["place", "course", "charge", "cross", "answer"]


class Drawing(Value, frozen=True):
    """Lots are drawn for those whose time is up."""

    due: tuple[Due, ...]
    phase: Placing | Sailing | Running | Answering
    then: Literal["go-on", "dive", "end-turn", "bell"] = "go-on"


class Over(Value, frozen=True):
    reason: Literal["sunk", "both-sunk", "agreed"]
    winner: int | None


Phase = Placing | Tossing | Sailing | Running | Answering | Stopped | Drawing | Over
PhaseWord = Literal[
    "placing", "tossing", "sailing", "running", "answering", "stopped", "drawing", "over"
]


# -- state and boards --------------------------------------------------------------------------


class State(Value, frozen=True):
    options: Options
    phase: Phase = Placing()
    waits: int = 0  # counts what was waited for, for the clock
    bell: int = 0
    crews: tuple[Crew, Crew] = (Crew(), Crew())
    archer: int = 0  # mines of the map that are still there
    count: int = 0  # courses in all
    spoke: int = 0  # seats that reported since their crew last moved, as bits
    story: Story[Note] = Story()


class Boat(Value, frozen=True):
    """What everybody knows of a boat."""

    seats: tuple[Seat, ...]  # captain, first mate, engineer, radio operator
    placed: bool
    damage: int
    surfaced: bool
    sector: int | None  # where it last surfaced
    courses: str  # announced: letters, '-' for a silence, the sector of a surfacing as a digit
    draw: bool


class Public(Value, frozen=True):
    phase: PhaseWord
    crew: int | None  # whose turn it is; who asked or stopped all, while that lasts
    moved: bool  # the course of this turn is given
    left: int  # turns in a row, this one included
    boats: tuple[Boat, Boat]
    archer: tuple[str, ...]  # mines of the map that are still there
    count: int  # courses in all
    may_draw: bool
    bell: int
    voyage: tuple[Stop, ...]  # of both boats, in order; at the end only
    awaited: tuple[Seat, ...]


class Chart(Value, frozen=True):
    """The captain's sheet."""

    at: str | None
    trail: tuple[str, ...]  # in order, the present cell last
    mines: tuple[str, ...]
    fresh: str | None  # a mine that may not be set off yet
    headings: tuple[Heading, ...]  # that are open from here
    sector: int | None  # of the present cell


DoingWord = Literal["ashore", "ready", "marks", "tracing", "shown", "secured"]


class Duty(Value, frozen=True):
    """What the crew is doing and what it owes."""

    doing: DoingWord
    heading: Heading | None  # of the last movement, to those who see chart or panel
    charge: bool  # the first mate owes a box
    cross: bool  # the engineer owes a light
    blackout: bool  # surfacing is all that is left
    armed: bool  # a system may be used
    tracer: Seat | None  # who holds the sheet of the hull
    traced: tuple[Line, ...]
    hands: tuple[Seat, ...]  # who may have it next: its part is traced; none: it can be shown
    again: Part | None  # the part that may be traced again before
    falls: int | None  # the bell at which chance acts, where time is limited


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
    mends: tuple[str, ...] | None  # lights that would complete a circuit
    harms: tuple[str, ...] | None  # lights that would damage the boat
    asks: bool  # captain and first mate ask the engineer what is broken
    asked: tuple[Symbol, ...]  # and wait for an answer
    sound: tuple[Symbol, ...]  # answered: no light is crossed
    broken: tuple[Symbol, ...]  # answered: one is
    spoke: bool  # has reported since the last movement
    inspection: tuple[Line, ...]  # to an engineer: the enemy's lines, to accept or not
    looks_until: int | None  # the bell at which they are accepted
    possible: tuple[str, ...] | None = None  # to a radio operator with an assistant: his cells


Seen = View[Options, Public, Private]  # all that one seat knows
