"""The steward's timetable: whom it asks when, and when they answer, in seconds that pass only here.
Of two worlds that look the same to somebody it must be the same, or a pause tells."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, cast

from msgspec.structs import replace

from huisclos.kernel import NoWorld, Seat
from huisclos.steward import Steward
from huisclos.tables import Step, Table
from huisclos.tables.presence import Presence

from .seated import LEVEL, sitting_of

PRESENCE = Presence()
THOUGHT = 0.4  # seconds that a thought takes


@dataclass(eq=False)
class Timer:
    """What is due at a time."""

    when: float
    call: Callable[..., None]
    words: tuple[Any, ...]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class Seconds:
    """An event loop as far as a steward needs one."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[Timer] = []

    def time(self) -> float:
        return self.now

    def call_later(self, wait: float, call: Callable[..., None], *words: Any) -> Timer:
        return self.call_at(self.now + wait, call, *words)

    def call_at(self, when: float, call: Callable[..., None], *words: Any) -> Timer:
        timer = Timer(when, call, words)
        self.timers.append(timer)
        return timer

    def pass_until(self, now: float) -> None:
        while due := [timer for timer in self.waiting if timer.when <= now]:
            first = min(due, key=lambda timer: timer.when)
            self.now = max(self.now, first.when)
            first.cancel()
            first.call(*first.words)
        self.now = max(self.now, now)

    @property
    def waiting(self) -> list[Timer]:
        self.timers = [timer for timer in self.timers if not timer.cancelled]
        return self.timers


class Timetable:
    """A table at which bots sit everywhere but in one seat: none of them plays."""

    def __init__(self, seat: Seat | None, seed: str) -> None:
        self.seat, self.seconds_here = seat, Seconds()
        self.table: Table | None = None
        self.entries: list[str] = []
        loop = cast(Any, self.seconds_here)
        self.steward = Steward(self, 1.0, Random(f"pauses {seed}"), self, loop)

    def follow(self, table: Table) -> list[str]:
        """What was asked and answered until now, and what is due."""
        sitting = sitting_of(table)
        bots = tuple(None if s == self.seat else LEVEL for s in range(len(sitting.players)))
        owned = tuple(s % 2 == 0 for s in range(len(bots)))  # some sit in, some have their own seat
        self.seconds_here.pass_until(table.at)
        self.table = replace(table, sitting=replace(sitting, bots=bots, owned=owned))
        self.steward.plan()
        due = [f"{timer.when:.3f}: {name(timer)}" for timer in self.seconds_here.waiting]
        return [*self.entries, *sorted(due)]

    # -- as the table's host --------------------------------------------------------------------

    @property
    def now(self) -> float:
        return self.seconds_here.now

    @property
    def presence(self) -> Presence:
        return PRESENCE

    def look_round(self) -> None:
        """Nobody is told."""

    @property
    def alone(self) -> Seat | None:
        """Nobody else looks on."""
        return self.seat

    def stands(self) -> Table | None:
        return self.table

    def carry(self, step: Step) -> None:
        """Time plays at the tables themselves."""

    def reply(self, step: Step) -> None:
        raise AssertionError("nobody plays here")

    # -- as its thinker -------------------------------------------------------------------------

    def seconds(self, level: str) -> float:
        return THOUGHT

    def begin(self, table: Table, seat: Seat) -> Thought:
        self.entries.append(f"{self.now:.3f}: seat {seat} is asked")
        return Thought(self, seat)

    def begin_to_speak(self, table: Table, seat: Seat, since: int) -> Thought:
        self.entries.append(f"{self.now:.3f}: seat {seat} may speak")
        return Thought(self, seat)


@dataclass(frozen=True)
class Thought:
    """It comes to nothing, at its time."""

    timetable: Timetable
    seat: Seat

    def answer(self) -> Any:
        self.timetable.entries.append(f"{self.timetable.now:.3f}: seat {self.seat} answers")
        raise NoWorld


def name(timer: Timer) -> str:
    """What is due: the clock, or a seat's turn to think or to answer."""
    seats = [f" of seat {word}" for word in timer.words[:1]]
    return f"{timer.call.__name__}{''.join(seats)}"
