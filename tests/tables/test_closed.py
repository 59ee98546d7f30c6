"""Where strangers may not watch: who sees which game."""

import json

from huisclos.kernel import decode
from huisclos.tables.commands import gathering
from huisclos.tables.feed import Change, Ear
from huisclos.tables.room import Room
from tests.tables.seated import ANA, finished, game_of_three


def test_who_joins_a_closed_game_in_its_middle_sees_the_room_only():
    game = game_of_three()
    game(gathering.switch, ANA, "watchable", False)
    table = game(gathering.join, "Dan", token="")
    late = table.people[-1].id
    assert [*map(kind, Ear(late).arrive(table, 0.0))] == ["Room"]
    assert "Fresh" in [*map(kind, Ear(ANA).arrive(table, 0.0))]


def test_strangers_are_not_told_how_a_closed_game_ended():
    game = finished()
    open_room = decode(next(Ear(None).arrive(game.table, 0.0)), Room)
    assert open_room.outcome is not None and open_room.secret is not None
    before = game.table
    table = game(gathering.switch, ANA, "watchable", False)
    (told,) = Ear(None).hear(Change(before, table, 0.0))
    for text in (told, *Ear(None).arrive(table, 0.0)):
        room = decode(text, Room)
        assert (room.outcome, room.secret, room.over) == (None, None, True)
    assert decode(next(Ear(ANA).arrive(table, 0.0)), Room).outcome is not None


def test_who_comes_between_two_closed_games_sees_the_next_one_and_not_the_last():
    game = finished()
    game(gathering.switch, ANA, "watchable", False)
    game(gathering.clear, ANA, "6" * 64)
    table = game(gathering.join, "Dan", token="")
    late = table.people[-1].id
    assert {ANA, late} <= table.insiders
    assert ANA in table.there_for(table.last_over) and late not in table.there_for(table.last_over)


def test_once_strangers_may_watch_they_are_shown_the_game():
    game = game_of_three()
    before = game(gathering.switch, ANA, "watchable", False)
    table = game(gathering.switch, ANA, "watchable", True)
    assert [*map(kind, Ear(None).hear(Change(before, table, 0.0)))] == ["Room", "Fresh"]


def kind(text: bytes) -> str:
    return json.loads(text)["type"]
