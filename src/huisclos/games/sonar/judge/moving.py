"""The start, courses, turns and a draw [2 to 5, 7, 16, 19]."""

from __future__ import annotations

from huisclos.kernel import Refusal

from .. import actions
from ..nouns.sea import NOWHERE
from ..questions import is_blocked, sea_of, taken_by
from ..state import (
    Ashore,
    Marks,
    Placing,
    Ready,
    Running,
    Sailing,
    Secured,
    Shown,
    State,
    Tracing,
)
from .reasons import BLACKOUT, ENEMY_TURN, MARKS_OWED, NO_CELL, NOT_NOW, SURFACED


def refuse_place(state: State, number: int, place: actions.Place) -> Refusal | None:
    if not isinstance(state.phase, Placing):
        return NOT_NOW
    if not isinstance(state.crews[number].doing, Ashore):
        return Refusal("sonar-placed")
    waters = sea_of(state.options)
    cell = waters.index.get(place.cell)
    if cell is None:
        return NO_CELL
    return None if waters.water >> cell & 1 else Refusal("sonar-island", (("cell", place.cell),))


def refuse_movement(state: State, number: int) -> Refusal | None:
    """[4] A course or a surfacing: in one's turn, and after both OKs."""
    crew = state.crews[number]
    match state.phase:
        case Sailing(whose, moved):
            if whose != number:
                return ENEMY_TURN
            if isinstance(crew.doing, Marks):
                return MARKS_OWED
            return Refusal("sonar-moved") if moved else None
        case Running():
            match crew.doing:
                case Ready():
                    return None
                case Marks():
                    return MARKS_OWED
            return SURFACED
    return NOT_NOW


def refuse_course(state: State, number: int, course: actions.Course) -> Refusal | None:
    if refusal := refuse_movement(state, number):
        return refusal
    waters, crew = sea_of(state.options), state.crews[number]
    there = waters.step[course.heading][crew.at]
    free = there != NOWHERE and not taken_by(state.options, crew) >> there & 1
    if free:
        return None
    if is_blocked(state.options, crew):
        return BLACKOUT
    if there == NOWHERE:
        return Refusal("sonar-no-water", (("heading", course.heading),))
    if crew.trail >> there & 1:
        return Refusal("sonar-own-trail", (("heading", course.heading),))
    return Refusal("sonar-own-mine", (("heading", course.heading),))


def refuse_surface(state: State, number: int, action: actions.Surface) -> Refusal | None:
    return refuse_movement(state, number)


def refuse_dive(state: State, number: int, action: actions.Dive) -> Refusal | None:
    here = isinstance(state.phase, Running) or (
        isinstance(state.phase, Placing) and state.options.mode == "realtime"
    )
    if not here:
        return NOT_NOW
    match state.crews[number].doing:
        case Secured():
            return None
        case Ashore():
            return Refusal("sonar-place-first")
        case Tracing() | Shown():
            return Refusal("sonar-hull-first")
    return NOT_NOW


def refuse_end(state: State, number: int, action: actions.EndTurn) -> Refusal | None:
    match state.phase:
        case Sailing(whose, moved):
            if whose != number:
                return ENEMY_TURN
            if not moved:
                return Refusal("sonar-course-first")
            owed = isinstance(state.crews[number].doing, Marks)
            return MARKS_OWED if owed else None
    return NOT_NOW


def refuse_draw(state: State, number: int, action: actions.Draw) -> Refusal | None:
    if not isinstance(state.phase, Sailing | Running):
        return NOT_NOW
    if state.count < state.options.draw_after:
        return Refusal("sonar-draw-early", (("courses", state.options.draw_after),))
    return Refusal("sonar-draw-asked") if state.crews[number].draw else None
