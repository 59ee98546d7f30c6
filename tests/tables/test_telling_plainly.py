"""A move that all hear of is told in a shorter way: everybody reads what they would have read."""

from random import Random

import msgspec
import pytest

from huisclos.audit.seated import open_room, sitting_of, start, stroll
from huisclos.bench.rules import at_a_table, recorded
from huisclos.kernel import Seat, encode, walk
from huisclos.tables import fold
from huisclos.tables.feed import Change
from huisclos.tables.news import sheet
from tests.audit.known import AUDITED
from tests.tables.listeners import Listeners


class Thorough(Change):
    """It is never told in the shorter way."""

    plain = False  # type: ignore[assignment]


@pytest.mark.parametrize("name", AUDITED)
def test_a_move_told_plainly_reads_the_same(name: str) -> None:
    audited = AUDITED[name]
    begun = start(open_room(audited.game, audited.short[0], Random(1))).table
    shortly, thoroughly = Listeners(begun), Listeners(begun)
    plain = 0
    for stride in stroll(begun, Random(2), 150):
        before, after = stride.before, stride.step.table
        change = Change(before, after, after.at)
        short = shortly.hear(change)
        thorough = thoroughly.hear(Thorough(before, after, after.at))
        assert short == thorough
        for one, other in zip(shortly.ears, thoroughly.ears, strict=True):
            assert (one.told, one.sheet) == (other.told, other.sheet)
        plain += change.plain
    assert plain


@pytest.mark.parametrize("name", ["infiltres", "dauphin"])
def test_the_room_for_what_is_a_seat_s_own_is_as_large_as_its_game_says(name: str) -> None:
    """Where it were doubled for somebody, the length of everybody's news would tell of them."""
    game = AUDITED[name].game
    for seats in (game.seats[0], game.seats[-1]):
        options = msgspec.convert({"seats": seats}, game.options)
        table, ears = at_a_table(game, options)
        moves = [(seat, action) for seat, action, _ in walk(game, options, Random(1))]
        for move in recorded(moves[:150]):
            table = fold(table, move)
            sitting = sitting_of(table)
            longest = max(len(encode(sheet(sitting, Seat(seat)))) for seat in range(len(ears)))
            assert longest + 64 < game.own_bytes(sitting.board)
