"""What can be listed of what a seat may do, and what chance may draw."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from huisclos.kernel import Seat

from .. import actions
from ..nouns import Options, Part, Phrase, Symbol, System, hull, panel
from ..nouns.posts import Post
from ..nouns.sea import HEADINGS, Map, Sea, cells, sea
from ..questions import (
    Stage,
    answers,
    dash,
    full_systems,
    is_sound,
    is_under_way,
    may_fire,
    may_set_off,
    next_hands,
    open_headings,
    posts_of,
    ready_systems,
    sea_of,
    stage_of,
)
from ..state import Crew, Drawing, Due, Marks, Ready, Secured, Shown, State, Tossing, Tracing

SYMBOLS = (Symbol.WEAPONS, Symbol.DETECTION, Symbol.SPECIAL)
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
INSPECTION: tuple[actions.Action, ...] = (actions.Accept(), *map(actions.Reject, Part))
ASKS = {symbol: actions.Ask(symbol) for symbol in SYMBOLS}
REPLIES = {
    (symbol, sound): actions.Reply(symbol, sound) for symbol in SYMBOLS for sound in (True, False)
}


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
    found = own_moves(options, seat, post, stage, crew, state.archer)
    if seat == post.captain and not crew.draw and state.count >= options.draw_after:
        found = (*found, DRAW)
    if type(theirs) is Shown and seat == post.engineer:
        found = (*found, *INSPECTION)
    return found


def own_moves(
    options: Options, seat: Seat, post: Post, stage: Stage, crew: Crew, archer: int
) -> tuple[actions.Action, ...]:
    """What a seat may do for its boat."""
    asked = crew.asked if seat == post.engineer else ()
    words: list[actions.Ask | actions.Reply] = [
        REPLIES[symbol, is_sound(crew, symbol)] for symbol in asked
    ]
    if stage == "theirs":
        return (*words, *triggers(options, seat, post, stage, crew))
    if crew.asks and seat in (post.captain, post.mate):
        words += [ASKS[symbol] for symbol in questions(options, crew)]
    return (
        *duties(options, seat, post, stage, crew),
        *triggers(options, seat, post, stage, crew),
        *weapons(options, seat, post, stage, crew, archer),
        *words,
    )


def questions(options: Options, crew: Crew) -> tuple[Symbol, ...]:
    """[21] Symbols worth asking about: a system of theirs is full, and nobody has asked since a
    light was last crossed."""
    if not crew.asks or not is_under_way(crew):
        return ()
    known = (*crew.asked, *crew.sound, *crew.broken)
    full = {panel.SYMBOL_OF[system] for system in full_systems(options, crew)}
    return tuple(symbol for symbol in SYMBOLS if symbol in full and symbol not in known)


def triggers(
    options: Options, seat: Seat, post: Post, stage: Stage, crew: Crew
) -> list[actions.SetOff]:
    """[9] One's own mines."""
    if seat != post.captain or not crew.mines or not may_set_off(options, stage, crew):
        return []
    set_offs = aims(sea_of(options)).set_offs
    return [set_offs[cell] for cell in cells(crew.mines) if cell != crew.fresh]


def duties(
    options: Options, seat: Seat, post: Post, stage: Stage, crew: Crew
) -> Iterable[actions.Action]:
    match crew.doing:
        case Marks() as owed:
            box = charges(options, crew) if owed.charge and seat == post.mate else ()
            crossed = CROSSES[owed.heading] if owed.cross and seat == post.engineer else ()
            return (*box, *[act for bit, act in crossed if not bit & crew.lights])
        case Ready() if seat == post.captain:
            if stage == "moved":
                return (END_TURN,)
            headings = open_headings(options, crew)
            return (*[COURSES[heading] for heading in headings], SURFACE)
        case Tracing(holder, lines, traced) as doing if seat == holder:
            if traced:
                to = next_hands(post, doing) if len(lines) < len(Part) else (None,)
                return (*map(actions.Hand, to), TRACES[lines[-1].part])
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
    """Systems, as captain or first mate."""
    found, captain = list[actions.Action](), seat == post.captain
    if not (captain or seat == post.mate) or not may_fire(options, stage, crew):
        return found
    ready = ready_systems(options, crew)
    if not ready:
        return found
    waters = sea_of(options)
    table = aims(waters)
    if System.DRONE in ready:
        found += table.drones
    if System.SONAR in ready:
        found.append(SONAR)
    if not captain:
        return found
    if System.TORPEDO in ready:
        found += table.torpedoes[crew.at]
    if System.MINE in ready:
        found += [table.lays[cell] for cell in cells(mine_cells(waters, crew))]
    if System.SCENARIO in ready:
        found += [table.archers[cell] for cell in cells(archer)]
    if System.SILENCE in ready and type(crew.doing) is Ready:
        for heading in HEADINGS:
            found += SILENCES[heading][: 1 + len(dash(options, crew, heading))]
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
            return [COURSES[heading] for heading in open_headings(state.options, crew)]
        case "charge":
            return [*charges(state.options, crew)]
        case "answer":
            return [*answers(waters, crew.at)]
        case "cross":
            assert isinstance(crew.doing, Marks)
            free = [act for bit, act in CROSSES[crew.doing.heading] if not bit & crew.lights]
            harmless = [act for act in free if not panel.cross(crew.lights, act.light).damage]
            return [*(harmless or free)]
