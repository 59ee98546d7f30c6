"""Whole games as texts that people can read: huisclos.check.goldens says how they are written.

To write all of them again:

    HUISCLOS_GOLDEN=write ./test tests/test_goldens.py
"""

import os

import pytest

from huisclos import shelf
from huisclos.check.goldens import goldens, rewrite

GAMES = shelf.games()


@pytest.mark.parametrize("name", GAMES)
def test_golden_games_are_still_played_and_told_the_same(name: str) -> None:
    if os.environ.get("HUISCLOS_GOLDEN") == "write":
        rewrite(GAMES[name])
    assert [str(finding) for finding in goldens(GAMES[name])] == []
