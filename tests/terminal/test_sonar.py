"""The face of Captain Sonar."""

from rich.console import Console

from huisclos.games.sonar import GAME
from huisclos.games.sonar.nouns import Options
from huisclos.terminal.face import Sight
from huisclos.terminal.faces import face_of


def test_submarines_are_called_by_their_names_over_their_columns() -> None:
    public = GAME.public(GAME.setup(Options(seats=2)))
    sight = Sight("en", GAME, ["Ana", "Bob"], None, public, None, {"name_one": "Argo"})
    console = Console(width=80)
    with console.capture() as capture:
        console.print(face_of(GAME).board(sight))
    assert "Argo" in (heading := capture.get().splitlines()[1])
    assert "Blue" in heading
    assert "Yellow" not in heading
