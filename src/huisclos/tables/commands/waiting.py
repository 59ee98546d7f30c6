"""What comes of it that people are there, or not."""

from __future__ import annotations

from ..event import Event, Member, Owned, Paused, Resumed, Settled, TakenOver, Wondered
from ..presence import ANSWER, Presence, are_all_asleep, heir, is_deserted, open_game, quiet
from ..table import Table
from .holding import decided
from .playing import looked_on, time_up
from .step import Step, need_running, refused, take_step


def touch(table: Table, now: float, member: Member) -> Step | None:
    """Whoever touches their phone is here: nobody need wonder, and a table that paused by itself
    goes on."""
    events: list[Event] = []
    if any(question.about == member for question in table.questions):
        events.append(Settled(member))
    plays = table.sitting is not None and table.sitting.seat(member) is not None
    if plays and table.paused and table.paused[0] is None:
        events.append(Resumed(member))
    return take_step(table, now, *events) if events else None


def wonder(table: Table, now: float, by: Member, about: Member, presence: Presence) -> Step | None:
    """Is somebody still there? None: it is being asked."""
    sitting, _ = need_running(table, by)
    if table.paused:
        raise refused("paused")
    if open_game(table) is None:
        raise refused("wonder-veiled")
    seat = sitting.seat(about)
    if seat is None or about not in sitting.present:
        raise refused("wonder-nobody")
    if any(question.about == about for question in table.questions):
        return None
    if about in presence.asleep:
        raise refused("wonder-asleep", name=sitting.names[seat])
    if about == by or about not in quiet(table, presence, now):
        raise refused("wonder-touched", name=sitting.names[seat])
    return take_step(table, now, Wondered(by, about))


def sit_out(table: Table, now: float, member: Member, level: str) -> Step | None:
    """A bot may play for me."""
    sitting, seat = need_running(table, member)
    if sitting.bots[seat]:
        return None
    return decided(looked_on(take_step(table, now, TakenOver(seat, level)), now), now)


def come_due(table: Table, now: float, presence: Presence, level: str, gone: float) -> Step | None:
    """What time has brought about: a bot of that level sits in for who did not answer, or whose
    phone is gone; an owner who is gone is succeeded; a table that everybody has left pauses; else
    the clock plays."""
    sitting = table.sitting
    next_owner = heir(table, presence)
    if next_owner and table.owner and now >= presence.asleep[table.owner] + gone:
        return take_step(table, now, Owned(next_owner))
    if sitting is None or table.paused:
        return None
    if sitting.over:
        return time_up(table, now)
    if are_all_asleep(table, presence, now):
        return take_step(table, now, Paused(None))
    events: list[Event] = []
    for question in table.questions:
        if now >= question.since + ANSWER:
            seat = sitting.seat(question.about)
            away = seat is None or question.about in presence.asleep  # it could not be answered
            events.append(
                Settled(question.about) if away or seat is None else TakenOver(seat, level)
            )
    for member in sitting.present:
        if member in presence.asleep and now >= presence.asleep[member] + gone:
            seat = sitting.seat(member)
            assert seat is not None
            events.append(TakenOver(seat, level))
    if events:
        return looked_on(take_step(table, now, *events), now)
    if sitting.deadline and now >= sitting.deadline.ends and is_deserted(table, presence):
        return take_step(table, now, Paused(None))
    return time_up(table, now)
