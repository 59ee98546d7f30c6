"""How long things may last in real time, counted by the ship's bell [24]."""

from __future__ import annotations

from math import inf

from ..nouns import Options
from ..state import Crew, Doing, Marks, Ready, Secured, Tracing

# bells that may ring while something lasts: it falls at the one after
COURSE_BELLS, MARK_BELLS, PART_BELLS, CHECK_BELLS, DIVE_BELLS = 12, 4, 3, 2, 6
BELLS: dict[type, int] = {
    Ready: COURSE_BELLS,
    Marks: MARK_BELLS,
    Tracing: PART_BELLS,
    Secured: DIVE_BELLS,
}


def falls(doing: Doing) -> float:
    """The bell at which chance acts for a crew, where time is limited."""
    bells = BELLS.get(type(doing))
    return inf if bells is None else doing.since + bells  # type: ignore[union-attr]


def bell_of(options: Options, crew: Crew) -> int | None:
    """The same, for those whom it concerns."""
    bell = falls(crew.doing) if options.limits and options.mode == "realtime" else inf
    return None if bell == inf else int(bell)
