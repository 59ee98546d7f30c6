"""Who has something to do. Sets of seats are whole numbers, one bit per seat."""

from __future__ import annotations

from functools import cache

from huisclos.kernel import remembered

from ..nouns import Options, System, panel
from ..nouns.posts import Post, posts
from ..questions import (
    Stage,
    is_ready,
    may_fire,
    may_set_off,
    posts_of,
    ready_systems,
    sea_of,
    stage_of,
)
from ..state import Ashore, Crew, Marks, Ready, Secured, Shown, State, Tracing
from .listing import mine_cells, questions


def talkers(state: State) -> int:
    """Seats, as bits, that may report to their crew."""
    some = _companions(state.options.seats)
    return some & ~state.spoke


@cache
def _companions(seats: int) -> int:
    """Seats that are not alone in their crew."""
    crews = posts(seats, False)
    return sum(1 << seat for post in crews if len(post.seats) > 1 for seat in post.seats)


def drawers(state: State) -> int:
    pairs = zip(posts_of(state.options), state.crews, strict=True)
    return sum(1 << post.captain for post, crew in pairs if not crew.draw)


def starters(state: State) -> int:
    pairs = zip(posts_of(state.options), state.crews, strict=True)
    early = (Ashore, Secured) if state.options.mode == "realtime" else (Ashore,)
    return sum(1 << post.captain for post, crew in pairs if isinstance(crew.doing, early))


def busy(state: State, number: int) -> int:
    """Seats that have something to do for their crew."""
    crew, stage = state.crews[number], stage_of(state.phase, number)
    if stage == "running":
        return in_real_time(state.options, number, crew, state.archer)
    return in_turns(state.options, number, stage, crew)


def waiting(state: State, number: int) -> int:
    """Of the crew whose turn it is not: a captain with a mine out there [9], an engineer who was
    asked."""
    options, crew = state.options, state.crews[number]
    if not crew.mines and not crew.asked:
        return 0
    post = posts_of(options)[number]
    ripe = has_mine_to_set_off(options, "theirs", crew)
    return ripe << post.captain | bool(crew.asked) << post.engineer


def in_turns(options: Options, number: int, stage: Stage, crew: Crew) -> int:
    """Of the crew whose turn it is."""
    post = posts_of(options)[number]
    asked = bool(crew.asked) << post.engineer
    doing = crew.doing
    if type(doing) is Marks:
        owed = doing.charge << post.mate | doing.cross << post.engineer
        may = asked | owed | asking(options, post, crew)
        return may | 1 << post.captain if has_mine_to_set_off(options, stage, crew) else may
    may = asked | 1 << post.captain | asking(options, post, crew)
    return may | 1 << post.mate if mate_can_fire(options, stage, crew) else may


def asking(options: Options, post: Post, crew: Crew) -> int:
    """[21] Captain and first mate, if there is something to ask of the engineer."""
    return 1 << post.captain | 1 << post.mate if crew.asks and questions(options, crew) else 0


@remembered(1 << 12)
def in_real_time(options: Options, number: int, crew: Crew, archer: int) -> int:
    post = posts_of(options)[number]
    match crew.doing:
        case Ready():
            may = 1 << post.captain
        case Marks(_, charge, cross):
            may = charge << post.mate | cross << post.engineer
            mine = has_mine_to_set_off(options, "running", crew)
            if mine or captain_can_fire(options, crew, archer):
                may |= 1 << post.captain
        case Tracing(holder):
            return 1 << holder | bool(crew.asked) << post.engineer
        case Shown():
            looks = 1 << posts_of(options)[1 - number].engineer
            return looks | bool(crew.asked) << post.engineer
        case _:
            return 1 << post.captain | bool(crew.asked) << post.engineer
    may |= bool(crew.asked) << post.engineer | asking(options, post, crew)
    return may | 1 << post.mate if mate_can_fire(options, "running", crew) else may


def has_mine_to_set_off(options: Options, stage: Stage, crew: Crew) -> bool:
    ripe = crew.mines if crew.fresh < 0 else crew.mines & ~(1 << crew.fresh)
    return bool(ripe) and may_set_off(options, stage, crew)


def mate_can_fire(options: Options, stage: Stage, crew: Crew) -> bool:
    if not may_fire(options, stage, crew):
        return False
    ready = ready_systems(options, crew)
    return System.DRONE in ready or System.SONAR in ready


def captain_can_fire(options: Options, crew: Crew, archer: int) -> bool:
    """While marks are owed in real time; a silence is a movement and must wait for them."""
    if not may_fire(options, "running", crew):
        return False
    return any(
        is_ready(options, crew, system) and has_aim(options, crew, archer, system)
        for system in panel.SYSTEMS
        if system is not System.SILENCE
    )


def has_aim(options: Options, crew: Crew, archer: int, system: System) -> bool:
    match system:
        case System.MINE:
            return bool(mine_cells(sea_of(options), crew))
        case System.SCENARIO:
            return bool(archer)
    return True


def duties(state: State, number: int) -> int:
    doing, post = state.crews[number].doing, posts_of(state.options)[number]
    if type(doing) is Ready:
        return 1 << post.captain
    match doing:
        case Marks():
            return doing.charge << post.mate | doing.cross << post.engineer
        case Tracing():
            return 1 << doing.holder
        case Shown():
            return 1 << posts_of(state.options)[1 - number].engineer
    return 1 << post.captain


def questioned(state: State) -> int:
    """Engineers who were asked something: nobody else waits for them [21]."""
    pairs = zip(posts_of(state.options), state.crews, strict=True)
    return sum(1 << post.engineer for post, crew in pairs if crew.asked)


def listeners(state: State, number: int) -> int:
    """A radio operator who holds no other role."""
    post = posts_of(state.options)[number]
    return 0 if post.radio == post.engineer else 1 << post.radio & talkers(state)
