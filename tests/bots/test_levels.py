"""Every game has bots, from random up."""

from importlib.resources import files
from random import Random

import pytest
from huisclos_trio import GAME as TRIO

from huisclos import shelf
from huisclos.bots import UnknownLevel, level, levels, strongest
from huisclos.bots.uniform import uniform
from huisclos.games.infiltres.actions import Brief, Clue, Pick
from huisclos.games.infiltres.nouns import Options, Pair, Role
from huisclos.kernel import DEALER, Seat, View, play, view


def test_every_game_has_bots_and_the_first_is_random() -> None:
    assert {next(iter(levels(name))) for name in shelf.games()} == {"random"}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_level_has_a_name_for_people(language: str) -> None:
    sentences = files("huisclos.texts").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    for name in {name for game in shelf.games() for name in levels(game)}:
        assert f"\nbot-{name} = " in sentences


def test_plain_is_the_strongest_of_infiltres() -> None:
    assert strongest("infiltres") == "plain"
    assert level("infiltres", "plain") is levels("infiltres")["plain"]


def test_an_unknown_level_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownLevel, match="'genius': choose among random, plain"):
        level("infiltres", "genius")


def test_random_chooses_among_the_listed_moves_without_looking_for_a_world() -> None:
    nothing: View[None, None, None] = View(Seat(0), None, None, None, ())
    bot = uniform(TRIO)
    drawn = {bot(nothing, ("a", "b"), Random(seed), 1) for seed in range(20)}
    assert drawn == {"a", "b"}


def test_random_finds_free_text_where_nothing_is_listed() -> None:
    game = shelf.game("infiltres")
    state = game.setup(Options(3))
    roles = (Role.DISCIPLE, Role.DISCIPLE, Role.INFILTRATOR)
    state = play(game, state, DEALER, Brief(Seat(0), roles, "", (Pair("lion", "tigre"),) * 10))
    state = play(game, state, Seat(0), Pick(1))
    action = level("infiltres", "random")(view(game, state, Seat(0)), (), Random(1), 1)
    assert isinstance(action, Clue)
    assert game.refuse(state, Seat(0), action) is None
