"""Every game has bots, from random up."""

from collections import Counter
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from huisclos_trio import GAME as TRIO

from huisclos import shelf
from huisclos.bots import UnknownLevel, level, levels, offered, seconds, strongest, usual
from huisclos.bots.arena import play_game
from huisclos.bots.talking import TEMPERS
from huisclos.bots.uniform import uniform
from huisclos.games.infiltres.actions import Brief, Clue, Pick
from huisclos.games.infiltres.nouns import Options, Pair, Role
from huisclos.kernel import DEALER, NoWorld, Seat, View, play, view
from huisclos.texts import say

OURS = [name for name in shelf.games() if name != TRIO.name]
FORMER = {  # what the first version's logs, stores and commands may say
    "infiltres": {"plain": "medium"},
    "sporz": {"plain": "medium"},
    "dauphin": {"plain": "medium"},
    "lucky": {"greedy": "easy", "plain": "medium"},
    "sonar": {"naive": "easy", "tracker": "strong"},
}


@pytest.mark.parametrize("name", OURS)
def test_every_game_of_ours_has_one_scale(name: str) -> None:
    assert [*levels(name)] == ["random", "easy", "medium", "strong"]
    assert offered(name) == ("easy", "medium", "strong")
    assert (usual(name), strongest(name)) == ("medium", "strong")


def test_a_game_without_bots_of_its_own_offers_what_there_is() -> None:
    assert offered(TRIO.name) == ("random",)
    assert usual(TRIO.name) == strongest(TRIO.name) == "random"


@pytest.mark.parametrize("name", OURS)
def test_the_first_names_mean_the_nearest_level_for_ever(name: str) -> None:
    for old, new in FORMER[name].items():
        assert level(name, old) is levels(name)[new]
        assert seconds(name, old) == seconds(name, new)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", OURS)
def test_every_level_says_in_a_sentence_how_it_plays(name: str, language: str) -> None:
    said = [say(language, shelf.game(name), f"board-bot-{each}") for each in offered(name)]
    assert len({*said}) == 3
    assert all(sentence.endswith(".") for sentence in said)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_level_has_a_name_for_people(language: str) -> None:
    sentences = files("huisclos.texts").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    for name in {name for game in shelf.games() for name in levels(game)}:
        assert f"\nbot-{name} = " in sentences


def test_an_unknown_level_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownLevel, match="'genius': choose among random, easy, medium, strong"):
        level("infiltres", "genius")


@pytest.mark.parametrize(
    ("name", "seats", "of"),
    [
        ("infiltres", 5, "medium"),
        ("sporz", 7, "medium"),
        ("dauphin", 4, "medium"),
        ("sonar", 2, "medium"),
    ],
)
def test_a_temper_shows_in_what_bots_dare(name: str, seats: int, of: str) -> None:
    game = shelf.game(name)
    differ = Counter[str]()

    def asked_of_all(view: Any, moves: tuple[Any, ...], rng: Random, budget: int) -> Any:
        luck = rng.getrandbits(64)
        answers: dict[str | None, Any] = {}
        for temper in (None, *TEMPERS):
            try:
                answers[temper] = level(name, of, temper)(view, moves, Random(luck), budget)
            except NoWorld:
                answers[temper] = None
        differ.update(each for each in TEMPERS if answers[each] != answers[None])
        if answers[None] is None:
            raise NoWorld
        return answers[None]

    for seed in range(3):
        play_game(game, game.options(seats=seats), [asked_of_all] * seats, Random(seed))
    assert {"bold", "cautious"} <= {*differ}


@pytest.mark.parametrize("name", OURS)
def test_who_has_no_temper_plays_as_it_is_measured(name: str) -> None:
    assert level(name, "strong", None) is levels(name)["strong"]
    assert level(name, "random", "bold") is levels(name)["random"]


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
