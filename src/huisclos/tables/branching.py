"""What if: a finished game, from one of its moments on, at a table of its own.

The new log holds the moves of the first up to that moment, marked as copied, so that it stands
alone: it can be read, told, verified and exported as any other. The first log is only read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from huisclos.kernel import AnyGame, Refusal, Seat

from .event import (
    BotAdded,
    Configured,
    Copied,
    Event,
    InterludeOver,
    Joined,
    Member,
    Played,
    Record,
    Retracted,
    Started,
    Supplied,
    Undone,
)
from .playback import Chapter, wanted, within

AGAIN = (Played, Undone, Retracted, InterludeOver)  # what the game itself is made of


class Branch(Struct, frozen=True):
    """A game, and all that follows the opening of its table."""

    game: str
    events: tuple[Event, ...]


class NoBranch(LookupError):
    """There is nothing to play from there."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


def branch(
    games: dict[str, AnyGame],
    records: Sequence[Record],
    moment: int,
    seat: Seat,
    token: str,
    level_of: Callable[[str], str],
) -> Branch:
    """From this moment of the last game that is over. Who has the token, a digest, plays this seat,
    bots all others, of the level that is usual in the game. Raises NotOver, NoBranch."""
    chapter = wanted(games, records, None)
    first = chapter.first
    if chapter.last.sitting is None:
        raise NoBranch(Refusal("whatif-not-judged"))
    assert first.sitting is not None
    start, names = records[chapter.start].event, first.sitting.names
    if seat not in range(len(names)):
        raise NoBranch(Refusal("whatif-no-such-seat"))
    played, level = copied(chapter, records, moment), level_of(first.game)
    moves = sum(isinstance(event, Played) for event in played)
    return Branch(
        first.game,
        (
            Configured(first.game, first.options),
            *((Supplied(first.content),) if first.content else ()),
            *(
                Joined(Member(at + 1), name, token)
                if at == seat
                else BotAdded(Member(at + 1), name, level)
                for at, name in enumerate(names)
            ),
            start,
            Copied(moves),
            *played,
        ),
    )


def copied(chapter: Chapter, records: Sequence[Record], moment: int) -> tuple[Event, ...]:
    """What was played up to a moment, without the phones that sent it. Raises NoBranch."""
    found, at = list[Event](), -1
    for record, table in within(chapter, records):
        event = record.event
        at += isinstance(event, Started | Played | Undone | Retracted)
        if at > moment:
            return tuple(found)
        if table.sitting is None or table.sitting.over:
            break
        if isinstance(event, AGAIN):
            found.append(replace(event, key="") if isinstance(event, Played) else event)
    raise NoBranch(Refusal("whatif-at-the-end"))
