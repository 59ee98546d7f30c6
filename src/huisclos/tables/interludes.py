"""What all look at together: how an interlude begins, how it ends, and the clock behind it, which
stands still. Pure: what happened when stands in the log."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from huisclos.kernel import Interlude, Seat

from .sitting import Deadline, Showing, Sitting

# How a game is played, in four pictures: before the first move, where its people do not know it.
BRIEFING = Interlude("briefing", 48)


def begin(sitting: Sitting, at: float, found: Sequence[Interlude]) -> Sitting:
    """One after the other, behind what is shown already."""
    if not found:
        return sitting
    if (showing := sitting.showing) is not None:
        return replace(sitting, showing=replace(showing, then=(*showing.then, *found)))
    first, *then = found
    showing = Showing(first, at, at + first.seconds, sitting.deadline, then=tuple(then))
    return replace(sitting, showing=showing, deadline=None)


def see(sitting: Sitting, seat: Seat) -> Sitting:
    showing = sitting.showing
    if showing is None or seat in showing.seen:
        return sitting
    return replace(sitting, showing=replace(showing, seen=(*showing.seen, seat)))


def end(sitting: Sitting, at: float) -> Sitting:
    """The next one, or the wait behind it, with all the time that it had."""
    showing = sitting.showing
    if showing is None:
        return sitting
    deadline = later(showing.deadline, at - showing.began)
    sitting = replace(sitting, showing=None, deadline=deadline)
    return begin(sitting, at, showing.then)


def drop(sitting: Sitting, at: float) -> Sitting:
    """Play has gone on: nothing of it is shown any more."""
    showing = sitting.showing
    return end(replace(sitting, showing=replace(showing, then=())), at) if showing else sitting


def put_off(showing: Showing, seconds: float) -> Showing:
    """It stood still for so long."""
    began, ends = showing.began + seconds, showing.ends + seconds
    return replace(showing, began=began, ends=ends, deadline=later(showing.deadline, seconds))


def later(deadline: Deadline | None, seconds: float) -> Deadline | None:
    return deadline and replace(deadline, ends=deadline.ends + seconds)


def is_seen(sitting: Sitting) -> bool:
    """By all people there are."""
    showing = sitting.showing
    return showing is not None and sitting.people <= {*showing.seen}
