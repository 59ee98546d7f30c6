"""One person alone with bots: there is nobody to hide from and nobody to wait for. When a wait is
over early; the clock's move is the same, and stands in the log like any other."""

from __future__ import annotations

from huisclos.kernel import CLOCK, Seat, awaited

from .sitting import Sitting

VOTES = 20.0  # seconds in which bots decide where people talk, once one has


def is_done(sitting: Sitting, seat: Seat) -> bool:
    """Whether the one person has decided, where people talk while they do, and bots have not."""
    game, state = sitting.game, sitting.state
    if sitting.stopped or game.talk(state) is None or CLOCK not in sitting.acting:
        return False
    return seat not in awaited(game, state)


def ends(sitting: Sitting, seat: Seat) -> float | None:
    """When a held wait is over for the one person, if all bots have acted; None: in its time."""
    game, state, deadline = sitting.game, sitting.state, sitting.deadline
    if not sitting.held or deadline is None or {*awaited(game, state)} - {seat}:
        return None
    pace, seconds = game.pace(state), game.alone(state, seat)
    if pace is None or seconds is None:
        return None
    return deadline.ends - pace.seconds + seconds
