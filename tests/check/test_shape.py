"""Every game's folder has the one shape, and says who may know what."""

import pytest

from huisclos import shelf
from huisclos.check.audience import audience
from huisclos.check.shape import shape

TO_COME = {"sonar"}  # to be empty


@pytest.mark.parametrize("name", [*shelf.games()])
def test_a_games_folder_has_the_one_shape(name: str) -> None:
    found = [str(finding) for finding in shape(shelf.game(name))]
    assert found == [] or name in TO_COME


def test_no_game_that_has_it_is_still_to_come() -> None:
    assert [name for name in sorted(TO_COME) if not [*shape(shelf.game(name))]] == []


@pytest.mark.parametrize("name", [*shelf.games()])
def test_a_game_says_of_everything_who_may_know_it(name: str) -> None:
    assert [str(finding) for finding in audience(shelf.game(name))] == []
