"""The marks that are owed after a movement [4, 15]."""

from __future__ import annotations

from huisclos.kernel import Refusal

from .. import actions
from ..nouns import panel
from ..questions import INDEX
from ..state import Marks, Running, Sailing, State
from .reasons import NOT_NOW


def refuse_mark(state: State) -> Refusal | None:
    return None if isinstance(state.phase, Sailing | Running) else NOT_NOW


def refuse_charge(state: State, number: int, charge: actions.Charge) -> Refusal | None:
    crew, system = state.crews[number], charge.system
    match crew.doing:
        case Marks(charge=True):
            pass
        case _:
            return Refusal("sonar-nothing-owed")
    if refusal := refuse_mark(state):
        return refusal
    sizes = panel.sizes_of(state.options)
    if system is None:
        return None if crew.gauges == sizes else Refusal("sonar-gauge-left")
    if INDEX[system] >= len(sizes):
        return Refusal("sonar-no-scenario")
    full = crew.gauges[INDEX[system]] == sizes[INDEX[system]]
    return Refusal("sonar-gauge-full", (("system", system),)) if full else None


def refuse_cross(state: State, number: int, cross: actions.Cross) -> Refusal | None:
    crew = state.crews[number]
    match crew.doing:
        case Marks(heading, _, True):
            pass
        case _:
            return Refusal("sonar-nothing-owed")
    if refusal := refuse_mark(state):
        return refusal
    bit = panel.BIT.get(cross.light, 0)
    if not bit & panel.OF_HEADING[heading]:
        return Refusal("sonar-other-heading", (("heading", heading),))
    return Refusal("sonar-crossed") if bit & crew.lights else None
