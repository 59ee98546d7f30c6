"""When time is up [24], and the ship's bell of real time.

In real time many things run at once: marks, the hull's parts, a captain's thinking. One bell rings
every few seconds for everybody, and each thing remembers the bell at which it began; where the
table wants limits, what has lasted too long falls at the next bell. So the clock tells nobody what
the enemy is busy with. The bell is silent during a STOP.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from huisclos.kernel import Told, tell, tell_all, wait

from .. import notes
from ..nouns import Part, hull
from ..questions import is_blocked, is_realtime, posts_of
from ..questions.bells import CHECK_BELLS, falls
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
    Stopped,
    Tracing,
)
from .moving import dive, end_turn
from .surfacing import accept, hand_on, surface, trace

Chosen = Literal["place", "course", "charge", "cross", "answer", "surface", "part", "dive"]


def time_up(state: State) -> State:
    match state.phase:
        case Running():
            return ring(state)
        case Sailing(whose, moved):
            return turn_is_up(state, whose, moved)
        case Answering(asks):
            return draw_lots(state, [Due(1 - asks, "answer")], "go-on")
        case Stopped(_, then):
            return wait(state, then, notes.WentOn())
    return nobody_placed(state)


def nobody_placed(state: State) -> State:
    ashore = [c for c, crew in enumerate(state.crews) if isinstance(crew.doing, Ashore)]
    due = [Due(number, "place") for number in ashore]
    return draw_lots(state, due, "dive" if is_realtime(state) else "go-on")


def turn_is_up(state: State, whose: int, moved: bool) -> State:
    if moved:
        return draw_lots(state, owed(state, whose), "end-turn")
    if is_blocked(state.options, state.crews[whose]):
        return surface(by_chance(state, whose, "surface"), whose)
    return draw_lots(state, [Due(whose, "course")], "go-on")


def by_chance(state: State, number: int, duty: Chosen) -> State:
    """[24] Whoever hears what comes next hears that nobody chose it."""
    match duty:
        case "charge" | "cross" | "part":
            crew = posts_of(state.options)[number].seats
            return tell(state, Told(crew, notes.LeftToChance(duty)))
    return tell_all(state, notes.ByChance(number, duty))


def owed(state: State, number: int) -> list[Due]:
    match state.crews[number].doing:
        case Marks(_, charge, cross):
            duties = (("charge", charge), ("cross", cross))
            return [Due(number, duty) for duty, due in duties if due]  # type: ignore[arg-type]
    return []


def ring(state: State) -> State:
    """The enemy's look at a hull ends. Where the table wants limits, whatever else has lasted too
    long falls too, and lots are drawn where something is to be chosen."""
    lots: list[Due] = []
    for number in (0, 1):
        doing = state.crews[number].doing
        if isinstance(doing, Shown) and state.bell - doing.since >= CHECK_BELLS:
            state = accept(state, number)
        elif state.options.limits and state.bell >= falls(doing):
            state, due = fall(state, number)
            lots += due
        if isinstance(state.phase, Over):
            return state
    return draw_lots(state, lots, "bell")


def fall(state: State, number: int) -> tuple[State, list[Due]]:
    """What is done at once; and what is drawn."""
    match state.crews[number].doing:
        case Tracing(holder, lines, traced):
            if not traced:
                part = next(p for p in Part if all(line.part is not p for line in lines))
                state = by_chance(state, number, "part")
                state = trace(state, number, holder, part, hull.middle(part))
            return hand_on(state, number), []
        case Secured():
            return dive(by_chance(state, number, "dive"), number), []
        case Ready() if is_blocked(state.options, state.crews[number]):
            return surface(by_chance(state, number, "surface"), number), []
        case Ready():
            return state, [Due(number, "course")]
    return state, owed(state, number)


def draw_lots(state: State, due: list[Due], then: str) -> State:
    return replace(state, phase=Drawing(tuple(due), state.phase, then))  # type: ignore[arg-type]


def go_on(state: State, then: str) -> State:
    match then:
        case "dive":
            for number, crew in enumerate(state.crews):
                if isinstance(crew.doing, Secured):
                    state = dive(by_chance(state, number, "dive"), number)
        case "end-turn":
            return end_turn(state)
        case "bell":
            bell = state.bell + 1
            state = tell_all(state, notes.Bell(bell))
            return replace(state, bell=bell, waits=state.waits + 1)
    return state
