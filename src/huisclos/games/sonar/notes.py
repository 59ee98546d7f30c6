"""What can be told in Captain Sonar. A crew is 0 or 1."""

from __future__ import annotations

from typing import Literal

from huisclos.kernel import Seat, Value

from .nouns import Hit, Options, Part, Phrase, Symbol, System
from .nouns.sea import Heading

# -- notes: what is told to all ------------------------------------------------------------------


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


class WentOn(Value, frozen=True):
    """The STOP is over."""


class ByChance(Value, frozen=True):
    """What is told next of a crew nobody chose: time was up."""

    crew: int
    duty: Literal["place", "course", "answer", "surface", "dive"]


class DrawOffered(Value, frozen=True):
    crew: int


What = Literal[
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


class Stop(Value, frozen=True):
    """One moment of the voyage that is laid open at the end."""

    crew: int
    what: What
    cell: str  # of the boat, or of the mine or impact
    damage: tuple[int, int]  # of both boats, then
    passed: tuple[str, ...] = ()  # cells of a silence


class Ended(Value, frozen=True):
    """And everything is laid open."""

    reason: Literal["sunk", "both-sunk", "agreed"]
    winner: int | None
    voyage: tuple[Stop, ...]  # of both boats, in order


# -- notes: what is told within a crew -----------------------------------------------------------


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


class Okayed(Value, frozen=True):
    """To those who do not see that sheet: the first mate or the engineer has marked it."""

    mark: Literal["box", "light"]


class Charged(Value, frozen=True):
    system: System | None


class SystemFull(Value, frozen=True):
    system: System


class Crossed(Value, frozen=True):
    light: str


class SelfRepaired(Value, frozen=True):
    """A completed circuit clears itself."""

    circuit: Literal["yellow", "orange", "grey"]


class GaveWay(Value, frozen=True):
    """What damages the boat from inside: all lights of a heading, or of radiation."""

    crew: int
    heading: Heading | None  # none: radiation


class SymbolsDown(Value, frozen=True):
    """To captain and first mate, if they do not see the panel."""

    weapons: bool
    detection: bool
    special: bool


class LeftToChance(Value, frozen=True):
    """What is told next of the crew nobody chose: time was up."""

    duty: Literal["charge", "cross", "part"]


class Asked(Value, frozen=True):
    """By captain or first mate, of the engineer: is a light of this symbol crossed?"""

    seat: Seat
    symbol: Symbol


class Replied(Value, frozen=True):
    symbol: Symbol
    sound: bool


class PartTraced(Value, frozen=True):
    seat: Seat
    part: Part


class HullShown(Value, frozen=True):
    """To a crew and to the enemy's engineer."""

    crew: int


class SheetHanded(Value, frozen=True):
    """The sheet of the hull."""

    seat: Seat  # to whom


class HullAccepted(Value, frozen=True, omit_defaults=True):
    crew: int
    part: Part | None = None  # that was touched, though nothing oversteps there


class HullRejected(Value, frozen=True, omit_defaults=True):
    crew: int
    part: Part | None = None  # that oversteps; in the first edition it was not said


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
    | WentOn
    | ByChance
    | DrawOffered
    | Ended
    | StartChosen
    | SilenceTaken
    | HeadingGiven
    | MinePlaced
    | MineLost
    | BlackedOut
    | Okayed
    | Charged
    | SystemFull
    | Crossed
    | SelfRepaired
    | GaveWay
    | SymbolsDown
    | LeftToChance
    | Asked
    | Replied
    | PartTraced
    | SheetHanded
    | HullShown
    | HullAccepted
    | HullRejected
    | HullSecured
    | Reported
)
