"""What each could count of the cards that they had not seen."""

from itertools import combinations

import pytest

from huisclos.games.lucky.knew import knew, known, odds
from huisclos.games.lucky.nouns.cards import points
from huisclos.games.lucky.play.chart import chart
from huisclos.games.lucky.state import State
from huisclos.kernel import Seat
from tests.games.lucky.scene import onward, scene

# Seat 0 by the Doctor on the bridge, with whisky; two others who see it hold four cards, and eight
# lie in a pile.
PIECES = ("bridge bridge bridge", "bridge", "whisky 1", "3 >cafe", "1 2")
PILES = (8, 0, 0, 0)


def brute_force(state: State, seat: int, facing: int, missing: int) -> float:
    """Every hand that those facing it can hold of the cards that this seat has not seen."""
    pack = chart("").pack()
    for card in (*state.discards, *state.hands[seat]):
        pack.remove(card)
    hands = [*combinations(pack, facing)]
    return sum(points(hand) >= missing for hand in hands) / len(hands)


def test_the_chance_to_be_stopped_is_that_of_brute_force() -> None:
    state = scene(*PIECES, piles=PILES)
    found = odds(state, Seat(0))
    value = chart("").worth("aid_whisky", "bridge")
    assert (found.card, found.missing, found.facing, found.held) == ("aid_whisky", value, 4, 6)
    assert found.unseen == 12 and found.ready
    assert found.stopped == pytest.approx(brute_force(state, 0, 4, value), abs=0.006)


def test_during_a_defence_those_count_who_are_still_to_speak() -> None:
    state = onward(scene(*PIECES, piles=PILES), "0 save aid_whisky", "1 pass")
    now = known(state)
    found = now.odds[0]
    assert now.trying and now.player == 0
    assert (found.facing, found.held) == (2, 3)
    assert found.stopped == pytest.approx(brute_force(state, 0, 2, found.missing), abs=0.006)


def test_who_is_elsewhere_could_not_try_and_bare_hands_are_worth_one() -> None:
    state = scene("bridge cafe bridge", "bridge", "whisky", "2", "1", piles=PILES)
    assert not odds(state, Seat(1)).ready
    assert (odds(state, Seat(2)).card, odds(state, Seat(2)).missing) == (None, 1)


def test_it_is_told_when_it_changes() -> None:
    state = scene(*PIECES, piles=PILES)
    told = [(3, state), (4, state), (5, onward(state, "0 save aid_whisky"))]
    assert [moment for moment, _ in knew(told)] == [3, 5]
