"""A crowd's board is told as what is new of it, and everybody has the whole of it."""

from random import Random

import msgspec
import pytest

from huisclos import shelf
from huisclos.audit.seated import open_room, sitting_of, start, stroll
from huisclos.kernel import decode, encode
from huisclos.tables.boards import FEW, BoardNews, Stretch, compared, followed, stretch
from huisclos.tables.feed import Change
from huisclos.tables.news import Fresh, News
from tests.audit.known import AUDITED
from tests.tables.listeners import Listeners


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ((0, 1, 2), (0, 9, 2), Stretch(1, 1, (9,))),
        ((0, 1, 2), (0, 2), Stretch(1, 1, ())),
        ((0, 2), (0, 1, 2), Stretch(1, 0, (1,))),
        ((0, 1), (0, 1, 2), Stretch(2, 0, (2,))),
        ((1, 1), (1, 1, 1), Stretch(2, 0, (1,))),  # what both end in begins behind the head
        ((1, 1, 1), (1,), Stretch(1, 2, ())),
        ((), (1, 2), Stretch(0, 0, (1, 2))),
        ((1, 2), (), Stretch(0, 2, ())),
        ((0, 1, 2, 3), (0, 8, 2, 9), Stretch(1, 3, (8, 2, 9))),
    ],
)
def test_of_a_list_what_lies_between_its_unchanged_ends_is_told(old, new, told) -> None:
    assert stretch(old, new) == told
    news = BoardNews({}, {"entries": told})
    assert followed({"entries": [*old]}, news) == {"entries": [*new]}


@pytest.mark.parametrize("name", AUDITED)
def test_the_last_board_and_what_is_new_of_it_make_the_next_one(name: str) -> None:
    audited = AUDITED[name]
    begun = start(open_room(audited.game, audited.short[0], Random(3))).table
    told = 0
    for stride in stroll(begun, Random(4), 150):
        before, after = (sitting_of(table).board for table in (stride.before, stride.step.table))
        news = decode(encode(compared(before, after)), BoardNews)
        board = followed(msgspec.to_builtins(before), news)
        assert msgspec.convert(board, audited.game.board) == after
        told += before != after
    assert told


def test_where_many_play_nobody_is_told_the_whole_board_again() -> None:
    game = shelf.game("sporz")
    begun = start(open_room(game, game.options(seats=FEW + 1), Random(1))).table
    listeners = Listeners(begun)
    board = msgspec.to_builtins(sitting_of(begun).board)
    told = 0
    for stride in stroll(begun, Random(2), 60):
        after = stride.step.table
        phone = listeners.hear(Change(stride.before, after, after.at))[0]
        for news in [decode(text, News) for text in phone if text.startswith(b'{"type":"News"')]:
            assert news.public is None
            if news.board:
                board, told = followed(board, news.board), told + 1
        for text in [text for text in phone if text.startswith(b'{"type":"Fresh"')]:
            board = decode(text, Fresh).public
    assert told
    assert msgspec.convert(board, game.board) == sitting_of(listeners.telling.shown).board


def test_where_few_play_the_board_is_told_whole() -> None:
    game = shelf.game("sporz")
    begun = start(open_room(game, game.options(seats=FEW), Random(1))).table
    changes = [Change(each.before, each.step.table, 0.0) for each in stroll(begun, Random(2), 60)]
    assert any(change.public for change in changes)
    assert not any(change.long for change in changes)
