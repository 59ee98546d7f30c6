"""Those who are out of a game, and those who only watch it: they bet, see all if they chose to,
talk and stamp apart, and the living are told nothing of it."""

import dataclasses

import pytest
from huisclos_trio import GAME as TRIO
from huisclos_trio.actions import Claim, Point
from huisclos_trio.state import Public, State
from msgspec import json

from huisclos.kernel import Channel, Illegal, Seat, Stamping, Value, Wager
from huisclos.tables import Member
from huisclos.tables.commands import gathering, playing, seating
from huisclos.tables.commands.betting import bet, choose_eyes
from huisclos.tables.commands.stamping import put
from huisclos.tables.feed import Change, Ear
from huisclos.tables.onlookers import onlooking
from huisclos.tables.room import room
from huisclos.tables.spoken import BEFORE, SEERS, WATCHERS
from tests.tables.seated import ANA, BOB, CLEO, Seated, room_of_three

ZOE = Member(4)


class Truth(Value, frozen=True):
    numbers: tuple[int, ...]


def channels(state: State) -> dict[str, Channel]:
    """Whoever has claimed is out, until the end."""
    claims = TRIO.public(state).claims
    out = frozenset(map(Seat, range(len(claims)))) if TRIO.to_act(state) else frozenset[Seat]()
    apart = {"apart": Channel(out, out, out=True, stamps=True)} if out else {}
    return {**TRIO.channels(state), **apart}


def wagers(board: Public) -> tuple[Wager, ...]:
    seats = (Seat(0), Seat(1), Seat(2))
    return (Wager("low", 1, seats, most=2), Wager("high", 2, words=("yes", "no"), foreseen=True))


GAME = dataclasses.replace(
    TRIO,
    channels=channels,
    wagers=wagers,
    right=lambda state, key, round, answers: None if key == "low" else answers.count("yes"),
    truth=lambda state: Truth(tuple(state.numbers)),
    stamps=lambda board, shown: Stamping("table", (Seat(1),), (Seat(0),), 7),
)


def ana_is_out() -> Seated:
    """Ana is out, Bob and Cléo play, Zoé came late and watches."""
    seated = room_of_three({"trio": GAME})
    seated(gathering.start, ANA)
    seated(gathering.join, "Zoé", token="digest of Zoé")
    seated.play(0, Claim(5))
    return seated


def both_are_out() -> Seated:
    seated = ana_is_out()
    seated.play(1, Claim(5))
    return seated


def refusal(seated: Seated, command, *args) -> str:
    with pytest.raises(Illegal) as illegal:
        seated(command, *args)
    return str(illegal.value.refusal.key)


def heard(seated: Seated, member: Member | None, *step) -> list[dict]:
    """What somebody hears of it."""
    before, ear = seated.table, Ear(member)
    [*ear.arrive(before, seated.now)]
    seated(*step)
    return [json.decode(text) for text in ear.hear(Change(before, seated.table, seated.now))]


# -- bets -----------------------------------------------------------------------------------------


def test_who_is_out_and_who_watches_bet_and_are_told_of_their_own_alone() -> None:
    seated = ana_is_out()
    (told,) = heard(seated, ANA, bet, ANA, "low", 1, ("1", "2"))
    assert told["type"] == "Onlooking" and told["bets"][0]["answers"] == ["1", "2"]
    for member in (BOB, CLEO, None):
        assert heard(seated, member, bet, ZOE, "low", 1, ("0",)) == []
        seated(bet, ZOE, "low", 1, ())
    assert onlooking(seated.table, ZOE).bets == () != onlooking(seated.table, ANA).bets
    assert onlooking(seated.table, BOB) is None and onlooking(seated.table, None) is None
    assert seated.again() == seated.table


@pytest.mark.parametrize(
    ("member", "key", "round", "answers", "why"),
    [
        (BOB, "low", 1, ("1",), "bet-playing"),
        (ANA, "low", 2, ("1",), "bet-late"),
        (ANA, "low", 1, ("0", "1", "2"), "bet-many"),
        (ANA, "low", 1, ("1", "1"), "bet-unknown"),
        (ANA, "high", 2, ("perhaps",), "bet-unknown"),
        (Member(9), "low", 1, ("1",), "no-such-member"),
    ],
)
def test_a_bet_is_refused_with_the_reason(member, key, round, answers, why) -> None:
    assert refusal(ana_is_out(), bet, member, key, round, answers) == why


def ended(seated: Seated) -> None:
    for seat in range(3):
        if seat in seated.table.sitting.acting and len(seated.table.sitting.board.claims) < 3:
            seated.play(seat, Claim(5))
    for seat in range(3):
        seated.play(seat, Point(Seat(0)))
    seated.now += 20
    seated(playing.time_up)


def test_bets_and_their_number_are_shown_at_the_end_and_half_of_them_right_is_a_point() -> None:
    seated = ana_is_out()
    seated(bet, ANA, "low", 1, ("1", "2"))  # it never comes to that
    seated(bet, ANA, "high", 2, ("yes",))
    seated(bet, ZOE, "high", 2, ("no",))
    assert room(seated.table).bets == ()
    ended(seated)
    shown = {(each.member, each.key): each.right for each in room(seated.table).bets}
    assert shown == {(ANA, "low"): None, (ANA, "high"): 1, (ZOE, "high"): 0}
    points, won = dict(room(seated.table).score[-1].points), seated.table.sitting.outcome.winners
    assert points[ANA] == 3 * (0 in won) + 1 and ZOE not in points
    assert refusal(seated, bet, ZOE, "high", 2, ("yes",)) == "game-over"


# -- eyes -----------------------------------------------------------------------------------------


def test_who_is_out_chooses_once_whether_to_see_all_and_nobody_else_is_told() -> None:
    seated = both_are_out()
    assert (
        onlooking(seated.table, ANA).eyes == "asked" and onlooking(seated.table, ZOE).eyes is None
    )
    for member in (BOB, CLEO, ZOE, None):
        one = both_are_out()
        assert heard(one, member, choose_eyes, ANA, True) == []
    told = heard(seated, ANA, choose_eyes, ANA, True)
    assert told[-1]["truth"]["numbers"] == [*seated.table.sitting.state.numbers]
    assert [wager["key"] for wager in told[-1]["wagers"]] == ["high"]  # what is to come
    assert seated(choose_eyes, ANA, True) is seated.table
    assert refusal(seated, choose_eyes, ANA, False) == "eyes-chosen"
    assert refusal(seated, choose_eyes, CLEO, True) == "eyes-closed"
    assert seated.again() == seated.table


def test_where_strangers_may_come_in_nobody_sees_more_than_the_table() -> None:
    seated = ana_is_out()
    seated(gathering.switch, ANA, "listed", True)
    assert onlooking(seated.table, ANA).eyes == "strangers"
    assert refusal(seated, choose_eyes, ANA, True) == "eyes-strangers"
    seated(choose_eyes, ANA, False)
    assert onlooking(seated.table, ANA).eyes == "blind"


def test_who_sees_all_talks_apart_from_the_blind() -> None:
    seated = both_are_out()
    told = heard(seated, ANA, choose_eyes, ANA, True)
    open_now = [(each["name"], each.get("apart")) for each in told[0]["sheet"]["channels"]]
    table = [(name, None) for name in TRIO.channels(seated.table.sitting.state)]
    assert open_now == [*table, (SEERS, True)]
    assert heard(seated, BOB, playing.say, ANA, SEERS, "it is Cléo") == []
    assert heard(seated, ANA, playing.say, BOB, "apart", "who is it?") == []
    assert refusal(seated, playing.say, ANA, "apart", "it is Cléo") == "talk-closed"
    assert refusal(seated, playing.say, BOB, SEERS, "who is it?") == "talk-closed"


def test_a_seat_that_is_out_is_given_to_nobody_who_comes_late() -> None:
    seated = Seated("trio", {"trio": GAME})
    seated(gathering.join, "Ana", token="digest of Ana", salt="Ana")
    seated(gathering.add_bot, ANA, "random", ["random"], 3)
    seated(gathering.move, ANA, ANA, 2)
    seated(gathering.start, ANA)
    seated(gathering.join, "Zoé", token="digest of Zoé")
    for seat in range(2):
        seated.play(seat, Claim(5), cause="bot")
    assert refusal(seated, seating.ask, ZOE, None) == "seat-none"


# -- talk and stamps ------------------------------------------------------------------------------


def test_watchers_talk_among_them_and_neither_read_nor_write_among_the_dead() -> None:
    seated = ana_is_out()
    (told,) = heard(seated, ZOE, playing.say, ZOE, WATCHERS, "what a game")
    assert told["lines"][0]["text"] == "what a game"
    for member in (ANA, BOB, None):
        assert heard(seated, member, playing.say, ZOE, WATCHERS, "again") == []
    assert heard(seated, ZOE, playing.say, ANA, "apart", "I am out") == []
    assert refusal(seated, playing.say, ZOE, "apart", "and I?") == "talk-closed"
    assert refusal(seated, playing.say, BOB, WATCHERS, "and I?") == "talk-closed"


@pytest.mark.parametrize(
    ("member", "channel", "about", "moment"),
    [(BOB, "table", 0, 7), (ANA, "apart", 2, 0), (ZOE, WATCHERS, 1, 0)],
)
def test_a_stamp_is_a_line_about_somebody_where_it_may_be_put(
    member, channel, about, moment
) -> None:
    seated = ana_is_out()
    (told,) = heard(seated, member, put, member, channel, Seat(about), "ha")
    (line,) = told["lines"]
    assert (line["text"], line["about"], line["moment"]) == ("ha", about, moment)
    assert seated(put, member, channel, Seat(about), "ha") is seated.table  # twice is once
    (told,) = heard(seated, member, put, member, channel, Seat(about), "ouch")  # the last counts
    assert told["lines"][0]["text"] == "ouch"
    assert seated.again() == seated.table


def test_a_stamp_of_one_game_stands_on_nothing_in_the_next() -> None:
    seated = both_are_out()
    seated(put, BOB, "table", Seat(0), "ha")
    seated(put, ZOE, WATCHERS, Seat(1), "ouch")
    seated(gathering.leave, ZOE, "easy")
    seated.play(2, Claim(5))
    for seat in range(3):
        seated.play(seat, Point(Seat(0)))
    seated.now += 20
    seated(playing.time_up)
    seated(gathering.clear, ANA, "another secret")
    seated(gathering.start, ANA)
    assert {line.moment for line in seated.table.talk if line.about is not None} == {BEFORE}
    (told,) = heard(seated, BOB, put, BOB, "table", Seat(0), "ha")  # the same again is a new one
    assert told["lines"][0]["moment"] == 7
    assert seated.again() == seated.table


@pytest.mark.parametrize(
    ("member", "channel", "about"),
    [
        (CLEO, "table", 0),  # not hers to answer
        (BOB, "table", 2),  # nothing to answer
        (BOB, "apart", 2),  # not his place
        (ANA, WATCHERS, 2),
        (ZOE, "apart", 2),
        (ANA, "apart", 0),  # oneself
        (ANA, "apart", 9),
        (ANA, "nowhere", 2),
    ],
)
def test_a_stamp_is_refused_outside_its_moment(member, channel, about) -> None:
    assert refusal(ana_is_out(), put, member, channel, Seat(about), "ha") == "stamp-closed"
