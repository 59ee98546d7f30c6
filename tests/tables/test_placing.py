"""Who sits where before a game: anybody may change places, if the owner does not hold them."""

from huisclos.kernel import Illegal
from huisclos.tables import Member
from huisclos.tables.commands import gathering, placing
from huisclos.tables.room import room
from tests.tables.seated import ANA, BOB, CLEO, Seated, game_of_three, room_of_three

BOT = Member(3)


def refusal(seated: Seated, command, *args) -> str:
    try:
        seated(command, *args)
    except Illegal as illegal:
        return illegal.refusal.key
    return ""


def names(seated: Seated) -> list[str]:
    return [person.name for person in seated.table.people]


def test_a_guest_takes_the_place_of_a_bot_at_once() -> None:
    seated = Seated("sonar")
    for name in ("Ana", "Bob"):
        seated(gathering.join, name, token=name)
    seated(gathering.add_bot, ANA, "random", ["random"], 4)
    before = names(seated)
    seated(placing.swap, BOB, BOT)
    assert names(seated) == [before[0], before[2], before[1], before[3]]
    assert seated.again() == seated.table


def test_a_person_is_asked_and_says_yes_or_no() -> None:
    seated = room_of_three()
    seated(placing.swap, CLEO, ANA)
    assert names(seated) == ["Ana", "Bob", "Cléo"] and len(room(seated.table).swaps) == 1
    assert placing.swap(seated.table, 1.0, CLEO, ANA) is None
    assert refusal(seated, placing.answer, BOB, CLEO, True) == "swap-unasked"
    seated(placing.answer, ANA, CLEO, False)
    assert room(seated.table).swaps == ()
    seated(placing.swap, CLEO, ANA)
    seated(placing.answer, ANA, CLEO, True)
    assert names(seated) == ["Cléo", "Bob", "Ana"] and room(seated.table).swaps == ()


def test_two_who_ask_for_each_others_place_have_it() -> None:
    seated = room_of_three()
    seated(placing.swap, CLEO, ANA)
    seated(placing.swap, ANA, CLEO)
    assert names(seated) == ["Cléo", "Bob", "Ana"]


def test_places_that_the_owner_holds_are_for_the_owner_to_give() -> None:
    seated = room_of_three()
    seated(gathering.switch, ANA, "placed", True)
    assert refusal(seated, placing.swap, BOB, CLEO) == "places-held"
    assert refusal(seated, placing.swap, ANA, CLEO) == ""
    assert refusal(seated, placing.swap, ANA, ANA) == "swap-yourself"
    assert refusal(game_of_three(), placing.swap, ANA, BOB) == "already-started"


def test_who_leaves_asks_nobody_and_a_game_that_begins_ends_all_questions() -> None:
    seated = room_of_three()
    seated(placing.swap, CLEO, ANA)
    seated(placing.swap, BOB, ANA)
    seated(gathering.leave, CLEO, "random")
    assert [swap.by for swap in room(seated.table).swaps] == [BOB]
    seated(gathering.join, "Dan", "d")
    seated(gathering.start, ANA)
    assert room(seated.table).swaps == ()
