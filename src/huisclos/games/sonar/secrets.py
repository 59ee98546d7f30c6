"""Who knows what in Captain Sonar, on one page [20, 21]. Another world that looks the same is in
worlds.py."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from huisclos.kernel import Channel, Seat

from .model import (
    Answering,
    Ashore,
    Boat,
    Chart,
    Crew,
    Drawing,
    Duty,
    Marks,
    Over,
    Private,
    Public,
    Ready,
    Running,
    Sailing,
    Secured,
    Shown,
    State,
    Tracing,
)
from .panel import down, named, sizes_of
from .posts import Post, crew_of
from .questions import (
    DRAW_AFTER,
    full_systems,
    is_blocked,
    open_headings,
    posts_of,
    sea_of,
    tracer,
)
from .sea import NOWHERE
from .voyage import voyage


def public(state: State) -> Public:
    phase = state.phase
    word = type(phase).__name__.lower()
    crew, moved, left = None, False, 0
    match phase:
        case Sailing(crew, moved, left):
            pass
        case Answering(crew, then):
            if isinstance(then, Sailing):
                moved, left = then.moved, then.left
    one, other = posts_of(state.options)
    return Public(
        phase=word,
        crew=crew,
        moved=moved,
        left=left,
        boats=(boat(state, one, state.crews[0]), boat(state, other, state.crews[1])),
        archer=sea_of(state.options).named(state.archer) if state.archer else (),
        count=state.count,
        may_draw=state.count >= DRAW_AFTER,
        bell=state.bell,
        voyage=voyage(state) if isinstance(phase, Over) else (),
    )


def boat(state: State, post: Post, crew: Crew) -> Boat:
    doing = crew.doing
    return Boat(
        seats=post[1:5],
        placed=not isinstance(doing, Ashore),
        damage=crew.damage,
        surfaced=isinstance(doing, Tracing | Shown | Secured),
        sector=crew.sector,
        courses=crew.courses,
        draw=crew.draw,
    )


def private(state: State, seat: Seat) -> Private:
    options = state.options
    number = crew_of(options.seats)[seat]
    crew, posts = state.crews[number], posts_of(options)
    post = posts[number]
    theirs = state.crews[1 - number].doing
    sees_chart, sees_panel = seat in post.chart, seat in post.panel
    leads = seat in post.command
    return Private(
        crew=number,
        roles=_roles(post, seat),
        duty=duty(state, crew, number, post, sees_chart, sees_panel),
        chart=chart(state, crew) if sees_chart else None,
        gauges=crew.gauges if seat in post.gauges else None,
        sizes=sizes_of(options),
        full=full_systems(options, crew) if leads else None,
        lights=named(crew.lights) if sees_panel else None,
        down=down(crew.lights) if leads or sees_panel else None,
        spoke=bool(crew.spoke >> seat & 1),
        inspection=theirs.lines if isinstance(theirs, Shown) and sees_panel else (),
    )


@cache
def _roles(post: Post, seat: Seat) -> tuple[str, ...]:
    return post.roles(seat)


def chart(state: State, crew: Crew) -> Chart:
    waters = sea_of(state.options)
    if crew.at == NOWHERE:
        return Chart(None, (), (), None, ())
    return Chart(
        at=waters.names[crew.at],
        trail=crew.path,
        mines=waters.named(crew.mines) if crew.mines else (),
        fresh=None if crew.fresh == NOWHERE else waters.names[crew.fresh],
        headings=tuple(open_headings(waters, crew)),
    )


def duty(
    state: State, crew: Crew, number: int, post: Post, sees_chart: bool, sees_panel: bool
) -> Duty:
    heading, charge, cross, holder, lines = None, False, False, None, ()
    doing = crew.doing
    match doing:
        case Marks(heading, charge, cross):
            if not (sees_chart or sees_panel):
                heading = None
        case Tracing(lines):
            holder = tracer(post, len(lines))
        case Shown(lines):
            pass
    return Duty(
        doing=type(doing).__name__.lower(),  # type: ignore[arg-type]
        heading=heading,
        charge=charge,
        cross=cross,
        blackout=sees_chart and is_blacked_out(state, crew, number),
        armed=crew.armed,
        tracer=holder,
        traced=lines,
    )


def is_blacked_out(state: State, crew: Crew, number: int) -> bool:
    """[5] A course could be given, and there is none."""
    if not isinstance(crew.doing, Ready):
        return False
    phase = state.phase.phase if isinstance(state.phase, Drawing) else state.phase
    match phase.then if isinstance(phase, Answering) else phase:
        case Sailing(whose, False) if whose == number:
            return is_blocked(sea_of(state.options), crew)
        case Running():
            return is_blocked(sea_of(state.options), crew)
    return False


# -- talk ------------------------------------------------------------------------------------


def channels(state: State) -> Mapping[str, Channel]:
    """Talk is within a crew, and to all. Radio operators' marks are not part of the rules: where
    they are shared they travel in a place of their own, which only their crew reads [22]."""
    return _channels(state.options.seats, state.options.shared_notes)


@cache
def _channels(seats: int, shared_notes: bool) -> Mapping[str, Channel]:
    everybody = frozenset(map(Seat, range(seats)))
    found = {"table": Channel(everybody, everybody)}
    for number, name in enumerate(("one", "two")):
        crew = frozenset(seat for seat in everybody if crew_of(seats)[seat] == number)
        if len(crew) > 1:
            found[f"crew-{name}"] = Channel(crew, crew)
            if shared_notes:
                found[f"notes-{name}"] = Channel(crew, crew)
    return found
