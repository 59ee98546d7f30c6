"""What can be done in Captain Sonar. A cell and a light are their names: 'G2', 'W1'."""

from __future__ import annotations

from huisclos.kernel import Seat, TimeUp, Value

from .nouns import Part, Phrase, Symbol, System
from .nouns.sea import Heading


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


class Hand(Value, frozen=True):
    """The sheet of the hull goes on; to nobody: all four parts are traced, it is shown."""

    to: Seat | None


class Accept(Value, frozen=True):
    """The enemy's hull is well traced."""


class Reject(Value, frozen=True):
    """A part of it oversteps. In the first edition no part was named."""

    part: Part | None = None


class Ask(Value, frozen=True):
    """Is a light of this symbol crossed? To an engineer whose panel is not seen."""

    symbol: Symbol


class Reply(Value, frozen=True):
    """The engineer's answer."""

    symbol: Symbol
    sound: bool


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


Drawn = Place | Course | Charge | Cross | Answer  # what chance may do for somebody


class Lot(Value, frozen=True):
    """What a crew does whose time is up."""

    crew: int
    act: Drawn


class Lots(Value, frozen=True):
    """The DEALER's: one move whenever time is up, however much was left undone: how often chance
    plays tells nobody anything."""

    lots: tuple[Lot, ...]


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
    | Hand
    | Accept
    | Reject
    | Ask
    | Reply
    | Report
    | Draw
    | First
    | Lots
    | TimeUp
)
