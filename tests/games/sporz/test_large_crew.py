"""Large crews by the numbers of RULES.md: several acts a night, several executions a day."""

from random import Random

from msgspec.structs import replace

from huisclos.games.sporz import GAME, actions
from huisclos.games.sporz.notes import DoctorsDecided, Executed, VoteTied
from huisclos.games.sporz.nouns import Options
from huisclos.games.sporz.state import Breaking
from huisclos.kernel import DEALER, Seat
from tests.games.sporz.scene import Scene

LARGE = "deal B+ B+ D. D. D. D. C. P. G. S. H. A+ A+ A- A-" + " A." * 9


def large() -> Scene:
    return Scene(LARGE, disagreement="forfeit").elected(4)


def test_several_base_mutants_have_several_acts():
    """[3]"""
    scene = large()
    scene(0, "mutate 20", "paralyse 6", "lock")(1, "kill 21", "paralyse 7", "lock").time()
    night = scene.state.tonight
    assert (night.mutated, night.killed, night.paralysed) == ((20,), (21,), (6, 7))
    assert scene.phase == "Waking"  # nobody forfeits in a large crew


def test_doctors_of_a_large_crew_kill_by_most_votes():
    """[3]"""
    for heals, dead in ((1, (20,)), (2, ())):
        scene = large().mutants()(2, "kill 20")(3, "kill 20")(4, "heal 21")
        if heals == 2:
            scene(5, "heal 22")
        scene.time()
        assert scene.last(2, DoctorsDecided).killed == dead
        assert scene.last(2, DoctorsDecided).treated == (() if dead else (21, 22))


def test_as_many_are_executed_as_base_mutants_were_dealt_but_none_after_blank():
    """[3, 14]"""
    scene = large().night()(2, "vote 20")(3, "vote 20")(4, "vote 21").time()
    assert scene.last(None, Executed).seats == (20, 21)
    scene = large().night()(2, "vote 20")(3, "vote 20")(4, "vote blank").time()
    assert scene.last(None, Executed).seats == (20,)


def test_the_chief_names_one_after_the_other_among_those_tied():
    """[3, 14]"""
    scene = large().night()(2, "vote 20")(3, "vote 21")(4, "vote 22").time()
    assert scene.state.phase == Breaking((Seat(20), Seat(21), Seat(22)), 2)
    scene(4, "vote 21")
    assert scene.last(None, VoteTied) == VoteTied((Seat(20), Seat(22)), False, 1)
    assert scene(4, "vote 20").last(None, Executed).seats == (20, 21)


def test_who_leaves_in_any_case_is_told_in_the_order_of_seats_and_not_of_votes():
    """[14] How many votes each had is told only where the table wants it."""
    state = large().night().state
    breaking = Breaking((Seat(5), Seat(6)), 1, (Seat(21), Seat(20)))
    assert GAME.public(replace(state, phase=breaking)).doomed == (20, 21)


def test_names_beyond_the_list_can_be_named():
    """[3]"""
    state = GAME.setup(Options(100))
    state = GAME.apply(state, DEALER, GAME.deal(state, Random(1), ""))
    listed = [*GAME.moves(state, Seat(3))]
    assert sum(isinstance(move, actions.Elect) for move in listed) == 40
    assert GAME.refuse(state, Seat(3), GAME.read("elect 99")) is None


def test_who_walks_into_a_circle_changes_no_other_s_list_in_a_large_crew():
    """[3, 13] It may be walked into all the same."""
    roles = " B+" * 4 + " D." * 12 + "".join(2 * f" {role}." for role in "CPGSH")
    scene = Scene(f"deal{roles}{' A+ A-' * 4}{' A.' * 14}").elected(40).night()
    others = [Seat(at) for at in range(48) if at not in (40, 41)]
    for seat, walk in ((40, "join"), (41, "join 1"), (40, "leave")):
        before, after = scene.state, scene(seat, walk).state
        touched = GAME.touched(before, after)
        assert touched is not None and seat in touched and touched.isdisjoint(others)
        old, new = ([[*GAME.moves(state, at)] for at in others] for state in (before, after))
        assert old == new
