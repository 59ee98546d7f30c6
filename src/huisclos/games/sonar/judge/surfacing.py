"""The hull, traced and looked at [18]."""

from __future__ import annotations

from huisclos.kernel import Refusal, Seat

from .. import actions
from ..nouns import Part, hull
from ..questions import next_hands, post_of, side
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
    if doing.holder != seat:
        return Refusal("sonar-not-your-part")
    done = [line.part for line in doing.lines]
    if doing.traced and trace.part is not done.pop():
        return Refusal("sonar-hand-on")
    if trace.part in done:
        return Refusal("sonar-part-done", (("part", trace.part),))
    strict = state.options.hull_check == "program"
    found = (hull.fault if strict else hull.unfinished)(trace.part, trace.line)
    return BAD_LINES[found] if found else None


def refuse_hand(state: State, seat: Seat, hand: actions.Hand) -> Refusal | None:
    doing = state.crews[side(state, seat)].doing
    if not isinstance(doing, Tracing) or not isinstance(state.phase, Running):
        return NOT_NOW
    if doing.holder != seat:
        return Refusal("sonar-not-your-part")
    if not doing.traced:
        return Refusal("sonar-trace-first")
    if len(doing.lines) == len(Part):
        return None if hand.to is None else Refusal("sonar-all-traced")
    there = hand.to in next_hands(post_of(state.options, seat), doing)
    return None if there else Refusal("sonar-other-hands")


def refuse_look(state: State, number: int, look: actions.Accept | actions.Reject) -> Refusal | None:
    """At the enemy's hull: a part is touched, or none."""
    shown = state.crews[1 - number].doing
    if not isinstance(shown, Shown) or not isinstance(state.phase, Running):
        return NOT_NOW
    named = isinstance(look, actions.Accept) or look.part is not None
    return None if named else Refusal("sonar-touch-a-part")
