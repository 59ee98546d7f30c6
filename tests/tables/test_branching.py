"""What if: a finished game is played on from any of its moments, and its log stays as it was."""

import lzma
from pathlib import Path
from random import Random

import pytest

from huisclos import bots, shelf
from huisclos.kernel import Seat, awaited, encode
from huisclos.tables import Record, Table, fold, log
from huisclos.tables.branching import NoBranch, branch
from huisclos.tables.event import Committed, Copied, Opened, Played
from huisclos.tables.playback import playback, states, wanted
from huisclos.tables.verify import verify

KEPT = Path(__file__).parents[1] / "kept" / "edition-3"


def kept(name: str) -> list[Record]:
    return log.load(lzma.decompress((KEPT / f"{name}.jsonl.xz").read_bytes()).decode())


def forked(records: list[Record], moment: int, seat: int = 0) -> list[Record]:
    found = branch(shelf.games(), records, moment, Seat(seat), "digest", bots.usual)
    events = (Opened("ABCD", found.game), Committed("another secret"), *found.events)
    return [Record(0.0, event) for event in events]


def standing(records: list[Record]) -> Table:
    table = Table(shelf.games())
    for record in records:
        table = fold(table, record)
    return table


@pytest.mark.parametrize(
    "name",
    [
        *("infiltres-typed", "infiltres-spoken", "infiltres-own-missions", "sporz", "sporz-small"),
        *("sonar-turns-short", "sonar-realtime-program", "dauphin-phones", "dauphin-free"),
        *("lucky", "lucky-own-ship"),
    ],
)
def test_a_what_if_of_each_kind_stands_where_the_first_game_stood_and_holds(name: str) -> None:
    records = kept(name)
    before = log.dump(records)
    then = [*states(wanted(shelf.games(), records, None), records)]
    for moment in sorted(Random(1).sample(range(len(then) - 1), 4)):
        made = forked(records, moment, seat=1)
        table = standing(made)
        assert table.sitting is not None
        assert table.sitting.state == then[moment]
        assert [person.level is None for person in table.people].index(True) == 1
        assert table.owner == table.sitting.players[1]
        assert [encode(r) for r in log.load(log.dump(made))] == [encode(r) for r in made]
        (checked,) = verify(shelf.games(), made)
        assert not checked.over
    assert log.dump(records) == before


def test_without_the_mark_the_dealer_would_be_caught() -> None:
    made = forked(kept("infiltres-typed"), 20)
    unmarked = [record for record in made if not isinstance(record.event, Copied)]
    with pytest.raises(log.BadLog, match="does not follow from the committed secret"):
        verify(shelf.games(), unmarked)


def test_a_mark_in_the_middle_of_a_game_excuses_nothing() -> None:
    made = forked(kept("infiltres-typed"), 20)
    with pytest.raises(log.BadLog, match="only where a game begins"):
        verify(shelf.games(), [*made, Record(0.0, Copied(99))])


def test_there_is_nothing_to_play_at_the_end_nor_in_a_seat_that_is_none() -> None:
    records = kept("lucky")
    last = len(playback(shelf.games(), records).moments) - 1
    for moment, seat in ((last, 0), (last + 5, 0), (3, 4)):
        with pytest.raises(NoBranch):
            forked(records, moment, seat)


def test_a_copied_move_names_no_phone_and_somebody_is_awaited_after_it() -> None:
    made = forked(kept("lucky"), 10)
    assert {r.event.key for r in made if isinstance(r.event, Played)} == {""}
    table = standing(made)
    assert table.sitting is not None
    assert awaited(table.sitting.game, table.sitting.state)
