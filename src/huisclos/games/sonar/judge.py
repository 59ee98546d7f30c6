"""The one judge of Captain Sonar: what may be done now, and if not, why. It may depend on nothing
but what the seat knows: the role is looked at before anything that another role holds. Numbers in
brackets are those of RULES.md."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from huisclos.kernel import CLOCK, DEALER, Refusal, Seat, TimeUp

from . import hull
from .acts import (
    Accept,
    Action,
    Answer,
    Archer,
    Charge,
    Course,
    Cross,
    Dive,
    Draw,
    Drone,
    EndTurn,
    First,
    Lay,
    Lots,
    Place,
    Reject,
    Report,
    SetOff,
    Silence,
    Sonar,
    Surface,
    Torpedo,
    Trace,
)
from .armoury import (
    refuse_archer,
    refuse_drone,
    refuse_lay,
    refuse_set_off,
    refuse_silence,
    refuse_sonar,
    refuse_torpedo,
)
from .model import (
    Answering,
    Ashore,
    Drawing,
    Marks,
    Placing,
    Ready,
    Running,
    Sailing,
    Secured,
    Shown,
    State,
    Tossing,
    Tracing,
)
from .panel import BIT, OF_HEADING, sizes_of
from .posts import LEAST_REALTIME, Post, crew_of
from .questions import (
    INDEX,
    is_blocked,
    posts_of,
    sea_of,
    tracer,
    truths,
)
from .refusals import (
    BLACKOUT,
    CAPTAIN_ONLY,
    ENEMY_TURN,
    ENGINEER_ONLY,
    MARKS_OWED,
    MATE_ONLY,
    NO_CELL,
    NOT_NOW,
    SURFACED,
)
from .sea import NOWHERE
from .things import Options, Phrase

BAD_LINES: dict[hull.Fault, Refusal] = {
    "points": Refusal("sonar-line-points", (("most", hull.MOST),)),
    "ends": Refusal("sonar-line-ends"),
    "outside": Refusal("sonar-line-outside"),
    "inside": Refusal("sonar-line-inside"),
    "round": Refusal("sonar-line-round"),
}

Judgement = Callable[[State, int, Any], Refusal | None]


def refuse_options(options: Options) -> Refusal | None:
    if options.mode == "realtime":
        if options.seats < LEAST_REALTIME:
            return Refusal("sonar-realtime-seats", (("least", LEAST_REALTIME),))
        if options.map_size == 10:
            return Refusal("sonar-realtime-map")
        if options.short_gauges:
            return Refusal("sonar-realtime-gauges")
    return None


def refuse(state: State, seat: Seat, action: Action) -> Refusal | None:
    kind = type(action)
    if seat < 0:
        return refuse_machine(state, seat, action)
    if (rule := OF_CREW.get(kind)) is None:
        return refuse_seat(state, seat, action)
    who, judge = rule
    number = crew_of(state.options.seats)[seat]
    post = posts_of(state.options)[number]
    if seat not in who[0](post):
        return who[1]
    return judge(state, number, action)


def refuse_machine(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Chance and time."""
    if seat == CLOCK:
        return None if isinstance(action, TimeUp) else NOT_NOW
    match state.phase, action:
        case Tossing(), First(crew) if seat == DEALER and crew in (0, 1):
            return None
        case Drawing(due, phase), Lots(lots) if seat == DEALER:
            if [(lot.crew, type(lot.act)) for lot in lots] != [
                (d.crew, DUTIES[d.duty]) for d in due
            ]:
                return NOT_NOW
            before = replace(state, phase=phase)
            judged = (OF_CREW[type(lot.act)][1](before, lot.crew, lot.act) for lot in lots)
            return next(filter(None, judged), None)
    return NOT_NOW


def refuse_seat(state: State, seat: Seat, action: Action) -> Refusal | None:
    """What any seat of a crew may do in its turn."""
    number = crew_of(state.options.seats)[seat]
    crew, post = state.crews[number], posts_of(state.options)[number]
    match action:
        case Report():
            return refuse_report(state, seat, post, action)
        case Trace(part, line):
            doing = crew.doing
            if not isinstance(doing, Tracing) or not isinstance(state.phase, Running):
                return NOT_NOW
            if tracer(post, len(doing.lines)) != seat:
                return Refusal("sonar-not-your-part")
            if any(done.part is part for done in doing.lines):
                return Refusal("sonar-part-done", (("part", part),))
            found = hull.fault(part, line)
            return BAD_LINES[found] if found else None
        case Accept() | Reject():
            shown = state.crews[1 - number].doing
            if seat != post.engineer:
                return ENGINEER_ONLY
            if not isinstance(shown, Shown) or not isinstance(state.phase, Running):
                return NOT_NOW
            again = isinstance(action, Reject) and shown.rejected
            return Refusal("sonar-rejected-once") if again else None
    return NOT_NOW


def refuse_report(state: State, seat: Seat, post: Post, report: Report) -> Refusal | None:
    if not isinstance(state.phase, Sailing | Running) or len(post.seats) < 2:
        return NOT_NOW
    if state.spoke >> seat & 1:
        return Refusal("sonar-spoke")
    waters, phrase = sea_of(state.options), report.phrase
    sectors = report.sectors
    good = (
        (report.system is not None) == (phrase in (Phrase.READY, Phrase.BROKEN))
        and (report.heading is not None) == (phrase in (Phrase.NOT_TO, Phrase.GO))
        and (report.cell is not None) == (phrase is Phrase.HERE)
        and bool(sectors) == (phrase is Phrase.SECTORS)
        and (report.cell is None or report.cell in waters.index)
        and len(sectors) <= 3
        and all(sector in waters.in_sector for sector in sectors)
        and all(a < b for a, b in pairwise(sectors))
    )
    return None if good else Refusal("sonar-report")


# -- the captain's ---------------------------------------------------------------------------------


def refuse_place(state: State, number: int, place: Place) -> Refusal | None:
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


def refuse_course(state: State, number: int, course: Course) -> Refusal | None:
    if refusal := refuse_movement(state, number):
        return refusal
    waters, crew = sea_of(state.options), state.crews[number]
    there = waters.step[course.heading][crew.at]
    free = there != NOWHERE and not (crew.trail | crew.mines) >> there & 1
    if free:
        return None
    if is_blocked(waters, crew):
        return BLACKOUT
    if there == NOWHERE:
        return Refusal("sonar-no-water", (("heading", course.heading),))
    if crew.trail >> there & 1:
        return Refusal("sonar-own-trail", (("heading", course.heading),))
    return Refusal("sonar-own-mine", (("heading", course.heading),))


def refuse_surface(state: State, number: int, action: Surface) -> Refusal | None:
    return refuse_movement(state, number)


def refuse_dive(state: State, number: int, action: Dive) -> Refusal | None:
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


def refuse_end(state: State, number: int, action: EndTurn) -> Refusal | None:
    match state.phase:
        case Sailing(whose, moved):
            if whose != number:
                return ENEMY_TURN
            if not moved:
                return Refusal("sonar-course-first")
            owed = isinstance(state.crews[number].doing, Marks)
            return MARKS_OWED if owed else None
    return NOT_NOW


def refuse_draw(state: State, number: int, action: Draw) -> Refusal | None:
    if not isinstance(state.phase, Sailing | Running):
        return NOT_NOW
    if state.count < state.options.draw_after:
        return Refusal("sonar-draw-early", (("courses", state.options.draw_after),))
    return Refusal("sonar-draw-asked") if state.crews[number].draw else None


# -- the marks -----------------------------------------------------------------------------------


def refuse_mark(state: State) -> Refusal | None:
    return None if isinstance(state.phase, Sailing | Running) else NOT_NOW


def refuse_charge(state: State, number: int, charge: Charge) -> Refusal | None:
    crew, system = state.crews[number], charge.system
    match crew.doing:
        case Marks(charge=True):
            pass
        case _:
            return Refusal("sonar-nothing-owed")
    if refusal := refuse_mark(state):
        return refusal
    sizes = sizes_of(state.options)
    if system is None:
        return None if crew.gauges == sizes else Refusal("sonar-gauge-left")
    if INDEX[system] >= len(sizes):
        return Refusal("sonar-no-scenario")
    full = crew.gauges[INDEX[system]] == sizes[INDEX[system]]
    return Refusal("sonar-gauge-full", (("system", system),)) if full else None


def refuse_cross(state: State, number: int, cross: Cross) -> Refusal | None:
    crew = state.crews[number]
    match crew.doing:
        case Marks(heading, _, True):
            pass
        case _:
            return Refusal("sonar-nothing-owed")
    if refusal := refuse_mark(state):
        return refusal
    bit = BIT.get(cross.light, 0)
    if not bit & OF_HEADING[heading]:
        return Refusal("sonar-other-heading", (("heading", heading),))
    return Refusal("sonar-crossed") if bit & crew.lights else None


def refuse_answer(state: State, number: int, answer: Answer) -> Refusal | None:
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


Who = tuple[Callable[[Post], tuple[Seat, ...]], Refusal]
CAPTAIN: Who = (lambda post: (post.captain,), CAPTAIN_ONLY)
COMMAND: Who = (lambda post: (post.captain, post.mate), Refusal("sonar-command-only"))
MATE: Who = (lambda post: (post.mate,), MATE_ONLY)
ENGINEER: Who = (lambda post: (post.engineer,), ENGINEER_ONLY)

OF_CREW: dict[type, tuple[Who, Judgement]] = {
    Course: (CAPTAIN, refuse_course),
    Charge: (MATE, refuse_charge),
    Cross: (ENGINEER, refuse_cross),
    EndTurn: (CAPTAIN, refuse_end),
    Place: (CAPTAIN, refuse_place),
    Surface: (CAPTAIN, refuse_surface),
    Dive: (CAPTAIN, refuse_dive),
    Lay: (CAPTAIN, refuse_lay),
    SetOff: (CAPTAIN, refuse_set_off),
    Torpedo: (CAPTAIN, refuse_torpedo),
    Drone: (COMMAND, refuse_drone),
    Sonar: (COMMAND, refuse_sonar),
    Silence: (CAPTAIN, refuse_silence),
    Archer: (CAPTAIN, refuse_archer),
    Answer: (CAPTAIN, refuse_answer),
    Draw: (CAPTAIN, refuse_draw),
}
DUTIES = {"place": Place, "course": Course, "charge": Charge, "cross": Cross, "answer": Answer}
