"""What the kit must be told of a game, and what it finds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from huisclos.kernel import CLOCK, DEALER, AnyGame, Options, Saying, Seat

from .laws import Faults, no_faults

PARTS = {
    "laws": "the game is whole: see LAWS",
    "twins": "two worlds that look the same to somebody go on looking the same",
    "reveals": "such worlds part by a note that may reveal, and by no other",
    "says": "a note that reveals something says what it may say then, once, and no more",
    "audience": "each note is told to those who may hear it, and to nobody else",
    "phones": "a second phone hears what the first does, a desk what a spectator does, a stranger "
    "at a closed table the room alone, and nobody what is for the house",
    "changes": "another secret choice changes nothing for those who may not learn of it",
    "doors": "of a game that is played no door gives more than at its start, and never a token",
    "timetable": "in such worlds bots are asked at the same times, and answer at the same times",
    "sizes": "all of it holds at tables of any size, with any options: every other game",
}
CRASH = "crash"  # no part to switch off: what stops the kit is a finding like any other


def no_probes(state: Any, seat: Seat) -> Iterable[Any]:
    return ()


@dataclass(frozen=True)
class Audited:
    """A game, and who may know what in it: written apart from its rules, so that the two can
    disagree."""

    game: AnyGame
    # a class of notes -> who may hear this note, given the state after the move, the note and
    # who moved; None: everybody
    audience: Mapping[type, Callable[[Any, Any, Seat], frozenset[Seat] | None]]
    # a class of notes by which two worlds may come to differ for a seat -> what it may say
    reveals: Mapping[type, Saying]
    # a class of notes that reveal -> the fields of a sheet which it lays open to who hears it
    opens: Mapping[type, Collection[str]] = field(default_factory=dict)
    # a class of secret acts -> who may ever learn what was chosen, given the state before and who
    # chooses; None: too wide, all may
    secrets: Mapping[type, Callable[[Any, Seat], frozenset[Seat] | None]] = field(
        default_factory=dict
    )
    # a class of secret acts -> whether nobody else may notice even that it was done
    unnoticed: Mapping[type, Callable[[Any, Seat], bool]] = field(default_factory=dict)
    # a class of notes that make secret acts known to all -> what it may say
    settles: Mapping[type, Saying] = field(default_factory=dict)
    probes: Callable[[Any, Seat], Iterable[Any]] = no_probes  # what a seat may try
    tables: Callable[[int], Sequence[Options]] | None = None  # what is played by so many
    seats: int | None = None  # how many play when nothing else is asked for
    # every set of options that the laws walk, with how many games every day, and a table's content
    walked: Sequence[tuple[Options, int, str]] = ()
    short: Sequence[Options] = ()  # tables whose games take little time
    games: tuple[int, int] = (10, 300)  # of a daily audit, and of a long one
    rare: frozenset[str] = frozenset()  # phases and notes that few games come to
    rarest: frozenset[str] = frozenset()  # those that not even many do
    hears_all: bool = False  # of two who act at once the others hear: there is little to swap
    # whether bots are asked at times that everybody may know; else a crew's own business sets them
    timed: bool = True
    faults: Faults = no_faults

    def options(self, seats: int) -> Sequence[Options]:
        return self.tables(seats) if self.tables else (self.game.options(seats),)

    @property
    def usual(self) -> int:
        return self.seats or self.game.seats[0]


@dataclass(frozen=True)
class Leak:
    """Somebody is told what they may not know."""

    part: str  # of the kit, that found it
    game: str
    options: Options
    seed: str  # of the game: the same seed finds the same leak
    seat: Seat | None  # who is told; None: a spectator
    since: str  # the phase in which the two worlds looked the same
    moves: tuple[str, ...]  # played since then
    what: str  # that differs
    here: str
    there: str

    def __str__(self) -> str:
        judged = self.part in ("audience", "says", "phones", "doors")
        one, other = ("it is", "may be") if judged else ("in one", "in another")
        lines = [
            ("broken", f"{PARTS.get(self.part, 'the kit plays to the end')} ({self.part})"),
            ("told to", "" if self.part in ("laws", CRASH) else seat_name(self.seat)),
            ("since", self.since),
            *(("after", move) for move in self.moves),
            ("what", self.what),
            (one, self.here),
            (other, self.there),
        ]
        told = (f"  {name:<12}{text}" for name, text in lines if text)
        return "\n".join((f"{self.game}, {self.options.seats} seats, game {self.seed}", *told))


def seat_name(seat: Seat | None) -> str:
    if seat is None:
        return "a spectator"
    return {CLOCK: "the clock", DEALER: "the dealer"}.get(seat, f"seat {seat}")


@dataclass
class Findings:
    """What was looked at, and what was found. Findings add up."""

    walks: int = 0
    pairs: int = 0  # of worlds that look the same to somebody
    changes: int = 0  # secret acts replaced by others
    missed: int = 0  # views for which no world was found
    leaks: list[Leak] = field(default_factory=list)
    visited: Counter[str] = field(default_factory=Counter)  # phases and classes of notes

    def __iadd__(self, other: Findings) -> Findings:
        self.walks += other.walks
        self.pairs += other.pairs
        self.changes += other.changes
        self.missed += other.missed
        self.leaks += other.leaks
        self.visited.update(other.visited)  # keeps what was visited no times
        return self
