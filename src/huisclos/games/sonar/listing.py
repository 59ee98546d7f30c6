"""What can be listed of what a seat may do, and what chance may draw."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from huisclos.kernel import CLOCK, Seat

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
    Lot,
    Lots,
    Place,
    Reject,
    Report,
    SetOff,
    Silence,
    Sonar,
    Surface,
    TimeUp,
    Torpedo,
    Trace,
)
from .model import (
    Answering,
    Crew,
    Drawing,
    Due,
    Marks,
    Phase,
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
from .panel import BIT, SHEET, SYSTEMS, cross, sizes_of
from .posts import Post, crew_of
from .questions import (
    answers,
    dash,
    is_ready,
    may_fire,
    may_set_off,
    open_headings,
    posts_of,
    sea_of,
    tracer,
)
from .sea import HEADINGS, Map, Sea, cells, sea
from .things import Part, Phrase, System

# Actions are values: each is made once and shared.
COURSES = {heading: Course(heading) for heading in HEADINGS}
CHARGES = tuple(map(Charge, SYSTEMS))
NO_CHARGE = Charge(None)
CROSSES = {h: tuple((BIT[x.id], Cross(x.id)) for x in SHEET.headings[h]) for h in HEADINGS}
SILENCES = {h: tuple(Silence(h, count) for count in range(5)) for h in HEADINGS}
SURFACE, DIVE, END_TURN, SONAR, DRAW = Surface(), Dive(), EndTurn(), Sonar(), Draw()
INSPECTION = (Accept(), Reject())


class Aims:
    """Every aimed action of one map."""

    def __init__(self, waters: Sea) -> None:
        names = waters.names
        self.places = tuple(Place(names[cell]) for cell in waters.cells)
        self.torpedoes = tuple(
            tuple(Torpedo(names[cell]) for cell in cells(mask)) for mask in waters.reach
        )
        self.lays = tuple(map(Lay, names))
        self.set_offs = tuple(map(SetOff, names))
        self.archers = tuple(map(Archer, names))
        self.drones = tuple(map(Drone, waters.sectors))
        self.reports = tuple(Report(Phrase.SECTORS, sectors=(n,)) for n in waters.sectors)


@cache
def _aims(name: Map, size: int) -> Aims:
    return Aims(sea(name, size))


def aims(waters: Sea) -> Aims:
    return _aims(waters.map, waters.size)


TRACES = {part: Trace(part, hull.middle(part)) for part in Part}


def moves(state: State, seat: Seat) -> Iterable[Action]:
    """Reports are not listed, but for a radio operator who has nothing else to do."""
    if seat < 0:
        return (TimeUp(),) if seat == CLOCK else dealt(state)
    number = crew_of(state.options.seats)[seat]
    match state.phase:
        case Sailing() | Running():
            listed = listed_at_sea(state, seat, number)
            if not listed and not state.spoke >> seat & 1:
                post = posts_of(state.options)[number]
                if post.radio == seat != post.engineer:
                    return aims(sea_of(state.options)).reports
            return listed
        case Placing():
            placed = isinstance(state.crews[number].doing, Secured)
            return (DIVE,) if placed else aims(sea_of(state.options)).places
        case Answering():
            return answers(sea_of(state.options), state.crews[number].at)
    return ()


def listed_at_sea(state: State, seat: Seat, number: int) -> tuple[Action, ...]:
    """The same for as long as nothing changes in the crew: it is kept with it."""
    crew = state.crews[number]
    kept: dict[Any, Any] = crew.__dict__
    drawable = state.count >= state.options.draw_after
    key = "moves", seat, stage_of(state.phase, number), state.archer, drawable
    if key not in kept:
        kept[key] = (*_own_moves(state, seat, number, crew, drawable),)
    found: tuple[Action, ...] = kept[key]
    theirs = state.crews[1 - number].doing
    if type(theirs) is Shown and seat == posts_of(state.options)[number].engineer:
        return (*found, *(INSPECTION[:1] if theirs.rejected else INSPECTION))
    return found


def stage_of(phase: Phase, number: int) -> str:
    """All that a crew's moves depend on in a phase at sea."""
    if type(phase) is Sailing:
        if phase.crew != number:
            return "theirs"
        return "moved" if phase.moved else "to move"
    return "running"


def _own_moves(
    state: State, seat: Seat, number: int, crew: Crew, drawable: bool
) -> Iterator[Action]:
    post, stage = posts_of(state.options)[number], stage_of(state.phase, number)
    if stage != "theirs":
        match crew.doing:
            case Marks(heading, charge, cross):
                if charge and seat == post.mate:
                    yield from charges(state, crew)
                if cross and seat == post.engineer:
                    yield from (act for bit, act in CROSSES[heading] if not bit & crew.lights)
            case Ready() if seat == post.captain:
                if stage == "moved":
                    yield END_TURN
                else:
                    headings = open_headings(sea_of(state.options), crew)
                    yield from (COURSES[heading] for heading in headings)
                    yield SURFACE
            case Tracing(lines) if seat == tracer(post, len(lines)):
                done = {line.part for line in lines}
                yield from (TRACES[part] for part in Part if part not in done)
            case Secured() if seat == post.captain:
                yield DIVE
        yield from weapons(state, seat, number, crew, post)
    if drawable and seat == post.captain and not crew.draw:
        yield DRAW


def charges(state: State, crew: Crew) -> list[Charge]:
    sizes = sizes_of(state.options)
    free = [CHARGES[at] for at, boxes in enumerate(crew.gauges) if boxes < sizes[at]]
    return free or [NO_CHARGE]


def weapons(state: State, seat: Seat, number: int, crew: Crew, post: Post) -> list[Action]:
    """Systems and mines, as captain or first mate."""
    options, waters = state.options, sea_of(state.options)
    table, found = aims(waters), list[Action]()
    captain = seat == post.captain
    if captain and crew.mines and may_set_off(state, crew, number):
        found += [table.set_offs[cell] for cell in cells(crew.mines) if cell != crew.fresh]
    if not (captain or seat == post.mate) or not may_fire(state, crew, number):
        return found
    if is_ready(options, crew, System.DRONE):
        found += table.drones
    if is_ready(options, crew, System.SONAR):
        found.append(SONAR)
    if not captain:
        return found
    if is_ready(options, crew, System.TORPEDO):
        found += table.torpedoes[crew.at]
    if is_ready(options, crew, System.MINE):
        found += [table.lays[cell] for cell in cells(mine_cells(waters, crew))]
    if is_ready(options, crew, System.SCENARIO):
        found += [table.archers[cell] for cell in cells(state.archer)]
    if isinstance(crew.doing, Ready) and is_ready(options, crew, System.SILENCE):
        for heading in HEADINGS:
            found += SILENCES[heading][: 1 + len(dash(waters, crew, heading))]
    return found


def mine_cells(waters: Sea, crew: Crew) -> int:
    """[9]"""
    return waters.around[crew.at] & ~crew.trail & ~crew.mines


def dealt(state: State) -> list[Action]:
    """[24] What the DEALER may draw, if one thing at most is open; several are not listed."""
    match state.phase:
        case Tossing():
            return [First(0), First(1)]
        case Drawing((due,)):
            return [Lots((Lot(due.crew, act),)) for act in lots_for(state, due)]
        case Drawing(()):
            return [Lots(())]
    return []


def lots_for(state: State, due: Due) -> list[Place | Course | Charge | Cross | Answer]:
    crew, waters = state.crews[due.crew], sea_of(state.options)
    match due.duty:
        case "place":
            return [*aims(waters).places]
        case "course":
            return [COURSES[heading] for heading in open_headings(waters, crew)]
        case "charge":
            return [*charges(state, crew)]
        case "answer":
            return [*answers(waters, crew.at)]
        case "cross":
            assert isinstance(crew.doing, Marks)
            free = [act for bit, act in CROSSES[crew.doing.heading] if not bit & crew.lights]
            harmless = [act for act in free if not cross(crew.lights, act.light).damage]
            return [*(harmless or free)]
