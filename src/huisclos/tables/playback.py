"""A finished game again, step by step, so that a page can walk through it with any seat's eyes.

Only for games that are over: it holds everything.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from huisclos.kernel import AnyGame, BySeat, Refusal, Seat, decode

from .event import Played, Record, Retracted, Said, Started, Undone
from .folding import fold
from .log import tables
from .luck import commitment
from .options import whole_options
from .room import Seated, seated
from .sitting import Sitting, Unjudged
from .table import Table


class Hearing(Struct, frozen=True):
    """A note and who was told."""

    to: tuple[Seat, ...] | None
    note: Any


class Moment(Struct, frozen=True, omit_defaults=True):
    """One move and what it changed; what is left out is as it was."""

    at: float  # seconds since the game began
    seat: Seat | None  # who moved; None: the game began, or a move was taken back
    move: str  # in notation; of a game that is not judged, as the log has it
    action: Any = None  # the move itself, where somebody made it
    notes: tuple[Hearing, ...] = ()
    kept: int = 0  # of the notes so far: fewer than there were, if a move was taken back
    public: Any = None
    sheets: dict[str, Any] = {}  # by seat: those that changed


class Playback(Struct, frozen=True):
    game: str
    edition: int  # of its rules
    unjudged: Refusal | None  # why nobody here can judge it: the moves are told as they stand
    number: int  # which game of this table
    seats: BySeat[Seated]
    options: dict[str, Any]  # whole
    outcome: Any  # none, if it is not judged
    secret: str
    commitment: str
    moments: tuple[Moment, ...]


class NotOver(LookupError):
    """There is no such game, or it is not over yet."""


class Chapter(NamedTuple):
    """One game of a log."""

    start: int  # the index of the record that began it
    end: int  # and of the first that is no longer of it
    first: Table  # as it began
    last: Table


def playback(
    games: dict[str, AnyGame], records: Sequence[Record], number: int | None = None
) -> Playback:
    """Game `number` of a table, or the last that is over. Raises NotOver, BadLog."""
    told, moments = retell(games, records, number)
    return replace(told, moments=tuple(moments))


def retell(
    games: dict[str, AnyGame], records: Sequence[Record], number: int | None = None
) -> tuple[Playback, Iterator[Moment]]:
    """As `playback`, its moments one by one: nobody needs to hold them all."""
    chapter = wanted(games, records, number)
    table = chapter.last
    if table.unjudged:
        return as_it_stands(chapter, records, table.unjudged)
    sitting = running(table)
    told = Playback(
        game=sitting.game.name,
        edition=sitting.game.edition,
        unjudged=None,
        number=table.played,
        seats=seated(
            *(sitting.players, sitting.names, sitting.owned, sitting.bots), chapter.first.machines
        ),
        options=whole_options(table, sitting.options),
        outcome=sitting.outcome,
        secret=table.secret,
        commitment=commitment(table.secret),
        moments=(),
    )
    return told, moments(chapter, records)


def wanted(games: dict[str, AnyGame], records: Sequence[Record], number: int | None) -> Chapter:
    """The last game of those that can be told, or the one of that number. Raises NotOver."""
    found = None
    for chapter in chapters(games, records):
        if is_past(chapter.last) and number in (None, chapter.last.played):
            found = chapter
    if found is None:
        raise NotOver
    return found


def chapters(games: dict[str, AnyGame], records: Sequence[Record]) -> Iterator[Chapter]:
    """The games of a log, each when it has been read to its end."""
    chapter: Chapter | None = None
    for index, table in enumerate(tables(games, records, talk=False)):
        if isinstance(records[index].event, Started):
            if chapter:
                yield chapter
            chapter = Chapter(index, index + 1, table, table)
        elif chapter and (table.sitting or table.unjudged):
            chapter = chapter._replace(end=index + 1, last=table)
    if chapter:
        yield chapter


def within(chapter: Chapter, records: Sequence[Record]) -> Iterator[tuple[Record, Table]]:
    """The records of a chapter and the table after each of them; what was said is left out."""
    table = chapter.first
    yield records[chapter.start], table
    for index in range(chapter.start + 1, chapter.end):
        record = records[index]
        if not isinstance(record.event, Said):
            table = fold(table, record)
            yield record, table


def is_past(table: Table) -> bool:
    """A game that can be told: nobody will go on with it. One that is not judged here is put away
    before anybody sees its table."""
    return table.unjudged is not None or (table.sitting is not None and table.sitting.over)


def ended(games: dict[str, AnyGame], records: Sequence[Record]) -> list[Record]:
    """A log up to the end of its last game that is over; nothing of what came after."""
    last = 0
    for line, table in enumerate(tables(games, records, talk=False), 1):
        if is_past(table):
            last = line
    return list(records[:last])


def as_it_stands(
    chapter: Chapter, records: Sequence[Record], game: Unjudged
) -> tuple[Playback, Iterator[Moment]]:
    start, room, table = records[chapter.start], chapter.first, chapter.last
    assert isinstance(start.event, Started)
    told = Playback(
        game=game.game,
        edition=game.edition,
        unjudged=game.why,
        number=table.played,
        seats=seated(game.players, game.names, game.owned, game.bots, room.machines),
        options=start.event.options or room.options,
        outcome=None,
        secret=table.secret,
        commitment=commitment(table.secret),
        moments=(),
    )
    moments = (
        Moment(
            at=round(record.at - start.at, 1),
            seat=record.event.seat if isinstance(record.event, Played) else None,
            move=plain(record.event),
        )
        for record in records[chapter.start : chapter.end]
        if isinstance(record.event, Started | Played | Undone | Retracted)
    )
    return told, moments


def moments(chapter: Chapter, records: Sequence[Record]) -> Iterator[Moment]:
    start = records[chapter.start].at
    public: Any = None
    sheets: dict[str, Any] = {}
    heard = 0
    for record, table in within(chapter, records):
        event, sitting = record.event, running(table)
        if not isinstance(event, Started | Played | Undone | Retracted):
            continue
        story = sitting.game.story(sitting.state)
        seats = map(Seat, range(len(sitting.players)))
        now = {str(seat): sitting.game.private(sitting.state, seat) for seat in seats}
        board = sitting.game.public(sitting.state)
        kept = min(heard, len(story))
        yield Moment(
            at=round(record.at - start, 1),
            seat=event.seat if isinstance(event, Played) else None,
            move=notation(sitting, event),
            action=event.action if isinstance(event, Played) else None,
            notes=tuple(Hearing(told.to, told.note) for told in story.since(kept)),
            kept=kept,
            public=board if board != public else None,
            sheets={seat: sheet for seat, sheet in now.items() if sheet != sheets.get(seat)},
        )
        public, sheets, heard = board, now, len(story)


def states(chapter: Chapter, records: Sequence[Record]) -> Iterator[Any]:
    """The state of the game at each of its moments."""
    for record, table in within(chapter, records):
        if isinstance(record.event, Started | Played | Undone | Retracted):
            yield running(table).state


def notation(sitting: Sitting, event: Started | Played | Undone | Retracted) -> str:
    if isinstance(event, Played):
        return sitting.game.write(decode(event.action, sitting.game.action))
    return plain(event)


def plain(event: Started | Played | Undone | Retracted) -> str:
    """What happened, as the log has it."""
    if isinstance(event, Played):
        return bytes(event.action).decode()
    return "start" if isinstance(event, Started) else "undo"


def running(table: Table) -> Sitting:
    assert table.sitting is not None
    return table.sitting
