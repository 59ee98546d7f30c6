"""The kit finds nothing in games that keep their secrets, and looks everywhere."""

import os

import pytest

from huisclos.audit import audit
from huisclos.audit.catalogue import CATALOGUE
from huisclos.games import ALL
from tests.audit.known import AUDITED

FULL = os.environ.get("HUISCLOS_FULL") == "1"
GAMES = {"trio": 300 if FULL else 40, "infiltres": 300 if FULL else 8}
GAMES |= {"lucky": 400 if FULL else 6, "sporz": 200 if FULL else 8, "sonar": 500 if FULL else 5}
GAMES |= {"dauphin": 300 if FULL else 10}
RARE = {"DrawOffered"}  # what few games may not come to: a draw wants four hundred courses
if not FULL:
    RARE |= {"Drawing", "LotDrawn", "Numbering", "HeadingGiven", "MineLost", "ArcherLost"}
    RARE |= {"SelfRepaired", "SystemFull", "SymbolsDown", "Hacked", "Spied"}
    RARE |= {"Detaching", "Detached", "Rescued", "Betraying", "BrutusLeft", "Naming"}
    RARE |= {"CaptainMissing", "TeamLost", "WalkSkipped", "CaptainOverthrown"}


def test_every_game_is_audited() -> None:
    assert CATALOGUE.keys() == ALL.keys()
    assert AUDITED.keys() == GAMES.keys()


@pytest.mark.parametrize("name", CATALOGUE)
def test_tables_of_any_size_can_be_played(name: str) -> None:
    audited = CATALOGUE[name]
    for seats in audited.game.seats[:30]:
        refused = {table: audited.game.refuse_options(table) for table in audited.options(seats)}
        assert not any(refused.values()), refused


@pytest.mark.parametrize("name", AUDITED)
def test_no_leak_is_found_and_everything_is_visited(name: str) -> None:
    found = audit(AUDITED[name], games=GAMES[name])
    assert [str(leak) for leak in found.leaks] == []
    assert found.walks == GAMES[name]
    assert found.pairs >= 6 * found.walks
    assert found.changes >= 2 * found.walks
    assert found.missed <= found.pairs / 100
    assert {what for what, times in found.visited.items() if not times} <= RARE


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
