"""Surfacing [16, 17], and the hull that is traced in real time [18]."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Seat, Told, tell, tell_all

from .. import notes
from ..nouns import Part, hull, panel
from ..nouns.posts import Post
from ..questions import next_hands, posts_of, sea_of
from ..state import Line, Running, Secured, Shown, State, Tracing
from .ending import sink
from .marks import clear_lights
from .moving import begin_turn
from .steps import damage, hushed, with_crew

TURNS_AFTER_SURFACING = 3  # [17]


def surface(state: State, number: int) -> State:
    """[16] to [18]"""
    waters, crew = sea_of(state.options), state.crews[number]
    sector, running = waters.sector[crew.at], isinstance(state.phase, Running)
    crew = replace(
        crew,
        trail=1 << crew.at,
        path=(waters.names[crew.at],),
        courses=f"{crew.courses}{sector}",
        armed=False,
        sector=sector,
        doing=Secured(),
    )
    if running:
        engineer = posts_of(state.options)[number].engineer
        crew = replace(crew, doing=Tracing(engineer, since=state.bell))
    state = replace(state, spoke=hushed(state, number))
    state = with_crew(tell_all(state, notes.Surfaced(number, sector)), number, crew)
    if state.options.map == "delta" and not waters.holes >> crew.at & 1:
        state = damage(state, number)
        if state.crews[number].damage >= panel.SINKS:
            return sink(state)
    if running:
        return state
    return begin_turn(clear_lights(state, number), 1 - number, TURNS_AFTER_SURFACING)


def trace(state: State, number: int, seat: Seat, part: Part, line: hull.Line) -> State:
    """[18] The holder's part, which may be traced again before the sheet is handed on."""
    crew = state.crews[number]
    assert isinstance(crew.doing, Tracing)
    others = crew.doing.lines[:-1] if crew.doing.traced else crew.doing.lines
    doing = replace(crew.doing, lines=(*others, Line(part, seat, line)), traced=True)
    told = Told(posts_of(state.options)[number].seats, notes.PartTraced(seat, part))
    return with_crew(state, number, replace(crew, doing=doing), told)


def hand(state: State, number: int, to: Seat | None) -> State:
    posts, crew = posts_of(state.options), state.crews[number]
    assert isinstance(crew.doing, Tracing)
    if to is not None:
        doing = replace(crew.doing, holder=to, traced=False, since=state.bell)
        state = tell(state, Told(posts[number].seats, notes.SheetHanded(to)))
        return with_crew(state, number, replace(crew, doing=doing))
    if state.options.hull_check == "program":
        return secure(state, number)
    shown = Shown(crew.doing.lines, crew.doing.rejected, state.bell)
    state = tell(state, Told(inspectors(posts, number), notes.HullShown(number)))
    return with_crew(state, number, replace(crew, doing=shown))


def hand_on(state: State, number: int) -> State:
    """To whom it comes next if nobody chooses."""
    doing = state.crews[number].doing
    assert isinstance(doing, Tracing)
    if len(doing.lines) == len(Part):
        return hand(state, number, None)
    return hand(state, number, next_hands(posts_of(state.options)[number], doing)[0])


def inspectors(posts: tuple[Post, Post], number: int) -> tuple[Seat, ...]:
    """A crew, and the enemies who see their engineer's sheet."""
    return tuple(sorted((*posts[number].seats, *posts[1 - number].panel)))


def accept(state: State, number: int, touched: Part | None = None) -> State:
    to = inspectors(posts_of(state.options), number)
    return secure(tell(state, Told(to, notes.HullAccepted(number, touched))), number)


def reject(state: State, number: int, part: Part | None) -> State:
    """The enemy's engineer touches a part: where nothing oversteps, the hull is accepted."""
    crew = state.crews[number]
    assert isinstance(crew.doing, Shown)
    touched = next((line for line in crew.doing.lines if line.part is part), None)
    if touched and not hull.overstep(touched.part, touched.line):
        return accept(state, number, part)
    doing = Tracing(posts_of(state.options)[number].engineer, rejected=True, since=state.bell)
    if touched and state.options.hull_redo == "part":
        lines = tuple(line for line in crew.doing.lines if line is not touched)
        doing = replace(doing, holder=touched.seat, lines=lines)
    to = inspectors(posts_of(state.options), number)
    state = tell(state, Told(to, notes.HullRejected(number, part)))
    return with_crew(state, number, replace(crew, doing=doing))


def secure(state: State, number: int) -> State:
    state = clear_lights(state, number)
    state = with_crew(state, number, replace(state.crews[number], doing=Secured(state.bell)))
    return tell(state, Told(posts_of(state.options)[number].seats, notes.HullSecured()))
