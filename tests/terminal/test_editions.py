"""Whoever sits in a terminal reads why their game was put away, once."""

import pytest

from huisclos.client import Notebook
from huisclos.tables.commands import gathering
from huisclos.tables.commands.reopening import reopen
from huisclos.tables.room import room
from huisclos.terminal.scene import Scene
from tests.kept.record import GAMES, Evening
from tests.tables.test_editions import NEXT, folded, raised


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("fr", "que cette maison ne joue plus"), ("en", "which this house no longer plays")],
)
def test_the_terminal_says_that_a_game_was_put_away(language, sentence):
    evening = Evening(GAMES["infiltres-typed"])
    evening.play(3)
    before = room(evening.table)
    games = {"infiltres": raised(evening.sitting.game)}
    away = reopen(folded(games, evening.records), NEXT).table
    place = Notebook()
    place.room = room(away)
    told = [*Scene(place, language).happened(before)]
    assert len(told) == 1 and sentence in told[0]
    assert [*Scene(place, language).happened(None)] == told
    assert not [*Scene(place, language).happened(place.room)]
    place.room = room(gathering.start(away, away.at, away.owner).table)
    assert not [text for text in Scene(place, language).happened(before) if sentence in text]
