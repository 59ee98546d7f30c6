"""The start [2], courses [3, 4] and turns [7, 17]."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Told, tell, tell_all, wait

from .. import actions, notes
from ..nouns import panel
from ..nouns.sea import NOWHERE, Heading
from ..questions import is_realtime, posts_of, sea_of
from ..state import Crew, Marks, Ready, Running, Sailing, Secured, State, Tossing
from .steps import Notes, hushed, look_for_blackout, with_crew

# -- the start [2] -------------------------------------------------------------------------------


def place(state: State, number: int, action: actions.Place) -> State:
    waters, post = sea_of(state.options), posts_of(state.options)[number]
    at = waters.index[action.cell]
    crew = Crew(
        at=at,
        trail=1 << at,
        path=(action.cell,),
        gauges=(0,) * len(panel.sizes_of(state.options)),
        doing=Secured() if is_realtime(state) else Ready(),
        asks=bool(post.blind) and not state.options.symbols_told,
    )
    state = with_crew(state, number, crew)
    state = tell(
        state, Told(post.chart, notes.StartChosen(action.cell)), Told(None, notes.Placed(number))
    )
    chosen = all(crew.at != NOWHERE for crew in state.crews)
    return replace(state, phase=Tossing()) if chosen and not is_realtime(state) else state


def dive(state: State, number: int) -> State:
    state = with_crew(state, number, replace(state.crews[number], doing=Ready(state.bell)))
    state = tell_all(state, notes.Dived(number))
    if isinstance(state.phase, Running):
        return look_for_blackout(state, number)
    if all(isinstance(crew.doing, Ready) for crew in state.crews):
        return wait(state, Running(), notes.Underway())
    return state


# -- movement [3, 4] -----------------------------------------------------------------------------


def course(state: State, number: int, heading: Heading) -> State:
    crew, waters, phase = state.crews[number], sea_of(state.options), state.phase
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
        waits=state.waits if running else state.waits + 1,
        crews=(crew, state.crews[1]) if number == 0 else (state.crews[0], crew),
        count=state.count + 1,
        spoke=hushed(state, number),
        story=state.story.tell(Told(None, notes.CourseSet(number, heading))),
    )


# -- turns [7, 17] -------------------------------------------------------------------------------


def end_turn(state: State) -> State:
    assert isinstance(state.phase, Sailing)
    whose, left = state.phase.crew, state.phase.left
    return begin_turn(state, whose, left - 1) if left > 1 else begin_turn(state, 1 - whose, 1)


def begin_turn(state: State, number: int, left: int) -> State:
    """[9] Whatever was laid in the turn before may now go off."""
    crew, other = state.crews[number], state.crews[1 - number]
    news: Notes = [Told(None, notes.TurnBegan(number, left))]
    if isinstance(crew.doing, Secured):
        news.append(Told(None, notes.Dived(number)))
    if other.fresh != NOWHERE:
        state = with_crew(state, 1 - number, replace(other, fresh=NOWHERE))
    crew = replace(crew, doing=Ready(), fresh=NOWHERE)
    state = wait(with_crew(state, number, crew, *news), Sailing(number, left=left))
    return look_for_blackout(state, number)
