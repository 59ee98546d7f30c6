"""When the clock of a wait plays."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from huisclos.kernel import AnyGame

from . import interludes as showings
from .sitting import Deadline, Sitting
from .table import Table


def deadline(
    game: AnyGame, state: Any, last: Deadline | None, now: float, clocks: bool
) -> Deadline | None:
    """The clock starts anew when the wait has another name, and only then. A table without clocks
    has those that are part of the game."""
    pace = game.pace(state)
    if pace is None:
        return None
    if last is not None and last.turn == pace.turn:
        return last
    if not (clocks or pace.held or pace.fixed):
        return None
    return Deadline(pace.turn, now + pace.seconds, pace.held)


def rewind(table: Table) -> Table:
    """The present wait has all its time again, or none to keep; a held wait keeps its own."""
    if (sitting := table.sitting) is None:
        return table
    if (showing := sitting.showing) is None:
        last = sitting.deadline if sitting.held else None
        ends = deadline(sitting.game, sitting.state, last, table.at, table.clocks)
        return replace(table, sitting=replace(sitting, deadline=ends))
    last = showing.deadline if showing.deadline and showing.deadline.held else None
    behind = deadline(sitting.game, sitting.state, last, showing.began, table.clocks)
    return replace(table, sitting=replace(sitting, showing=replace(showing, deadline=behind)))


def longer(ends: Deadline | None, seconds: float) -> Deadline | None:
    """The owner gives it more time."""
    return ends and replace(ends, ends=ends.ends + seconds, added=ends.added + 1)


def called(sitting: Sitting, ends: float) -> Deadline | None:
    """Where none runs, the owner is the clock."""
    pace = sitting.game.pace(sitting.state)
    return None if pace is None else Deadline(pace.turn, ends, held=False)


def resume(table: Table) -> Table:
    """Where nobody was there, the wait has all its time again."""
    if table.paused is None:
        return table
    (by, since), table = table.paused, replace(table, paused=None)
    if (sitting := table.sitting) is None:
        return table
    late = table.at - since
    showing = sitting.showing and showings.put_off(sitting.showing, late)
    ends = showings.later(sitting.deadline, late)
    table = replace(table, sitting=replace(sitting, showing=showing, deadline=ends))
    return rewind(table) if by is None else table
