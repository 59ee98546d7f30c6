"""How a command is carried out, and what most of them ask first."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from huisclos.kernel import (
    DEALER,
    Illegal,
    Refusal,
    Seat,
    encode,
)

from ..event import (
    Event,
    Member,
    Played,
    Record,
)
from ..folding import fold
from ..luck import luck
from ..table import Person, Sitting, Table


class Step(NamedTuple):
    """A table that has moved on, and the records that led there."""

    table: Table
    records: tuple[Record, ...]


def refused(key: str, **values: str | int) -> Illegal:
    return Illegal(Refusal(key, tuple(values.items())))


def take_step(table: Table, now: float, *events: Event) -> Step:
    """Fold the events, and what follows from them by itself: the dealer takes no time."""
    records = []
    for event in events:
        record = Record(now, event)
        table = fold(table, record)
        records.append(record)
    while (sitting := table.sitting) and sitting.acting == (DEALER,):
        rng = luck(table.secret, sitting.salts, sitting.draws)
        action = sitting.game.deal(sitting.state, rng, sitting.content)
        record = Record(now, Played(DEALER, msgspec.Raw(encode(action)), "dealer"))
        table = fold(table, record)
        records.append(record)
    return Step(table, tuple(records))


# -- what is asked again and again ----------------------------------------------------------------


def need_owner(table: Table, member: Member) -> None:
    if table.owner != member:
        raise refused("not-owner")


def need_lobby(table: Table) -> None:
    if table.sitting is not None:
        raise refused("already-started")


def need_member(table: Table, member: Member) -> Person:
    person = table.person(member)
    if person is None:
        raise refused("no-such-member")
    return person


def need_sitting(table: Table) -> Sitting:
    if table.sitting is None:
        raise refused("not-started")
    return table.sitting


def need_player(table: Table, member: Member) -> tuple[Sitting, Seat]:
    sitting = need_sitting(table)
    seat = sitting.seat(member)
    if seat is None:
        raise refused("not-a-player")
    return sitting, seat


def need_running(table: Table, member: Member) -> tuple[Sitting, Seat]:
    """When it is over all secrets are told: it cannot be gone on with."""
    sitting, seat = need_player(table, member)
    if sitting.over:
        raise refused("game-over")
    return sitting, seat
