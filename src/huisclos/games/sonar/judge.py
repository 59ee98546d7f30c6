"""The one judge of Captain Sonar: what may be done now, and if not, why. It may depend on nothing
but what the seat knows: the role is looked at before anything that another role holds. Numbers in
brackets are those of RULES.md."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from huisclos.kernel import DEALER, Refusal, Seat, TimeUp

from . import actions
from .nouns import Options, Phrase, System, hull, panel
from .nouns.posts import LEAST_REALTIME, Post, crew_of
from .nouns.sea import NOWHERE
from .questions import (
    INDEX,
    dash,
    is_blocked,
    is_down,
    is_full,
    may_fire,
    may_set_off,
    posts_of,
    sea_of,
    stage_of,
    tracer,
    truths,
)
from .state import (
    Answering,
    Ashore,
    Crew,
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

NOT_NOW = Refusal("not-now")
CAPTAIN_ONLY = Refusal("sonar-captain-only")
MATE_ONLY = Refusal("sonar-mate-only")
ENGINEER_ONLY = Refusal("sonar-engineer-only")
NO_CELL = Refusal("sonar-no-such-cell")
SURFACED = Refusal("sonar-surfaced")
BLACKOUT = Refusal("sonar-blackout")
MARKS_OWED = Refusal("sonar-marks-owed")
ENEMY_TURN = Refusal("sonar-enemy-turn")


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


def refuse(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
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


def refuse_machine(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
    """Chance and time."""
    match state.phase, action:
        case _, TimeUp():
            return None
        case Tossing(), actions.First(crew) if seat == DEALER and crew in (0, 1):
            return None
        case Drawing(due, phase), actions.Lots(lots) if seat == DEALER:
            if [(lot.crew, type(lot.act)) for lot in lots] != [
                (d.crew, DUTIES[d.duty]) for d in due
            ]:
                return NOT_NOW
            before = replace(state, phase=phase)
            judged = (OF_CREW[type(lot.act)][1](before, lot.crew, lot.act) for lot in lots)
            return next(filter(None, judged), None)
    return NOT_NOW


def refuse_seat(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
    """What any seat of a crew may do in its turn."""
    number = crew_of(state.options.seats)[seat]
    crew, post = state.crews[number], posts_of(state.options)[number]
    match action:
        case actions.Report():
            return refuse_report(state, seat, post, action)
        case actions.Trace(part, line):
            doing = crew.doing
            if not isinstance(doing, Tracing) or not isinstance(state.phase, Running):
                return NOT_NOW
            if tracer(post, len(doing.lines)) != seat:
                return Refusal("sonar-not-your-part")
            if any(done.part is part for done in doing.lines):
                return Refusal("sonar-part-done", (("part", part),))
            found = hull.fault(part, line)
            return BAD_LINES[found] if found else None
        case actions.Accept() | actions.Reject():
            shown = state.crews[1 - number].doing
            if seat != post.engineer:
                return ENGINEER_ONLY
            if not isinstance(shown, Shown) or not isinstance(state.phase, Running):
                return NOT_NOW
            again = isinstance(action, actions.Reject) and shown.rejected
            return Refusal("sonar-rejected-once") if again else None
    return NOT_NOW


def refuse_report(state: State, seat: Seat, post: Post, report: actions.Report) -> Refusal | None:
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


# -- the marks -----------------------------------------------------------------------------------


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


# -- systems and mines [6, 9, 10, 12, 13, 14] ------------------------------------------------------


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
    return Refusal("sonar-broken", (("system", system),)) if is_down(crew, system) else None


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
    longest = len(dash(sea_of(state.options), crew, silence.heading))
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
    match state.phase:
        case Sailing(whose) if whose != number:
            return ENEMY_TURN
        case Sailing() | Running():
            pass
        case _:
            return NOT_NOW
    if not may_set_off(state.options, stage_of(state.phase, number), crew):
        return SURFACED if isinstance(crew.doing, Tracing | Shown | Secured) else BLACKOUT
    cell = sea_of(state.options).index.get(mine.cell, NOWHERE)
    if cell == NOWHERE or not crew.mines >> cell & 1:
        return Refusal("sonar-no-mine", (("cell", mine.cell),))
    return Refusal("sonar-mine-fresh") if cell == crew.fresh else None


# -- who may do what ------------------------------------------------------------------------------


Who = tuple[Callable[[Post], tuple[Seat, ...]], Refusal]
CAPTAIN: Who = (lambda post: (post.captain,), CAPTAIN_ONLY)
COMMAND: Who = (lambda post: (post.captain, post.mate), Refusal("sonar-command-only"))
MATE: Who = (lambda post: (post.mate,), MATE_ONLY)
ENGINEER: Who = (lambda post: (post.engineer,), ENGINEER_ONLY)

OF_CREW: dict[type, tuple[Who, Judgement]] = {
    actions.Course: (CAPTAIN, refuse_course),
    actions.Charge: (MATE, refuse_charge),
    actions.Cross: (ENGINEER, refuse_cross),
    actions.EndTurn: (CAPTAIN, refuse_end),
    actions.Place: (CAPTAIN, refuse_place),
    actions.Surface: (CAPTAIN, refuse_surface),
    actions.Dive: (CAPTAIN, refuse_dive),
    actions.Lay: (CAPTAIN, refuse_lay),
    actions.SetOff: (CAPTAIN, refuse_set_off),
    actions.Torpedo: (CAPTAIN, refuse_torpedo),
    actions.Drone: (COMMAND, refuse_drone),
    actions.Sonar: (COMMAND, refuse_sonar),
    actions.Silence: (CAPTAIN, refuse_silence),
    actions.Archer: (CAPTAIN, refuse_archer),
    actions.Answer: (CAPTAIN, refuse_answer),
    actions.Draw: (CAPTAIN, refuse_draw),
}
DUTIES = {
    "place": actions.Place,
    "course": actions.Course,
    "charge": actions.Charge,
    "cross": actions.Cross,
    "answer": actions.Answer,
}
