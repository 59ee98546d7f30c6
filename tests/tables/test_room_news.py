"""A room is told once, and then what changes of it."""

from msgspec.structs import replace

from huisclos.client import Notebook
from huisclos.kernel import decode
from huisclos.tables.commands import gathering
from huisclos.tables.feed import Change, Ear
from huisclos.tables.room import Room, RoomNews, Somebody, changed_people, compared, room
from huisclos.wire.messages import ComeAndGone, Here
from tests.tables.seated import ANA, BOB, CLEO, Seated, room_of_three


def told(seated: Seated, command, *args, **kwargs) -> list[Room | RoomNews]:
    before = seated.table
    change = Change(before, seated(command, *args, **kwargs), seated.now)
    return [decode(text, Room | RoomNews) for text in Ear(ANA).hear(change)]


def test_of_a_newcomer_nothing_is_told_but_the_newcomer():
    seated = room_of_three()
    (news,) = told(seated, gathering.join, "Dora", "d")
    dora = seated.table.people[-1]
    assert news.people == (Somebody(dora.id, "Dora", None, False),)
    assert news.gone == () and news.fields.keys() <= {"cannot_start", "settled"}


def test_a_table_of_hundreds_costs_no_more_to_tell():
    sizes = []
    for people in (10, 200):
        seated = Seated()
        for number in range(people):
            seated(gathering.join, f"Player {number}", token=str(number))
        before = seated.table
        change = Change(before, seated(gathering.join, "Zoé", token="z"), 0.0)
        (text,) = Ear(ANA).hear(change)
        sizes.append(len(text))
    assert sizes[1] - sizes[0] < 10  # the number of a member is longer


def test_what_is_known_and_what_is_told_make_the_room():
    seated = room_of_three()
    notebook = Notebook()
    notebook.write_down(room(seated.table))
    for command, *args in (
        (gathering.join, "Dora", "d"),
        (gathering.configure, ANA, "sporz", {"circles": 2}),
        (gathering.configure, ANA, "sporz", {"circles": 1}),
        (gathering.join, "Eve", "e"),
        (gathering.switch, ANA, "locked", True),
        (gathering.leave, BOB, "random"),
        (gathering.move, ANA, CLEO, 0),
    ):
        before = seated.table
        news = compared(room(before), room(seated(command, *args)))
        assert news is not None
        notebook.write_down(news)
        assert notebook.room == room(seated.table)


def test_nothing_that_has_changed_is_forgotten():
    """Every field of a room, one after another."""
    before = room(room_of_three().table)
    for name in Room.__struct_fields__:
        value = getattr(before, name)
        others = {"people": (), "options": {"other": 1}}
        other = others.get(name, "other" if value != "other" else "another")
        after = replace(before, **{name: other})
        news = compared(before, after)
        assert news is not None
        assert name in news.fields or changed_people(before.people, news) == after.people


def test_only_who_comes_and_goes_may_wait_for_others():
    seated = room_of_three()
    before = seated.table
    assert Change(before, seated(gathering.join, "Dora", "d"), 0.0).company
    before = seated.table
    assert not Change(before, seated(gathering.switch, ANA, "locked", True), 0.0).company
    dora = before.people[-1].id
    before = seated(gathering.remove, ANA, dora, "random")
    assert not Change(before, seated(gathering.start, ANA), 0.0).company


def test_options_that_follow_from_who_is_there_wait_with_them_and_chosen_ones_do_not():
    """Of three hundred who come to Sporz everybody was told of everybody, with all options."""
    seated = Seated("sporz")
    for number in range(6):
        seated(gathering.join, f"Player {number}", token=str(number))
    before = seated.table
    change = Change(before, seated(gathering.join, "Zoé", token="z"), 0.0)
    assert change.company and b'"options":{"seats":7}' in change.room
    before, after = seated.table, seated(gathering.configure, ANA, "sporz", {"circles": 2})
    assert not Change(before, after, 0.0).company


def test_a_stranger_who_is_shut_out_is_told_less():
    seated = room_of_three()
    stranger = Ear(None)
    list(stranger.arrive(seated.table, 0.0))
    for watchable, kind in ((False, Room), (True, Room)):
        before = seated.table
        change = Change(before, seated(gathering.switch, ANA, "watchable", watchable), 0.0)
        (text,) = stranger.hear(change)
        assert type(decode(text, Room | RoomNews)) is kind


def test_who_is_here_is_added_up():
    notebook = Notebook()
    notebook.write_down(Here((ANA, BOB)))
    notebook.write_down(ComeAndGone((BOB, CLEO), (ANA,), True))
    assert (notebook.here, notebook.scan) == ((BOB, CLEO), True)
