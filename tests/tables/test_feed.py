"""Who is told what: every byte that reaches a person."""

import pytest
from huisclos_trio.actions import Claim, Point
from msgspec import UNSET
from msgspec.structs import replace

from huisclos.kernel import Seat, decode
from huisclos.tables import LOBBY
from huisclos.tables.commands import gathering, playing
from huisclos.tables.event import Said
from huisclos.tables.feed import Change, Ear
from huisclos.tables.news import Fresh, News, Talk, sheet
from huisclos.tables.room import Room, RoomNews
from huisclos.tables.sitting import OpenChannel
from tests.tables.seated import ANA, BOB, CLEO, SECRET, Seated, claimed, game_of_three

Message = Room | RoomNews | Fresh | News | Talk


class Audience:
    """Listeners at a table, and what each was told."""

    def __init__(self, seated: Seated, *members) -> None:
        self.seated = seated
        self.ears = {member: Ear(member) for member in members}
        for ear in self.ears.values():
            list(ear.arrive(seated.table, seated.now))

    def after(self, command, *args, **kwargs):
        """What each listener is told of one command."""
        before = self.seated.table
        change = Change(before, self.seated(command, *args, **kwargs), self.seated.now)
        return {m: [decode(text, Message) for text in e.hear(change)] for m, e in self.ears.items()}

    def after_play(self, seat, action):
        return self.after(playing.play, Seat(seat), action)


def test_a_secret_move_is_told_to_its_maker_alone():
    told = Audience(claimed(), ANA, BOB, CLEO, None).after_play(1, Point(Seat(2)))
    assert told[ANA] == told[CLEO] == told[None] == []
    (news,) = told[BOB]
    assert news.notes == ({"type": "Pointed", "at": 2},)
    assert news.sheet.may_act is False


def test_an_open_move_is_told_to_all_in_the_same_words():
    told = Audience(game_of_three(), ANA, BOB, CLEO, None).after_play(0, Claim(7))
    assert (
        told[ANA][0].public
        == told[None][0].public
        == {
            "type": "Public",
            "phase": "claiming",
            "claims": [7],
            "awaited": [1],
        }
    )
    assert told[BOB][0].sheet.may_act is True
    assert told[CLEO][0].sheet is None  # nothing of theirs has changed


def test_numbers_count_only_what_one_was_told():
    seated = claimed()
    audience = Audience(seated, ANA, BOB)
    audience.after_play(1, Point(Seat(2)))
    assert audience.ears[BOB].heard == audience.ears[ANA].heard + 1


def test_who_comes_back_gets_the_notes_missed_and_no_other():
    seated = claimed()
    whole = [decode(text, Message) for text in Ear(ANA).arrive(seated.table, 0.0)]
    fresh = next(m for m in whole if isinstance(m, Fresh))
    ear = Ear(ANA, played=1, heard=fresh.heard - 2)
    again = [decode(text, Message) for text in ear.arrive(seated.table, 0.0)]
    assert next(m for m in again if isinstance(m, Fresh)).notes == fresh.notes[-2:]


@pytest.mark.parametrize(("played", "heard"), [(0, 3), (1, 999), (7, 2)])
def test_who_heard_another_game_gets_everything(played, heard):
    seated = claimed()
    ear = Ear(ANA, played=played, heard=heard)
    fresh = [decode(text, Message) for text in ear.arrive(seated.table, 0.0)][1]
    assert len(fresh.notes) == fresh.heard


def test_a_silent_move_taken_back_is_silent_too():
    audience = Audience(claimed(), ANA, BOB, None)
    audience.after_play(1, Point(Seat(2)))
    told = audience.after(playing.ask_undo, BOB)
    assert told[ANA] == told[None] == []
    assert [type(m) for m in told[BOB]] == [Fresh]
    assert told[BOB][0].heard == audience.ears[ANA].heard


def test_an_open_move_taken_back_makes_everybody_look_afresh():
    audience = Audience(game_of_three(), ANA, BOB, CLEO, None)
    audience.after_play(0, Claim(3))
    audience.after(playing.ask_undo, ANA)
    audience.after(playing.answer_undo, BOB, True)
    told = audience.after(playing.answer_undo, CLEO, True)
    for member in (ANA, BOB, CLEO, None):
        (fresh,) = (m for m in told[member] if isinstance(m, Fresh))
        assert fresh.public["claims"] == []
        assert audience.ears[member].heard == fresh.heard


def test_who_was_away_when_a_move_was_taken_back_hears_the_game_as_it_went():
    seated = game_of_three()
    seated.play(0, Claim(7))
    away = Ear(ANA)
    *_, fresh = (decode(text, Message) for text in away.arrive(seated.table, 0.0))
    for command, *args in ((playing.ask_undo, ANA), (playing.answer_undo, BOB, True)):
        seated(command, *args)
    seated(playing.answer_undo, CLEO, True)
    seated.play(0, Claim(8))
    seated.play(1, Claim(9))
    *_, again = (decode(text, Message) for text in away.arrive(seated.table, 0.0))
    assert len(again.notes) == again.heard > fresh.heard
    assert {"type": "Claimed", "seat": 0, "number": 8} in again.notes


def test_a_silent_move_taken_back_changes_nothing_for_others_who_come_back():
    told = []
    for undone in (True, False):
        seated = claimed()
        away = Ear(ANA)
        list(away.arrive(seated.table, 0.0))
        seated.play(1, Point(Seat(2)))
        if undone:
            seated(playing.ask_undo, BOB)
        told.append([*away.arrive(seated.table, 0.0)])
    assert told[0] == told[1]


def test_the_secret_of_the_deal_is_told_by_its_digest_until_the_end():
    seated = claimed()
    told = b"".join(Ear(None).arrive(seated.table, 0.0))
    assert SECRET.encode() not in told
    seated.now = 60
    seated(playing.time_up)
    assert SECRET.encode() in b"".join(Ear(None).arrive(seated.table, 0.0))


def test_neither_tokens_nor_own_content_are_ever_told():
    seated = Seated("infiltres")
    for name in ("Ana", "Bob", "Cléo"):
        seated(gathering.join, name, token=f"digest-{name}")
    pairs = "\n".join(f"gauche{c} / droite{c}" for c in "abcdefghij")
    seated(gathering.supply, ANA, pairs)
    told = b"".join(b"".join(Ear(m).arrive(seated.table, 0.0)) for m in (ANA, BOB, None))
    assert b"digest-" not in told and b"gauche" not in told
    seated(gathering.start, ANA)
    told = b"".join(Ear(None).arrive(seated.table, 0.0))
    assert b"gauche" not in told and b"droite" not in told


def test_a_spectator_sees_no_game_where_the_owner_wants_none():
    seated = claimed()
    seated(gathering.switch, ANA, "watchable", False)
    assert [type(decode(t, Message)) for t in Ear(None).arrive(seated.table, 0.0)] == [Room]
    told = Audience(seated, None, BOB).after_play(1, Point(Seat(2)))
    assert told[None] == []


def test_talk_reaches_its_readers_and_is_counted_for_them_alone():
    seated = game_of_three()
    audience = Audience(seated, ANA, None)
    told = audience.after(playing.say, BOB, "table", "hello")
    assert told[ANA] == told[None] == [Talk(1, told[ANA][0].lines)]


def crews_of_two() -> Seated:
    """Captain Sonar, whose radio operators' screens pass slips to their crew's."""
    seated = Seated("sonar")
    for name in ("Ana", "Bob", "Cléo", "Dan"):
        seated(gathering.join, name, token=f"digest of {name}")
    seated(gathering.start, ANA)
    return seated


def test_a_slip_is_told_as_such_to_its_readers_and_people_are_offered_no_such_place():
    seated = crews_of_two()
    one, other, enemy, _ = seated.table.sitting.players
    open_now = OpenChannel("table"), OpenChannel("crew-one", stamps=True)
    assert sheet(seated.table.sitting, Seat(1)).channels == open_now
    told = Audience(seated, one, enemy).after(playing.say, other, "notes-one", "N2 xB2")
    assert told[enemy] == []
    assert [line.slip for line in told[one][0].lines] == [True]
    spoken = Audience(seated, one).after(playing.say, other, "crew-one", "here")
    assert [(line.slip, line.within) for line in spoken[one][0].lines] == [(False, True)]
    spoken = Audience(seated, one).after(playing.say, other, "table", "good evening")
    assert [line.within for line in spoken[one][0].lines] == [False]


def test_a_log_that_does_not_say_so_knows_a_slip_by_its_place():
    seated = crews_of_two()
    _, other, *_ = seated.table.sitting.players
    seated(playing.say, other, "notes-one", "N2 xB2")
    seated(playing.say, other, "table", "here")
    last = [record.event for record in seated.records if isinstance(record.event, Said)]
    assert [event.slip for event in last] == [True, False]
    seated.records = [
        replace(record, event=replace(record.event, slip=UNSET)) if record.event in last else record
        for record in seated.records
    ]
    assert [line.slip for line in seated.again().talk] == [True, False]


def test_lobby_talk_is_still_there_for_who_comes_later():
    seated = Seated()
    seated(gathering.join, "Ana", token="a")
    seated(playing.say, ANA, LOBBY, "anybody there?")
    talk = [decode(t, Message) for t in Ear(None).arrive(seated.table, 0.0)][-1]
    assert talk.said == 1 and talk.lines[0].text == "anybody there?"


def test_the_clock_tells_the_seconds_left_and_stands_in_a_pause():
    seated = game_of_three()
    seated.now = 12.34
    told = Audience(seated, ANA).after(playing.pause, BOB)
    clocks = [m.clock for m in told[ANA] if isinstance(m, News)]
    assert (clocks[0].left, clocks[0].running) == (17.7, False)


def test_a_desk_is_of_the_room_and_hears_what_a_spectator_hears():
    seated = claimed()
    for watchable in (True, False):
        seated(gathering.switch, ANA, "watchable", watchable)
        desk, stranger = Ear(BOB, desk=True), Ear(None)
        told = [*desk.arrive(seated.table, seated.now)]
        assert len(told) > 1
        asked = seated.table.sitting.wait(Seat(1))  # which follows from what everybody knows
        there = [text.replace(b'"wait":%d' % asked, b'"wait":null') for text in told]
        assert ([*stranger.arrive(seated.table, seated.now)] == there) == watchable
        assert decode(there[1], Message).sheet is None


def test_a_desk_hears_nothing_of_the_secret_move_that_it_makes_for_its_seat():
    seated = claimed()
    desk, stranger = Ear(BOB, desk=True), Ear(None)
    for ear in (desk, stranger):
        list(ear.arrive(seated.table, seated.now))
    before = seated.table
    change = Change(before, seated(playing.play, Seat(1), Point(Seat(2))), seated.now)
    assert [*desk.hear(change)] == [*stranger.hear(change)] == []
