"""What people, bots and the clock may do in a game."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from huisclos.kernel import (
    CLOCK,
    Illegal,
    Seat,
    encode,
    late,
)

from ..event import (
    GivenBack,
    Member,
    Paused,
    Played,
    Resumed,
    Retracted,
    Said,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from ..table import LOBBY, Match, Table
from ..undo import is_open, is_silent, last_known, span
from .step import (
    Step,
    carry_out,
    need_match,
    need_member,
    need_player,
    need_running,
    refused,
)

LONGEST_LINE = 500
PATIENCE = 2  # times that the clock plays for somebody until a bot does


def play(
    table: Table,
    now: float,
    seat: Seat,
    action: Any,
    cause: Literal["person", "bot"] = "person",
    key: str = "",
) -> Step | None:
    """A move; None if this very move was played before."""
    match = need_match(table)
    if key and key in match.keys[seat]:
        return None
    if table.paused:
        raise refused("paused")
    check(match, seat, action)
    played = Played(seat, msgspec.Raw(encode(action)), cause, key)
    if cause == "person" and match.bots[seat] is not None:  # a tap takes the seat back
        return carry_out(table, now, GivenBack(seat), played)
    return carry_out(table, now, played)


def check(match: Match, seat: Seat, action: Any) -> None:
    if match.over:
        raise refused("game-over")
    if seat not in match.acting:
        raise refused("not-your-turn")
    if refusal := match.game.refuse(match.state, seat, action):
        raise Illegal(refusal)


def time_up(table: Table, now: float, level: str) -> Step | None:
    """The clock plays, if it is time; who was late twice in a row gets a bot of that level."""
    match = table.match
    if match is None or match.deadline is None or table.paused or now < match.deadline.ends:
        return None
    if CLOCK not in match.acting:
        return None
    action = msgspec.Raw(encode(match.game.lapse(match.state)))
    behind = late(match.game, match.state)
    idle = [s for s in behind if match.idle[s] + 1 >= PATIENCE and match.bots[s] is None]
    overs = (TakenOver(seat, level) for seat in idle)
    return carry_out(table, now, *overs, Played(CLOCK, action, "clock"))


def take_over(table: Table, now: float, member: Member, level: str) -> Step | None:
    """A bot plays for somebody who has been away for long."""
    match = table.match
    seat = match.seat(member) if match else None
    if match is None or seat is None or match.bots[seat] is not None or match.over:
        return None
    return carry_out(table, now, TakenOver(seat, level))


def come_back(table: Table, now: float, member: Member) -> Step | None:
    """Somebody is here again: the seat is theirs."""
    match = table.match
    seat = match.seat(member) if match else None
    if match is None or seat is None or match.bots[seat] is None or match.over:
        return None
    return carry_out(table, now, GivenBack(seat))


def say(table: Table, now: float, member: Member, channel: str, text: str) -> Step:
    need_member(table, member)
    text = text.strip()
    if not text:
        raise refused("text-empty")
    if len(text) > LONGEST_LINE:
        raise refused("text-too-long", most=LONGEST_LINE)
    match = table.match
    if match is None or channel == LOBBY:
        if match is not None or channel != LOBBY:
            raise refused("talk-closed")
        return carry_out(table, now, Said(member, channel, text))
    place, seat = match.channels.get(channel), match.seat(member)
    if place is None or seat not in place.writers:
        raise refused("talk-closed")
    return carry_out(table, now, Said(member, channel, text))


def pause(table: Table, now: float, member: Member) -> Step:
    need_running(table, member)
    if table.paused:
        raise refused("paused")
    return carry_out(table, now, Paused(member))


def resume(table: Table, now: float, member: Member) -> Step:
    need_player(table, member)
    if not table.paused:
        raise refused("not-paused")
    return carry_out(table, now, Resumed(member))


def ask_undo(table: Table, now: float, member: Member) -> Step:
    """A move that told nobody else anything is taken back at once; one that everybody knows of, if
    all agree."""
    match, seat = need_running(table, member)
    back = last_known(match, seat)
    if not back or table.paused:
        raise refused("nothing-to-undo")
    if match.past[-back].seat == seat and is_silent(match, back):
        return carry_out(table, now, Retracted(back))
    if not is_open(match.game, *span(match, back)):  # to ask all would tell all of it
        raise refused("nothing-to-undo")
    step = carry_out(table, now, UndoAsked(member))
    if voters(step.table, match):
        return step
    return carry_out(table, now, UndoAsked(member), Undone(back))


def answer_undo(table: Table, now: float, member: Member, agreed: bool) -> Step:
    match, _ = need_running(table, member)
    back = last_known(match, need_player(table, table.undo[0])[1]) if table.undo else 0
    if not back:
        raise refused("nothing-to-undo")
    if member in table.undo:
        raise refused("already-answered")
    step = carry_out(table, now, UndoAnswered(member, agreed))
    if not agreed or voters(step.table, match):
        return step
    after = carry_out(step.table, now, Undone(back))
    return Step(after.table, (*step.records, *after.records))


def voters(table: Table, match: Match) -> list[Member]:
    """The people whose word on taking a move back is still wanted."""
    return [
        member
        for seat, member in enumerate(match.players)
        if match.bots[seat] is None and member not in table.undo
    ]
