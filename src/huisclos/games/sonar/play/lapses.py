"""When time is up [24], and the ship's bell of real time.

In real time many things run at once: marks, the hull's parts, a captain's thinking. One bell rings
every few seconds for everybody, and each thing remembers the bell at which it began; what has
lasted too long falls at the next bell. So the clock tells nobody what the enemy is busy with. The
bell is silent during a STOP.
"""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import tell_all

from .. import notes
from ..nouns import Part, hull
from ..questions import is_blocked, is_realtime, posts_of, sea_of, tracer
from ..state import (
    Answering,
    Ashore,
    Drawing,
    Due,
    Marks,
    Over,
    Ready,
    Running,
    Sailing,
    Secured,
    Shown,
    State,
    Tracing,
)
from .moving import dive, end_turn
from .surfacing import accept, surface, trace

# bells that may ring while something lasts: it falls at the one after
COURSE_BELLS, MARK_BELLS, PART_BELLS, CHECK_BELLS, DIVE_BELLS = 12, 4, 3, 2, 6


def time_up(state: State) -> State:
    match state.phase:
        case Running():
            return ring(state)
        case Sailing(whose, moved):
            return turn_is_up(state, whose, moved)
        case Answering(asks):
            return draw_lots(state, [Due(1 - asks, "answer")], "go-on")
    return nobody_placed(state)


def nobody_placed(state: State) -> State:
    ashore = [c for c, crew in enumerate(state.crews) if isinstance(crew.doing, Ashore)]
    due = [Due(number, "place") for number in ashore]
    return draw_lots(state, due, "dive" if is_realtime(state) else "go-on")


def turn_is_up(state: State, whose: int, moved: bool) -> State:
    if moved:
        return draw_lots(state, owed(state, whose), "end-turn")
    if is_blocked(sea_of(state.options), state.crews[whose]):
        return surface(state, whose)
    return draw_lots(state, [Due(whose, "course")], "go-on")


def owed(state: State, number: int) -> list[Due]:
    match state.crews[number].doing:
        case Marks(_, charge, cross):
            duties = (("charge", charge), ("cross", cross))
            return [Due(number, duty) for duty, due in duties if due]  # type: ignore[arg-type]
    return []


def ring(state: State) -> State:
    """What has lasted too long falls; lots are drawn where something is to be chosen."""
    lots: list[Due] = []
    for number in (0, 1):
        post, doing = posts_of(state.options)[number], state.crews[number].doing
        match doing:
            case Tracing(lines, since=since) if state.bell - since >= PART_BELLS:
                part = next(p for p in Part if all(line.part is not p for line in lines))
                holder = tracer(post, len(lines))
                state = trace(state, number, holder, part, hull.middle(part))
            case Shown(since=since) if state.bell - since >= CHECK_BELLS:
                state = accept(state, number)
            case Secured(since) if state.bell - since >= DIVE_BELLS:
                state = dive(state, number)
            case Marks(since=since) if state.bell - since >= MARK_BELLS:
                lots += owed(state, number)
            case Ready(since) if state.bell - since >= COURSE_BELLS:
                if is_blocked(sea_of(state.options), state.crews[number]):
                    state = surface(state, number)
                else:
                    lots.append(Due(number, "course"))
        if isinstance(state.phase, Over):
            return state
    return draw_lots(state, lots, "bell")


def draw_lots(state: State, due: list[Due], then: str) -> State:
    return replace(state, phase=Drawing(tuple(due), state.phase, then))  # type: ignore[arg-type]


def go_on(state: State, then: str) -> State:
    match then:
        case "dive":
            for number, crew in enumerate(state.crews):
                if isinstance(crew.doing, Secured):
                    state = dive(state, number)
        case "end-turn":
            return end_turn(state)
        case "bell":
            bell = state.bell + 1
            state = tell_all(state, notes.Bell(bell))
            return replace(state, bell=bell, waits=state.waits + 1)
    return state
