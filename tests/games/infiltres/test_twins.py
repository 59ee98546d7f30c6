"""Rule 2: what a disciple and an infiltrator are sent has the same shape, but for the word."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from huisclos.games.infiltres import GAME
from huisclos.games.infiltres.notes import Eliminated, Learnt, MissionEnded
from huisclos.games.infiltres.nouns import Options
from huisclos.games.infiltres.state import State
from huisclos.kernel import Seat, encode, play, told, view, walk
from tests.games.infiltres.scene import moves_of, notes, scene

PROBES = (
    "clue zut",
    "clue deux mots",
    "clue {own}",
    "clue {own}s",
    "spoken",
    "pick 3",
    "pick 11",
    "ready",
    "vote 0",
    "vote 1",
    "vote 2",
    "vote blank",
    "guess rat",
    "lot 1",
    "time",
)
LINES = (
    "0 pick 1",
    "0 clue savane",
    "1 clue zoo",
    "2 clue jungle",
    "3 clue griffe",
    "4 clue fauve",
    "2 ready",
    "ready",
    "votes 1 2 1 2 -",  # a second ballot between the two
    "votes - 2 1 - -",
    "time",
    "clues",
    "time",
    "votes 3 3 3 - -",  # a disciple is out
    "out 4",  # the journalist is out
    "4 guess chat",
    "tie",
)


def stream(roles: str, seat: Seat | None, lines: tuple[str, ...] = LINES) -> Iterator[bytes]:
    """Everything that can be sent to a seat after each move, its own word struck out."""
    before = scene(f"brief 0 {roles}")
    for line in lines:
        for mover, action in [*moves_of(before, line)]:
            after = play(GAME, before, mover, action)
            yield strike(after, seat, sendable(before, after, seat))
            before = after


def sendable(before: State, after: State, seat: Seat | None) -> dict[str, Any]:
    news = [t.note for t in told(GAME, before, after) if t.reaches(seat)]
    sent: dict[str, Any] = {"view": view(GAME, after, seat), "told": news}
    if seat is not None:
        probes = [GAME.read(probe.format(own=own(after, seat) or "zut")) for probe in PROBES]
        sent["may act"] = seat in GAME.to_act(after)
        sent["moves"] = [GAME.write(move) for move in GAME.moves(after, seat)]
        sent["refusals"] = [GAME.refuse(after, seat, probe) for probe in probes]
    return sent | {"pace": GAME.pace(after)}


def own(state: State, seat: Seat | None) -> str | None:
    return None if seat is None else GAME.private(state, seat).word


def strike(state: State, seat: Seat | None, sent: dict[str, Any]) -> bytes:
    text = encode(sent)
    word = own(state, seat)
    return text.replace(word.encode(), b"*") if word else text


@pytest.mark.parametrize("seat", [1, 2])
def test_2_a_disciple_and_an_infiltrator_are_sent_the_same(seat: int) -> None:
    """The same moves, and the two roles exchanged: seat 1 is one thing here, the other there."""
    here, there = stream("DDIDJ", Seat(seat)), stream("DIDDJ", Seat(seat))
    for number, (one, other) in enumerate(zip(here, there, strict=True)):
        assert one == other, f"move {number}"


@pytest.mark.parametrize("seat", [0, 3, 4, None])
def test_2_nobody_else_is_sent_anything_that_tells_them_apart(seat: int | None) -> None:
    watcher = None if seat is None else Seat(seat)
    assert [*stream("DDIDJ", watcher)] == [*stream("DIDDJ", watcher)]


def test_2_the_two_worlds_are_not_the_same_world() -> None:
    here, there = scene("brief 0 DDIDJ", "0 pick 1"), scene("brief 0 DIDDJ", "0 pick 1")
    assert (own(here, Seat(1)), own(there, Seat(1))) == ("lion", "tigre")


def test_8_out_both_hear_their_role_and_the_disciples_word_in_the_same_form() -> None:
    for roles, role in (("DDIDJ", "disciple"), ("DIDDJ", "infiltrator")):
        state = scene(f"brief 0 {roles}", "0 pick 1", "out 1")
        assert [(n.seat, n.role) for n in notes(state, Eliminated, 1)] == [(1, role)]
        assert notes(state, Learnt, 1) == [Learnt("lion")]


# -- secret content --------------------------------------------------------------------------------


def mission(letter: str) -> str:
    rows = (f"qu{letter}{a}vo / ki{letter}{a}zu" for a in "abcdefghij")
    return "\n".join((f"# Titre{letter}", *rows))


PASTED = "\n".join(map(mission, "rst"))


@pytest.mark.parametrize("seed", range(6))
def test_3_no_view_holds_a_word_that_its_seat_may_not_know(seed: int) -> None:
    options = Options(5, target=3)
    words = {word for row in PASTED.splitlines() if "/" in row for word in row.split(" / ")}
    known: dict[int | None, set[str]] = {seat: set() for seat in (*range(5), None)}
    seen = 0
    for _, _, state in walk(GAME, options, Random(seed), PASTED):
        ended = [note.pair for note in notes(state, MissionEnded)]
        for seat, allowed in known.items():
            allowed |= {word for pair in ended for word in (pair.disciples, pair.infiltrators)}
            if seat is not None and state.number is not None:
                allowed |= {own(state, Seat(seat)) or ""}
                allowed |= {note.word for note in notes(state, Learnt, seat)}
            text = encode(view(GAME, state, None if seat is None else Seat(seat))).decode()
            shown = {word for word in words if word in text}
            assert shown <= allowed
            assert "Titre" not in text
            seen += len(shown)
    assert seen
