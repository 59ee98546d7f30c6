"""How a command is carried out, and what most of them ask first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any, NamedTuple

import msgspec

from huisclos.kernel import (
    DEALER,
    Illegal,
    Refusal,
    Seat,
    encode,
    settle,
)
from huisclos.kernel import play as gate

from ..event import (
    Cause,
    Event,
    Member,
    Played,
    Record,
)
from ..folding import follow
from ..luck import luck
from ..plies import Ply
from ..sitting import Sitting
from ..table import Person, Table


class Step(NamedTuple):
    """A table that has moved on, and the records that led there."""

    table: Table
    records: tuple[Record, ...]


def refused(key: str, **values: str | int) -> Illegal:
    return Illegal(Refusal(key, tuple(values.items())))


def take_step(table: Table, now: float, *events: Event | Ply) -> Step:
    """What happens, and what follows from it by itself: the dealer takes no time."""
    records = []
    for event in events:
        table = follow(table, now, event)
        records.append(Record(now, event.event if isinstance(event, Ply) else event))
    for ply in dealt(table):
        table = follow(table, now, ply)
        records.append(Record(now, ply.event))
    return Step(table, tuple(records))


def dealt(table: Table) -> Iterator[Ply]:
    if (sitting := table.sitting) and sitting.acting == (DEALER,):
        draws = (luck(table.secret, sitting.salts, number) for number in count(sitting.draws))
        for action, state in settle(sitting.game, sitting.state, draws, sitting.content):
            yield Ply(logged(DEALER, action, "dealer"), action, state)


def through_gate(sitting: Sitting, seat: Seat, action: Any, cause: Cause, key: str = "") -> Ply:
    """Raises Illegal."""
    state = gate(sitting.game, sitting.state, seat, action, sitting.acting)
    return Ply(logged(seat, action, cause, key), action, state)


def logged(seat: Seat, action: Any, cause: Cause, key: str = "") -> Played:
    return Played(seat, msgspec.Raw(encode(action)), cause, key)


# -- what is asked again and again ----------------------------------------------------------------


def need_owner(table: Table, member: Member | None) -> None:
    if member is None or table.owner != member:
        raise refused("not-owner")


def need_lobby(table: Table) -> None:
    if table.sitting is not None or table.unjudged is not None:
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
