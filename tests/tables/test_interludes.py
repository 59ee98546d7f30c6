"""What is revealed belongs to everybody: all look at it, and play waits."""

from __future__ import annotations

import pytest
from huisclos_trio.actions import Claim, Point

from huisclos.kernel import Illegal, Interlude, Seat, decode
from huisclos.tables import Table
from huisclos.tables.commands import gathering, playing, waiting
from huisclos.tables.commands.carrying import carry_out
from huisclos.tables.event import InterludeOver, Played, Seen
from huisclos.tables.feed import Change, Ear
from huisclos.tables.interludes import BRIEFING
from huisclos.tables.snapshot import read, write
from huisclos.tables.telling import Telling
from huisclos.tables.wishes import Seen as Sees
from huisclos.wire.messages import ToClient
from tests.tables.seated import (
    ANA,
    BOB,
    CLEO,
    WITH_LOOKS,
    Seated,
    about_to_look,
    looking,
    room_of_three,
)


def sitting(table: Seated):
    assert table.table.sitting is not None
    return table.table.sitting


def test_nobody_plays_and_no_clock_runs_while_all_look():
    table = looking()
    assert sitting(table).deadline is None and sitting(table).stopped
    with pytest.raises(Illegal, match="interlude"):
        table.play(0, Point(Seat(1)))
    table.now = 15.9
    table(playing.time_up)
    assert sitting(table).showing is not None


def test_the_next_clock_starts_when_its_time_is_over():
    table = looking()
    table.now = 16.0
    table(playing.time_up)
    assert sitting(table).showing is None
    assert sitting(table).deadline.ends == 16 + 20


def test_it_ends_early_when_all_people_have_seen_it():
    table = looking()
    table(waiting.sit_out, CLEO, "random")
    table.now = 11.0
    table(playing.see, ANA)
    table(playing.see, ANA)  # twice is once
    assert sitting(table).showing.seen == (Seat(0),)
    table.now = 12.0
    table(playing.see, BOB)
    assert sitting(table).showing is None and sitting(table).deadline.ends == 12 + 20
    table(playing.see, BOB)  # too late is no fault
    events = [type(record.event) for record in table.records]
    assert (events.count(Seen), events.count(InterludeOver)) == (2, 1)


def test_people_who_begin_a_first_game_are_told_together_how_it_is_played():
    table = room_of_three(WITH_LOOKS)
    table(gathering.start, ANA, briefing=True)
    assert sitting(table).showing.interlude == BRIEFING
    assert table.again() == table.table
    with pytest.raises(Illegal, match="interlude"):
        table.play(0, Claim(7))
    for member in (ANA, BOB, CLEO):
        table(playing.see, member)
    assert sitting(table).showing is None
    assert sitting(table).deadline.ends == table.now + 30


def test_alone_with_bots_or_where_nothing_is_looked_at_nobody_is_briefed():
    alone = Seated(games=WITH_LOOKS)
    alone(gathering.join, "Ana", "token")
    alone(gathering.add_bot, ANA, "random", ("random",), up_to=3)
    alone(gathering.start, ANA, briefing=True)
    assert sitting(alone).showing is None
    hurried = room_of_three()
    hurried(gathering.start, ANA, briefing=True)
    assert sitting(hurried).showing is None


def test_who_is_away_is_not_waited_for_once_a_bot_plays_for_them():
    table = looking()
    table(playing.see, ANA)
    table(playing.see, BOB)
    table(waiting.sit_out, CLEO, "random")
    assert sitting(table).showing is None


def test_a_pause_stops_it_and_costs_nobody_time():
    table = looking()
    table.now = 12.0
    table(playing.pause, ANA)
    with pytest.raises(Illegal, match="paused"):
        table(playing.see, BOB)
    table.now = 100.0
    table(playing.time_up)
    table(playing.resume, ANA)
    assert sitting(table).showing.ends == 104
    table.now = 104.0
    table(playing.time_up)
    assert sitting(table).deadline.ends == 104 + 20


def test_in_a_free_one_people_act_and_only_a_new_wait_ends_it():
    table = looking(Interlude("council", 60.0, free=True))
    assert not sitting(table).stopped
    table.play(0, Point(Seat(1)))
    assert sitting(table).showing is not None
    for seat in (1, 2):
        table.play(seat, Point(Seat(0)))
    table.now = 70.0
    table(playing.time_up)
    assert sitting(table).showing is None and sitting(table).deadline.ends == 70 + 20


def test_a_move_that_is_taken_back_is_looked_at_no_longer():
    table = looking()
    table(playing.ask_undo, ANA)
    for member in (BOB, CLEO):
        table(playing.answer_undo, member, agreed=True)
    assert sitting(table).showing is None and sitting(table).deadline is not None


@pytest.mark.parametrize("seen", [0, 1, 3])
def test_a_log_and_a_snapshot_come_to_the_same(seen):
    table = looking()
    for member in (ANA, BOB, CLEO)[:seen]:
        table(playing.see, member)
    assert table.again() == table.table
    body = write(table.table, "p")
    assert body is not None and read(table.games, body, "p") == table.table


def test_a_log_of_a_time_before_interludes_plays_on():
    table = looking()
    for member in (ANA, BOB, CLEO):
        table(playing.see, member)
    table.play(0, Point(Seat(1)))
    old = [r for r in table.records if not isinstance(r.event, Seen | InterludeOver)]
    assert isinstance(old[-1].event, Played)
    table.records, stood = old, sitting(table).state
    found = table.again().sitting
    assert found is not None and found.showing is None
    assert found.state == stood


def test_everybody_is_told_the_same_and_what_they_may_do_when_it_is_over():
    table = about_to_look()
    before = table.table
    ears = [Ear(ANA), Ear(BOB), Ear(CLEO), Ear(None)]
    telling = Telling(before)
    for ear in ears:
        telling.greet(ear, 0.0)
    table.play(2, Claim(5))

    def told(after: Table):
        change = Change(telling.shown, after, table.now)
        return [decode(texts[-1], ToClient) for texts in telling.show(change, ears)]

    first = told(table.table)
    assert {(m.interlude.name, m.interlude.left, m.interlude.seen) for m in first} == {
        ("look", 6.0, ())
    }
    assert not first[2].sheet.may_act
    table.now = 12.0
    step = carry_out(table.table, 12.0, ANA, Sees(), ("random",), lambda: "")
    assert step is not None
    assert {m.interlude.seen for m in told(step.table)} == {(Seat(0),)}
    table.table = step.table
    table(playing.see, BOB)
    table(playing.see, CLEO)
    last = told(table.table)
    assert {m.interlude for m in last} == {None}
    assert [m.sheet.may_act for m in last[:3]] == [True] * 3
