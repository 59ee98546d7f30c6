"""Every action as a short text, and back."""

from itertools import repeat
from random import Random

import pytest

from huisclos.games.lucky import GAME
from huisclos.games.lucky.actions import Step
from huisclos.games.lucky.nouns import Options
from huisclos.kernel import UnreadableNotation, settle
from tests.games.lucky.scene import KETCH

TEXTS = [
    "board 2 fail_1 bridge cafe galley mail_room",
    'board 0 "Cale à eau" Soute | ship Un | deck A',
    'deal fail_1 "Cale à eau" / fail_2 // bridge / cafe fail_1',
    "step bridge",
    'step "Cale à eau"',
    "draw",
    "move bridge me cafe",
    'move "Cale à eau" doctor "Poste avant"',
    "save",
    "save aid_whisky",
    "stop",
    "fail fail_3",
    "pass",
    "blame 4",
    "blame 4 attempt",
    "decline",
    "reckoned",
    "judge yes",
    "judge no",
    "end yes",
    "end no",
    "time",
]


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_is_read_and_written_again(text: str) -> None:
    assert GAME.write(GAME.read(text)) == text


def test_every_action_has_one() -> None:
    kinds = {type(GAME.read(text)).__name__ for text in TEXTS}
    assert kinds == {kind.__name__ for kind in GAME.action.__args__}


@pytest.mark.parametrize("content", ["", KETCH])
def test_a_whole_deal_is_read_again_with_its_ship(content: str) -> None:
    for action, _ in settle(GAME, GAME.setup(Options(7)), repeat(Random(1)), content):
        assert GAME.read(GAME.write(action)) == action


def test_a_room_may_be_called_like_a_word_of_the_notation() -> None:
    for name in ("me", "doctor", "l'avant", "A & B (bis)"):
        assert GAME.read(GAME.write(Step(name))) == Step(name)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dance",
        "step",
        "step a b",
        'step "bridge',
        "draw now",
        "move bridge",
        "move bridge him cafe",
        "save a b",
        "fail",
        "blame me",
        "blame 4 once",
        "judge perhaps",
        "end",
        "time 3",
        "board",
        "board x bridge",
        "deal",
        "deal fail_1 / fail_2",
    ],
)
def test_anything_else_is_unreadable_and_the_error_says_what_is_not(text: str) -> None:
    with pytest.raises(UnreadableNotation, match=r"is none of: board .*, step ROOM, draw, move"):
        GAME.read(text)
