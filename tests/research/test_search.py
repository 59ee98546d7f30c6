"""OpenSpiel's search plays in our arena."""

from random import Random

import pytest

from huisclos import shelf
from huisclos.bots import levels
from huisclos.bots.arena import contest
from huisclos.kernel import NoWorld, Seat, view
from huisclos.research.search import searching
from huisclos.research.sitting import Table


def test_ismcts_beats_random_players_at_trio() -> None:
    game = shelf.game("trio")
    options = Table(game).options
    rivals = {"ismcts": searching(game, options), "random": levels("trio")["random"]}
    played = contest(game, options, rivals, games=12, seed=2, budget=20)
    assert played.results["ismcts"].share > played.results["random"].share


def test_who_is_not_waited_for_searches_nothing() -> None:
    game = shelf.game("trio")
    table = Table(game)
    sitting = table.sit(Random(1))
    with pytest.raises(NoWorld):
        searching(game, table.options)(view(game, sitting.state, Seat(1)), (), Random(1), 1)
