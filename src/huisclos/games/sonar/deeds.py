"""What comes of an action: the crew's machine, written once for turns and real time. Numbers in
brackets are those of RULES.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from huisclos.kernel import Seat, Told

from . import panel
from .acts import (
    Accept,
    Answer,
    Archer,
    Charge,
    Course,
    Cross,
    Dive,
    Draw,
    Drone,
    EndTurn,
    First,
    Lay,
    Place,
    Reject,
    Report,
    SetOff,
    Silence,
    Sonar,
    Surface,
    Torpedo,
    Trace,
)
from .blasts import archer, end, set_off, sink, torpedo
from .model import (
    Answering,
    Crew,
    Marks,
    Ready,
    Running,
    Sailing,
    Secured,
    State,
    Tossing,
    Tracing,
)
from .notes import (
    BlackedOut,
    Charged,
    CourseSet,
    Crossed,
    Damaged,
    Dived,
    DrawOffered,
    DroneSent,
    HeadingGiven,
    MineLaid,
    MinePlaced,
    Okayed,
    Placed,
    Reported,
    SelfRepaired,
    SilenceRun,
    SilenceTaken,
    SonarAnswered,
    SonarSent,
    StartChosen,
    Surfaced,
    SystemFull,
    TurnBegan,
    Underway,
)
from .questions import INDEX, is_blocked, is_realtime, posts_of, sea_of
from .sea import NOWHERE
from .telling import Notes, tell, wait, with_crew
from .things import System
from .tracing import accept, clear_lights, reject, symbols, trace

TURNS_AFTER_SURFACING = 3  # [17]


# -- the start [2] -------------------------------------------------------------------------------


def place(state: State, seat: Seat, number: int, action: Place) -> State:
    waters, post = sea_of(state.options), posts_of(state.options)[number]
    at = waters.index[action.cell]
    crew = Crew(
        at=at,
        trail=1 << at,
        path=(action.cell,),
        gauges=(0,) * len(panel.sizes_of(state.options)),
        doing=Secured() if is_realtime(state) else Ready(),
    )
    state = with_crew(state, number, crew)
    state = tell(state, Told(post.chart, StartChosen(action.cell)), Told(None, Placed(number)))
    chosen = all(crew.at != NOWHERE for crew in state.crews)
    return replace(state, phase=Tossing()) if chosen and not is_realtime(state) else state


def first(state: State, seat: Seat, number: int, action: First) -> State:
    return begin_turn(state, action.crew, 1)


def dive(state: State, seat: Seat, number: int, action: Dive) -> State:
    state = with_crew(state, number, replace(state.crews[number], doing=Ready(state.bell)))
    state = tell(state, Told(None, Dived(number)))
    if isinstance(state.phase, Running):
        return look_for_blackout(state, number)
    if all(isinstance(crew.doing, Ready) for crew in state.crews):
        return wait(tell(state, Told(None, Underway())), Running())
    return state


# -- movement [3, 4] -----------------------------------------------------------------------------


def course(state: State, seat: Seat, number: int, action: Course) -> State:
    crew, waters, phase = state.crews[number], sea_of(state.options), state.phase
    heading = action.heading
    at = waters.step[heading][crew.at]
    running = isinstance(phase, Running)
    crew = replace(
        crew,
        at=at,
        trail=crew.trail | 1 << at,
        path=(*crew.path, waters.names[at]),
        courses=crew.courses + heading,
        fresh=NOWHERE if running else crew.fresh,
        armed=True,
        doing=Marks(heading, since=state.bell),
        draw=False,
    )
    if isinstance(phase, Sailing):
        phase = Sailing(number, True, phase.left)
    return replace(
        state,
        phase=phase,
        turn=state.turn if running else state.turn + 1,
        crews=(crew, state.crews[1]) if number == 0 else (state.crews[0], crew),
        count=state.count + 1,
        spoke=hushed(state, number),
        story=state.story.tell(Told(None, CourseSet(number, heading))),
    )


def hushed(state: State, number: int) -> int:
    """After a movement everybody in a crew may report again."""
    return state.spoke & ~posts_of(state.options)[number].bits


def silence(state: State, seat: Seat, number: int, action: Silence) -> State:
    """[13]"""
    waters, post = sea_of(state.options), posts_of(state.options)[number]
    crew = emptied(state.crews[number], System.SILENCE)
    at, trail, passed, heading = crew.at, crew.trail, [], action.heading
    for _ in range(action.cells):
        at = waters.step[heading][at]
        trail |= 1 << at
        passed.append(waters.names[at])
    crew = replace(
        crew,
        at=at,
        trail=trail,
        path=(*crew.path, *passed),
        courses=crew.courses + "-",
        doing=Marks(heading, since=state.bell),
    )
    state = replace(state, spoke=hushed(state, number))
    news: Notes = [Told(None, SilenceRun(number))]
    news.append(Told(post.chart, SilenceTaken(heading, action.cells, waters.names[at])))
    if post.steered:
        news.append(Told(post.steered, HeadingGiven(heading)))
    return acted(with_crew(tell(state, *news), number, crew))


def surface(state: State, seat: Seat, number: int, action: Surface) -> State:
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
    state = with_crew(tell(state, Told(None, Surfaced(number, sector))), number, crew)
    if state.options.map == "delta" and not waters.holes >> crew.at & 1:
        state = damage(state, number)
        if state.crews[number].damage >= panel.SINKS:
            return sink(state)
    if running:
        return state
    return begin_turn(clear_lights(state, number), 1 - number, TURNS_AFTER_SURFACING)


# -- marks [4, 15] -------------------------------------------------------------------------------


def charge(state: State, seat: Seat, number: int, action: Charge) -> State:
    crew, post, system = state.crews[number], posts_of(state.options)[number], action.system
    news: Notes = [Told(post.gauges, Charged(system))]
    if post.off_gauges:
        news.append(Told(post.off_gauges, Okayed("box")))
    gauges = crew.gauges
    if system is not None:
        at = INDEX[system]
        boxes = gauges[at] + 1
        gauges = (*gauges[:at], boxes, *gauges[at + 1 :])
        if boxes == panel.sizes_of(state.options)[at]:
            news.append(Told(post.command, SystemFull(system)))
    assert isinstance(crew.doing, Marks)
    owed = replace(crew.doing, charge=False)
    state = with_crew(tell(state, *news), number, replace(crew, gauges=gauges, doing=owed))
    return state if owed.cross else both_ok(state, number)


def cross(state: State, seat: Seat, number: int, action: Cross) -> State:
    crew, post = state.crews[number], posts_of(state.options)[number]
    after = panel.cross(crew.lights, action.light)
    news: Notes = [Told(post.panel, Crossed(action.light))]
    if post.off_panel:
        news.append(Told(post.off_panel, Okayed("light")))
    if after.repaired:
        news.append(Told(post.panel, SelfRepaired(after.repaired)))
    news += symbols(post, crew.lights, after.lights)
    assert isinstance(crew.doing, Marks)
    owed = replace(crew.doing, cross=False)
    crew = replace(crew, lights=after.lights, doing=owed)
    state = with_crew(tell(state, *news), number, crew)
    if after.damage:
        state = damage(state, number)
        if state.crews[number].damage >= panel.SINKS:
            return sink(state)
    return state if owed.charge else both_ok(state, number)


def both_ok(state: State, number: int) -> State:
    crew = replace(state.crews[number], doing=Ready(state.bell))
    state = with_crew(state, number, crew)
    return look_for_blackout(state, number) if isinstance(state.phase, Running) else state


def look_for_blackout(state: State, number: int) -> State:
    """[5] When a course could be given."""
    if not is_blocked(sea_of(state.options), state.crews[number]):
        return state
    return tell(state, Told(posts_of(state.options)[number].chart, BlackedOut()))


def damage(state: State, number: int) -> State:
    """By a breakdown or by the ice; a blast is told otherwise."""
    crew = state.crews[number]
    crew = replace(crew, damage=crew.damage + 1)
    return tell(with_crew(state, number, crew), Told(None, Damaged(number, crew.damage)))


# -- systems [6, 9, 12] --------------------------------------------------------------------------


def emptied(crew: Crew, system: System) -> Crew:
    at = INDEX[system]
    return replace(crew, gauges=(*crew.gauges[:at], 0, *crew.gauges[at + 1 :]), armed=False)


def acted(state: State) -> State:
    """In turns the wait starts anew."""
    return state if isinstance(state.phase, Running) else replace(state, turn=state.turn + 1)


def fire(
    system: System | None, deed: Callable[[State, int, Any], State]
) -> Callable[[State, Seat, int, Any], State]:
    """What all systems have in common: the gauge is emptied, and one is used per course."""

    def fired(state: State, seat: Seat, number: int, action: Any) -> State:
        if system is not None:
            state = with_crew(state, number, emptied(state.crews[number], system))
        return acted(deed(state, number, action))

    return fired


def lay(state: State, number: int, action: Lay) -> State:
    cell = sea_of(state.options).index[action.cell]
    crew = state.crews[number]
    crew = replace(crew, mines=crew.mines | 1 << cell, fresh=cell)
    told = Told(posts_of(state.options)[number].chart, MinePlaced(action.cell))
    return tell(with_crew(state, number, crew), Told(None, MineLaid(number)), told)


def drone(state: State, number: int, action: Drone) -> State:
    there = sea_of(state.options).sector[state.crews[1 - number].at] == action.sector
    return tell(state, Told(None, DroneSent(number, action.sector, there)))


def sonar(state: State, number: int, action: Sonar) -> State:
    assert isinstance(state.phase, Sailing | Running)
    stop = Answering(number, state.phase)
    state = tell(state, Told(None, SonarSent(number)))
    return wait(state, stop) if isinstance(state.phase, Running) else replace(state, phase=stop)


def answer(state: State, seat: Seat, number: int, action: Answer) -> State:
    assert isinstance(state.phase, Answering)
    note = SonarAnswered(number, action.row, action.column, action.sector)
    return wait(tell(state, Told(None, note)), state.phase.then)


# -- turns [7, 17] -------------------------------------------------------------------------------


def end_turn(state: State, seat: Seat, number: int, action: EndTurn) -> State:
    assert isinstance(state.phase, Sailing)
    whose, left = state.phase.crew, state.phase.left
    return begin_turn(state, whose, left - 1) if left > 1 else begin_turn(state, 1 - whose, 1)


def begin_turn(state: State, number: int, left: int) -> State:
    crew = state.crews[number]
    news: Notes = [Told(None, TurnBegan(number, left))]
    if isinstance(crew.doing, Secured):
        news.append(Told(None, Dived(number)))
    crew = replace(crew, doing=Ready(), fresh=NOWHERE)
    state = wait(tell(with_crew(state, number, crew), *news), Sailing(number, left=left))
    return look_for_blackout(state, number)


# -- words -----------------------------------------------------------------------------------------


def report(state: State, seat: Seat, number: int, action: Report) -> State:
    note = Reported(seat, action.phrase, action.system, action.heading, action.sectors, action.cell)
    story = state.story.tell(Told(posts_of(state.options)[number].seats, note))
    return replace(state, spoke=state.spoke | 1 << seat, story=story)


def draw(state: State, seat: Seat, number: int, action: Draw) -> State:
    """[19] A draw is agreed when both captains want it."""
    state = with_crew(state, number, replace(state.crews[number], draw=True))
    state = tell(state, Told(None, DrawOffered(number)))
    return end(state, "agreed", None) if state.crews[1 - number].draw else state


Deed = Callable[[State, Seat, int, Any], State]
DEEDS: dict[type, Deed] = {
    Place: place,
    First: first,
    Dive: dive,
    Course: course,
    Silence: silence,
    Surface: surface,
    Charge: charge,
    Cross: cross,
    Lay: fire(System.MINE, lay),
    Torpedo: fire(System.TORPEDO, torpedo),
    Drone: fire(System.DRONE, drone),
    Sonar: fire(System.SONAR, sonar),
    Archer: fire(System.SCENARIO, archer),
    SetOff: fire(None, set_off),
    Answer: answer,
    EndTurn: end_turn,
    Trace: trace,
    Accept: accept,
    Reject: reject,
    Report: report,
    Draw: draw,
}
