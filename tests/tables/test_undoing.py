"""A wish to take a move back says which, in what everybody knows of that move and nothing else."""

from typing import Any

import pytest
from huisclos_trio import notes as trio
from huisclos_trio.actions import Claim, Point

from huisclos.games.infiltres.actions import Ready, Vote
from huisclos.games.infiltres.state import Debating, Voting
from huisclos.kernel import Seat
from huisclos.tables.commands import gathering, playing
from huisclos.tables.feed import Ear
from huisclos.tables.room import room
from huisclos.tables.undo import Undoing
from tests.tables.seated import ANA, BOB, claimed, game_of_three
from tests.tables.test_game import infiltres_until


def test_what_all_were_told_of_it_says_which():
    seated = game_of_three()
    assert room(seated.table).undoing is None
    seated.play(0, Claim(3))
    seated(playing.ask_undo, ANA)
    assert room(seated.table).undoing == Undoing((trio.Claimed(Seat(0), 3),), None)


def test_what_somebody_has_done_in_secret_since_is_no_part_of_it():
    seated = claimed()
    seated(playing.ask_undo, ANA)
    asked = room(seated.table).undoing
    seated.play(1, Point(Seat(0)))
    assert asked is not None and room(seated.table).undoing == asked


@pytest.mark.parametrize(
    ("phase", "action"),
    [(Debating, Ready()), (Voting, Vote(Seat(2)))],
    ids=["is ready", "has voted"],
)
def test_where_only_the_board_shows_it_who_is_no_longer_awaited_says_which(
    phase: Any, action: Any
) -> None:
    seated = infiltres_until(lambda sitting: isinstance(sitting.state.phase, phase))
    seated.play(1, action)
    seated(playing.ask_undo, ANA)
    assert room(seated.table).undoing == Undoing((), Seat(1))
    seated(playing.answer_undo, BOB, False)
    assert room(seated.table).undoing is None


def test_who_may_not_see_the_game_is_not_told_which():
    seated = game_of_three()
    seated(gathering.switch, ANA, "watchable", False)
    seated.play(0, Claim(3))
    seated(playing.ask_undo, ANA)
    told = b"".join(Ear(None).arrive(seated.table, seated.now))
    assert b'"undo":[1]' in told and b"Claimed" not in told
