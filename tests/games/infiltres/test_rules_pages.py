"""What people read of Infiltrés is what is played."""

import pytest

from huisclos.games.infiltres import GAME, content
from huisclos.games.infiltres.nouns import MOST, Options, Role, cast
from huisclos.games.infiltres.rules import PATIENCE
from huisclos.shelf import folder_of

WORDS = {
    "fr": {3: "Trois", 10: "dix", 60: "une minute"},
    "en": {3: "Three", 10: "ten", 60: "a minute"},
}
SAID = {
    "fr": (
        "c’est {pairs} paires",
        "numéro de 1 à {last}",
        "**{patience} tours de suite",
        "atteint {target} points",
        "n’est pas venu après {vote}",
        "À partir de {crowd}, un quart d’infiltrés (3 au moins) ; à partir de {presses}, deux",
    ),
    "en": (
        "A mission is {pairs} numbered",
        "number from 1 to {last}",
        "**{patience} rounds in a row",
        "reaches {target} points",
        "A vote that is not in after {vote}",
        "From {crowd} players, a quarter are infiltrators (at least 3); from {presses}, there",
    ),
}


def page(language):
    return folder_of(GAME).joinpath("texts", f"rules.{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_rules_pages_have_the_numbers_of_the_code(language):
    """[3, 7, 10, 11]"""
    word = WORDS[language]
    sizes = [seats for seats in range(3, MOST) if cast(Options(seats))[Role.JOURNALIST] == 2]
    numbers = {
        "pairs": word[content.PAIRS],
        "last": content.PAIRS,
        "patience": word[PATIENCE],
        "target": Options(5).target,
        "vote": word[Options(5).vote],
        "crowd": len(rows(language)) + 3,
        "presses": sizes[0],
    }
    text = " ".join(page(language).split())
    for said in SAID[language]:
        assert said.format(**numbers) in text


@pytest.mark.parametrize("language", ["fr", "en"])
def test_rules_pages_have_the_roles_of_the_code(language):
    """[1]"""
    assert rows(language) == [
        [seats, roles[Role.DISCIPLE], roles[Role.INFILTRATOR], roles[Role.JOURNALIST]]
        for seats in range(3, 11)
        if (roles := cast(Options(seats)))
    ]


def rows(language):
    lines = (line.strip("| ").split(" | ") for line in page(language).splitlines())
    return [[*map(int, cells)] for cells in lines if len(cells) == 4 and cells[0].isdigit()]
