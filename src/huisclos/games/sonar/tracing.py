"""The hull, traced while surfaced in real time [18], and the lights that this clears."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Seat, Told

from . import hull, panel
from .acts import (
    Accept,
    Reject,
    Trace,
)
from .model import (
    Line,
    Secured,
    Shown,
    State,
    Tracing,
)
from .notes import (
    HullAccepted,
    HullRejected,
    HullSecured,
    HullShown,
    PartTraced,
    SymbolsDown,
)
from .posts import Post
from .questions import posts_of
from .telling import Notes, tell, with_crew
from .things import Part, Symbol


def trace(state: State, seat: Seat, number: int, action: Trace) -> State:
    return traced(state, number, seat, action.part, action.line)


def traced(state: State, number: int, seat: Seat, part: Part, line: hull.Line) -> State:
    posts, crew = posts_of(state.options), state.crews[number]
    assert isinstance(crew.doing, Tracing)
    lines = (*crew.doing.lines, Line(part, seat, line))
    news: Notes = [Told(posts[number].seats, PartTraced(seat, part))]
    doing: Tracing | Shown = Tracing(lines, crew.doing.rejected, state.bell)
    if len(lines) < len(Part):
        return with_crew(tell(state, *news), number, replace(crew, doing=doing))
    if state.options.hull_check == "program":
        return secure(tell(state, *news), number)
    doing = Shown(lines, crew.doing.rejected, state.bell)
    news.append(Told(inspectors(posts, number), HullShown(number)))
    return with_crew(tell(state, *news), number, replace(crew, doing=doing))


def inspectors(posts: tuple[Post, Post], number: int) -> tuple[Seat, ...]:
    """A crew, and the enemies who see their engineer's sheet."""
    return tuple(sorted((*posts[number].seats, *posts[1 - number].panel)))


def accept(state: State, seat: Seat, number: int, action: Accept) -> State:
    return accepted(state, 1 - number)


def accepted(state: State, number: int) -> State:
    to = inspectors(posts_of(state.options), number)
    return secure(tell(state, Told(to, HullAccepted(number))), number)


def reject(state: State, seat: Seat, number: int, action: Reject) -> State:
    theirs = 1 - number
    crew = replace(state.crews[theirs], doing=Tracing(rejected=True, since=state.bell))
    to = inspectors(posts_of(state.options), theirs)
    return with_crew(tell(state, Told(to, HullRejected(theirs))), theirs, crew)


def secure(state: State, number: int) -> State:
    state = clear_lights(state, number)
    state = with_crew(state, number, replace(state.crews[number], doing=Secured(state.bell)))
    return tell(state, Told(posts_of(state.options)[number].seats, HullSecured()))


def clear_lights(state: State, number: int) -> State:
    crew = state.crews[number]
    news = symbols(posts_of(state.options)[number], crew.lights, 0)
    state = with_crew(state, number, replace(crew, lights=0))
    return tell(state, *news) if news else state


def symbols(post: Post, before: int, after: int) -> Notes:
    """To those of the command who do not see the panel."""
    known = panel.down(after)
    if not post.blind or known == panel.down(before):
        return []
    weapons, detection, special = (
        symbol in known for symbol in (Symbol.WEAPONS, Symbol.DETECTION, Symbol.SPECIAL)
    )
    return [Told(post.blind, SymbolsDown(weapons, detection, special))]
