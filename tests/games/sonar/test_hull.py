"""The hull that is traced in real time, and looked at: rule 18, and its time in rule 24."""

from random import Random

import pytest

from huisclos.games.sonar import GAME
from huisclos.games.sonar.actions import Hand, Reject, Trace
from huisclos.games.sonar.bots import LEVELS
from huisclos.games.sonar.notes import (
    HullAccepted,
    HullRejected,
    LeftToChance,
    SheetHanded,
)
from huisclos.games.sonar.nouns import Part, hull
from huisclos.games.sonar.state import Ready, Secured, Shown, State, Tracing
from huisclos.kernel import Illegal, Seat, play, view
from tests.games.sonar.scene import (
    TIME,
    act,
    change,
    crew,
    lit,
    refused,
    ring,
    running,
    told,
)

ORDER = (2, 3, 0, 1)  # the engineer first, then round the table


def surfaced(seats: int = 8, **options: str | bool) -> State:
    return act(running("A1", "O15", seats=seats, **options), 0, "surface")


def traced(state: State, order: tuple[int, ...] = ORDER, slip: Part | None = None) -> State:
    """Every part by another hand, one of them overstepping; and the sheet is shown."""
    for at, (seat, part) in enumerate(zip(order, Part, strict=True)):
        line = hull.slips(part)[0] if part is slip else hull.middle(part)
        state = play(GAME, state, Seat(seat), Trace(part, line))
        state = act(state, seat, f"hand {order[at + 1] if at < 3 else '-'}")
    return state


# -- tracing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", Part)
def test_a_line_is_good_between_the_outlines_once_round(part: Part) -> None:
    """[18]"""
    good, shape = hull.middle(part), hull.outline(part)
    assert hull.fault(part, good) is None
    assert hull.fault(part, tuple(reversed(good))) is None
    assert hull.fault(part, good[:3]) == "points"
    assert hull.fault(part, good * 40) == "points"
    assert hull.fault(part, good[:-1]) == "ends"
    assert hull.fault(part, (*good[:-1], *good)) == "round"
    assert hull.fault(part, (*good, *reversed(good))) == "round"
    assert hull.fault(part, (*shape.inner, shape.inner[0])) == "inside"
    wide = tuple((x + 9, y) for x, y in shape.outer)
    assert hull.overstep(part, (*wide, wide[0])) == "outside"
    assert hull.fault(part, (good[0], (good[0][0] + 1, good[0][1]), good[0], good[0])) == "round"


@pytest.mark.parametrize("part", Part)
def test_a_hurried_hand_oversteps_within_and_without_and_still_goes_round(part: Part) -> None:
    """[18]"""
    found = {hull.overstep(part, line) for line in hull.slips(part)}
    assert found == {"outside", "inside"}
    assert all(hull.unfinished(part, line) is None for line in hull.slips(part))


def test_a_line_that_oversteps_is_taken_as_it_is_and_one_that_does_not_go_round_is_not() -> None:
    """[18]"""
    state = surfaced()
    slip = Trace(Part.STERN, hull.slips(Part.STERN)[0])
    assert play(GAME, state, Seat(2), slip).crews[0].doing.lines[0].line == slip.line  # type: ignore[union-attr]
    assert refused(state, 2, "trace bow 0,0 5,5 9,9 0,0") == "sonar-line-round"


def test_the_program_refuses_such_a_line_at_once_where_the_table_wants_that() -> None:
    """[18] And nobody looks at the hull."""
    state = surfaced(hull_check="program")
    with pytest.raises(Illegal, match="sonar-line-"):
        play(GAME, state, Seat(2), Trace(Part.STERN, hull.slips(Part.STERN)[0]))
    assert crew(traced(state), 0).doing == Secured()


def test_who_traced_may_trace_that_part_again_before_the_sheet_is_handed_on() -> None:
    """[18]"""
    slipped = play(GAME, surfaced(), Seat(2), Trace(Part.STERN, hull.slips(Part.STERN)[0]))
    assert refused(slipped, 2, "trace bow") == "sonar-hand-on"
    state = act(slipped, 2, "trace stern")
    assert [line.line for line in crew(state, 0).doing.lines] == [hull.middle(Part.STERN)]  # type: ignore[union-attr]
    state = act(state, 2, "hand 3")
    assert refused(state, 2, "trace stern") in ("not-your-turn", "sonar-not-your-part")
    assert refused(state, 3, "trace stern") == "sonar-part-done"


@pytest.mark.parametrize(
    ("seats", "first", "next_ones"), [(8, 2, (3, 0, 1)), (6, 1, (2, 0)), (4, 0, (1,))]
)
def test_the_engineer_begins_and_the_crew_chooses_who_is_next(
    seats: int, first: int, next_ones: tuple[int, ...]
) -> None:
    """[18] Another, of those who have traced least."""
    state = surfaced(seats)
    assert GAME.private(state, Seat(0)).duty.tracer == first
    assert refused(state, first, f"hand {next_ones[0]}") == "sonar-trace-first"
    state = act(state, first, "trace stern")
    assert GAME.private(state, Seat(0)).duty.hands == next_ones
    assert refused(state, first, f"hand {first}") == "sonar-other-hands"
    for seat in next_ones:
        after = act(state, first, f"hand {seat}")
        assert told(state, after, 0) == [SheetHanded(Seat(seat))]
        assert told(state, after, seats - 1) == []
        assert GAME.private(after, Seat(0)).duty.tracer == seat


def test_in_a_crew_of_three_somebody_traces_twice_and_nobody_twice_in_a_row() -> None:
    """[18]"""
    state = act(surfaced(6), 1, "trace stern", "hand 0")
    state = act(state, 0, "trace middle")
    assert refused(state, 0, "hand 1") == "sonar-other-hands"
    state = act(act(state, 0, "hand 2"), 2, "trace top")
    assert GAME.private(state, Seat(2)).duty.hands == (0, 1)
    assert refused(state, 2, "hand -") == "sonar-other-hands"
    last = act(act(state, 2, "hand 1"), 1, "trace bow")
    assert refused(last, 1, "hand 0") == "sonar-all-traced"
    assert isinstance(crew(act(last, 1, "hand -"), 0).doing, Shown)


# -- looking --------------------------------------------------------------------------------------


def test_the_enemys_engineer_refuses_by_touching_what_oversteps_and_all_is_traced_again() -> None:
    """[18]"""
    state = traced(surfaced(), slip=Part.TOP)
    assert len(GAME.private(state, Seat(6)).inspection) == 4
    assert GAME.private(state, Seat(5)).inspection == GAME.private(state, Seat(6)).inspection
    assert refused(state, 5, "accept") in ("sonar-engineer-only", "not-your-turn")
    assert refused(state, 6, "reject") == "sonar-touch-a-part"
    after = act(state, 6, "reject top")
    assert HullRejected(0, Part.TOP) in told(state, after, 0)
    assert crew(after, 0).doing == Tracing(Seat(2), rejected=True)
    again = act(traced(after, slip=Part.BOW), 6, "reject bow")
    assert crew(again, 0).doing == Tracing(Seat(2), rejected=True)


def test_a_wrong_touch_accepts_the_hull_at_once() -> None:
    """[18] With whatever else oversteps."""
    state = traced(surfaced(), slip=Part.TOP)
    after = act(state, 6, "reject bow")
    assert crew(after, 0).doing == Secured()
    assert told(state, after, 6) == [HullAccepted(0, Part.BOW)]
    assert crew(act(state, 6, "accept"), 0).doing == Secured()


def test_the_program_marks_nothing_beforehand() -> None:
    """[18] What the engineer is sent of a line that oversteps is that line."""
    good, slipped = (GAME.private(traced(surfaced(), slip=s), Seat(6)) for s in (None, Part.TOP))
    pairs = zip(good.inspection, slipped.inspection, strict=True)
    assert [one.part for one, other in pairs if one != other] == [Part.TOP]
    assert {*GAME.moves(traced(surfaced(), slip=Part.TOP), Seat(6))} >= {*map(Reject, Part)}


def test_only_that_part_is_traced_again_where_the_table_wants_it() -> None:
    """[18] By who traced it."""
    state = act(traced(surfaced(hull_redo="part"), slip=Part.TOP), 6, "reject top")
    doing = crew(state, 0).doing
    assert isinstance(doing, Tracing) and doing.holder == 0
    assert [line.part for line in doing.lines] == [Part.STERN, Part.MIDDLE, Part.BOW]
    state = act(state, 0, "trace top", "hand -")
    assert isinstance(crew(state, 0).doing, Shown)


def test_no_answer_of_the_enemys_engineer_accepts() -> None:
    """[18, 24] After ten seconds, at the next bell."""
    state = ring(traced(surfaced(), slip=Part.BOW), 2)
    assert GAME.private(state, Seat(6)).looks_until == 2
    assert isinstance(crew(state, 0).doing, Shown)
    assert isinstance(crew(ring(state), 0).doing, Secured)


def test_bots_trace_and_look_with_a_human_share_of_mistakes() -> None:
    """[18] Of a hundred each."""
    bot = LEVELS["strong"]
    state = surfaced()
    seen = view(GAME, state, Seat(2))
    moves = tuple(GAME.moves(state, Seat(2)))
    lines = [bot(seen, moves, Random(luck), 20) for luck in range(100)]
    slips = sum(hull.overstep(move.part, move.line) is not None for move in lines)
    assert 3 <= slips <= 25
    shown = traced(surfaced(), slip=Part.TOP)
    seen, moves = view(GAME, shown, Seat(6)), tuple(GAME.moves(shown, Seat(6)))
    looks = [bot(seen, moves, Random(luck), 20) for luck in range(100)]
    assert 55 <= looks.count(Reject(Part.TOP)) <= 90
    assert sum(isinstance(look, Reject) and look.part is not Part.TOP for look in looks) <= 15


# -- meanwhile ------------------------------------------------------------------------------------


def test_nothing_else_is_done_until_the_hull_is_secured_and_the_boat_dives() -> None:
    """[18] And a course comes before the next activation."""
    state = change(traced(surfaced()), 0, gauges=(3, 3, 4, 3, 6), lights=lit("N1"), mines=1 << 100)
    for move, why in {
        "E": "sonar-surfaced",
        "torpedo B1": "sonar-surfaced",
        "blast K7": "sonar-surfaced",
        "dive": "sonar-hull-first",
    }.items():
        assert GAME.refuse(state, Seat(0), GAME.read(move)).key == why  # type: ignore[union-attr]
    state = act(state, 6, "accept")
    assert crew(state, 0).lights == 0
    state = act(state, 0, "dive")
    assert crew(state, 0).doing == Ready()
    assert refused(state, 0, "torpedo B1") == "sonar-course-first"


def test_a_captain_answers_a_sonar_from_the_surface_too() -> None:
    """[8] The tracer waits, and finished parts stay."""
    state = change(act(surfaced(), 2, "trace stern", "hand 3"), 1, gauges=(3, 3, 4, 3, 6))
    state = act(state, 4, "N", "sonar")
    assert GAME.to_act(state) == (0, TIME)
    assert refused(state, 3, "trace bow") == "not-your-turn"
    state = act(state, 0, "answer row 1 column B")
    doing = crew(act(state, 3, "trace bow"), 0).doing
    assert isinstance(doing, Tracing) and len(doing.lines) == 2


def test_both_crews_may_be_surfaced_at_once() -> None:
    """[18]"""
    state = act(surfaced(), 4, "surface")
    assert all(isinstance(c.doing, Tracing) for c in state.crews)


def test_a_part_is_traced_by_the_program_only_where_time_is_limited() -> None:
    """[24] After 15 s, at the next bell; the crew hears that nobody chose it, the enemy nothing."""
    idle = ring(surfaced(), 30)
    assert crew(idle, 0).doing == Tracing(Seat(2))
    state = ring(surfaced(limits=True), 3)
    assert crew(state, 0).doing == Tracing(Seat(2))
    assert GAME.private(state, Seat(3)).duty.falls == 3
    after = ring(state)
    doing = crew(after, 0).doing
    assert isinstance(doing, Tracing) and len(doing.lines) == 1 and doing.holder == 3
    assert told(state, after, 1)[0] == LeftToChance("part")
    assert not any(isinstance(note, LeftToChance) for note in told(state, after, 5))


def test_a_sheet_that_is_traced_goes_on_by_itself_there_too() -> None:
    """[24]"""
    state = ring(act(surfaced(limits=True), 2, "trace bow"), 4)
    doing = crew(state, 0).doing
    assert isinstance(doing, Tracing) and doing.holder == 3 and len(doing.lines) == 1
    assert Hand(Seat(3)) not in GAME.moves(state, Seat(2))
