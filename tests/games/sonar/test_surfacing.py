"""Breakdowns, surfacing, the hull, the end and time: rules 15 to 19 and 21 to 24."""

from random import Random

import pytest

from huisclos.games.sonar import GAME
from huisclos.games.sonar.actions import Report
from huisclos.games.sonar.notes import (
    Bell,
    Charged,
    Crossed,
    Damaged,
    Dived,
    GaveWay,
    Okayed,
    Reported,
    Surfaced,
    SymbolsDown,
    SystemFull,
    TurnBegan,
)
from huisclos.games.sonar.nouns import Options, System
from huisclos.games.sonar.nouns.panel import cross
from huisclos.games.sonar.nouns.sea import Heading
from huisclos.games.sonar.questions import posts_of
from huisclos.games.sonar.state import Over, Ready, Sailing, State
from huisclos.kernel import Seat, encode, late, move_of, play, replay, veiled
from tests.games.sonar.scene import (
    CHANCE,
    TIME,
    act,
    change,
    crew,
    lit,
    mark,
    refused,
    ring,
    running,
    told,
    turns,
)

# -- breakdowns ----------------------------------------------------------------------------------


def test_a_completed_circuit_clears_itself() -> None:
    """[15]"""
    after = cross(lit("W1", "W2", "W3", "W5"), "E3")
    assert after == (lit("W5"), "yellow", False, None)


def test_all_of_radiation_or_a_whole_heading_damages_and_clears() -> None:
    """[15] The circuit first; never two damages from one light."""
    assert cross(lit("W5", "W6", "N6", "S5", "E4", "N1"), "E6") == (0, None, True, None)
    assert cross(lit("N1", "N2", "N3", "N4", "N5"), "N6") == (0, None, True, Heading.NORTH)
    first = cross(lit("W1", "W2", "W4", "W5", "W6", "E3"), "W3")
    assert first == (lit("W4", "W5", "W6"), "yellow", False, None)
    both = cross(lit("W5", "W6", "N6", "S5", "E4", "E1", "E2", "E3", "E5"), "E6")
    assert both == (0, None, True, Heading.EAST)


def test_damage_is_heard_by_all_and_its_cause_by_who_sees_the_panel() -> None:
    """[15]"""
    state = change(act(turns("E5", "J10"), 0, "N"), 0, lights=lit("N1", "N2", "N3", "N4", "N5"))
    after = act(state, 0, "cross N6")
    assert told(state, after, 1) == told(state, after, None) == [Damaged(0, 1)]
    assert GaveWay(0, Heading.NORTH) in told(state, after, 0)
    assert crew(after, 0).lights == 0
    sunk = act(change(state, 0, damage=3), 0, "cross N6")
    assert sunk.phase == Over("sunk", 1)


# -- surfacing in turns --------------------------------------------------------------------------


def test_surfacing_takes_the_place_of_the_course_and_gives_three_turns() -> None:
    """[16, 17]"""
    state = change(turns("A1", "J10"), 0, lights=lit("N1"), gauges=(1, 1, 1, 1, 1), mines=1 << 50)
    after = act(state, 0, "surface")
    assert told(state, after, 1) == [Surfaced(0, 1), TurnBegan(1, 3)]
    assert crew(after, 0).lights == 0
    assert crew(after, 0).path == ("A1",)
    assert (crew(after, 0).gauges, crew(after, 0).mines) == ((1, 1, 1, 1, 1), 1 << 50)
    for left in (3, 2, 1):
        assert after.phase == Sailing(1, left=left)
        after = mark(act(after, 1, "N" if left != 2 else "W"), 1)
        before, after = after, act(after, 1, "end")
    assert after.phase == Sailing(0)
    assert Dived(0) in told(before, after, 1)


def test_who_surfaces_in_its_three_turns_loses_the_rest_of_them() -> None:
    """[17]"""
    state = act(turns("A1", "J10"), 0, "surface")
    state = act(mark(act(state, 1, "N"), 1), 1, "end")
    assert act(state, 1, "surface").phase == Sailing(0, left=3)


@pytest.mark.parametrize(("start", "damage"), [("I4", 0), ("A1", 1)])
def test_the_ice_of_delta_damages_outside_a_hole(start: str, damage: int) -> None:
    """[16]"""
    state = turns(start, "J10", map="delta")
    after = act(state, 0, "surface")
    assert crew(after, 0).damage == damage
    assert (Damaged(0, 1) in told(state, after, 1)) == bool(damage)
    last = change(state, 0, damage=3)
    assert isinstance(act(last, 0, "surface").phase, Over) == bool(damage)


# -- the end -------------------------------------------------------------------------------------


def test_both_sunk_by_the_same_blast_is_a_draw() -> None:
    """[19]"""
    state = change(change(turns("D3", "E4"), 0, mines=1 << 24, damage=3), 1, damage=3)
    after = act(state, 0, "blast E3")
    assert after.phase == Over("both-sunk", None)
    assert GAME.outcome(after).winners == ()


def test_after_400_courses_both_captains_may_agree_on_a_draw() -> None:
    """[19]"""
    state = turns("D3", "J10", seats=4)
    assert refused(state, 0, "draw") == "sonar-draw-early"
    late = State(**{**{f: getattr(state, f) for f in state.__struct_fields__}, "count": 400})
    one = act(late, 0, "draw")
    assert refused(one, 0, "draw") == "sonar-draw-asked"
    assert act(one, 2, "draw").phase == Over("agreed", None)
    assert not crew(act(one, 0, "N"), 0).draw


def test_at_the_end_both_voyages_are_laid_open() -> None:
    """[20]"""
    state = change(change(turns("A1", "E4"), 0, mines=1 << 34), 1, damage=2)
    assert GAME.public(state).voyage == ()
    voyage = GAME.public(act(state, 0, "blast E4")).voyage
    assert [(stop.crew, stop.what, stop.cell) for stop in voyage] == [
        (0, "start", "A1"),
        (1, "start", "E4"),
        (0, "set-off", "E4"),
    ]
    assert voyage[-1].damage == (0, 2)


# -- sheets, notes, time -------------------------------------------------------------------------


def test_each_role_sees_its_own_sheet_where_the_table_wants_it() -> None:
    """[21]"""
    state = act(turns("A1", "J10", seats=8, own_sheet_only=True, symbols_told=True), 0, "E")
    sheets = [GAME.private(state, Seat(seat)) for seat in range(4)]
    assert [sheet.chart is not None for sheet in sheets] == [True, False, False, False]
    assert [sheet.gauges is not None for sheet in sheets] == [False, True, False, False]
    assert [sheet.lights is not None for sheet in sheets] == [False, False, True, False]
    assert [sheet.full is not None for sheet in sheets] == [True, True, False, False]
    assert [sheet.down is not None for sheet in sheets] == [True, True, True, False]
    assert [sheet.duty.heading for sheet in sheets] == ["E", None, "E", None]
    state = change(state, 0, gauges=(2, 0, 0, 0, 0))
    after = act(act(state, 1, "charge mine"), 2, "cross E3")
    down = SymbolsDown(True, False, False)
    full, marked, crossed = SystemFull(System.MINE), Okayed("box"), Okayed("light")
    assert told(state, after, 0) == [marked, full, crossed, down]
    assert told(state, after, 1) == [Charged(System.MINE), full, crossed, down]
    assert told(state, after, 2) == [marked, Crossed("E3")]
    assert told(state, after, 3) == [marked, crossed]


def test_a_crew_shares_everything_otherwise() -> None:
    """[21]"""
    state = act(turns("A1", "J10", seats=8), 0, "E")
    sheets = {encode(GAME.private(state, Seat(seat)).chart) for seat in range(4)}
    assert len(sheets) == 1
    assert GAME.private(state, Seat(3)).gauges == (0, 0, 0, 0, 0)


def test_a_seat_reports_to_its_crew_once_per_movement() -> None:
    """[25]"""
    state = turns("A1", "J10", seats=8)
    after = act(state, 3, "say sectors 2 4")
    assert len(told(state, after, 0)) == 1 and told(state, after, 4) == []
    assert refused(after, 3, "say near") == "not-your-turn"
    assert refused(state, 3, "say sectors 4 2") == "sonar-report"
    act(act(after, 0, "E"), 3, "say near")


@pytest.mark.parametrize(
    ("seat", "words"), [(1, "ready torpedo"), (2, "not-to W"), (3, "sectors 5 6")]
)
def test_the_short_phrases_are_heard_by_the_crew_only(seat: int, words: str) -> None:
    """[25]"""
    state = running("A1", "O15")
    after = act(state, seat, f"say {words}")
    said = GAME.read(f"say {words}")
    for listener in range(8):
        heard = [
            Report(note.phrase, note.system, note.heading, note.sectors, note.cell)
            for note in told(state, after, listener)
            if isinstance(note, Reported)
        ]
        assert heard == ([said] if listener < 4 else [])


def test_marks_of_the_radio_operator_travel_in_a_place_of_their_own() -> None:
    """[22] They are not part of the rules' log."""
    shared = GAME.channels(turns("A1", "J10", seats=8))
    assert shared["notes-one"].readers == frozenset(range(4))
    assert [name for name, place in shared.items() if place.slips] == ["notes-one", "notes-two"]
    assert "notes-one" not in GAME.channels(turns("A1", "J10", seats=8, shared_notes=False))
    assert {*GAME.channels(turns("A1", "J10"))} == {"table"}


def test_what_is_not_done_in_time_is_drawn_by_lot() -> None:
    """[24]"""
    state = act(GAME.setup(Options(2)), TIME, "time")
    assert refused(state, CHANCE, "lots 0 place A1") == "not-now"
    state = act(state, CHANCE, "lots 0 place A1, 1 place J10", "first 0")
    state = act(state, TIME, "time")
    assert [GAME.write(move) for move in GAME.moves(state, CHANCE)] == ["lots 0 E", "lots 0 S"]
    state = change(act(state, CHANCE, "lots 0 E"), 0, lights=lit("E1", "E2", "E3", "E4"))
    both = act(state, TIME, "time")
    assert act(both, CHANCE, "lots 0 charge mine, 0 cross E5").phase == Sailing(1)
    state = act(state, 0, "charge mine")
    state = act(state, TIME, "time")
    assert [GAME.write(move) for move in GAME.moves(state, CHANCE)] == [
        "lots 0 cross E5",
        "lots 0 cross E6",
    ]
    done = act(state, CHANCE, "lots 0 cross E5")
    assert done.phase == Sailing(1)


def test_a_light_that_damages_is_drawn_only_if_there_is_no_other() -> None:
    """[24]"""
    state = act(turns("A1", "J10"), 0, "E")
    reactor = lit("W5", "W6", "N6", "S5", "E4", "E1", "E2", "E3")
    state = act(change(state, 0, lights=reactor), 0, "charge mine")
    state = act(state, TIME, "time")
    assert [GAME.write(move) for move in GAME.moves(state, CHANCE)] == ["lots 0 cross E5"]


def test_chance_plays_once_whenever_time_is_up() -> None:
    """[20, 24] However much was left undone, so that luck tells nobody who has marked."""
    state = act(turns("A1", "J10"), 0, "E")
    for undone in (state, act(state, 0, "charge mine"), mark(state, 0)):
        waiting = act(undone, TIME, "time")
        assert GAME.to_act(waiting) == (CHANCE,)
        drawn = GAME.deal(waiting, Random(1), "")
        assert play(GAME, waiting, CHANCE, drawn).phase == Sailing(1)


def test_in_real_time_one_bell_rings_for_all() -> None:
    """[23, 24] What lasts too long falls at a bell, and the clock says nothing of who is busy."""
    state = act(running("A1", "O15", limits=True), 0, "E")
    for count in range(1, 5):
        before, state = state, ring(state)
        assert told(before, state, None) == [Bell(count)]
    state = act(state, TIME, "time")
    assert GAME.to_act(state) == (CHANCE,)
    state = act(state, CHANCE, "lots 0 charge sonar, 0 cross E4")
    assert state.bell == 5 and isinstance(crew(state, 0).doing, Ready)
    assert veiled(GAME, state) and late(GAME, state) == ()


def test_a_frantic_game_replays_bit_for_bit() -> None:
    """[23] The order in which things are received is the order of the game."""
    options, rng = Options(8, mode="realtime", map="echo", bots="frantic"), Random(5)
    state, log = GAME.setup(options), []
    while acting := GAME.to_act(state):
        seat = rng.choice(acting)
        action = move_of(GAME, state, seat, rng)
        log.append((seat, GAME.read(GAME.write(action))))
        state = play(GAME, state, seat, action)
    assert encode(replay(GAME, options, log)) == encode(state)
    assert len(posts_of(options)) == 2
