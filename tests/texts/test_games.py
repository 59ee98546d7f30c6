"""Everything a game can tell, ask or refuse has a text, and no text of a game is left over."""

import pytest

from huisclos.check.fluent import Parts, entries
from huisclos.check.texts import needed, texts
from huisclos.kernel import AnyGame
from huisclos.shelf import package_of
from huisclos.texts.refusals import refusals
from tests.texts.sources import GAMES, SOURCE


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_everything_a_game_says_has_a_text_and_no_text_is_left_over(game: AnyGame) -> None:
    assert len(needed(game)) > 20
    assert [str(finding) for finding in texts(game)] == []


def test_every_refusal_of_the_code_has_a_text_and_gets_its_values() -> None:
    shared = entries("huisclos", "fr")
    known = shared | {k: m for game in GAMES for k, m in entries(package_of(game), "fr").items()}
    calls = list(refusals(SOURCE))
    assert {"not-your-turn", "infiltres-clue-password", "infiltres-content-ten-pairs"} <= {
        call.key for call in calls
    }
    assert [c for c in calls if c.key not in known] == []
    assert [c for c in calls if Parts(known[c.key]).values - c.values] == []
