"""What players read of Dauphin, where one word too many would mislead them."""

from pathlib import Path

import pytest

from huisclos.games import dauphin
from huisclos.games.dauphin import GAME
from huisclos.games.dauphin.notes import Reported
from huisclos.games.dauphin.nouns import Card
from huisclos.texts import say, sentence
from tests.games.dauphin.scene import FOUR, notes, scene

NAMES = ("Ana", "Bob", "Cléo", "Dora")


@pytest.mark.parametrize(
    ("walk", "told"),
    [
        ("walk 1 sheila 2 max 3 olga", "Walk 1. Everybody comes back."),
        ("walk 1 sheila 2 max 3 olga hit A", "Walk 1. Lost in the Void: Bob (1)."),
        (  # the hero does not
            "walk 1 sheila 0 dowell 2 numero5",
            "Walk 1. Module M1 opens: Sgt Dowell, sent by Ana, makes the sacrifice.",
        ),
    ],
)
def test_a_report_says_that_all_are_back_only_if_they_are(walk: str, told: str) -> None:
    """[7]"""
    [report] = notes(scene(FOUR, walk), Reported)
    assert sentence("en", GAME, report, NAMES) == told


def test_english_has_one_name_for_each_card() -> None:
    names = {
        language: {say(language, GAME, f"card-{c}") for c in Card} for language in ("fr", "en")
    }
    folder = Path(dauphin.__file__).parent / "texts"
    read = "".join(
        (folder / name).read_text(encoding="utf-8") for name in ("en.ftl", "rules.en.md")
    )
    assert [name for name in names["fr"] - names["en"] if name in read] == []
