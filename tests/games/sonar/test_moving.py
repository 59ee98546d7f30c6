"""Crews, courses, trails and blackouts: rules 1 to 5."""

import pytest

from huisclos.games.sonar import GAME
from huisclos.games.sonar.judge import refuse_options
from huisclos.games.sonar.notes import BlackedOut, CourseSet, Surfaced
from huisclos.games.sonar.nouns import Options, Role
from huisclos.games.sonar.nouns.posts import posts
from huisclos.games.sonar.state import Marks, Ready, Running, Sailing
from huisclos.kernel import CLOCK
from tests.games.sonar.scene import (
    act,
    cell,
    change,
    crew,
    mark,
    refused,
    running,
    sail,
    told,
    turns,
)

CAPTAIN, MATE, ENGINEER, RADIO = Role


@pytest.mark.parametrize(
    ("seats", "roles"),
    [
        (2, ["CMER", "CMER"]),
        (3, ["CME", "R", "CMER"]),
        (4, ["CME", "R", "CME", "R"]),
        (5, ["CM", "E", "R", "CME", "R"]),
        (6, ["CM", "E", "R", "CM", "E", "R"]),
        (7, ["C", "M", "E", "R", "CM", "E", "R"]),
        (8, ["C", "M", "E", "R", "C", "M", "E", "R"]),
    ],
)
def test_roles_are_shared_out_by_the_size_of_a_crew(seats: int, roles: list[str]) -> None:
    """[1]"""
    letters = {CAPTAIN: "C", MATE: "M", ENGINEER: "E", RADIO: "R"}
    held = [
        "".join(letters[role] for role in post.roles(seat))
        for post in posts(seats, False)
        for seat in post.seats
    ]
    assert held == roles


def test_real_time_is_for_four_and_more_on_the_large_map() -> None:
    """[1]"""
    for seats in (2, 3):
        refusal = refuse_options(Options(seats, mode="realtime"))
        assert refusal and refusal.key == "sonar-realtime-seats"
    small = refuse_options(Options(4, mode="realtime", map_size=10))
    short = refuse_options(Options(4, mode="realtime", short_gauges=True))
    assert small and small.key == "sonar-realtime-map"
    assert short and short.key == "sonar-realtime-gauges"
    assert refuse_options(Options(4, mode="realtime")) is None
    assert refuse_options(Options(2, map_size=15, short_gauges=True)) is None


def test_a_start_is_any_cell_of_sea_even_the_enemys() -> None:
    """[2]"""
    state = GAME.setup(Options(2, map="echo"))
    assert refused(state, 0, "place B2") == "sonar-island"
    assert refused(state, 0, "place Z9") == "sonar-no-such-cell"
    state = act(state, 0, "place H2")
    assert refused(state, 0, "place H1") == "not-your-turn"
    state = act(state, 1, "place H2")
    assert [cell(state, number) for number in (0, 1)] == ["H2", "H2"]
    assert act(state, -1, "first 1").phase == Sailing(1)


def test_real_time_begins_when_both_captains_have_said_dive() -> None:
    """[2]"""
    state = GAME.setup(Options(4, mode="realtime"))
    state = act(state, 0, "place A1", "dive")
    assert refused(state, 0, "E") == "not-your-turn"
    assert refused(state, 2, "dive") == "sonar-place-first"
    state = act(state, 2, "place O15", "dive")
    assert state.phase == Running()
    assert isinstance(crew(act(state, 0, "E"), 0).doing, Marks)


def test_the_trail_holds_the_first_cell_and_all_cells_passed_in_silence() -> None:
    """[3]"""
    state = sail(running("A1", "O15"), 0, "E", "S")
    state = change(state, 0, gauges=(3, 3, 4, 3, 6), lights=0)
    state = act(state, 0, "silence S 3")
    assert crew(state, 0).path == ("A1", "B1", "B2", "B3", "B4", "B5")
    assert refused(mark(state, 0), 0, "N") == "sonar-own-trail"
    assert GAME.public(state).boats[0].courses == "ES-"


def test_a_course_is_refused_onto_islands_edges_and_the_trail() -> None:
    """[4] Onto one's own mines too, where the table wants that."""
    state = turns("C3", "J10")
    assert refused(state, 0, "S") == "sonar-no-water"  # C4 is an island
    assert refused(turns("A1", "J10"), 0, "W") == "sonar-no-water"
    mined = change(state, 0, mines=1 << 21)  # B3
    assert cell(act(mined, 0, "W"), 0) == "B3"
    blocked = change(turns("C3", "J10", mines_block=True), 0, mines=1 << 21)
    assert refused(blocked, 0, "W") == "sonar-own-mine"
    theirs = change(state, 1, mines=1 << 21)
    assert cell(act(theirs, 0, "W"), 0) == "B3"
    state = mark(act(state, 0, "N"), 0)
    state = act(state, 0, "end")
    state = act(mark(act(state, 1, "N"), 1), 1, "end")
    assert refused(state, 0, "S") == "sonar-own-trail"


def test_both_marks_are_owed_in_either_order_before_the_next_course() -> None:
    """[4]"""
    state = act(running("A1", "O15"), 0, "E")
    assert refused(state, 0, "E") == "sonar-marks-owed"
    one = act(act(state, 1, "charge mine"), 2, "cross E4")
    other = act(act(state, 2, "cross E4"), 1, "charge mine")
    assert one.crews == other.crews
    assert crew(one, 0).doing == Ready()
    assert refused(act(state, 1, "charge mine"), 0, "E") == "sonar-marks-owed"
    assert refused(state, 1, "charge none") == "sonar-gauge-left"
    assert refused(state, 2, "cross W1") == "sonar-other-heading"
    full = change(state, 0, gauges=(3, 3, 4, 3, 6))
    assert refused(full, 1, "charge mine") == "sonar-gauge-full"
    assert crew(act(full, 1, "charge none"), 0).gauges == (3, 3, 4, 3, 6)


def test_only_the_course_is_heard_by_the_enemy() -> None:
    """[4, 20]"""
    state = running("A1", "O15")
    after = mark(act(state, 0, "E"), 0)
    assert told(state, after, 4) == told(state, after, None) == [CourseSet(0, "E")]  # type: ignore[arg-type]


def test_with_no_course_left_there_is_nothing_but_to_surface() -> None:
    """[5] In turns at the start of the turn."""
    state = turns("A1", "J10", first=1, mines_block=True)
    state = change(state, 0, mines=1 << 1 | 1 << 10 | 1 << 55)  # B1, A2, and one far off
    before = mark(act(state, 1, "N"), 1)
    state = act(before, 1, "end")
    assert BlackedOut() in told(before, state, 0)
    assert [GAME.write(move) for move in GAME.moves(state, 0)] == ["surface"]  # type: ignore[arg-type]
    assert refused(state, 0, "E") == "sonar-blackout"
    assert refused(state, 0, "blast F6") == "sonar-blackout"
    after = act(state, 0, "surface")
    assert told(state, after, 1)[0] == Surfaced(0, 1)


def test_the_dead_end_of_alpha_in_real_time() -> None:
    """[5, 26] B15 then C15."""
    state = sail(running("B15", "O1"), 0, "E")
    assert cell(state, 0) == "C15"
    assert refused(state, 0, "N") == "sonar-blackout"
    loaded = change(state, 0, gauges=(3, 3, 4, 3, 6), lights=0)
    assert refused(loaded, 0, "torpedo A15") == "sonar-blackout"
    state = act(state, 0, "surface")
    assert GAME.public(state).boats[0].sector == 7


def test_in_real_time_a_system_may_be_used_while_marks_are_owed() -> None:
    """[4, 6]"""
    state = change(running("A1", "O15"), 0, gauges=(3, 3, 4, 3, 6))
    state = act(state, 0, "E")
    assert refused(state, 0, "silence E 1") == "sonar-marks-owed"
    after = act(state, 0, "torpedo C1")
    assert crew(after, 0).gauges[1] == 0
    assert CLOCK in GAME.to_act(after)
