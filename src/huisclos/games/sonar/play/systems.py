"""The systems, mines and what they do to both boats [6, 9 to 14]."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Told, tell, tell_all, wait

from .. import actions, notes
from ..nouns import System, panel
from ..nouns.sea import NOWHERE
from ..questions import HITS, INDEX, hit, posts_of, sea_of
from ..state import Answering, Crew, Marks, Running, Sailing, State, Stopped
from .ending import sink
from .steps import Notes, hushed, with_crew


def emptied(crew: Crew, system: System) -> Crew:
    at = INDEX[system]
    return replace(crew, gauges=(*crew.gauges[:at], 0, *crew.gauges[at + 1 :]), armed=False)


def spent(state: State, number: int, system: System) -> State:
    return with_crew(state, number, emptied(state.crews[number], system))


def stopped(number: int, state: State) -> State:
    """[8] STOP: in real time everybody lifts the pen a moment; in turns the wait starts anew."""
    match state.phase:
        case Running() if state.options.stop:
            return wait(state, Stopped(number, state.phase))
        case Sailing():
            return replace(state, waits=state.waits + 1)
    return state


def lay(state: State, number: int, action: actions.Lay) -> State:
    """[9]"""
    cell = sea_of(state.options).index[action.cell]
    crew = emptied(state.crews[number], System.MINE)
    crew = replace(crew, mines=crew.mines | 1 << cell, fresh=cell)
    told = Told(posts_of(state.options)[number].chart, notes.MinePlaced(action.cell))
    return stopped(
        number, tell(with_crew(state, number, crew), Told(None, notes.MineLaid(number)), told)
    )


def set_off(state: State, number: int, action: actions.SetOff) -> State:
    cell = sea_of(state.options).index[action.cell]
    crew = state.crews[number]
    state = with_crew(state, number, replace(crew, mines=crew.mines ^ 1 << cell))
    return stopped(
        number, blast(tell_all(state, notes.MineSetOff(number, action.cell)), number, cell)
    )


def torpedo(state: State, number: int, action: actions.Torpedo) -> State:
    """[10] It destroys what mines lie on the impact, without a blast of theirs."""
    cell = sea_of(state.options).index[action.cell]
    state = spent(state, number, System.TORPEDO)
    news: Notes = [Told(None, notes.TorpedoFired(number, action.cell))]
    for side, post in enumerate(posts_of(state.options)):
        crew = state.crews[side]
        if crew.mines >> cell & 1:
            fresh = NOWHERE if crew.fresh == cell else crew.fresh
            state = with_crew(state, side, replace(crew, mines=crew.mines ^ 1 << cell, fresh=fresh))
            news.append(Told(post.chart, notes.MineLost(action.cell)))
    if state.archer >> cell & 1:
        state = replace(state, archer=state.archer ^ 1 << cell)
        news.append(Told(None, notes.ArcherLost(action.cell)))
    return stopped(number, blast(tell(state, *news), number, cell))


def archer(state: State, number: int, action: actions.Archer) -> State:
    cell = sea_of(state.options).index[action.cell]
    state = replace(spent(state, number, System.SCENARIO), archer=state.archer ^ 1 << cell)
    return stopped(
        number, blast(tell_all(state, notes.ArcherSetOff(number, action.cell)), number, cell)
    )


def blast(state: State, number: int, cell: int) -> State:
    """[11] Both boats alike. A mine's blast destroys no other mine."""
    waters = sea_of(state.options)
    harm = [hit(waters, crew.at, cell) for crew in state.crews]
    if any(harm):
        one, other = state.crews
        crews = (
            replace(one, damage=one.damage + harm[0]),
            replace(other, damage=other.damage + harm[1]),
        )
        state = replace(state, crews=crews)
    note = notes.Blasted(number, waters.names[cell], HITS[harm[1 - number]], HITS[harm[number]])
    state = tell_all(state, note)
    return sink(state) if any(crew.damage >= panel.SINKS for crew in state.crews) else state


def drone(state: State, number: int, sector: int) -> State:
    """[12]"""
    there = sea_of(state.options).sector[state.crews[1 - number].at] == sector
    state = spent(state, number, System.DRONE)
    return stopped(number, tell_all(state, notes.DroneSent(number, sector, there)))


def sonar(state: State, number: int) -> State:
    """[12]"""
    assert isinstance(state.phase, Sailing | Running)
    asked = Answering(number, state.phase)
    return wait(spent(state, number, System.SONAR), asked, notes.SonarSent(number))


def answer(state: State, number: int, action: actions.Answer) -> State:
    assert isinstance(state.phase, Answering)
    note = notes.SonarAnswered(number, action.row, action.column, action.sector)
    return wait(state, state.phase.then, note)


def silence(state: State, number: int, action: actions.Silence) -> State:
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
    news: Notes = [Told(None, notes.SilenceRun(number))]
    news.append(Told(post.chart, notes.SilenceTaken(heading, action.cells, waters.names[at])))
    if post.steered:
        news.append(Told(post.steered, notes.HeadingGiven(heading)))
    return stopped(number, with_crew(state, number, crew, *news))
