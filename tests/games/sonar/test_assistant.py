"""The assistant shows a radio operator what follows from what everybody heard [22]."""

from itertools import islice
from random import Random

import pytest

from huisclos.games.sonar import GAME
from huisclos.games.sonar.nouns import Options, Role
from huisclos.games.sonar.nouns.sea import NOWHERE
from huisclos.games.sonar.questions import sea_of
from huisclos.games.sonar.state import State
from huisclos.kernel import NoWorld, Seat, view, walk


def states(**chosen: object) -> list[State]:
    options = Options(6, **chosen)  # type: ignore[arg-type]
    return [state for _, _, state in islice(walk(GAME, options, Random(3)), 250)]


def test_only_radio_operators_are_shown_cells_and_only_with_an_assistant() -> None:
    for assistant in (False, True):
        for state in states(assistant=assistant)[::20]:
            for seat in map(Seat, range(6)):
                sheet = GAME.private(state, seat)
                shown = assistant and Role.RADIO in sheet.roles
                assert (sheet.possible is not None) == shown


def test_the_enemy_is_on_one_of_the_cells_shown() -> None:
    counts = set()
    for state in states(assistant=True):
        for seat, enemy in ((Seat(2), state.crews[1]), (Seat(5), state.crews[0])):
            shown = GAME.private(state, seat).possible
            assert shown is not None
            counts.add(len(shown))
            assert enemy.at == NOWHERE or sea_of(state.options).names[enemy.at] in shown
    assert min(counts) < 10 < 80 < max(counts)


@pytest.mark.parametrize("seat", [2, 5])
def test_another_world_that_looks_the_same_shows_the_same_cells(seat: int) -> None:
    found = 0
    for state in states(assistant=True)[::25]:
        mine = view(GAME, state, Seat(seat))
        try:
            world = GAME.resample(mine, Random(1))
        except NoWorld:
            continue
        found += 1
        assert GAME.private(world, Seat(seat)).possible == mine.private.possible
    assert found
