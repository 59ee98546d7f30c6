"""Every action as a short text, and back."""

import pytest

from huisclos.games.infiltres import GAME
from huisclos.kernel import UnreadableNotation

TEXTS = [
    "brief 0 DDIJ lion/tigre, thé/café | Un titre | et plus",
    "brief 2 DDI lion/tigre, thé/café",
    "pick 10",
    "number 3",
    "clue arc-en-ciel",
    "spoken",
    "ready",
    "vote 12",
    "vote blank",
    "guess l'arc en ciel",
    "lot 4",
    "time",
]


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_is_read_and_written_again(text: str) -> None:
    assert GAME.write(GAME.read(text)) == text


def test_every_action_has_one() -> None:
    kinds = {type(GAME.read(text)).__name__ for text in TEXTS}
    assert kinds == {kind.__name__ for kind in GAME.action.__args__}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dance",
        "pick",
        "pick three",
        "clue",
        "guess ",
        "ready now",
        "time 3",
        "vote",
        "vote nobody",
        "lot",
        "brief",
        "brief 0",
        "brief 0 DDX lion/tigre",
        "brief 0 DDI lion",
        "brief 0 DDI lion/tigre/puma",
    ],
)
def test_anything_else_is_unreadable_and_the_error_says_what_is_not(text: str) -> None:
    with pytest.raises(UnreadableNotation, match=r"is none of: brief .*, pick NUMBER"):
        GAME.read(text)
