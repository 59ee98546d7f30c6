"""Surfacing [16, 17], and the hull that is traced in real time [18]."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Seat, Told, tell, tell_all

from .. import notes
from ..nouns import Part, hull, panel
from ..nouns.posts import Post
from ..questions import posts_of, sea_of
from ..state import Line, Running, Secured, Shown, State, Tracing
from .ending import sink
from .marks import clear_lights
from .moving import begin_turn
from .steps import Notes, damage, hushed, with_crew

TURNS_AFTER_SURFACING = 3  # [17]


def surface(state: State, number: int) -> State:
    """[16] to [18]"""
    waters, crew = sea_of(state.options), state.crews[number]
    sector, running = waters.sector[crew.at], isinstance(state.phase, Running)
    crew = replace(
        crew,
        trail=1 << crew.at,
        path=(waters.names[crew.at],),
        courses="",
        armed=False,
        sector=sector,
        doing=Tracing(since=state.bell) if running else Secured(),
    )
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
    posts, crew = posts_of(state.options), state.crews[number]
    assert isinstance(crew.doing, Tracing)
    lines = (*crew.doing.lines, Line(part, seat, line))
    news: Notes = [Told(posts[number].seats, notes.PartTraced(seat, part))]
    doing: Tracing | Shown = Tracing(lines, crew.doing.rejected, state.bell)
    if len(lines) < len(Part):
        return with_crew(tell(state, *news), number, replace(crew, doing=doing))
    if state.options.hull_check == "program":
        return secure(tell(state, *news), number)
    doing = Shown(lines, crew.doing.rejected, state.bell)
    news.append(Told(inspectors(posts, number), notes.HullShown(number)))
    return with_crew(tell(state, *news), number, replace(crew, doing=doing))


def inspectors(posts: tuple[Post, Post], number: int) -> tuple[Seat, ...]:
    """A crew, and the enemies who see their engineer's sheet."""
    return tuple(sorted((*posts[number].seats, *posts[1 - number].panel)))


def accept(state: State, number: int) -> State:
    to = inspectors(posts_of(state.options), number)
    return secure(tell(state, Told(to, notes.HullAccepted(number))), number)


def reject(state: State, number: int) -> State:
    crew = replace(state.crews[number], doing=Tracing(rejected=True, since=state.bell))
    to = inspectors(posts_of(state.options), number)
    return with_crew(tell(state, Told(to, notes.HullRejected(number))), number, crew)


def secure(state: State, number: int) -> State:
    state = clear_lights(state, number)
    state = with_crew(state, number, replace(state.crews[number], doing=Secured(state.bell)))
    return tell(state, Told(posts_of(state.options)[number].seats, notes.HullSecured()))
