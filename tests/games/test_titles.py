"""In a game of each kind everybody is remembered for something, with a reason in both languages."""

from random import Random

import pytest

from huisclos import shelf
from huisclos.kernel import Title, walk
from huisclos.shelf import part
from huisclos.texts import LANGUAGES, say

GAMES = ("infiltres", "sporz", "sonar", "dauphin", "lucky")
PLAYED = [
    (name, number)
    for name in GAMES
    for number, _ in enumerate(part(shelf.game(name), "sizes").SHORT)
]


def played(name: str, number: int) -> tuple[Title, ...]:
    game = shelf.game(name)
    options = part(game, "sizes").SHORT[number]
    *_, (_, _, state) = walk(game, options, Random(number))
    given = game.titles(state)
    assert len(given) == options.seats
    return given


@pytest.mark.parametrize(("name", "number"), PLAYED)
def test_everybody_has_a_title_with_its_reason(name: str, number: int) -> None:
    given = played(name, number)
    for language in LANGUAGES:
        for title in given:
            seats = {field: f"Joueur {seat}" for field, seat in title.seats}
            game = shelf.game(name)
            assert say(language, game, f"title-{title.key}")
            assert say(language, game, f"title-{title.key}-why", **dict(title.values), **seats)
    assert all(0 <= seat < len(given) for title in given for _, seat in title.seats)


@pytest.mark.parametrize("name", GAMES)
def test_few_share_one(name: str) -> None:
    given = played(name, 0)
    assert len({title.key for title in given}) >= min(len(given), 4) - 1
