"""Whom a terminal asks: those whom the board waits for, as far as they have something to play."""

from types import SimpleNamespace
from typing import Any

import pytest
from huisclos_trio.actions import Claim
from rich.console import Console

from huisclos.client import Notebook
from huisclos.games import infiltres, sonar, sporz
from huisclos.games.sonar.state import State
from huisclos.kernel import AnyGame, Seat, decode
from huisclos.tables.commands import playing
from huisclos.tables.feed import Change, Ear
from huisclos.tables.news import Sheet
from huisclos.terminal import scene
from huisclos.terminal.faces import PLAIN
from huisclos.terminal.scene import Scene
from huisclos.wire.messages import ToClient
from tests.games.infiltres.scene import scene as mission
from tests.games.sonar.scene import act, running, turns
from tests.games.sporz.scene import Scene as Voyage
from tests.tables.seated import ANA, BOB, game_of_three

BRIEF = "brief 0 DDIJ", "0 pick 1"
CAPTAIN, MATE, ENGINEER, RADIO = range(4)


def seen(game: AnyGame, state: Any, seat: int) -> Scene:
    """What a terminal at this seat draws from."""
    me, people = Seat(seat), range(state.options.seats)
    may_act = me in game.to_act(state)
    place = SimpleNamespace(
        member=seat,
        seat=me,
        names=[f"Player {number}" for number in people],
        room=SimpleNamespace(
            **{"game": game.name, "options": {}, "over": False, "owner": 0},
            **{"paused_by": None, "deserted": False, "wondered": ()},
        ),
        public=game.public(state),
        aside=None,
        sheet=Sheet(
            game.private(state, me), may_act, (*game.moves(state, me),) if may_act else (), ()
        ),
    )
    return Scene(place, "en")  # type: ignore[arg-type]


def text(scene: Scene) -> str:
    console = Console(width=200)
    with console.capture() as captured:
        console.print(*scene.now(None))
    return captured.get()


def marking() -> State:
    return act(turns("A1", "J10", seats=8, own_sheet_only=True), CAPTAIN, "E")


def test_a_first_mate_with_sheets_of_their_own_is_asked_to_mark() -> None:
    scene = seen(sonar.GAME, marking(), MATE)
    assert scene.asked
    assert "Your crew’s turn" in text(scene)
    assert all(label in text(scene) for label in scene.labels()) and len(scene.labels()) == 5


def test_who_has_marked_is_asked_no_more() -> None:
    state = act(marking(), MATE, "charge mine")
    asked = [seat for seat in range(8) if seen(sonar.GAME, state, seat).asked]
    assert asked == [ENGINEER]


def test_who_may_only_report_is_not_asked() -> None:
    scene = seen(sonar.GAME, marking(), RADIO)
    assert scene.moves and not scene.asked


def test_in_real_time_whoever_has_something_to_do_is_asked() -> None:
    state = running("A1", "J10")
    asked = [seat for seat in range(8) if seen(sonar.GAME, state, seat).asked]
    assert asked == [CAPTAIN, RADIO, 4 + CAPTAIN, 4 + RADIO]


def test_at_night_all_who_live_are_asked_whatever_they_have_tapped() -> None:
    state = Voyage().elected(3)(0, "mutate 3").state
    assert all(seen(sporz.GAME, state, seat).asked for seat in range(8))


def test_a_text_is_asked_for_where_nothing_is_listed() -> None:
    state = mission(*BRIEF)
    (speaker,) = infiltres.GAME.public(state).awaited
    for seat in range(state.options.seats):
        scene = seen(infiltres.GAME, state, seat)
        assert scene.asked == (seat == speaker)
        assert not scene.moves


def test_a_game_without_a_face_asks_for_its_notation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scene, "face_of", lambda game: PLAIN)
    mine = seen(infiltres.GAME, mission(*BRIEF), 0)
    assert mine.asked and not mine.moves


def test_who_is_asked_to_take_a_move_back_reads_which() -> None:
    seated, ear, book = game_of_three(), Ear(BOB), Notebook()
    seated.play(0, Claim(3))
    before, book.member = seated.table, BOB
    told = [*ear.arrive(before, 0.0)]
    told += ear.hear(Change(before, seated(playing.ask_undo, ANA), 0.0))
    rooms = []
    for text in told:
        book.write_down(decode(text, ToClient))
        rooms.append(book.room)
    asked, which = Scene(book, "en").happened(rooms[0])
    assert asked.startswith("Ana would like to take a move back.")
    assert which == "Ana claims 3."
