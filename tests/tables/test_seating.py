"""Coming and going in a game that is played: late, back with one's own key, from another phone."""

import pytest
from huisclos_trio.actions import Claim
from msgspec import json
from msgspec.structs import replace

from huisclos.kernel import Illegal, Seat
from huisclos.tables import Member
from huisclos.tables.commands import gathering, playing, seating, waiting
from huisclos.tables.event import Owned
from huisclos.tables.feed import Change, Ear
from huisclos.tables.presence import GONE
from huisclos.tables.room import room
from tests.tables.seated import ANA, BOB, CLEO, Seated, game_of_three
from tests.tables.test_waiting import watched

LATE = Member(6)


def refusal(seated: Seated, command, *args) -> str:
    try:
        seated(command, *args)
    except Illegal as illegal:
        return illegal.refusal.key
    return ""


def two_and_bots() -> Seated:
    """Two people and three bots play Sporz, and somebody has come late."""
    seated = Seated("sporz")
    for name in ("Ana", "Bob"):
        seated(gathering.join, name, token=f"digest of {name}", salt=name)
    seated(gathering.add_bot, ANA, "random", ["random"], 5)
    seated(gathering.start, ANA)
    seated(gathering.join, "Zoé", token="digest of Zoé")
    return seated


# -- back with one's own key ----------------------------------------------------------------------


def test_who_left_is_back_in_their_seat_with_the_key_of_their_phone() -> None:
    seated = game_of_three()
    seated(gathering.leave, BOB, "random")
    assert [person.name for person in seated.table.people] == ["Ana", "Cléo"]
    assert seated.table.sitting.bots[1] == "random"
    seated(seating.come_home, BOB)
    assert [person.name for person in seated.table.people] == ["Ana", "Cléo", "Bob"]
    assert seated.table.sitting.bots[1] is None and seated.table.away == ()
    assert seating.come_home(seated.table, 1.0, BOB) is None
    assert seated.again() == seated.table


def test_who_was_removed_does_not_come_back_to_that_game_nor_does_anybody_in_their_place() -> None:
    seated = game_of_three()
    seated(gathering.remove, ANA, BOB, "random")
    assert seating.come_home(seated.table, 1.0, BOB) is None
    assert room(seated.table).barred == (1,)
    seated(gathering.join, "Bob", "another phone", admitted=True)
    assert refusal(seated, seating.ask, Member(4), Seat(1)) == "seat-taken"
    assert refusal(seated, seating.ask, Member(4), None) == "seat-none"


def test_a_name_is_kept_for_who_may_come_back_until_the_game_is_put_away() -> None:
    seated = game_of_three()
    seated(gathering.leave, BOB, "random")
    assert refusal(seated, gathering.join, "bob", "another phone") == "name-taken"
    seated.table = replace(seated.table, sitting=replace(seated.table.sitting, ended=True))
    seated(gathering.clear, ANA, "another secret")
    assert seated.table.away == ()
    assert refusal(seated, gathering.join, "bob", "another phone") == ""


# -- late -----------------------------------------------------------------------------------------


def test_who_comes_late_has_a_bots_seat_by_lot_if_the_owner_says_yes() -> None:
    seated = two_and_bots()
    seated(seating.ask, LATE, None)
    assert [wish.member for wish in room(seated.table).asking] == [LATE]
    assert refusal(seated, seating.answer, BOB, LATE, True) == "not-owner"
    seated(seating.answer, ANA, LATE, True)
    seat = seated.table.sitting.seat(LATE)
    assert seat in (2, 3, 4) and seated.table.sitting.people == {0, 1, seat}
    told = room(seated.table)
    assert told.asking == () and told.seats[seat].name == "Zoé" and told.seats[seat].person
    assert seated.again() == seated.table
    drawn = set()
    for secret in map(str, range(40)):
        table = replace(two_and_bots().table, secret=secret)
        drawn.add(seating.lot(table, table.sitting, LATE))
    assert drawn == {2, 3, 4}


def test_who_is_refused_a_seat_watches_and_may_ask_again() -> None:
    seated = two_and_bots()
    assert refusal(seated, seating.answer, ANA, LATE, True) == "seat-unasked"
    seated(seating.ask, LATE, None)
    seated(seating.answer, ANA, LATE, False)
    assert seated.table.sitting.seat(LATE) is None and room(seated.table).asking == ()
    seated(seating.ask, LATE, None)
    seated(gathering.leave, LATE, "random")
    assert room(seated.table).asking == ()


def test_a_seat_is_not_given_while_it_is_a_secret_who_acts() -> None:
    seated = two_and_bots()
    seated(seating.ask, LATE, None)
    while not seated.table.sitting.held:
        if due := seated.table.sitting.showing or seated.table.sitting.deadline:
            seated.now = due.ends
        seated(playing.time_up)
    assert refusal(seated, seating.answer, ANA, LATE, True) == "seat-held"
    assert room(seated.table).asking  # it stands until the night is over


def test_who_has_a_seat_or_is_a_machine_gets_none() -> None:
    seated = two_and_bots()
    assert refusal(seated, seating.ask, ANA, None) == "seat-have"
    seated(gathering.join, "Claude", token="c", machine=True)
    assert refusal(seated, seating.ask, Member(7), None) == "seat-machine"
    assert refusal(seated, seating.ask, LATE, Seat(1)) == "seat-taken"  # Bob's, who is here


def test_a_newcomer_is_told_all_that_the_seat_knows_and_was_told_before() -> None:
    seated = two_and_bots()
    sitting = seated.table.sitting
    seated(seating.ask, LATE, None)
    seat = seating.lot(seated.table, sitting, LATE)
    # Somebody whispered to the bot of that seat.
    bot = sitting.players[seat]
    whisper = playing.Said(BOB, "circle-1", "only you", (BOB, bot), False)
    seated.table = playing.take_step(seated.table, seated.now, whisper).table
    ear = Ear(LATE)
    assert all(b"only you" not in text for text in ear.arrive(seated.table, seated.now))
    before = seated.table
    after = seated(seating.answer, ANA, LATE, True)
    told = [json.decode(text) for text in ear.hear(Change(before, after, seated.now))]
    fresh = next(message for message in told if message["type"] == "Fresh")
    assert fresh["heard"] == len(fresh["notes"]) == after.sitting.heard(seat)
    assert fresh["sheet"]["private"]
    (talk,) = (message for message in told if message["type"] == "Talk")
    assert [line["text"] for line in talk["lines"]] == ["only you"]
    assert LATE in after.insiders and LATE in after.there_for(after.played)


# -- from another phone ---------------------------------------------------------------------------


def test_a_seat_that_a_bot_holds_is_given_back_on_another_phone_if_the_owner_says_yes() -> None:
    seated = two_and_bots()
    assert refusal(seated, seating.ask, LATE, Seat(1)) == "seat-taken"
    seated(waiting.sit_out, BOB, "random")
    seated(seating.ask, LATE, Seat(1))
    seated(seating.answer, ANA, LATE, True)
    table = seated.table
    assert table.sitting.seat(LATE) == 1 and table.sitting.names[1] == "Bob"
    assert table.person(LATE).name == "Bob" and table.person(BOB) is None
    assert table.sitting.seat(BOB) is None  # the phone that was lost plays no more


def test_the_phone_that_left_no_longer_opens_a_seat_that_was_given_on_another() -> None:
    seated = game_of_three()
    seated(gathering.leave, BOB, "random")
    seated(gathering.join, "Bob bis", "another phone")
    seated(seating.ask, Member(4), Seat(1))
    seated(seating.answer, ANA, Member(4), True)
    assert seated.table.away == () and seating.come_home(seated.table, 1.0, BOB) is None
    seated.play(0, Claim(5))
    assert refusal(seated, playing.play, Seat(1), Claim(5)) == ""


# -- who holds the table --------------------------------------------------------------------------


@pytest.mark.parametrize("playing_now", [True, False])
def test_an_owner_whose_phone_is_gone_for_good_is_succeeded(playing_now: bool) -> None:
    seated = watched()
    if not playing_now:
        seated.table = replace(seated.table, sitting=None)
    seated.presence = seated.presence.doze(ANA, seated.now).doze(BOB, seated.now)
    assert Owned(CLEO) not in seated.pass_time(GONE - 1)
    assert Owned(CLEO) in seated.pass_time(2)


def test_nobody_succeeds_an_owner_where_nobody_is_there() -> None:
    seated = watched()
    for member in (ANA, BOB, CLEO):
        seated.presence = seated.presence.doze(member, seated.now)
    seated.pass_time(2 * GONE)
    assert seated.table.owner == ANA


# -- how one looks --------------------------------------------------------------------------------


def test_one_looks_as_one_chose_and_wearing_the_same_again_is_nothing() -> None:
    seated = game_of_three()
    seated(gathering.wear, BOB, 4, 2)
    assert gathering.wear(seated.table, 1.0, BOB, 4, 2) is None
    look = room(seated.table).people[1].look
    assert look and (look.face, look.colour) == (4, 2)
    seated(gathering.leave, BOB, "random")
    seated(seating.come_home, BOB)
    assert room(seated.table).people[-1].look == look
