"""Every game's folder has the one shape, and says who may know what."""

import pytest

from huisclos import shelf
from huisclos.check.audience import audience
from huisclos.check.shape import shape


@pytest.mark.parametrize("name", [*shelf.games()])
def test_a_games_folder_has_the_one_shape(name: str) -> None:
    found = [str(finding) for finding in shape(shelf.game(name))]
    assert found == []


@pytest.mark.parametrize("name", [*shelf.games()])
def test_a_game_says_of_everything_who_may_know_it(name: str) -> None:
    assert [str(finding) for finding in audience(shelf.game(name))] == []
