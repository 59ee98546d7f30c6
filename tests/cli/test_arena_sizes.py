"""Bots among bots at every size: all games finish, and the same seed repeats them."""

import json

import pytest
from typer.testing import CliRunner

from huisclos.cli import app
from tests.conftest import FULL

GAMES = 200 if FULL else 3


def report(seats: int, spoken: str, games: int) -> dict:
    return arena("infiltres", seats, f"spoken={spoken}", games)


def arena(game: str, seats: int, setting: str, games: int) -> dict:
    size = ["--seats", str(seats), "--games", str(games), "--seed", "11"]
    done = CliRunner().invoke(app, ["arena", game, *size, "--set", setting, "--json"])
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


@pytest.mark.parametrize("spoken", ["false", "true"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 8, 12, pytest.param(20, marks=pytest.mark.full)])
def test_all_games_finish_and_repeat(seats, spoken):
    first, again = (report(seats, spoken, GAMES) for _ in range(2))
    assert first["finished"] == GAMES
    assert first["digest"] == again["digest"]
    assert sum(result["share"] for result in first["results"].values()) == pytest.approx(1)


DAUPHIN = [
    pytest.param(seats, scenario, marks=() if number % 4 == 0 else pytest.mark.full)
    for number, (scenario, seats) in enumerate(
        (scenario, seats)
        for scenario in ("initiation", "observers", "treachery", "full")
        for seats in (3, 4, 5)
    )
]


@pytest.mark.parametrize(("seats", "scenario"), DAUPHIN)
def test_all_games_of_dauphin_finish_and_repeat(seats, scenario):
    setting = f"scenario={scenario}"
    one, again = (arena("dauphin", seats, setting, 1) for _ in range(2))
    assert one["digest"] == again["digest"]
    if FULL:
        assert arena("dauphin", seats, setting, GAMES)["finished"] == GAMES
