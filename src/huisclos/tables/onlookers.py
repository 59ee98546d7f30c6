"""Those who are out of a game, and those who only watch it: what they may bet on, what they see,
where they talk. The living are told nothing of it."""

from __future__ import annotations

from typing import Any, Literal

from huisclos.kernel import Value, Wager

from .event import Member
from .members import watchers
from .sitting import OpenChannel, Sitting
from .spoken import WATCHERS
from .table import Table

Eyes = Literal["asked", "strangers", "blind", "open"]


class Placed(Value, frozen=True):
    """A bet of one's own."""

    key: str
    round: int
    answers: tuple[str, ...]


class Onlooking(Value, frozen=True):
    """What who is out of the game, or only watches it, has to do there; told to nobody else.
    `eyes`: one is asked whether to see all; or may not, since strangers may come in; or has said no
    or yes. Empty: nothing any more."""

    wagers: tuple[Wager, ...] = ()  # what may be bet on now
    bets: tuple[Placed, ...] = ()  # one's own
    channels: tuple[OpenChannel, ...] = ()  # where one may write who has no seat
    eyes: Eyes | None = None
    truth: Any = None  # all that happens, of the game's own: for who sees it


NOTHING = Onlooking()
AMONG_WATCHERS = OpenChannel(WATCHERS, apart=True, stamps=True)


def onlooking(table: Table, member: Member | None) -> Onlooking | None:
    """None: they play, or are nobody here."""
    sitting = table.sitting
    if sitting is None or member is None:
        return None
    seat = sitting.places_of.get(member)
    if seat is None and member not in watchers(table):
        return None
    if seat is not None and seat not in sitting.out:
        return None
    sees = seat in sitting.seeing
    return Onlooking(
        wagers=wagers(sitting, member),
        bets=tuple(
            Placed(each.key, each.round, each.answers)
            for each in sitting.stakes
            if each.member == member
        ),
        channels=(AMONG_WATCHERS,) if seat is None else (),
        eyes=eyes(table, sitting, member),
        truth=sitting.truth if sees else None,
    )


def wagers(sitting: Sitting, member: Member) -> tuple[Wager, ...]:
    """Who knows all bets only on what is to come."""
    seat = sitting.places_of.get(member)
    knows = any(place.sees and seat in place.readers for place in sitting.channels.values())
    return tuple(wager for wager in sitting.wagers if wager.foreseen or not knows)


def eyes(table: Table, sitting: Sitting, member: Member) -> Eyes | None:
    """None: there is no such choice here."""
    seat = sitting.places_of.get(member)
    if seat is None or seat not in sitting.out or sitting.truth is None:
        return None
    if seat in sitting.seeing:
        return "open"
    if seat in sitting.blind:
        return "blind"
    return "strangers" if table.listed else "asked"
