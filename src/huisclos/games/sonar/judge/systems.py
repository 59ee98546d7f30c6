"""Systems, mines and the answer to a sonar [6, 9, 10, 12 to 14]."""

from __future__ import annotations

from huisclos.kernel import Refusal

from .. import actions
from ..nouns import System, panel
from ..nouns.sea import NOWHERE
from ..questions import (
    dash,
    is_down,
    is_full,
    may_fire,
    may_set_off,
    sea_of,
    stage_of,
    truths,
)
from ..state import Answering, Crew, Marks, Ready, Running, Sailing, Secured, Shown, State, Tracing
from .reasons import BLACKOUT, ENEMY_TURN, MARKS_OWED, NO_CELL, NOT_NOW, SURFACED


def refuse_system(state: State, number: int, system: System) -> Refusal | None:
    crew = state.crews[number]
    match state.phase:
        case Sailing(whose) if whose != number:
            return ENEMY_TURN
        case Sailing() | Running():
            pass
        case _:
            return NOT_NOW
    if not may_fire(state.options, stage_of(state.phase, number), crew):
        return unarmed(state, crew)
    if not is_full(state.options, crew, system):
        return Refusal("sonar-gauge-low", (("system", system),))
    symbol = panel.SYMBOL_OF[system]
    if crew.asks and symbol not in (*crew.sound, *crew.broken):
        return Refusal("sonar-ask-first", (("system", system),))
    broken = symbol in crew.broken if crew.asks else is_down(crew, system)
    return Refusal("sonar-broken", (("system", system),)) if broken else None


def unarmed(state: State, crew: Crew) -> Refusal:
    match crew.doing:
        case Tracing() | Shown() | Secured():
            return SURFACED
        case Marks() if crew.armed:
            return MARKS_OWED
        case Ready() if crew.armed:
            return BLACKOUT
    return Refusal("sonar-course-first")


def refuse_lay(state: State, number: int, lay: actions.Lay) -> Refusal | None:
    if refusal := refuse_system(state, number, System.MINE):
        return refusal
    waters, crew = sea_of(state.options), state.crews[number]
    cell = waters.index.get(lay.cell)
    if cell is None:
        return NO_CELL
    if not waters.around[crew.at] >> cell & 1:
        return Refusal("sonar-not-next", (("cell", lay.cell),))
    if crew.trail >> cell & 1:
        return Refusal("sonar-mine-on-trail", (("cell", lay.cell),))
    there = crew.mines >> cell & 1
    return Refusal("sonar-mine-there", (("cell", lay.cell),)) if there else None


def refuse_torpedo(state: State, number: int, torpedo: actions.Torpedo) -> Refusal | None:
    if refusal := refuse_system(state, number, System.TORPEDO):
        return refusal
    waters = sea_of(state.options)
    cell = waters.index.get(torpedo.cell)
    if cell is None:
        return NO_CELL
    near = waters.reach[state.crews[number].at] >> cell & 1
    return None if near else Refusal("sonar-too-far", (("cell", torpedo.cell),))


def refuse_drone(state: State, number: int, drone: actions.Drone) -> Refusal | None:
    if refusal := refuse_system(state, number, System.DRONE):
        return refusal
    sectors = sea_of(state.options).in_sector
    return None if drone.sector in sectors else Refusal("sonar-no-such-sector")


def refuse_sonar(state: State, number: int, sonar: actions.Sonar) -> Refusal | None:
    return refuse_system(state, number, System.SONAR)


def refuse_silence(state: State, number: int, silence: actions.Silence) -> Refusal | None:
    """[13] Under the course rules; like a course it needs both OKs."""
    if refusal := refuse_system(state, number, System.SILENCE):
        return refusal
    crew = state.crews[number]
    if isinstance(crew.doing, Marks):
        return MARKS_OWED
    longest = len(dash(state.options, crew, silence.heading))
    fits = 0 <= silence.cells <= longest
    return None if fits else Refusal("sonar-silence-blocked", (("longest", longest),))


def refuse_archer(state: State, number: int, archer: actions.Archer) -> Refusal | None:
    if refusal := refuse_system(state, number, System.SCENARIO):
        return refusal
    cell = sea_of(state.options).index.get(archer.cell, NOWHERE)
    there = cell != NOWHERE and state.archer >> cell & 1
    return None if there else Refusal("sonar-no-archer", (("cell", archer.cell),))


def refuse_set_off(state: State, number: int, mine: actions.SetOff) -> Refusal | None:
    crew = state.crews[number]
    if not isinstance(state.phase, Sailing | Running):
        return NOT_NOW
    if not may_set_off(state.options, stage_of(state.phase, number), crew):
        return SURFACED if isinstance(crew.doing, Tracing | Shown | Secured) else BLACKOUT
    cell = sea_of(state.options).index.get(mine.cell, NOWHERE)
    if cell == NOWHERE or not crew.mines >> cell & 1:
        return Refusal("sonar-no-mine", (("cell", mine.cell),))
    return Refusal("sonar-mine-fresh") if cell == crew.fresh else None


def refuse_answer(state: State, number: int, answer: actions.Answer) -> Refusal | None:
    match state.phase:
        case Answering(crew) if crew != number:
            pass
        case _:
            return NOT_NOW
    waters = sea_of(state.options)
    exists = (
        (answer.row is None or answer.row in waters.in_row)
        and (answer.column is None or answer.column in waters.in_column)
        and (answer.sector is None or answer.sector in waters.in_sector)
    )
    said = truths(waters, state.crews[number].at, answer)
    if not exists or len(said) != 2:
        return Refusal("sonar-two-kinds")
    return None if sum(said) == 1 else Refusal("sonar-one-true")
