"""Every action as a short text, and back."""

import pytest

from huisclos.games.dauphin import GAME
from huisclos.kernel import UnreadableNotation
from tests.games.dauphin.scene import FOUR

TEXTS = [
    "badge moon",
    "badge venus cards",
    FOUR,
    "deal bulle | rico | max | vega chico olga | ",
    "scan rico",
    "call 3",
    "send dauphin_d",
    "depart",
    "restart",
    "agree",
    "disagree",
    "asteroid none",
    "asteroid C",
    "rescue",
    "panic",
    "lot 2",
    "name 0",
    "promote major",
    "plank 4",
    "sink",
    "reset",
    "order none",
    "stake 3",
    "sacrifice paul",
    "have toutou",
    "hit left",
    "time",
]


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_is_read_and_written_again(text: str) -> None:
    assert GAME.write(GAME.read(text)).split() == text.split()


def test_every_action_has_one() -> None:
    kinds = {type(GAME.read(text)).__name__ for text in TEXTS}
    assert kinds == {kind.__name__ for kind in GAME.action.__args__}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dance",
        "badge",
        "badge sun",
        "badge moon paper",
        "call",
        "call bob",
        "send",
        "send flipper",
        "asteroid",
        "asteroid D",
        "asteroid AB",
        "stake",
        "stake much",
        "hit up",
        "order",
        "depart now",
        "deal",
        "deal rico",
        "deal rico | flipper | max",
    ],
)
def test_anything_else_is_unreadable_and_the_error_says_what_is_not(text: str) -> None:
    with pytest.raises(UnreadableNotation, match="is none of: badge NAME"):
        GAME.read(text)
