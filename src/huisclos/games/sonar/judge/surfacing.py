"""The hull, traced and looked at [18]."""

from __future__ import annotations

from huisclos.kernel import Refusal, Seat

from .. import actions
from ..nouns import hull
from ..questions import post_of, side, tracer
from ..state import Running, Shown, State, Tracing
from .reasons import NOT_NOW

BAD_LINES: dict[hull.Fault, Refusal] = {
    "points": Refusal("sonar-line-points", (("most", hull.MOST),)),
    "ends": Refusal("sonar-line-ends"),
    "outside": Refusal("sonar-line-outside"),
    "inside": Refusal("sonar-line-inside"),
    "round": Refusal("sonar-line-round"),
}


def refuse_trace(state: State, seat: Seat, trace: actions.Trace) -> Refusal | None:
    doing = state.crews[side(state, seat)].doing
    if not isinstance(doing, Tracing) or not isinstance(state.phase, Running):
        return NOT_NOW
    if tracer(post_of(state.options, seat), len(doing.lines)) != seat:
        return Refusal("sonar-not-your-part")
    if any(done.part is trace.part for done in doing.lines):
        return Refusal("sonar-part-done", (("part", trace.part),))
    found = hull.fault(trace.part, trace.line)
    return BAD_LINES[found] if found else None


def refuse_look(state: State, number: int, look: actions.Accept | actions.Reject) -> Refusal | None:
    """At the enemy's hull."""
    shown = state.crews[1 - number].doing
    if not isinstance(shown, Shown) or not isinstance(state.phase, Running):
        return NOT_NOW
    again = isinstance(look, actions.Reject) and shown.rejected
    return Refusal("sonar-rejected-once") if again else None
