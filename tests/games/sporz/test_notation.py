"""Every action as a short text, and back."""

import pytest

from huisclos.games.sporz import GAME
from huisclos.kernel import UnreadableNotation

TEXTS = [
    "deal B+ D. A+ A-",
    "lot 2 0 1",
    "time",
    "elect 3",
    "mutate 3",
    "kill 12",
    "heal 0",
    "count",
    "inspect 4",
    "spy 4",
    "hack geneticist",
    "spare",
    "paralyse 2",
    "paralyse nobody",
    "lock",
    "sign yes",
    "sign beware 3",
    "vote 7",
    "vote blank",
    "withdraw",
    "join",
    "join 2",
    "leave",
    "abstain",
    "close",
    "claim role doctor",
    "claim state 1 4 mutant",
    "claim state 2 4 healthy",
    "claim genome 1 4 host",
    "claim count 1 3",
    "claim touch 1 cured",
    "claim touch 1 nothing",
    "claim suspect 3",
    "claim trust 3",
    "claim vote 3",
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
        "dance 3",
        "lock 3",
        "mutate",
        "mutate all",
        "hack captain",
        "vote nobody",
        "paralyse blank",
        "sign maybe",
        "sign this 3 4",
        "deal X+",
        "deal B",
        "claim",
        "claim state 1 4 odd",
        "claim count 1",
        "claim love 3",
    ],
)
def test_anything_else_is_unreadable_and_the_error_says_what_is_not(text: str) -> None:
    with pytest.raises(UnreadableNotation, match="is none of: elect SEAT"):
        GAME.read(text)
