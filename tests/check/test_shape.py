"""Every game's folder has the one shape."""

import pytest

from huisclos import shelf
from huisclos.check.shape import shape

TO_COME = {"sonar"}  # to be empty


@pytest.mark.parametrize("name", [*shelf.games()])
def test_a_games_folder_has_the_one_shape(name: str) -> None:
    found = [str(finding) for finding in shape(shelf.game(name))]
    assert found == [] or name in TO_COME


def test_no_game_that_has_it_is_still_to_come() -> None:
    assert [name for name in sorted(TO_COME) if not [*shape(shelf.game(name))]] == []
