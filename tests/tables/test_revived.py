"""Who has been among those who are out does not come back by a move that is taken back."""

import dataclasses

import pytest
from huisclos_trio import GAME as TRIO
from huisclos_trio.actions import Claim
from huisclos_trio.state import State
from msgspec.structs import replace

from huisclos.kernel import Channel, Illegal, Seat
from huisclos.tables.commands import playing
from tests.tables.seated import ANA, BOB, CLEO, Seated, game_of_three


def claimed_and(out: bool) -> Seated:
    """Whoever has claimed talks apart, out of the game or not."""

    def channels(state: State) -> dict[str, Channel]:
        apart = frozenset(map(Seat, range(len(TRIO.public(state).claims))))
        return {**TRIO.channels(state), "apart": Channel(apart, apart, out=out)}

    seated = game_of_three()
    assert seated.table.sitting is not None
    game = dataclasses.replace(TRIO, channels=channels)
    seated.table = replace(seated.table, sitting=replace(seated.table.sitting, game=game))
    seated.play(0, Claim(5))
    return seated


def test_a_move_that_would_bring_somebody_back_stands():
    with pytest.raises(Illegal, match="undo-revives"):
        claimed_and(out=True)(playing.ask_undo, BOB)


def test_others_are_taken_back_if_all_agree():
    seated = claimed_and(out=False)
    for command, member, *agreed in [
        (playing.ask_undo, ANA),
        (playing.answer_undo, BOB, True),
        (playing.answer_undo, CLEO, True),
    ]:
        seated(command, member, *agreed)
    sitting = seated.table.sitting
    assert sitting is not None and not sitting.past
