"""Systems, mines and blasts: rules 6 to 14, and the examples of rule 26."""

import pytest

from huisclos.games.sonar import GAME
from huisclos.games.sonar.notes import (
    ArcherLost,
    ArcherSetOff,
    Blasted,
    DroneSent,
    MineLaid,
    MineLost,
    MinePlaced,
    SilenceRun,
    SilenceTaken,
    SonarAnswered,
)
from huisclos.games.sonar.nouns import Hit, Options
from huisclos.games.sonar.questions import answers, sea_of
from huisclos.games.sonar.state import Answering, Marks, Over, Sailing, State
from huisclos.kernel import Seat
from tests.games.sonar.scene import (
    CHANCE,
    TIME,
    act,
    cell,
    change,
    crew,
    lit,
    loaded,
    mark,
    refused,
    running,
    told,
    turns,
)


def after_a_course(state: State, seat: int = 0, heading: str = "N") -> State:
    """A crew that has moved, with everything ready."""
    return loaded(mark(act(state, seat, heading), seat), seat)


def test_one_system_is_used_per_course_and_after_both_marks() -> None:
    """[6]"""
    state = loaded(turns("D4", "J10"), 0)
    state = change(state, 0, armed=False)
    assert refused(state, 0, "drone 1") == "sonar-course-first"
    state = loaded(act(state, 0, "N"), 0)
    assert refused(state, 0, "drone 1") == "sonar-marks-owed"
    state = after_a_course(turns("D4", "J10"))
    state = act(state, 0, "drone 1")
    assert crew(state, 0).gauges[2] == 0
    assert refused(state, 0, "sonar") == "sonar-course-first"


def test_who_sees_the_panel_sees_which_lights_mend_and_which_do_harm() -> None:
    """[15, 21]"""
    state = turns("D4", "J10", seats=8, own_sheet_only=True)
    radiation = lit("W5", "W6", "N6", "S5", "E4")
    for lights, mends, harms in (
        (0, (), ()),
        (lit("N1", "N2", "N3"), ("E1",), ()),
        (radiation, (), ("E6",)),
        (lit("W1", "W2", "W4", "W5", "W6"), (), ("W3",)),
        (lit("W1", "W2", "E3", "W4", "W5", "W6"), ("W3",), ()),  # mended before it is counted
    ):
        sheets = [GAME.private(change(state, 0, lights=lights), Seat(seat)) for seat in range(4)]
        assert (sheets[2].mends, sheets[2].harms) == (mends, harms)
        assert all(sheets[seat].mends is sheets[seat].harms is None for seat in (0, 1, 3))


def test_a_chart_says_in_which_sector_the_boat_is() -> None:
    """[12] One of the things that an answer to a sonar may say."""
    chart = GAME.private(turns("N12", "A1", map_size=15), Seat(0)).chart
    assert chart and chart.sector == 9
    assert GAME.private(GAME.setup(Options(2)), Seat(0)).chart.sector is None


def test_the_first_mate_uses_drone_and_sonar_and_nothing_else() -> None:
    """[6]"""
    state = after_a_course(turns("D4", "J10", seats=8))
    assert isinstance(act(state, 1, "sonar").phase, Answering)
    assert DroneSent(0, 2, False) in told(state, act(state, 1, "drone 2"), 5)
    assert refused(state, 1, "torpedo D4") == "sonar-captain-only"
    assert refused(state, 2, "drone 1") == "sonar-command-only"


def test_a_system_needs_a_full_gauge_and_no_crossed_light_of_its_symbol() -> None:
    """[6]"""
    state = after_a_course(turns("D4", "J10"))
    low = change(state, 0, gauges=(2, 2, 3, 2, 5))
    for move in ("mine E3", "torpedo D4", "drone 1", "sonar", "silence N 1"):
        assert refused(low, 0, move) == "sonar-gauge-low"
    for light, moves in {
        "W1": ("mine E3", "torpedo D4"),
        "W4": ("drone 1", "sonar"),
        "S6": ("silence N 1",),
    }.items():
        broken = change(state, 0, lights=lit(light))
        assert [refused(broken, 0, move) for move in moves] == ["sonar-broken"] * len(moves)
    radiation = change(state, 0, lights=lit("W5", "W6", "N6"))
    assert crew(act(radiation, 0, "torpedo D4"), 0).gauges[1] == 0


def test_a_turn_ends_when_the_captain_says_so() -> None:
    """[7]"""
    state = turns("D4", "J10", seats=8)
    assert refused(state, 0, "end") == "sonar-course-first"
    state = act(state, 0, "N")
    assert refused(state, 0, "end") == "sonar-marks-owed"
    state = mark(state, 0)
    assert act(state, 0, "end").phase == Sailing(1)
    quiet = act(loaded(state, 0), 0, "silence N 0")
    assert refused(quiet, 0, "end") == "sonar-marks-owed"
    assert act(mark(quiet, 0), 0, "end").phase == Sailing(1)


def test_during_a_stop_nobody_does_anything_but_answer() -> None:
    """[8]"""
    state = change(running("A1", "O15"), 0, gauges=(3, 3, 4, 3, 6))
    state = act(act(state, 4, "N"), 0, "E", "sonar")
    assert GAME.to_act(state) == (4, TIME)
    for seat, move in ((1, "charge none"), (6, "cross N1"), (0, "torpedo C1"), (3, "say near")):
        assert refused(state, seat, move) == "not-your-turn"
    pace = GAME.pace(state)
    assert pace and pace.seconds == 30
    after = act(state, 4, "answer row 14 column A")
    assert isinstance(crew(after, 1).doing, Marks)  # as it was


def test_an_answer_that_does_not_come_is_drawn_among_the_legal_ones() -> None:
    """[8, 24]"""
    state = act(after_a_course(turns("D4", "J10")), 0, "sonar")
    state = act(state, TIME, "time")
    legal = {f"lots 1 {GAME.write(answer)}" for answer in answers(sea_of(state.options), 99)}
    drawn = [GAME.write(move) for move in GAME.moves(state, CHANCE)]
    assert {*drawn} == legal
    assert act(state, CHANCE, drawn[0]).phase == Sailing(0, True)
    assert refused(state, CHANCE, "lots 1 answer row 10 column J") == "sonar-one-true"


def test_a_mine_is_laid_next_to_the_boat_off_the_trail_once() -> None:
    """[9]"""
    state = after_a_course(turns("D4", "J10"))  # at D3, from D4
    assert refused(state, 0, "mine D4") == "sonar-mine-on-trail"
    assert refused(state, 0, "mine C4") == "sonar-not-next"  # an island
    assert refused(state, 0, "mine F3") == "sonar-not-next"
    after = act(state, 0, "mine E4")  # diagonally
    assert told(state, after, 1) == [MineLaid(0)]
    assert told(state, after, 0) == [MineLaid(0), MinePlaced("E4")]
    again = change(after, 0, gauges=(3, 3, 4, 3, 6), armed=True)
    assert refused(again, 0, "mine E4") == "sonar-mine-there"


def test_mines_of_others_hinder_neither_a_mine_nor_a_course() -> None:
    """[4, 9] An Archer mine and one of the enemy's lie on E3."""
    state = change(turns("D4", "J10", map="echo"), 1, mines=1 << 24)
    after = act(after_a_course(state), 0, "mine E3")
    assert crew(after, 0).mines == crew(after, 1).mines == 1 << 24
    beside = change(turns("D3", "J10", map="echo"), 1, mines=1 << 24)
    assert cell(act(beside, 0, "E"), 0) == "E3"


def test_a_mine_is_laid_and_felt_between_two_islands() -> None:
    """[9, 10] G8 and H9 are islands: H8 and G9 touch at a corner only."""
    state = change(running("H7", "H8"), 0, gauges=(3, 3, 4, 3, 6))
    state = act(mark(act(state, 0, "S", "mine G9"), 0), 0, "E")
    after = act(state, 0, "blast G9")
    assert Blasted(0, "G9", Hit.INDIRECT, Hit.CLEAR) in told(state, after, None)


def test_a_mine_is_not_set_off_in_the_turn_it_was_laid() -> None:
    """[9]"""
    state = act(after_a_course(turns("D4", "J10")), 0, "mine E4")
    assert refused(state, 0, "blast E4") == "sonar-mine-fresh"
    state = act(state, 0, "end")
    assert crew(act(state, 0, "blast E4"), 0).mines == 0  # in the enemy's turn already
    state = act(mark(act(state, 1, "N"), 1), 1, "end")
    assert crew(act(state, 0, "blast E4"), 0).mines == 0  # before the course


def test_in_the_enemys_turn_too_a_mine_goes_off_but_not_from_the_surface() -> None:
    """[9] At any moment: before the enemy's course, after it, and while its marks are owed."""
    state = change(turns("A1", "E5", first=1), 0, mines=1 << 33)  # D4
    for moment in (state, act(state, 1, "N"), mark(act(state, 1, "N"), 1)):
        after = act(moment, 0, "blast D4")
        assert Blasted(0, "D4", Hit.INDIRECT, Hit.CLEAR) in told(moment, after, None)
        assert after.phase == moment.phase
        assert refused(moment, 0, "E") == "sonar-enemy-turn"
    up = act(change(turns("A1", "E5"), 0, mines=1 << 33), 0, "surface")
    assert refused(up, 0, "blast D4") in ("sonar-surfaced", "not-your-turn")


def test_a_boat_on_its_own_mine_is_hit_directly() -> None:
    """[4, 9, 11] Mines hinder no course, and are as near as they are."""
    state = act(change(turns("C3", "J10"), 0, mines=1 << 21), 0, "W")
    after = act(mark(state, 0), 0, "blast B3")
    assert Blasted(0, "B3", Hit.CLEAR, Hit.DIRECT) in told(state, after, 1)
    assert crew(after, 0).damage == 2


def test_in_real_time_a_mine_waits_for_the_next_course() -> None:
    """[9]"""
    state = change(running("A1", "O15"), 0, gauges=(3, 3, 4, 3, 6))
    state = act(state, 0, "E", "mine C1")
    assert refused(state, 0, "blast C1") == "sonar-mine-fresh"
    state = act(mark(state, 0), 0, "S")
    assert crew(act(state, 0, "blast C1"), 0).mines == 0


def test_any_number_of_mines_are_set_off_in_a_turn() -> None:
    """[9]"""
    state = change(turns("D4", "J10"), 0, mines=1 << 0 | 1 << 9)  # A1, J1
    state = act(state, 0, "blast A1", "blast J1", "N")
    assert crew(state, 0).mines == 0


@pytest.mark.parametrize(
    ("impact", "near"),
    [("G2", True), ("D7", True), ("D3", True), ("H2", False), ("D8", False), ("Z1", False)],
)
def test_a_torpedo_goes_four_steps_through_water(impact: str, near: bool) -> None:
    """[10] At most: one's own cell may be the impact."""
    state = change(mark(act(turns("D4", "J10"), 0, "N"), 0), 0, gauges=(3, 3, 4, 3, 6), lights=0)
    if near:
        assert crew(act(state, 0, f"torpedo {impact}"), 0).gauges[1] == 0
    else:
        assert refused(state, 0, f"torpedo {impact}") in ("sonar-too-far", "sonar-no-such-cell")


def test_a_torpedo_destroys_mines_and_only_their_owner_is_told() -> None:
    """[10]"""
    state = after_a_course(turns("D4", "J10", map="echo"))  # an Archer mine lies on E3
    e3 = 24
    state = change(change(state, 1, mines=1 << e3), 0, mines=1 << e3)
    after = act(state, 0, "torpedo E3")
    assert [crew(after, number).mines for number in (0, 1)] == [0, 0]
    assert after.archer == state.archer ^ 1 << e3
    assert MineLost("E3") in told(state, after, 1) and ArcherLost("E3") in told(state, after, None)
    assert MineLost("E3") not in told(state, after, None)
    blasts = [note for note in told(state, after, None) if isinstance(note, Blasted)]
    assert len(blasts) == 1


def test_only_the_owner_of_a_mine_hears_that_it_is_lost() -> None:
    """[10] Not who fired."""
    state = change(after_a_course(turns("D4", "J10")), 1, mines=1 << 24)
    after = act(state, 0, "torpedo E3")
    assert MineLost("E3") in told(state, after, 1)
    assert MineLost("E3") not in told(state, after, 0)


def test_a_blast_hurts_both_boats_alike() -> None:
    """[11] And a mine's blast destroys no other mine."""
    state = change(turns("D3", "E4"), 0, mines=1 << 24 | 1 << 13)  # E3, D2
    after = act(state, 0, "blast E3")
    assert Blasted(0, "E3", Hit.INDIRECT, Hit.INDIRECT) in told(state, after, None)
    assert [crew(after, number).damage for number in (0, 1)] == [1, 1]
    assert crew(after, 0).mines == 1 << 13
    own = change(state, 0, mines=1 << 99)  # J10: nobody is near
    assert Blasted(0, "J10", Hit.CLEAR, Hit.CLEAR) in told(own, act(own, 0, "blast J10"), None)


def test_a_drone_answers_truly() -> None:
    """[12]"""
    state = after_a_course(turns("D4", "J10"))
    assert DroneSent(0, 4, True) in told(state, act(state, 0, "drone 4"), None)
    assert DroneSent(0, 3, False) in told(state, act(state, 0, "drone 3"), None)
    assert refused(state, 0, "drone 5") == "sonar-no-such-sector"


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("answer row 10 sector 1", None),
        ("answer row 1 column J", None),
        ("answer row 10 column J", "sonar-one-true"),
        ("answer row 1 column A", "sonar-one-true"),
        ("answer row 10", "sonar-two-kinds"),
        ("answer row 10 column A sector 1", "sonar-two-kinds"),
        ("answer row 11 column J", "sonar-two-kinds"),
        ("answer row 10 column K", "sonar-two-kinds"),
        ("answer column J sector 5", "sonar-two-kinds"),
    ],
)
def test_a_sonar_is_answered_with_one_truth_and_one_lie(answer: str, why: str | None) -> None:
    """[12]"""
    state = act(after_a_course(turns("D4", "J10")), 0, "sonar")  # the enemy is on J10, sector 4
    if why:
        assert refused(state, 1, answer) == why
    else:
        assert act(state, 1, answer).phase == Sailing(0, True)


def test_every_listed_answer_is_legal_and_every_legal_answer_is_listed() -> None:
    """[12] On a small map: 9 + 9 rows and columns, and 3 sectors, each with two partners."""
    listed = answers(sea_of(turns("A1", "J10").options), 99)
    assert len(listed) == len({*listed}) == 2 * (9 + 9 + 3)


def test_a_silence_tells_neither_heading_nor_distance() -> None:
    """[13]"""
    state = after_a_course(turns("D4", "J10"))  # at D3
    after = act(state, 0, "silence E 4")
    assert told(state, after, 1) == told(state, after, None) == [SilenceRun(0)]
    assert SilenceTaken("E", 4, "H3") in told(state, after, 0)  # type: ignore[arg-type]
    assert crew(after, 0).path[-5:] == ("D3", "E3", "F3", "G3", "H3")
    assert crew(after, 0).gauges[4] == 0
    marked = act(after, 0, "charge silence")
    assert crew(marked, 0).gauges[4] == 1
    assert refused(marked, 0, "cross N4") == "sonar-other-heading"
    assert not crew(act(marked, 0, "cross E4"), 0).armed


def test_a_silence_keeps_to_the_course_rules_and_may_stand_still() -> None:
    """[13]"""
    state = after_a_course(turns("D4", "J10"))  # at D3; D1 is an island, D4 the trail
    assert refused(state, 0, "silence N 2") == "sonar-silence-blocked"
    assert refused(state, 0, "silence S 1") == "sonar-silence-blocked"
    assert refused(state, 0, "silence E 5") == "sonar-silence-blocked"
    still = act(state, 0, "silence S 0")
    assert cell(still, 0) == "D3"
    assert crew(still, 0).doing == Marks("S")  # type: ignore[arg-type]


def test_the_scenario_gauge_is_echos_alone() -> None:
    """[14]"""
    assert len(crew(turns("D4", "J10"), 0).gauges) == 5
    state = after_a_course(turns("D4", "J10", map="echo"))
    assert len(crew(state, 0).gauges) == 6
    assert refused(state, 0, "archer D4") == "sonar-no-archer"
    broken = change(state, 0, lights=lit("N1"))
    assert refused(broken, 0, "archer H5") == "sonar-broken"
    after = act(state, 0, "archer I9")  # at any distance; the enemy on J10 is next to it
    assert Blasted(0, "I9", Hit.INDIRECT, Hit.CLEAR) in told(state, after, None)
    again = change(after, 0, gauges=crew(state, 0).gauges, armed=True)
    assert refused(again, 0, "archer I9") == "sonar-no-archer"
    plain = act(turns("D4", "J10"), 0, "N")
    assert refused(plain, 0, "charge scenario") == "sonar-no-scenario"


# -- the examples of rule 26 ---------------------------------------------------------------------


def test_example_torpedo_from_d3_to_g2() -> None:
    state = after_a_course(turns("D4", "G2"))
    assert cell(state, 0) == "D3"
    after = act(state, 0, "torpedo G2")
    assert sea_of(state.options).distance(23, 16) == 4
    assert Blasted(0, "G2", Hit.DIRECT, Hit.CLEAR) in told(state, after, None)
    assert crew(after, 1).damage == 2


def test_example_mine_from_c7_on_b7_with_the_enemy_at_c6() -> None:
    state = turns("C8", "C5")
    state = after_a_course(state)
    assert cell(state, 0) == "C7"
    state = act(state, 0, "mine B7", "end")
    state = act(mark(act(state, 1, "S"), 1), 1, "end")
    assert cell(state, 1) == "C6"
    state = act(state, 0, "E")  # out of reach of it
    after = act(state, 0, "blast B7")
    assert Blasted(0, "B7", Hit.INDIRECT, Hit.CLEAR) in told(state, after, None)
    assert crew(after, 1).damage == 1


def test_example_n12_answers_column_n_and_sector_7() -> None:
    state = change(running("A1", "N12"), 0, gauges=(3, 3, 4, 3, 6))
    assert sea_of(state.options).sector[state.crews[1].at] == 9
    state = act(state, 0, "E", "sonar")
    assert refused(state, 4, "answer column N sector 9") == "sonar-one-true"
    after = act(state, 4, "answer column N sector 7")
    assert told(state, after, 0) == [SonarAnswered(1, None, "N", 7)]


def test_example_archer_mine_at_c4() -> None:
    state = change(running("A1", "D4", map="echo"), 0, gauges=(3, 3, 4, 3, 6, 4))
    before = act(state, 0, "S")
    after = act(before, 0, "archer C4")
    assert told(before, after, None) == [
        ArcherSetOff(0, "C4"),
        Blasted(0, "C4", Hit.INDIRECT, Hit.CLEAR),
    ]
    assert crew(after, 1).damage == 1


def test_four_damages_end_the_game_in_the_middle_of_a_turn() -> None:
    """[19]"""
    state = change(change(turns("A1", "E4"), 0, mines=1 << 34), 1, damage=2)
    assert act(state, 0, "blast E4").phase == Over("sunk", 0)
