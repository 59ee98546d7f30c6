"""What can be listed of what a seat may do, and what chance may draw."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from huisclos.kernel import Seat, remembered

from .. import actions
from ..nouns import Options, Part, Phrase, System, hull, panel
from ..nouns.posts import Post
from ..nouns.sea import HEADINGS, Map, Sea, cells, sea
from ..questions import (
    Stage,
    answers,
    dash,
    is_ready,
    may_fire,
    may_set_off,
    open_headings,
    post_of,
    posts_of,
    sea_of,
    stage_of,
    tracer,
)
from ..state import Crew, Drawing, Due, Marks, Ready, Secured, Shown, State, Tossing, Tracing

# Actions are values: each is made once and shared.
COURSES = {heading: actions.Course(heading) for heading in HEADINGS}
CHARGES = tuple(map(actions.Charge, panel.SYSTEMS))
NO_CHARGE = actions.Charge(None)
CROSSES = {
    h: tuple((panel.BIT[x.id], actions.Cross(x.id)) for x in panel.SHEET.headings[h])
    for h in HEADINGS
}
SILENCES = {h: tuple(actions.Silence(h, count) for count in range(5)) for h in HEADINGS}
SURFACE, DIVE, END_TURN, SONAR, DRAW = (
    actions.Surface(),
    actions.Dive(),
    actions.EndTurn(),
    actions.Sonar(),
    actions.Draw(),
)
INSPECTION = (actions.Accept(), actions.Reject())


class Aims:
    """Every aimed action of one map."""

    def __init__(self, waters: Sea) -> None:
        names = waters.names
        self.places = tuple(actions.Place(names[cell]) for cell in waters.cells)
        self.torpedoes = tuple(
            tuple(actions.Torpedo(names[cell]) for cell in cells(mask)) for mask in waters.reach
        )
        self.lays = tuple(map(actions.Lay, names))
        self.set_offs = tuple(map(actions.SetOff, names))
        self.archers = tuple(map(actions.Archer, names))
        self.drones = tuple(map(actions.Drone, waters.sectors))
        self.reports = tuple(actions.Report(Phrase.SECTORS, sectors=(n,)) for n in waters.sectors)


@cache
def _aims(name: Map, size: int) -> Aims:
    return Aims(sea(name, size))


def aims(waters: Sea) -> Aims:
    return _aims(waters.map, waters.size)


TRACES = {part: actions.Trace(part, hull.middle(part)) for part in Part}


def listed_at_sea(state: State, seat: Seat, number: int) -> tuple[actions.Action, ...]:
    options, crew, theirs = state.options, state.crews[number], state.crews[1 - number].doing
    post, stage = posts_of(options)[number], stage_of(state.phase, number)
    found = () if stage == "theirs" else own_moves(options, seat, stage, crew, state.archer)
    if seat == post.captain and not crew.draw and state.count >= options.draw_after:
        found = (*found, DRAW)
    if type(theirs) is Shown and seat == post.engineer:
        found = (*found, *(INSPECTION[:1] if theirs.rejected else INSPECTION))
    return found


@remembered(1 << 12)
def own_moves(
    options: Options, seat: Seat, stage: Stage, crew: Crew, archer: int
) -> tuple[actions.Action, ...]:
    """What a seat may do for its boat."""
    post = post_of(options, seat)
    return (
        *duties(options, seat, post, stage, crew),
        *weapons(options, seat, post, stage, crew, archer),
    )


def duties(
    options: Options, seat: Seat, post: Post, stage: Stage, crew: Crew
) -> Iterable[actions.Action]:
    match crew.doing:
        case Marks(heading, charge, cross):
            box = charges(options, crew) if charge and seat == post.mate else ()
            crossed = CROSSES[heading] if cross and seat == post.engineer else ()
            return (*box, *(act for bit, act in crossed if not bit & crew.lights))
        case Ready() if seat == post.captain:
            if stage == "moved":
                return (END_TURN,)
            headings = open_headings(sea_of(options), crew)
            return (*(COURSES[heading] for heading in headings), SURFACE)
        case Tracing(lines) if seat == tracer(post, len(lines)):
            done = {line.part for line in lines}
            return (TRACES[part] for part in Part if part not in done)
        case Secured() if seat == post.captain:
            return (DIVE,)
    return ()


def charges(options: Options, crew: Crew) -> list[actions.Charge]:
    sizes = panel.sizes_of(options)
    free = [CHARGES[at] for at, boxes in enumerate(crew.gauges) if boxes < sizes[at]]
    return free or [NO_CHARGE]


def weapons(
    options: Options, seat: Seat, post: Post, stage: Stage, crew: Crew, archer: int
) -> list[actions.Action]:
    """Systems and mines, as captain or first mate."""
    waters = sea_of(options)
    table, found = aims(waters), list[actions.Action]()
    captain = seat == post.captain
    if captain and crew.mines and may_set_off(options, stage, crew):
        found += [table.set_offs[cell] for cell in cells(crew.mines) if cell != crew.fresh]
    if not (captain or seat == post.mate) or not may_fire(options, stage, crew):
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
        found += [table.archers[cell] for cell in cells(archer)]
    if isinstance(crew.doing, Ready) and is_ready(options, crew, System.SILENCE):
        for heading in HEADINGS:
            found += SILENCES[heading][: 1 + len(dash(waters, crew, heading))]
    return found


def mine_cells(waters: Sea, crew: Crew) -> int:
    """[9]"""
    return waters.around[crew.at] & ~crew.trail & ~crew.mines


def dealt(state: State) -> list[actions.Action]:
    """[24] What the DEALER may draw, if one thing at most is open; several are not listed."""
    match state.phase:
        case Tossing():
            return [actions.First(0), actions.First(1)]
        case Drawing((due,)):
            return [actions.Lots((actions.Lot(due.crew, act),)) for act in lots_for(state, due)]
        case Drawing(()):
            return [actions.Lots(())]
    return []


def lots_for(
    state: State, due: Due
) -> list[actions.Place | actions.Course | actions.Charge | actions.Cross | actions.Answer]:
    crew, waters = state.crews[due.crew], sea_of(state.options)
    match due.duty:
        case "place":
            return [*aims(waters).places]
        case "course":
            return [COURSES[heading] for heading in open_headings(waters, crew)]
        case "charge":
            return [*charges(state.options, crew)]
        case "answer":
            return [*answers(waters, crew.at)]
        case "cross":
            assert isinstance(crew.doing, Marks)
            free = [act for bit, act in CROSSES[crew.doing.heading] if not bit & crew.lights]
            harmless = [act for act in free if not panel.cross(crew.lights, act.light).damage]
            return [*(harmless or free)]
