"""The decks as text."""

from io import StringIO
from itertools import repeat
from random import Random

import pytest
from msgspec.structs import replace
from rich.console import Console

from huisclos.games.lucky import GAME
from huisclos.games.lucky.nouns import Options
from huisclos.games.lucky.state import State
from huisclos.kernel import Seat, settle, walk
from huisclos.terminal.face import Sight
from huisclos.terminal.faces import face_of
from huisclos.terminal.scene import listed
from tests.games.lucky.scene import KETCH, onward, scene

NAMES = ["Ana", "Bob", "Cléo"]
FACE = face_of(GAME)


def sight(state: State, seat: int = 0, language: str = "fr") -> Sight:
    names = [*NAMES, "Dan", "Eva", "Félix", "Gina"][: state.options.seats]
    public, private = GAME.public(state), GAME.private(state, Seat(seat))
    return Sight(language, GAME, names, Seat(seat), public, private, {})


def drawn(state: State, language: str = "fr") -> str:
    screen = Console(file=StringIO(), width=1000)
    screen.print(FACE.board(sight(state, language=language)))
    return screen.file.getvalue()  # type: ignore[attr-defined]


def test_every_room_stands_on_its_deck_with_who_is_there() -> None:
    text = drawn(scene("bridge cafe cafe", "bridge"))
    [deck_a] = [line for line in text.splitlines() if "Passerelle" in line]
    assert "0 Passerelle [Ana, le Docteur]" in deck_a
    assert "1 Chambre des cartes ←" in deck_a  # where he goes next
    assert "8 Café [Bob, Cléo]" in text


def test_a_drowned_deck_says_so() -> None:
    text = drawn(scene("bridge cafe cafe", "bridge", piles=(5, 5, 5, 0)), "en")
    assert "flooded" in text
    assert "Engine Room" not in text


def test_an_attempt_is_shown_card_by_card() -> None:
    lounge = " ".join(["captains_lounge"] * 3)
    state = scene(lounge, "captains_lounge", "towel", "1 1", "3", penalties=True)
    state = onward(state, "0 save aid_towel", "1 fail fail_1")
    text = drawn(state)
    assert "Ana tente de sauver le Docteur\u00a0: 3 points." in text
    assert "Bob – Échec F-1" in text
    assert "Il manque 2 points" in text


def test_penalties_are_shown_where_there_are_some() -> None:
    state = scene("bridge cafe cafe", "bridge", penalties=True)
    assert "Pénalités" not in drawn(state)
    assert "Pénalités" in drawn(replace(state, penalties=(0, 2, 0)))


def test_ones_hand_is_ones_secret() -> None:
    state = scene("bridge cafe cafe", "bridge", "1 1 whisky >cafe")
    assert FACE.secret(sight(state)).splitlines() == [
        "Vos cartes\u00a0:",
        "  Mouvement\u00a0: Café",
        "  Whisky",
        "  Échec F-1 ×2",
    ]
    assert FACE.secret(sight(state, seat=1)) == "Vous n’avez aucune carte."
    assert "Whisky" not in drawn(state)


@pytest.mark.parametrize("content", ["", KETCH])
def test_a_whole_game_can_be_shown(content: str) -> None:
    for _, _, state in walk(GAME, Options(4, turns=20), Random(1), content):
        drawn(state)


def test_before_the_deal_there_is_nothing_to_show() -> None:
    assert drawn(GAME.setup(Options(3))).strip() == ""
    *_, (_, state) = settle(GAME, GAME.setup(Options(3)), repeat(Random(1)))
    assert "Passerelle" in drawn(state)


def test_the_ways_of_one_card_share_a_paragraph_and_keep_their_numbers() -> None:
    labels = ["Draw", "Café, you – to the Bar", "Café, you – to the Spa", "Spa, you – to the Spa"]
    assert [text.plain for text in listed(labels)] == [
        "  1 Draw",
        "    Café, you – 2 to the Bar · 3 to the Spa",
        "  4 Spa, you – to the Spa",
    ]
