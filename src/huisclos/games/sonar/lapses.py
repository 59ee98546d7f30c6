"""When time is up [24], and the ship's bell of real time.

In real time many things run at once: marks, the hull's parts, a captain's thinking. One bell rings
every few seconds for everybody, and each thing remembers the bell at which it began; what has
lasted too long falls at the next bell. So the clock tells nobody what the enemy is busy with. The
bell is silent during a STOP.
"""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import CLOCK, Pace, Seat, TimeUp, Told

from . import hull
from .acts import Dive, EndTurn, Lots, Surface
from .deeds import DEEDS, dive, end_turn, surface
from .model import (
    Answering,
    Ashore,
    Drawing,
    Due,
    Marks,
    Over,
    Placing,
    Ready,
    Running,
    Sailing,
    Secured,
    Shown,
    State,
    Tracing,
)
from .notes import Bell
from .questions import is_blocked, is_realtime, posts_of, sea_of, tracer
from .telling import tell
from .things import Part
from .tracing import accepted, traced

PLACE, ANSWER, BELL = 90, 30, 5  # seconds
# bells that may ring while something lasts: it falls at the one after
COURSE_BELLS, MARK_BELLS, PART_BELLS, CHECK_BELLS, DIVE_BELLS = 12, 4, 3, 2, 6


def pace(state: State) -> Pace | None:
    kind, seconds = type(state.phase), 0
    if kind is Sailing:
        seconds = state.options.clock
    elif kind is Running:
        seconds = BELL
    elif kind is Answering:
        seconds = ANSWER
    elif kind is Placing:
        seconds = PLACE if is_realtime(state) else state.options.clock
    return Pace(seconds, state.turn) if seconds else None


def time_up(state: State, seat: Seat, number: int, action: TimeUp) -> State:
    match state.phase:
        case Placing():
            due = [
                Due(c, "place")
                for c, crew in enumerate(state.crews)
                if isinstance(crew.doing, Ashore)
            ]
            return draw_lots(state, due, "dive" if is_realtime(state) else "go-on")
        case Answering(asks):
            return draw_lots(state, [Due(1 - asks, "answer")], "go-on")
        case Sailing(whose, moved):
            if moved:
                return draw_lots(state, owed(state, whose), "end-turn")
            if is_blocked(sea_of(state.options), state.crews[whose]):
                return surface(state, CLOCK, whose, Surface())
            return draw_lots(state, [Due(whose, "course")], "go-on")
        case Running():
            return ring(state)
    raise AssertionError(f"the clock does not run in {type(state.phase).__name__}")


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
                state = traced(state, number, holder, part, hull.middle(part))
            case Shown(since=since) if state.bell - since >= CHECK_BELLS:
                state = accepted(state, number)
            case Secured(since) if state.bell - since >= DIVE_BELLS:
                state = dive(state, CLOCK, number, Dive())
            case Marks(since=since) if state.bell - since >= MARK_BELLS:
                lots += owed(state, number)
            case Ready(since) if state.bell - since >= COURSE_BELLS:
                if is_blocked(sea_of(state.options), state.crews[number]):
                    state = surface(state, CLOCK, number, Surface())
                else:
                    lots.append(Due(number, "course"))
        if isinstance(state.phase, Over):
            return state
    return draw_lots(state, lots, "bell")


def draw_lots(state: State, due: list[Due], then: str) -> State:
    return replace(state, phase=Drawing(tuple(due), state.phase, then))  # type: ignore[arg-type]


def lots(state: State, seat: Seat, number: int, action: Lots) -> State:
    drawing = state.phase
    assert isinstance(drawing, Drawing)
    state = replace(state, phase=drawing.phase)
    for lot in action.lots:
        state = DEEDS[type(lot.act)](state, seat, lot.crew, lot.act)
        if isinstance(state.phase, Over):
            return state
    return go_on(state, drawing.then)


def go_on(state: State, then: str) -> State:
    match then:
        case "dive":
            for number, crew in enumerate(state.crews):
                if isinstance(crew.doing, Secured):
                    state = dive(state, CLOCK, number, Dive())
        case "end-turn":
            return end_turn(state, CLOCK, 0, EndTurn())
        case "bell":
            bell = state.bell + 1
            state = tell(state, Told(None, Bell(bell)))
            return replace(state, bell=bell, turn=state.turn + 1)
    return state
