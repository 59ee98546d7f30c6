"""How a table is held: a game that is ended, somebody who is muted, somebody who has to go."""

from huisclos_trio.actions import Claim

from huisclos.kernel import Illegal, Seat
from huisclos.tables import LOBBY, Member
from huisclos.tables.commands import gathering, holding, playing, waiting
from huisclos.tables.feed import Ear
from huisclos.tables.news import fresh
from huisclos.tables.playback import playback
from huisclos.tables.room import room
from huisclos.tables.sitting import OpenChannel
from huisclos.tables.verify import verify
from tests.tables.seated import ANA, BOB, CLEO, Seated, game_of_three, room_of_three

DAN, EVE = Member(4), Member(5)


def refusal(seated: Seated, command, *args) -> str:
    try:
        seated(command, *args)
    except Illegal as illegal:
        return illegal.refusal.key
    return ""


def of_five() -> Seated:
    """A game of Sporz with five people."""
    seated = Seated("sporz")
    for name in ("Ana", "Bob", "Cléo", "Dan", "Eve"):
        seated(gathering.join, name, token=f"digest of {name}", salt=name)
    seated(gathering.start, ANA)
    return seated


def ended() -> Seated:
    seated = game_of_three()
    seated.play(0, Claim(5))
    seated(holding.propose_end, ANA)
    seated(holding.answer_end, BOB, True)
    return seated


# -- a game can be ended --------------------------------------------------------------------------


def test_a_game_ends_as_soon_as_more_than_half_of_the_people_agree() -> None:
    seated = of_five()
    seated(holding.propose_end, ANA)
    for member, over in ((BOB, False), (CLEO, True)):
        assert not seated.table.sitting.over
        seated(holding.answer_end, member, True)
        assert seated.table.sitting.over is over
    told = room(seated.table)
    assert told.over and told.ended and told.outcome is None and told.ending is None
    assert told.secret is not None and told.paused_by is None
    assert seated.again().sitting == seated.table.sitting


def test_the_table_pauses_while_people_think_and_goes_on_where_too_many_do_not_agree() -> None:
    seated = of_five()
    seated(holding.propose_end, ANA)
    assert seated.table.paused and seated.table.paused[0] == ANA
    seated(holding.answer_end, BOB, False)
    seated(holding.answer_end, BOB, True)  # the last word counts
    assert room(seated.table).ending.agreed == (ANA, BOB)
    for member in (CLEO, DAN, EVE):
        assert seated.table.ending
        seated(holding.answer_end, member, False)
    assert seated.table.ending is None and seated.table.paused is None
    assert not seated.table.sitting.over


def test_a_pause_of_somebody_else_is_not_ended_by_who_takes_a_proposal_back() -> None:
    seated = of_five()
    seated(playing.pause, BOB)
    seated(holding.propose_end, ANA)
    seated(holding.answer_end, ANA, False)
    assert seated.table.ending is None and seated.table.paused[0] == BOB


def test_only_the_owner_proposes_it_and_nobody_answers_what_was_not_asked() -> None:
    seated = game_of_three()
    assert refusal(seated, holding.propose_end, BOB) == "not-owner"
    assert refusal(seated, holding.answer_end, BOB, True) == "end-unasked"
    assert refusal(room_of_three(), holding.propose_end, ANA) == "not-started"
    assert refusal(ended(), holding.propose_end, ANA) == "game-over"


def test_who_has_a_bot_in_their_seat_is_not_asked_unless_they_say_a_word() -> None:
    seated = of_five()
    for member in (CLEO, DAN):
        seated(waiting.sit_out, member, "random")
    seated(holding.propose_end, ANA)
    assert room(seated.table).ending.needed == 2
    seated(holding.answer_end, CLEO, False)
    assert seated.table.sitting.bots[2] is None and room(seated.table).ending.needed == 3


def test_when_those_leave_who_were_asked_the_others_have_decided() -> None:
    seated = of_five()
    seated(holding.propose_end, ANA)
    seated(holding.answer_end, BOB, True)
    seated(gathering.leave, CLEO, "random")
    assert not seated.table.sitting.over
    seated(gathering.leave, DAN, "random")
    assert seated.table.sitting.over


def test_a_proposal_goes_with_who_made_it() -> None:
    seated = of_five()
    seated(holding.propose_end, ANA)
    seated(gathering.leave, ANA, "random")
    assert seated.table.ending is None and seated.table.paused is None
    assert not seated.table.sitting.over


def test_who_is_alone_with_bots_ends_the_game_alone() -> None:
    seated = Seated("sporz")
    seated(gathering.join, "Ana", token="a")
    seated(gathering.add_bot, ANA, "random", ["random"], 5)
    seated(gathering.start, ANA)
    seated(holding.propose_end, ANA)
    assert seated.table.sitting.over


def test_an_ended_game_is_told_whole_and_nothing_more_is_played() -> None:
    seated = ended()
    told = playback(seated.games, seated.records)
    assert told.outcome is None and told.moments[-1].seat == Seat(0)
    assert {*told.moments[0].sheets} | {*told.moments[-1].sheets} >= {"0", "1", "2"}
    assert verify(seated.games, seated.records)[-1].over
    assert refusal(seated, playing.play, Seat(1), Claim(5)) == "game-over"
    view = fresh(seated.table, Seat(1), 0, seated.now)
    assert view.clock is None and view.sheet and not view.sheet.may_act
    seated(gathering.clear, ANA, "another secret")
    assert seated.table.sitting is None and not room(seated.table).ended


def test_all_talk_to_all_once_it_is_ended_the_dead_too() -> None:
    seated = ended()
    assert fresh(seated.table, Seat(1), 0, seated.now).sheet.channels == (OpenChannel(LOBBY),)
    seated(playing.say, BOB, LOBBY, "I had a nine")
    assert [line.text for line in seated.table.talk] == ["I had a nine"]
    assert [*Ear(None).arrive(seated.table, seated.now)][-1].count(b"a nine") == 1


# -- somebody is muted ----------------------------------------------------------------------------


def test_who_is_muted_says_nothing_and_plays_on() -> None:
    seated = game_of_three()
    seated(holding.mute, ANA, BOB)
    assert refusal(seated, playing.say, BOB, "table", "but") == "muted"
    for seat in range(2):
        seated.play(seat, Claim(5))
    assert room(seated.table).deed.what == "muted"
    assert (room(seated.table).deed.name, room(seated.table).deed.by) == ("Bob", "Ana")
    assert refusal(seated, holding.mute, BOB, CLEO) == "not-owner"
    assert refusal(seated, holding.mute, ANA, ANA) == "mute-yourself"


def test_who_is_muted_is_muted_in_the_room_too_and_a_bot_is_not() -> None:
    seated = room_of_three()
    seated(holding.mute, ANA, BOB)
    assert refusal(seated, playing.say, BOB, LOBBY, "but") == "muted"
    seated.table = Seated("infiltres").table
    seated(gathering.join, "Ana", token="a")
    seated(gathering.add_bot, ANA, "random", ["random"])
    assert refusal(seated, holding.mute, ANA, BOB) == "mute-bot"


def test_more_than_half_of_the_others_lift_it_or_the_owner_does() -> None:
    seated = of_five()
    seated(holding.mute, ANA, BOB)
    assert room(seated.table).muted[0].needed == 3
    assert refusal(seated, holding.speak_for, BOB, BOB) == "speak-for-yourself"
    for member in (CLEO, CLEO, DAN):
        seated(holding.speak_for, member, BOB)
        assert seated.table.is_muted(BOB)
    seated(holding.speak_for, EVE, BOB)
    assert not seated.table.is_muted(BOB)
    assert (room(seated.table).deed.what, room(seated.table).deed.by) == ("unmuted", None)
    seated(holding.mute, ANA, BOB)
    seated(holding.speak_for, ANA, BOB)
    assert not seated.table.is_muted(BOB) and room(seated.table).deed.by == "Ana"
    seated(playing.say, BOB, "day", "thanks")
    assert seated.again() == seated.table


# -- somebody has to go ---------------------------------------------------------------------------


def test_everybody_reads_who_was_shown_the_door_and_a_bot_plays_on() -> None:
    seated = game_of_three()
    seated(holding.mute, ANA, CLEO)
    seated(gathering.remove, ANA, CLEO, "random")
    told = room(seated.table)
    assert told.deed and (told.deed.number, told.deed.what, told.deed.name) == (
        2,
        "removed",
        "Cléo",
    )
    assert told.muted == () and told.seats[2].bot == "random"
    assert [person.name for person in told.people] == ["Ana", "Bob"]
