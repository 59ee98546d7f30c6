"""Whom everybody may know that play waits for [20]."""

from huisclos.games.sonar import GAME
from huisclos.games.sonar.nouns import Options
from huisclos.games.sonar.state import State
from huisclos.kernel import asked, awaited
from tests.games.sonar.scene import CHANCE, act, loaded, running, sail, turns

CAPTAIN, MATE, ENGINEER, RADIO = range(4)
CREW = (CAPTAIN, MATE, ENGINEER)  # who owes more than an ear


def named(state: State) -> tuple[int, ...]:
    return GAME.public(state).awaited


def test_captains_who_have_not_placed() -> None:
    state = GAME.setup(Options(8))
    assert named(state) == (0, 4)
    assert named(act(state, 4, "place J10")) == (0,)


def test_in_real_time_captains_until_they_have_dived() -> None:
    state = act(GAME.setup(Options(8, mode="realtime")), 4, "place J10")
    assert named(state) == (0, 4)
    assert named(act(state, 4, "dive")) == (0,)


def test_the_captain_for_a_course_then_the_crew_whoever_has_marked() -> None:
    state = turns("A1", "J10", seats=8)
    assert named(state) == (CAPTAIN,)
    state = act(state, CAPTAIN, "E")
    for seat, move in ((MATE, "charge mine"), (ENGINEER, "cross E1")):
        assert named(state) == CREW
        state = act(state, seat, move)
    assert awaited(GAME, state) == (CAPTAIN,) and named(state) == CREW
    assert named(act(state, CAPTAIN, "end")) == (4,)


def test_the_captain_who_is_asked_by_a_sonar() -> None:
    state = loaded(sail(turns("A1", "J10", seats=8), 0, "E"), 0)
    assert named(act(state, MATE, "sonar")) == (4,)


def test_everybody_in_real_time_whatever_they_are_at() -> None:
    state = running("A1", "J10")
    assert named(state) == named(act(state, CAPTAIN, "E")) == tuple(range(8))


def test_nobody_while_chance_decides() -> None:
    state = act(GAME.setup(Options(8)), 0, "place A1")
    state = act(state, 4, "place J10")
    assert GAME.to_act(state) == (CHANCE,) and named(state) == ()


def test_a_radio_operator_is_asked_and_not_waited_for() -> None:
    """A bot may report at any time."""
    state = turns("A1", "J10", seats=8)
    assert awaited(GAME, state) == (CAPTAIN,)
    assert asked(GAME, state) == (CAPTAIN, 4 + RADIO)
    assert asked(GAME, act(state, 4 + RADIO, "say near")) == (CAPTAIN,)
