"""A bot on the surface: its hand slips now and then, and its eye misses something, as a person's
does in a hurry."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .. import actions
from ..nouns import hull
from .situation import Situation, offered

SLIPS = 0.12  # how often a line oversteps
SEES = 0.75  # how often one that does is seen
IMAGINES = 0.02  # how often one is seen that does not


def act(s: Situation, moves: Sequence[actions.Action], rng: Random) -> actions.Action | None:
    if hands := offered(moves, actions.Hand):
        return rng.choice(hands)
    if traces := offered(moves, actions.Trace):
        return _trace(s, rng.choice(traces), rng)
    return _look(s, rng) if offered(moves, actions.Accept) else None


def _trace(s: Situation, trace: actions.Trace, rng: Random) -> actions.Trace:
    if s.options.hull_check == "program" or rng.random() >= SLIPS:
        return trace
    return actions.Trace(trace.part, rng.choice(hull.slips(trace.part)))


def _look(s: Situation, rng: Random) -> actions.Accept | actions.Reject:
    for line in s.sheet.inspection:
        wrong = hull.overstep(line.part, line.line) is not None
        if rng.random() < (SEES if wrong else IMAGINES):
            return actions.Reject(line.part)
    return actions.Accept()
