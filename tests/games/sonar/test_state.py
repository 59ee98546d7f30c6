"""A state is changed by the names of its fields."""

from random import Random

import pytest
from msgspec.structs import asdict

from huisclos.games.sonar import GAME
from huisclos.games.sonar.nouns import Options
from huisclos.games.sonar.state import State
from huisclos.kernel import CLOCK, move_of, play


class Longer(State, frozen=True):
    """A state that has learnt something new."""

    more: int = 0


@pytest.mark.parametrize("options", [Options(2), Options(8, mode="realtime")])
def test_no_move_forgets_a_field_of_the_state(options: Options) -> None:
    state: State = Longer(**asdict(GAME.setup(options)), more=7)
    rng = Random(3)
    while acting := GAME.to_act(state):
        seat = CLOCK if CLOCK in acting and rng.random() < 0.1 else acting[0]
        state = play(GAME, state, seat, move_of(GAME, state, seat, rng))
    assert isinstance(state, Longer) and state.more == 7
