"""The kit finds nothing in games that keep their secrets, and looks everywhere."""

from random import Random

import pytest

from huisclos.audit import audit
from huisclos.audit.seated import open_room, start
from huisclos.tables.members import watchers
from tests.audit.known import AUDITED
from tests.conftest import FULL


@pytest.mark.parametrize("name", AUDITED)
def test_tables_of_any_size_can_be_played(name: str) -> None:
    audited = AUDITED[name]
    for seats in audited.game.seats[:30]:
        refused = {table: audited.game.refuse_options(table) for table in audited.options(seats)}
        assert not any(refused.values()), refused


@pytest.mark.parametrize("name", AUDITED)
def test_no_leak_is_found_and_everything_is_visited(name: str) -> None:
    audited = AUDITED[name]
    games = audited.games[FULL]
    found = audit(audited, games=games)
    assert [str(leak) for leak in found.leaks] == []
    assert found.walks == games
    rare = audited.rarest if FULL else audited.rare | audited.rarest
    assert found.pairs >= 6 * found.walks
    assert found.changes >= 2 * found.walks
    assert found.missed <= found.pairs / 100
    assert {what for what, times in found.visited.items() if not times} <= rare


@pytest.mark.full
@pytest.mark.parametrize("seats", [3, 4, 5, 7, 8, 9, 10, 11, 12, 20])
def test_no_leak_is_found_with_any_number_of_seats(seats: int) -> None:
    infiltres = AUDITED["infiltres"]
    found = audit(infiltres, games=20, options=infiltres.options(seats))
    assert [str(leak) for leak in found.leaks] == []


@pytest.mark.full
@pytest.mark.parametrize("seats", [4, 6, 12, 16, 24])
def test_no_leak_is_found_in_crews_of_any_size(seats: int) -> None:
    sporz = AUDITED["sporz"]
    found = audit(sporz, games=40, options=sporz.options(seats))
    assert [str(leak) for leak in found.leaks] == []


def test_the_same_seed_finds_the_same() -> None:
    one, two = (audit(AUDITED["infiltres"], games=2, seed=7) for _ in range(2))
    assert one == two
    assert one != audit(AUDITED["infiltres"], games=2, seed=8)


def test_the_largest_room_has_no_place_for_who_would_watch() -> None:
    game = AUDITED["sporz"].game
    for seats, watching in ((499, 1), (500, 0)):
        begun = start(open_room(game, game.options(seats), Random(1))).table
        assert len(watchers(begun)) == watching
