"""Answers of one gesture: a stamp on somebody's words or deed, where nothing follows from it."""

from __future__ import annotations

from huisclos.kernel import Seat

from ..event import Member, Said
from ..folding import readers
from ..members import watchers
from ..sitting import Sitting
from ..spoken import WATCHERS
from ..table import Table
from ..wishes import Stamp
from .step import Step, need_member, need_sitting, refused, take_step


def put(
    table: Table, now: float, member: Member, channel: str, about: Seat, stamp: Stamp
) -> Step | None:
    """None: it is theirs already."""
    need_member(table, member)
    sitting = need_sitting(table)
    moment = open_moment(table, sitting, member, channel, about)
    if moment is None or table.paused:
        raise refused("stamp-closed")
    if table.is_muted(member):
        raise refused("muted")
    for line in reversed(table.talk.last(member)):
        if (line.member, line.channel, line.about, line.moment) == (member, channel, about, moment):
            if line.text == stamp:
                return None
            break
    known = readers(table, member, channel)
    said = Said(member, channel, stamp, known, False, about=about, moment=moment)
    return take_step(table, now, said)


def open_moment(
    table: Table, sitting: Sitting, member: Member, channel: str, about: Seat
) -> int | None:
    """The moment to which a stamp of theirs would belong; None: there is none for it now."""
    seat = sitting.seat(member)
    if sitting.over or not 0 <= about < len(sitting.players) or seat == about:
        return None
    if seat is None:
        return 0 if channel == WATCHERS and member in watchers(table) else None
    stamping = sitting.stamping
    if stamping and channel == stamping.channel:
        welcome = seat in stamping.by and about in stamping.about
        return stamping.moment if welcome else None
    place = sitting.channels.get(channel)
    if place is None or not place.stamps or seat not in place.writers:
        return None
    return 0 if place.out or about in place.readers else None
