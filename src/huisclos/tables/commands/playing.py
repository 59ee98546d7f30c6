"""What people, bots and the clock may do in a game."""

from __future__ import annotations

from typing import Any, Literal

from huisclos.kernel import (
    CLOCK,
    Seat,
    TimeUp,
    awaited,
    decode,
    late,
    veiled,
)

from .. import letters
from ..event import (
    Clocked,
    Extended,
    GivenBack,
    InterludeOver,
    Member,
    Paused,
    Resumed,
    Retracted,
    Said,
    Seen,
    Skipped,
    TimeCalled,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from ..folding import readers
from ..interludes import is_seen
from ..members import watchers
from ..sitting import Sitting
from ..spoken import LOBBY, WATCHERS
from ..table import Table
from ..undo import is_known, is_silent, last_known, last_open, revives
from ..wishes import Play
from .step import (
    Step,
    need_member,
    need_owner,
    need_player,
    need_running,
    need_sitting,
    refused,
    take_step,
    through_gate,
)

LONGEST_LINE = 500
MINUTE = 60.0
LAST_CALL = 30.0  # seconds, once the owner says that time is up


def play(
    table: Table,
    now: float,
    seat: Seat,
    action: Any,
    cause: Literal["person", "bot"] = "person",
    key: str = "",
) -> Step:
    """A move."""
    sitting = need_sitting(table)
    if sitting.ended:
        raise refused("game-over")
    if table.paused:
        raise refused("paused")
    if sitting.stopped:
        raise refused("interlude")
    ply = through_gate(sitting, seat, action, cause, key)
    if cause == "person" and sitting.bots[seat] is not None:  # a tap takes the seat back
        return take_step(table, now, GivenBack(seat), ply)
    return take_step(table, now, ply)


def play_sent(table: Table, now: float, member: Member, move: Play) -> Step | None:
    """A move that somebody sent; None if this very move was played before. Raises what `decode`
    raises, if it is none of this game."""
    sitting, seat = need_player(table, member)
    last = sitting.last_of(seat, move.phone)
    if move.number == last:
        return None
    made_for = move.played, move.wait
    if move.number < last or made_for != (table.played, sitting.wait(seat)):
        raise refused("too-late")
    action = decode(move.action, sitting.game.action)
    return play(table, now, seat, action, key=f"{move.phone}:{move.number}")


def time_up(table: Table, now: float, early: bool = False) -> Step | None:
    """An interlude ends or the clock plays, if it is time. Early: it is over for the only person
    here."""
    sitting = table.sitting
    if sitting is None or table.paused:
        return None
    if (showing := sitting.showing) is not None:
        return take_step(table, now, InterludeOver()) if now >= showing.ends else None
    if not early and (sitting.deadline is None or now < sitting.deadline.ends):
        return None
    if CLOCK not in sitting.acting:
        return None
    return take_step(table, now, through_gate(sitting, CLOCK, TimeUp(), "clock"))


def pass_over(table: Table, now: float, seat: Seat) -> Step | None:
    """Nobody waits for the clock of somebody who is away, where the others wait for no one else."""
    sitting = need_sitting(table)
    game, state = sitting.game, sitting.state
    if veiled(game, state) or awaited(game, state) != (seat,) or CLOCK not in sitting.acting:
        return None
    return take_step(table, now, through_gate(sitting, CLOCK, TimeUp(), "clock"))


def call_time(
    table: Table, now: float, member: Member, played: int | None = None, wait: int | None = None
) -> Step:
    """The owner is the clock where none runs: no vote can wait for somebody for ever. All have a
    moment yet, by the game's own rules or by this. `played` and `wait`: what it was said for."""
    sitting = need_present(table, member, played, wait)
    if sitting.stopped:
        raise refused("interlude")
    if sitting.deadline is not None or sitting.showing is not None or CLOCK not in sitting.acting:
        raise refused("time-runs")
    if sitting.game.pace(sitting.state) is not None:
        return take_step(table, now, TimeCalled(LAST_CALL))
    return take_step(table, now, through_gate(sitting, CLOCK, TimeUp(), "clock"))


def need_present(table: Table, member: Member, played: int | None, wait: int | None) -> Sitting:
    """An owner's wish is for what is asked now."""
    need_owner(table, member)
    sitting = need_sitting(table)
    seat = sitting.seat(member)
    asked = None if seat is None else sitting.wait(seat)
    if played not in (None, table.played) or (seat is not None and wait not in (None, asked)):
        raise refused("too-late")
    if table.paused:
        raise refused("paused")
    return sitting


def skip(
    table: Table, now: float, member: Member, played: int | None = None, wait: int | None = None
) -> Step:
    """What is for all to look at, to read or to talk about is over; whoever has something to decide
    keeps the time for it. Where it is a secret who has acted nothing follows from who has."""
    sitting = need_present(table, member, played, wait)
    game, state = sitting.game, sitting.state
    if sitting.showing is not None:
        return take_step(table, now, Skipped(member), InterludeOver())
    pace = game.pace(state)
    if sitting.held or veiled(game, state) or (pace is not None and pace.fixed):
        raise refused("skip-held")
    if CLOCK not in sitting.acting or late(game, state):
        raise refused("skip-decision")
    ply = through_gate(sitting, CLOCK, TimeUp(), "clock")
    return take_step(table, now, Skipped(member), ply)


def run_clocks(table: Table, now: float, member: Member, on: bool) -> Step | None:
    """The owner's one switch. Clocks that are part of a game run in any case."""
    need_owner(table, member)
    return None if on == table.clocks else take_step(table, now, Clocked(on))


def add_minute(table: Table, now: float, member: Member) -> Step:
    need_owner(table, member)
    sitting = need_sitting(table)
    if sitting.held:
        raise refused("wait-held")
    if sitting.deadline is None:
        raise refused("no-clock")
    if table.paused:
        raise refused("paused")
    return take_step(table, now, Extended(MINUTE))


def come_back(table: Table, now: float, member: Member) -> Step | None:
    """Somebody is here again: the seat is theirs."""
    sitting = table.sitting
    seat = sitting.seat(member) if sitting else None
    if sitting is None or seat is None or sitting.bots[seat] is None or sitting.over:
        return None
    return take_step(table, now, GivenBack(seat))


def see(table: Table, now: float, member: Member) -> Step | None:
    """Somebody has seen what all are looking at; one who comes too late has nothing to say."""
    sitting, seat = need_player(table, member)
    if table.paused:
        raise refused("paused")
    if sitting.showing is None or seat in sitting.showing.seen:
        return None
    return looked_on(take_step(table, now, Seen(seat)), now)


def looked_on(step: Step, now: float) -> Step:
    """When all people have seen it, play goes on."""
    sitting = step.table.sitting
    if sitting is None or not is_seen(sitting):
        return step
    after = take_step(step.table, now, InterludeOver())
    return Step(after.table, (*step.records, *after.records))


def say(table: Table, now: float, member: Member, channel: str, text: str) -> Step:
    need_member(table, member)
    text = letters.line(text)
    if not text:
        raise refused("text-empty")
    if len(text) > LONGEST_LINE:
        raise refused("text-too-long", most=LONGEST_LINE)
    sitting, muted = table.sitting, table.is_muted(member)
    if sitting is None:
        if channel != LOBBY:
            raise refused("talk-closed")
        if muted:
            raise refused("muted")
        return take_step(table, now, Said(member, channel, text, None, False))
    place, seat = sitting.channels.get(channel), sitting.seat(member)
    if channel == WATCHERS and member in watchers(table):
        if muted:
            raise refused("muted")
        known = readers(table, member, channel)
        return take_step(table, now, Said(member, channel, text, known, False))
    if place is None or seat not in place.writers:
        raise refused("talk-closed")
    if muted and not place.slips:
        raise refused("muted")
    known = readers(table, member, channel)
    return take_step(table, now, Said(member, channel, text, known, place.slips))


def say_as_bot(
    table: Table, now: float, member: Member, channel: str, tongues: dict[str, str]
) -> Step:
    """A sentence of the game's texts, in every language; in the table's own for whoever asks for a
    line as it was written."""
    sitting = table.sitting
    assert sitting is not None
    own = getattr(sitting.state.options, "language", None)
    text = tongues[own] if own in tongues else next(iter(tongues.values()))
    known = readers(table, member, channel)
    return take_step(table, now, Said(member, channel, text, known, False, tongues))


def pause(table: Table, now: float, member: Member) -> Step:
    need_running(table, member)
    if table.paused:
        raise refused("paused")
    return take_step(table, now, Paused(member))


def resume(table: Table, now: float, member: Member) -> Step:
    need_player(table, member)
    if not table.paused:
        raise refused("not-paused")
    return take_step(table, now, Resumed(member))


def ask_undo(table: Table, now: float, member: Member) -> Step:
    """A move that told nobody else anything is taken back at once; one that everybody knows of, if
    all agree."""
    sitting, seat = need_running(table, member)
    back = last_known(sitting, seat)
    if not back or table.paused:
        raise refused("nothing-to-undo")
    if sitting.past[-back].seat == seat and is_silent(sitting, back):
        return take_step(table, now, Retracted(back))
    if not is_known(sitting, back):  # to ask all would tell all of it
        raise refused("nothing-to-undo")
    if revives(sitting, back):
        raise refused("undo-revives")
    step = take_step(table, now, UndoAsked(member))
    if voters(step.table, sitting):
        return step
    return take_step(table, now, UndoAsked(member), Undone(back))


def answer_undo(table: Table, now: float, member: Member, agreed: bool) -> Step:
    sitting, _ = need_running(table, member)
    back = last_open(sitting) if table.undo else 0
    if not back:
        raise refused("nothing-to-undo")
    if revives(sitting, back):
        raise refused("undo-revives")
    if member in table.undo:
        raise refused("already-answered")
    step = take_step(table, now, UndoAnswered(member, agreed))
    if not agreed or voters(step.table, sitting):
        return step
    after = take_step(step.table, now, Undone(back))
    return Step(after.table, (*step.records, *after.records))


def voters(table: Table, sitting: Sitting) -> list[Member]:
    """The people whose word on taking a move back is still wanted."""
    return [
        member
        for seat, member in enumerate(sitting.players)
        if sitting.bots[seat] is None and member not in table.undo
    ]
