"""How a table is held: what its owner may do to somebody or to a game. Everybody reads of it, and
more than half of the people have the last word."""

from __future__ import annotations

from ..event import (
    EndAnswered,
    EndDropped,
    Ended,
    EndProposed,
    Event,
    GivenBack,
    Member,
    Muted,
    Paused,
    Resumed,
    SpokenFor,
    Unmuted,
)
from ..sitting import Sitting
from ..table import Table
from .step import Step, need_member, need_owner, need_running, need_sitting, refused, take_step


def propose_end(table: Table, now: float, by: Member) -> Step | None:
    """Nobody loses time while they think about it. None: it is being asked."""
    need_owner(table, by)
    sitting = need_sitting(table)
    if sitting.over:
        raise refused("game-over")
    if table.ending:
        return None
    events: list[Event] = [EndProposed(by)]
    if by in voters(sitting):
        events.append(EndAnswered(by, True))
    if table.paused is None:
        events.append(Paused(by))
    return decided(take_step(table, now, *events), now)


def answer_end(table: Table, now: float, by: Member, agreed: bool) -> Step:
    if table.ending is None:
        raise refused("end-unasked")
    if by == table.ending.by and not agreed:
        return dropped(table, now)
    sitting, seat = need_running(table, by)
    events: list[Event] = [EndAnswered(by, agreed)]
    if sitting.bots[seat] is not None:  # who has a word to say is here
        events.insert(0, GivenBack(seat))
    return decided(take_step(table, now, *events), now)


def decided(step: Step, now: float) -> Step:
    """With what follows, if enough people have said what they think, or who proposed it is gone."""
    table, sitting = step.table, step.table.sitting
    if table.ending is None or sitting is None or sitting.over:
        return step
    asked = voters(sitting)
    agreed, against = asked & {*table.ending.agreed}, asked & {*table.ending.against}
    if table.person(table.ending.by) is None:
        after = dropped(table, now)
    elif len(agreed) >= needed(asked):
        after = take_step(table, now, Ended())
    elif len(asked) - len(against) < needed(asked):
        after = dropped(table, now)
    else:
        return step
    return Step(after.table, (*step.records, *after.records))


def dropped(table: Table, now: float) -> Step:
    assert table.ending is not None
    by, paused = table.ending.by, table.paused
    events: list[Event] = [EndDropped()]
    if paused and paused[0] == by:
        events.append(Resumed(by))
    return take_step(table, now, *events)


def voters(sitting: Sitting) -> frozenset[Member]:
    """The people who play."""
    return frozenset(sitting.players[seat] for seat in sitting.people)


def needed(people: frozenset[Member]) -> int:
    """More than half; where nobody plays nobody is asked."""
    return len(people) // 2 + 1 if people else 0


def mute(table: Table, now: float, by: Member, member: Member) -> Step | None:
    """None: they are."""
    need_owner(table, by)
    person = need_member(table, member)
    if by == member:
        raise refused("mute-yourself")
    if person.level is not None:
        raise refused("mute-bot")
    return None if table.is_muted(member) else take_step(table, now, Muted(member))


def speak_for(table: Table, now: float, by: Member, member: Member) -> Step | None:
    """None: they may speak, or one has spoken for them."""
    need_member(table, by)
    if by == member:
        raise refused("speak-for-yourself")
    found = next((each for each in table.muted if each.member == member), None)
    if found is None:
        return None
    if by == table.owner:
        return take_step(table, now, Unmuted(member, by))
    others = company(table, member)
    pleas = others & {*found.pleas, by}
    if len(pleas) >= needed(others):
        return take_step(table, now, SpokenFor(by, member), Unmuted(member, None))
    return None if by in found.pleas else take_step(table, now, SpokenFor(by, member))


def company(table: Table, member: Member) -> frozenset[Member]:
    """The other people in the room."""
    people = [each for each in table.people if each.level is None and not each.machine]
    return frozenset(each.id for each in people) - {member}
