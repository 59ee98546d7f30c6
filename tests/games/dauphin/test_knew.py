"""What each could know of the dolphins, against deals that are made blindly and thrown away."""

from random import Random

import pytest
from msgspec.structs import replace

from huisclos.games.dauphin.knew import chances, knew, known
from huisclos.kernel import Seat
from tests.games.dauphin.scene import FOUR, scene
from tests.games.dauphin.test_worlds import ME, WALKS, brute


@pytest.mark.parametrize("walk", ["one is lost", "nobody is lost"])
def test_a_seats_chances_are_those_of_brute_force(walk: str) -> None:
    state = scene(FOUR, WALKS[walk])
    wanted, fits = brute(state, Random(1), 12_000)
    assert fits > 80
    found = chances(state, ME)
    assert found[1] == pytest.approx(wanted, abs=0.13)
    assert found[ME] == 0.0


def test_one_knows_ones_own_team_and_who_saw_no_card_knows_none() -> None:
    state = scene(FOUR)
    found = known(state)
    assert found.dolphinised == (1,)
    assert [found.seats[seat][seat] for seat in range(4)] == [0.0, 1.0, 0.0, 0.0]
    assert all(chance is not None and 0 < chance < 1 for chance in found.public)


def test_it_is_told_when_something_is_told_of_the_cards() -> None:
    before, after = scene(FOUR), scene(FOUR, WALKS["one is lost"])
    called = scene(FOUR, "0 call 3")
    assert [moment for moment, _ in knew([(1, before), (2, called), (3, after)])] == [1, 3]


def test_a_team_that_is_out_has_no_chances() -> None:
    state = scene(FOUR)
    gone = replace(state, living=(Seat(0), Seat(1), Seat(2)))
    assert known(gone).public[3] is None
