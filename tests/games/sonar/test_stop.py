"""STOP, the bell without limits, and what chance does for somebody: rules 8 and 24."""

import pytest

from huisclos.games.sonar import GAME
from huisclos.games.sonar.notes import (
    ByChance,
    Charged,
    CourseSet,
    Dived,
    LeftToChance,
    SonarAnswered,
    Surfaced,
    WentOn,
)
from huisclos.games.sonar.nouns import Options
from huisclos.games.sonar.state import Marks, Ready, Running, Secured, State, Stopped
from huisclos.kernel import Pace, Seat
from tests.games.sonar.scene import (
    CHANCE,
    TIME,
    act,
    change,
    crew,
    loaded,
    mark,
    refused,
    ring,
    running,
    told,
    turns,
)

# -- STOP -----------------------------------------------------------------------------------------


def armed(**options: object) -> State:
    """A crew at sea with everything ready, and a mine out there."""
    state = act(running("A1", "O15", **{"stop": 3, "map": "echo", **options}), 0, "E")
    return change(loaded(mark(state, 0), 0), 0, mines=1 << 33)  # D3


@pytest.mark.parametrize(
    "system", ["torpedo C2", "mine A2", "drone 3", "silence S 1", "blast D3", "archer C4"]
)
def test_every_system_stops_real_time_for_all_alike(system: str) -> None:
    """[8]"""
    state = act(armed(), 0, system)
    assert isinstance(state.phase, Stopped) and GAME.public(state).phase == "stopped"
    assert GAME.pace(state) == Pace(3, state.waits, fixed=True)
    assert GAME.to_act(state) == (TIME,)
    assert GAME.public(state).awaited == () and GAME.public(state).crew == 0
    for seat in range(8):
        assert [*GAME.moves(state, Seat(seat))] == []
    assert refused(state, 4, "N") == "not-your-turn"
    after = act(state, TIME, "time")
    assert isinstance(after.phase, Running) and told(state, after, 0) == told(
        state, after, None
    ) == [WentOn()]
    act(after, 4, "N")


def test_a_table_may_do_without_and_in_turns_nobody_is_in_a_hurry() -> None:
    """[8]"""
    assert isinstance(act(armed(stop=0), 0, "drone 3").phase, Running)
    state = loaded(mark(act(turns("A1", "J10"), 0, "E"), 0), 0)
    assert not isinstance(act(state, 0, "drone 3").phase, Stopped)


def test_what_sinks_a_boat_stops_nothing() -> None:
    """[8, 19]"""
    state = change(change(armed(), 1, at=17, damage=3), 0, damage=0)  # C2
    assert GAME.to_act(act(state, 0, "torpedo C2")) == ()


# -- no lots for those who are here ---------------------------------------------------------------


def test_in_real_time_a_captain_who_waits_is_not_moved() -> None:
    """[24] Nor are marks made for anybody, nor 'dive' said."""
    idle = ring(running("A1", "O15"), 200)
    assert all(isinstance(crew(idle, number).doing, Ready) for number in (0, 1))
    assert not [note for note in told(running("A1", "O15"), idle, None) if type(note) is CourseSet]
    owing = ring(act(running("A1", "O15"), 0, "E"), 200)
    assert isinstance(crew(owing, 0).doing, Marks)
    ashore = GAME.setup(Options(8, mode="realtime"))
    assert GAME.pace(ashore) is None
    assert GAME.pace(GAME.setup(Options(8, mode="realtime", limits=True))) == Pace(90, 0)


def test_where_the_table_wants_limits_the_crew_knows_the_bell_at_which_they_end() -> None:
    """[24] The enemy does not."""
    state = running("A1", "O15", limits=True)
    assert GAME.private(state, Seat(0)).duty.falls == 12
    state = ring(act(state, 0, "E"), 2)
    assert [GAME.private(state, Seat(seat)).duty.falls for seat in (0, 2, 4)] == [4, 4, 12]
    assert GAME.private(running("A1", "O15"), Seat(0)).duty.falls is None


# -- chance is named ------------------------------------------------------------------------------


def test_a_course_by_lot_is_told_to_all_as_such() -> None:
    """[24] In turns,"""
    state = act(turns("A1", "J10", seats=8), TIME, "time")
    after = act(state, CHANCE, "lots 0 E")
    for seat in (0, 3, 4, None):
        assert told(state, after, seat)[:2] == [ByChance(0, "course"), CourseSet(0, "E")]  # type: ignore[arg-type]


def test_in_real_time_it_is_told_too() -> None:
    """[24]"""
    state = ring(running("A1", "O15", limits=True), 12)
    after = act(act(state, TIME, "time"), CHANCE, "lots 0 E, 1 W")
    assert told(state, after, 4)[:4] == [
        ByChance(0, "course"),
        CourseSet(0, "E"),  # type: ignore[arg-type]
        ByChance(1, "course"),
        CourseSet(1, "W"),  # type: ignore[arg-type]
    ]


def test_a_box_and_a_light_by_lot_are_told_to_the_crew_alone() -> None:
    """[20, 24]"""
    state = act(act(turns("A1", "J10", seats=8), 0, "E"), TIME, "time")
    after = act(state, CHANCE, "lots 0 charge mine, 0 cross E4")
    heard = told(state, after, 3)
    assert heard[0] == LeftToChance("charge") and isinstance(heard[1], Charged)
    assert heard[2] == LeftToChance("cross")
    assert not [note for note in told(state, after, 4) if isinstance(note, LeftToChance)]


def test_whatever_else_chance_does_is_told_to_all() -> None:
    """[24] A start, an answer, a surfacing that is forced, 'dive'."""
    state = act(GAME.setup(Options(2)), TIME, "time")
    after = act(state, CHANCE, "lots 0 place A1, 1 place J10")
    assert [n.duty for n in told(state, after, 1) if isinstance(n, ByChance)] == ["place"] * 2
    asked = act(loaded(mark(act(turns("A1", "J10"), 0, "E"), 0), 0), 0, "sonar")
    after = act(act(asked, TIME, "time"), CHANCE, "lots 1 answer row 10 column A")
    assert [type(n) for n in told(asked, after, 0)] == [ByChance, SonarAnswered]
    stuck = change(turns("A1", "J10", mines_block=True), 0, mines=1 << 1 | 1 << 10)
    up = told(stuck, act(stuck, TIME, "time"), 1)
    assert up[:2] == [ByChance(0, "surface"), Surfaced(0, 1)]
    ready = change(running("A1", "O15", limits=True), 0, doing=Secured())
    down = told(ready, ring(ready, 7), 4)
    assert ByChance(0, "dive") in down and Dived(0) in down
