"""A game from its log, step by step: all of it, or as one seat saw it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from huisclos import shelf
from huisclos.kernel import AnyGame, Refusal, Seat, Told, decode
from huisclos.tables import Member, Record, Sitting, Table, Unjudged
from huisclos.tables.event import (
    Clocked,
    Extended,
    GivenBack,
    Paused,
    Played,
    Resumed,
    Retracted,
    Said,
    Skipped,
    Started,
    TakenOver,
    TimeCalled,
    Undone,
    Wondered,
)
from huisclos.tables.log import tables
from huisclos.tables.playback import plain

TOLD = (
    *(Started, Played, Said, TakenOver, GivenBack, Paused, Resumed, Retracted, Undone),
    *(Wondered, Clocked, Extended, TimeCalled, Skipped),
)


class NoSuch(LookupError):
    """What was asked for is not in this log; says what is."""


class Step(NamedTuple):
    at: float  # seconds since the game began
    event: Any
    seat: Seat | None  # whose it was
    name: str  # of whoever did it, a spectator perhaps
    told: tuple[Told[Any], ...] = ()  # what it made known
    readers: tuple[Seat, ...] | None = None  # of something said or taken back; None: everybody

    def reaches(self, seat: Seat | None) -> bool:
        """Whether a seat knows of this step; everything happens before the eyes of None."""
        if seat is None:
            return True
        if isinstance(self.event, Played):
            return self.seat == seat or any(told.reaches(seat) for told in self.told)
        return self.readers is None or seat in self.readers


class Film(NamedTuple):
    sitting: Sitting | Unjudged  # as it ended
    number: int
    total: int  # games in this log
    steps: list[Step]

    @property
    def game(self) -> AnyGame:
        """By whose texts it is told."""
        sitting = self.sitting
        return sitting.game if isinstance(sitting, Sitting) else shelf.game(sitting.game)

    @property
    def unjudged(self) -> Refusal | None:
        """Why it can only be told as it stands."""
        return None if isinstance(self.sitting, Sitting) else self.sitting.why

    def seat(self, wish: str) -> Seat:
        """A seat by its number, as notation has it, or by the name of who sat there.

        Raises NoSuch.
        """
        names = self.sitting.names
        folded = [name.casefold() for name in names]
        if wish.casefold() in folded:
            return Seat(folded.index(wish.casefold()))
        if wish.isdecimal() and int(wish) < len(names):
            return Seat(int(wish))
        known = ", ".join(f"{number} {name}" for number, name in enumerate(names))
        raise NoSuch(f"no seat {wish!r} in this game: choose among {known}")

    def names_mover(self, step: Step, seat: Seat | None) -> bool:
        """Whether the eyes of `seat` see who did this: a move may be secret."""
        return not isinstance(step.event, Played) or seat in (None, step.seat)

    def notation(self, step: Step, seat: Seat | None) -> str | None:
        """A move in short, where the eyes of `seat` see it: their own, or with None every one."""
        if not isinstance(step.event, Played) or not self.names_mover(step, seat):
            return None
        if self.unjudged:
            return plain(step.event)
        return self.game.write(decode(step.event.action, self.game.action))


def film(records: Sequence[Record], number: int | None = None) -> Film:
    """Game `number` of a log, the last by default. Raises BadLog, NoSuch."""
    told = [*zip(records, tables(shelf.games(), records), strict=True)]
    total = told[-1][1].played if told else 0
    wanted = total if number is None else number
    if not 0 < wanted <= total:
        raise NoSuch(f"no game {wanted} in this log: it holds {total}")
    shots = [
        (record, table, sitting)
        for record, table in told
        if table.played == wanted and (sitting := table.sitting or table.unjudged)
    ]
    sitting = shots[-1][2]
    if isinstance(sitting, Unjudged) and sitting.absent:
        known = ", ".join(shelf.names())
        raise NoSuch(f"its game {sitting.game!r} is not installed here: this program has {known}")
    return Film(sitting, wanted, total, [*_steps(shots)])


def _steps(shots: Iterable[tuple[Record, Table, Sitting | Unjudged]]) -> Iterator[Step]:
    begun: float | None = None
    before: Sitting | Unjudged | None = None
    for record, table, sitting in shots:
        begun = record.at if begun is None else begun
        if isinstance(record.event, TOLD):
            yield _step(record.at - begun, record.event, before, table, sitting)
        before = sitting


def _step(
    at: float,
    event: Any,
    before: Sitting | Unjudged | None,
    table: Table,
    sitting: Sitting | Unjudged,
) -> Step:
    told = _told(before, sitting)
    match event:
        case Played(seat) if seat < 0:  # chance or time
            return Step(at, event, seat, "", told)
        case Played(seat) | TakenOver(seat) | GivenBack(seat):
            return Step(at, event, seat, sitting.names[seat], told)
        case Said(member):
            (line,) = table.talk.since(table.number - 1)
            seats = (sitting.seat(reader) for reader in line.readers or ())
            readers = tuple(seat for seat in seats if seat is not None)
            mine, name = sitting.seat(member), _name(table, member)
            event = replace(event, slip=line.slip)  # as it was known then
            return Step(at, event, mine, name, (), None if line.readers is None else readers)
        case Wondered(about=member) | Paused(member) | Resumed(member) | Skipped(member):
            return Step(at, event, sitting.seat(member), _name(table, member))
        case Undone(back) | Retracted(back) if isinstance(before, Sitting):
            seat = before.past[-back].seat
            return Step(at, event, seat, sitting.names[seat], (), _who_notices(before, sitting))
        case Retracted():  # whose it was nobody knows: who would notice?
            return Step(at, event, None, "", readers=())
    return Step(at, event, None, "", told)


def _told(before: Sitting | Unjudged | None, after: Sitting | Unjudged) -> tuple[Told[Any], ...]:
    """What became known; without its rules a game tells nothing."""
    if not isinstance(after, Sitting):
        return ()
    heard = len(after.game.story(before.state)) if isinstance(before, Sitting) else 0
    return after.game.story(after.state).since(heard)


def _name(table: Table, member: Member | None) -> str:
    person = table.person(member)
    return person.name if person else "?"


def _who_notices(before: Sitting, after: Sitting | Unjudged) -> tuple[Seat, ...] | None:
    """Whom a move that is taken back had told something; None: everybody."""
    assert isinstance(after, Sitting)
    if before.game.public(before.state) != after.game.public(after.state):
        return None
    seats = map(Seat, range(len(after.players)))
    return tuple(seat for seat in seats if before.heard(seat) != after.heard(seat))
