"""The face of Sporz: what the terminal draws of it."""

from random import Random

from rich.console import Console

from huisclos.games.sporz import GAME
from huisclos.games.sporz.nouns import Options
from huisclos.kernel import Seat, walk
from huisclos.terminal.face import Sight
from huisclos.terminal.faces import face_of
from tests.games.sporz.scene import Scene

NAMES = ["Ana", "Bob", "Cléo", "Dan", "Eva", "Flo", "Gil", "Hugo"]


def sight(state, seat: int | None) -> Sight:
    private = None if seat is None else GAME.private(state, Seat(seat))
    at = None if seat is None else Seat(seat)
    return Sight("en", GAME, NAMES, at, GAME.public(state), private, {})


def drawn(state, seat: int | None = None) -> str:
    console = Console(width=200)
    with console.capture() as capture:
        console.print(face_of(GAME).board(sight(state, seat)))
    return capture.get()


def test_the_board_says_who_leads_who_died_and_how_and_who_sits_together():
    scene = Scene().elected(3).night("kill 4").executed(7).night()
    scene(0, "join")(5, "join 1")
    lines = {line.split()[1]: line for line in drawn(scene.state, 0).splitlines() if "│" in line}
    assert "(you)" in lines["Ana"] and "Ana and Flo" in lines["Ana"]
    assert "★" in lines["Dan"]
    assert "the mutants killed Eva" in lines["Eva"] and "psychologist" in lines["Eva"]
    assert "The crew ejects Hugo" in lines["Hugo"]


def test_the_victim_of_tonight_is_named_and_what_they_were_is_not():
    scene = Scene().elected(3).mutants("kill 4")
    board = drawn(scene.state)
    assert "killed Eva" in board and "psychologist" not in board


def test_a_mutant_sees_the_panel():
    scene = Scene().elected().night("mutate 7").executed(None)(0, "mutate 3", "paralyse 4")
    secret = face_of(GAME).secret(sight(scene.state, 7))
    assert "you are a mutant now" in secret
    assert "Ana: mutate Dan" in secret and "Ana: paralyse Eva" in secret
    assert "mutate" not in face_of(GAME).secret(sight(scene.state, 3))


def test_whole_games_are_drawn_for_everybody():
    for seed in range(3):
        for _, _, state in walk(GAME, Options(8), Random(seed)):
            if state.roles:
                face = face_of(GAME)
                assert [face.secret(sight(state, seat)) for seat in range(8)]
        drawn(state)
