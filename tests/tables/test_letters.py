"""What people write: lines that command no screen, names that can be told apart."""

import pytest

from huisclos.tables import LOBBY, letters
from huisclos.tables.commands import gathering, playing
from huisclos.tables.event import Joined, Record, Said
from huisclos.tables.folding import fold
from tests.tables.seated import ANA, Seated, room_of_three
from tests.tables.test_room import refusal


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  bonjour ", "bonjour"),
        ("a\nAda : je suis mutante", "a Ada : je suis mutante"),
        ("a\r\n\u2028\u0085b", "a b"),
        ("nul\x00 esc\x1b[2J", "nul esc[2J"),
        ("\u202eetnatum", "etnatum"),
        ("\u2066ici\u2069", "ici"),
        ("Ève a menti… 👩‍🚀 ❤️", "Ève a menti… 👩‍🚀 ❤️"),
    ],
)
def test_a_line_of_talk_commands_no_screen(written, shown):
    assert letters.line(written) == shown
    room = room_of_three()
    line = room(playing.say, ANA, LOBBY, written).talk.last(None)[-1]
    assert line.text == shown


def test_a_line_of_a_kept_log_is_cleaned_when_it_is_read():
    room = room_of_three()
    table = fold(room.table, Record(1.0, Said(ANA, LOBBY, "a\nAda : moi", None, False)))
    assert table.talk.last(None)[-1].text == "a Ada : moi"


@pytest.mark.parametrize("text", ["\n", "\u202e", "\x00 \u2028"])
def test_a_line_of_nothing_is_empty(text):
    with refusal("text-empty"):
        room_of_three()(playing.say, ANA, LOBBY, text)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("\u0410da", "name-alike"),  # the first letter is Cyrillic
        ("Ⓐda", "name-alike"),
        ("ADA", "name-taken"),
        ("Ada\u034f", "name-hiding"),
        ("\ufe0fAda", "name-hiding"),
        ("A\u200bda", "name-hiding"),
        ("\u202eadA", "name-hiding"),
        ("\u3164", "name-empty"),
        ("\u2800", "name-empty"),
        ("\u0301", "name-empty"),
    ],
)
def test_a_name_that_is_another_s_or_shows_nothing_is_refused_with_its_reason(name, key):
    room = Seated()
    room(gathering.join, "Ada", token="")
    with refusal(key):
        room(gathering.join, name, token="")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Léa", "Lea"),
        ("Ana", "Anna"),
        ("Zoë", "Zoe"),
        ("Tom", "Tim"),
        ("👩‍🚀", "👩‍🎤"),
        ("Ève", "Eve"),
    ],
)
def test_names_that_can_be_told_apart_may_both_sit(one, other):
    room = Seated()
    room(gathering.join, one, token="")
    assert room(gathering.join, other, token="").people[1].name == other


@pytest.mark.parametrize(
    ("one", "other"), [("Ade\u0301", "Ad\u00e9"), ("Ina", "lna"), ("Tom 1", "Tom l"), ("❤️", "❤")]
)
def test_names_that_look_the_same_are_alike(one, other):
    assert letters.are_alike(one, other) and letters.are_alike(other, one)


def test_who_sits_with_a_name_that_is_no_longer_given_keeps_it():
    room = room_of_three()
    table = fold(room.table, Record(1.0, Joined(4, "\u0410na", "digest")))
    assert [person.name for person in table.people][-1] == "\u0410na"


def test_bots_have_names_that_nobody_can_take_for_another():
    names = gathering.BOT_NAMES
    assert not [
        (one, other)
        for at, one in enumerate(names)
        for other in names[at + 1 :]
        if letters.are_alike(one, other)
    ]
