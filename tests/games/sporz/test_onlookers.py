"""What the dead of Sporz see."""

from random import Random

import pytest

from huisclos.games.sporz import GAME
from huisclos.games.sporz.nouns import Options
from huisclos.kernel import encode, walk


@pytest.mark.parametrize("seats", [5, 8, 16])
def test_the_truth_is_never_longer_than_what_all_know_lets_it_be(seats: int) -> None:
    """[16] Else whoever sees packets pass could count what was done in the dark."""
    for seed in range(3):
        for _, _, state in walk(GAME, Options(seats), Random(seed)):
            truth = GAME.truth(state)
            assert truth is None or len(encode(truth)) <= GAME.truth_bytes(GAME.public(state))
