"""A game from its log, step by step: all of it, or as one seat saw it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from huisclos import shelf
from huisclos.kernel import Seat, Told, decode
from huisclos.tables import Member, Record, Sitting, Table
from huisclos.tables.event import (
    Configured,
    GivenBack,
    Opened,
    Paused,
    Played,
    Resumed,
    Retracted,
    Said,
    Started,
    TakenOver,
    Undone,
)
from huisclos.tables.log import BadLog, tables

TOLD = (Started, Played, Said, TakenOver, GivenBack, Paused, Resumed, Retracted, Undone)


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
    sitting: Sitting  # as it ended
    number: int
    total: int  # games in this log
    steps: list[Step]

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
        game = self.sitting.game
        return game.write(decode(step.event.action, game.action))


def film(records: Sequence[Record], number: int | None = None) -> Film:
    """Game `number` of a log, the last by default. Raises BadLog, NoSuch."""
    for line, record in enumerate(records, 2):
        if isinstance(record.event, Opened | Configured) and record.event.game not in shelf.names():
            known = ", ".join(shelf.names())
            raise BadLog(line, f"no game {record.event.game!r} here: this program has {known}")
    told = [*zip(records, tables(shelf.games(), records), strict=True)]
    total = told[-1][1].played if told else 0
    wanted = total if number is None else number
    if not 0 < wanted <= total:
        raise NoSuch(f"no game {wanted} in this log: it holds {total}")
    shots = [(record, table) for record, table in told if table.played == wanted and table.sitting]
    last = shots[-1][1].sitting
    assert last is not None
    return Film(last, wanted, total, [*_steps(shots)])


def _steps(shots: Iterable[tuple[Record, Table]]) -> Iterator[Step]:
    begun: float | None = None
    before: Sitting | None = None
    for record, table in shots:
        sitting = table.sitting
        assert sitting is not None
        begun = record.at if begun is None else begun
        if isinstance(record.event, TOLD):
            yield _step(record.at - begun, record.event, before, table, sitting)
        before = sitting


def _step(at: float, event: Any, before: Sitting | None, table: Table, sitting: Sitting) -> Step:
    story = sitting.game.story(sitting.state)
    told = story.since(len(sitting.game.story(before.state)) if before else 0)
    match event:
        case Played(seat) if seat < 0:  # chance or time
            return Step(at, event, seat, "", told)
        case Played(seat) | TakenOver(seat) | GivenBack(seat):
            return Step(at, event, seat, sitting.names[seat], told)
        case Said(member):
            line = table.talk[-1]
            seats = (sitting.seat(reader) for reader in line.readers or ())
            readers = tuple(seat for seat in seats if seat is not None)
            mine, name = sitting.seat(member), _name(table, member)
            return Step(at, event, mine, name, (), readers if line.readers else None)
        case Paused(member) | Resumed(member):
            return Step(at, event, sitting.seat(member), _name(table, member))
        case Undone(back) | Retracted(back) if before:
            seat = before.past[-back].seat
            return Step(at, event, seat, sitting.names[seat], (), _who_notices(before, sitting))
    return Step(at, event, None, "", told)


def _name(table: Table, member: Member) -> str:
    person = table.person(member)
    return person.name if person else "?"


def _who_notices(before: Sitting, after: Sitting) -> tuple[Seat, ...] | None:
    """Whom a move that is taken back had told something; None: everybody."""
    if before.game.public(before.state) != after.game.public(after.state):
        return None
    seats = map(Seat, range(len(after.players)))
    return tuple(seat for seat in seats if before.heard(seat) != after.heard(seat))
