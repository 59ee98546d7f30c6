"""While people say whether a move is taken back bots leave them the word, for half a minute; in a
held wait, where nothing they do is seen, they play on."""

import asyncio

import pytest
from huisclos_trio.actions import Claim, Point

from huisclos.kernel import Seat
from huisclos.steward.steward import ANSWER, THINKING
from huisclos.tables.commands import playing, waiting
from tests.hurried import run
from tests.steward.test_answers import Scripted
from tests.steward.test_interludes import Host
from tests.tables.seated import ANA, BOB, CLEO, Seated, claimed, game_of_three


def asked_back(seated: Seated, *said, asks=True, then=()) -> tuple[Seated, list[float]]:
    """Ana asks after a second to take a move back, people do what follows, each at a time of its
    own, and Bob's bot says this. The table, and when it said so."""
    thinker = Scripted(*said, limit=0.0)
    seated(waiting.sit_out, BOB, "random")
    doings = [(1.0, playing.ask_undo, ANA)] if asks else []

    async def evening() -> None:
        host = Host(seated, thinker)
        host.steward.plan()
        for at, command, *args in [*doings, *then]:
            await asyncio.sleep(at - asyncio.get_running_loop().time())
            host.carry(command(seated.table, host.now, *args))
        await asyncio.sleep(40)
        host.steward.rest()

    run(evening())
    return seated, thinker.ended


def one_claim() -> Seated:
    seated = game_of_three()
    seated.table = playing.run_clocks(seated.table, 0.0, ANA, False).table
    seated.play(0, Claim(5))
    return seated


def test_a_bot_does_not_play_over_a_wish_to_take_a_move_back():
    seated, (at, *_) = asked_back(one_claim(), Claim(4))
    first, last = THINKING
    assert 1 + ANSWER + first <= at <= 1 + ANSWER + last
    assert (seated.table.undo, seated.table.deed.what) == ((), "passed")


@pytest.mark.parametrize("agreed", [True, False])
def test_a_bot_plays_once_people_have_given_their_word(agreed):
    answer = (9.0, playing.answer_undo, CLEO, agreed)
    seated, ended = asked_back(one_claim(), Claim(4), then=[answer])
    assert seated.table.deed.what == ("undone" if agreed else "kept")
    if agreed:  # it is Ana's turn again
        assert ended == []
    else:
        assert 9 + THINKING[0] <= ended[0] <= 9 + THINKING[1]


def test_in_a_held_wait_bots_play_as_if_nobody_had_asked():
    ended = [asked_back(claimed(), Point(Seat(0)), asks=asks)[1] for asks in (True, False)]
    assert ended[0] == ended[1] and len(ended[0]) == 1
