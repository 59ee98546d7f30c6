"""A wish leads to the step of its command, at whatever table it is made."""

from collections.abc import Callable
from typing import get_args

import msgspec
import pytest
from huisclos_trio.actions import Claim
from msgspec.structs import replace

from huisclos.kernel import UNREADABLE, Illegal, Seat, encode
from huisclos.tables import LOBBY, Member, wishes
from huisclos.tables.commands import gathering, holding, placing, playing, seating, waiting
from huisclos.tables.commands.carrying import carry_out
from huisclos.tables.presence import QUIET, Presence
from tests.tables.seated import (
    ANA,
    BOB,
    CLEO,
    Seated,
    finished,
    game_of_three,
    looking,
    room_of_three,
)
from tests.tables.test_onlookers import ana_is_out

LEVELS = ("random", "easy", "medium", "strong")
PAIRS = "\n".join(f"gauche{letter} / droite{letter}" for letter in "abcdefghij")


def infiltres() -> Seated:
    seated = Seated("infiltres")
    seated(gathering.join, "Ana", token="a")
    return seated


def after(stands: Callable[[], Seated], command: object, *args: object) -> Callable[[], Seated]:
    def stand() -> Seated:
        seated = stands()
        seated(command, *args)
        return seated

    return stand


def untimed() -> Seated:
    """An election that nothing counts the time of."""
    seated = Seated("sporz", election_time=0)
    for name in ("Ana", "Bob", "Cléo", "Dan"):
        seated(gathering.join, name, token=name)
    seated(gathering.start, ANA)
    return seated


def play(number: int, text: bytes) -> wishes.Play:
    sitting = game_of_three().table.sitting
    wait = sitting.wait(Seat(0)) if sitting else 0
    return wishes.Play("phone", number, 1, wait, msgspec.Raw(text))


claim = play(1, encode(Claim(7)))
claimed = after(game_of_three, playing.play, 0, Claim(5))


def deserted() -> Seated:
    """It has paused by itself."""
    seated = game_of_three()
    seated.now = 1.0
    seated.table = replace(seated.table, paused=(None, 0.0))
    return seated


def with_bots() -> Seated:
    """Somebody has come into a game with two bots."""
    seated = Seated("infiltres")
    seated(gathering.join, "Ana", token="a")
    seated(gathering.add_bot, ANA, "random", ["random"], 3)
    seated(gathering.start, ANA)
    seated(gathering.join, "Dan", token="d")
    return seated


def late() -> Seated:
    """Ana is back on another phone, as somebody else."""
    seated = with_bots()
    seated(gathering.leave, ANA, "random")
    seated.table = replace(
        seated.table, people=tuple(replace(p, id=ANA) for p in seated.table.people[-1:]), away=()
    )
    sitting = seated.table.sitting
    seated.table = replace(
        seated.table, sitting=replace(sitting, players=(Member(9), *sitting.players[1:]))
    )
    return seated


# By wish: where it is made, and the events that it leads to.
CARRIED_OUT: dict[type, tuple[Callable[[], Seated], wishes.Wish, list[str]]] = {
    wishes.Play: (game_of_three, claim, ["Played"]),
    wishes.Say: (room_of_three, wishes.Say(LOBBY, "hello"), ["Said"]),
    wishes.PutStamp: (ana_is_out, wishes.PutStamp("apart", 1, "ha"), ["Said"]),
    wishes.ChooseEyes: (ana_is_out, wishes.ChooseEyes(True), ["EyesChosen"]),
    wishes.Bet: (ana_is_out, wishes.Bet("low", 1, ("1",)), ["Wagered"]),
    wishes.Seen: (looking, wishes.Seen(), ["Seen"]),
    wishes.Rename: (room_of_three, wishes.Rename("Anna"), ["Renamed"]),
    wishes.Wear: (game_of_three, wishes.Wear(3, 1), ["Dressed"]),
    wishes.Salt: (room_of_three, wishes.Salt("pepper"), ["Salted"]),
    wishes.Configure: (room_of_three, wishes.Configure("infiltres", {}), ["Configured"]),
    wishes.ShareCall: (infiltres, wishes.ShareCall("https://meet.example"), ["CallShared"]),
    wishes.Supply: (infiltres, wishes.Supply(PAIRS), ["Supplied"]),
    wishes.AddBot: (infiltres, wishes.AddBot("random"), ["BotAdded"]),
    wishes.Remove: (game_of_three, wishes.Remove(CLEO), ["Left", "Switched", "TakenOver"]),
    wishes.Move: (room_of_three, wishes.Move(CLEO, 0), ["Moved"]),
    wishes.Swap: (room_of_three, wishes.Swap(BOB), ["SwapAsked"]),
    wishes.AnswerSwap: (
        after(room_of_three, placing.swap, BOB, ANA),
        wishes.AnswerSwap(BOB, True),
        ["Swapped"],
    ),
    wishes.Switch: (room_of_three, wishes.Switch("locked", True), ["Switched"]),
    wishes.HandOver: (room_of_three, wishes.HandOver(BOB), ["Owned"]),
    wishes.Start: (room_of_three, wishes.Start(), ["Started", "Played"]),
    wishes.PlayAgain: (finished, wishes.PlayAgain(), ["Cleared", "Committed"]),
    wishes.NextGame: (
        finished,
        wishes.NextGame(),
        ["Cleared", "Committed", "Moved", "Started", "Played"],
    ),
    wishes.KeepScore: (room_of_three, wishes.KeepScore(False), ["ScoreKept"]),
    wishes.Pause: (game_of_three, wishes.Pause(), ["Paused"]),
    wishes.Resume: (after(game_of_three, playing.pause, BOB), wishes.Resume(), ["Resumed"]),
    wishes.CallTime: (untimed, wishes.CallTime(), ["Played"]),
    wishes.AskUndo: (claimed, wishes.AskUndo(), ["UndoAsked"]),
    wishes.AnswerUndo: (
        after(claimed, playing.ask_undo, BOB),
        wishes.AnswerUndo(False),
        ["UndoAnswered"],
    ),
    wishes.ProposeEnd: (
        game_of_three,
        wishes.ProposeEnd(),
        ["EndProposed", "EndAnswered", "Paused"],
    ),
    wishes.AnswerEnd: (
        after(game_of_three, holding.propose_end, ANA),
        wishes.AnswerEnd(False),
        ["EndDropped", "Resumed"],
    ),
    wishes.AskSeat: (late, wishes.AskSeat(), ["SeatAsked"]),
    wishes.AnswerSeat: (
        after(with_bots, seating.ask, Member(4), None),
        wishes.AnswerSeat(Member(4), True),
        ["SeatGiven"],
    ),
    wishes.Mute: (game_of_three, wishes.Mute(BOB), ["Muted"]),
    wishes.SpeakFor: (
        after(room_of_three, holding.mute, ANA, BOB),
        wishes.SpeakFor(BOB),
        ["Unmuted"],
    ),
    wishes.RunClocks: (game_of_three, wishes.RunClocks(False), ["Clocked"]),
    wishes.AddMinute: (game_of_three, wishes.AddMinute(), ["Extended"]),
    wishes.Skip: (looking, wishes.Skip(), ["Skipped", "InterludeOver"]),
    wishes.Touch: (deserted, wishes.Touch(), ["Resumed"]),
    wishes.Wonder: (game_of_three, wishes.Wonder(BOB), ["Wondered"]),
    wishes.SitOut: (game_of_three, wishes.SitOut(), ["TakenOver"]),
    wishes.Back: (
        after(game_of_three, waiting.sit_out, ANA, "random"),
        wishes.Back(),
        ["GivenBack"],
    ),
    wishes.Leave: (game_of_three, wishes.Leave(), ["Left", "TakenOver", "Owned"]),
}


@pytest.mark.parametrize("kind", get_args(wishes.Wish), ids=lambda kind: kind.__name__)
def test_every_wish_is_carried_out(kind: type) -> None:
    stands, wish, events = CARRIED_OUT[kind]
    quiet = Presence(calm=-QUIET)  # nobody has touched a phone for long
    step = carry_out(stands().table, 1.0, ANA, wish, LEVELS, lambda: "new secret", quiet)
    assert step is not None
    assert [type(record.event).__name__ for record in step.records] == events
    assert {record.at for record in step.records} == {1.0}


def test_the_secret_of_the_next_deals_is_made_when_it_is_needed_and_not_before() -> None:
    drawn: list[str] = []

    def new_secret() -> str:
        drawn.append("new secret")
        return drawn[-1]

    carry_out(finished().table, 1.0, ANA, wishes.Say("table", "again?"), LEVELS, new_secret)
    assert drawn == []
    step = carry_out(finished().table, 1.0, ANA, wishes.PlayAgain(), LEVELS, new_secret)
    assert step and step.table.secret == "new secret" and len(drawn) == 1


def test_who_wants_a_bot_without_a_word_gets_the_usual_one() -> None:
    step = carry_out(infiltres().table, 1.0, ANA, wishes.AddBot(), LEVELS, str)
    assert step and step.table.people[-1].level == "medium"


def test_bots_fill_the_table_up_to_a_number_and_twice_is_as_good_as_once() -> None:
    table, filling = infiltres().table, wishes.AddBot("easy", 6)
    step = carry_out(table, 1.0, ANA, filling, LEVELS, str)
    assert step
    people = step.table.people
    assert len(people) == len({each.id for each in people}) == len({each.name for each in people})
    assert len(people) == 6 and {each.level for each in people[len(table.people) :]} == {"easy"}
    for _ in range(6 - len(table.people)):  # they are those who come one by one
        one = carry_out(table, 1.0, ANA, wishes.AddBot("easy"), LEVELS, str)
        assert one
        table = one.table
    assert table.people == people
    assert carry_out(table, 2.0, ANA, filling, LEVELS, str) is None
    with pytest.raises(Illegal, match="table-full"):
        carry_out(table, 2.0, ANA, wishes.AddBot("easy", 21), LEVELS, str)


def test_a_move_made_before_leads_nowhere_and_one_of_no_game_is_unreadable() -> None:
    table = game_of_three().table
    step = carry_out(table, 1.0, ANA, claim, LEVELS, str)
    assert step and carry_out(step.table, 2.0, ANA, claim, LEVELS, str) is None
    with pytest.raises(UNREADABLE):
        carry_out(table, 1.0, ANA, play(2, b'{"type":"Fly"}'), LEVELS, str)
    with pytest.raises(Illegal, match="not-started"):
        carry_out(room_of_three().table, 1.0, ANA, claim, LEVELS, str)


def test_only_the_owner_calls_time_and_only_where_none_runs() -> None:
    def call(seated: Seated, member: Member) -> str:
        try:
            playing.call_time(seated.table, 1.0, member)
        except Illegal as illegal:
            return illegal.refusal.key
        return ""

    assert call(untimed(), BOB) == "not-owner"
    assert call(untimed(), ANA) == ""
    assert call(game_of_three(), ANA) == "time-runs"
    assert call(room_of_three(), ANA) == "not-started"
    called = after(untimed, playing.call_time, ANA)()
    assert called.table.sitting is not None and called.table.sitting.deadline is not None
    assert call(called, ANA) == "time-runs"
    assert call(after(untimed, playing.pause, BOB)(), ANA) == "paused"


def test_time_that_is_called_for_another_moment_comes_too_late() -> None:
    table = untimed().table
    sitting = table.sitting
    assert sitting is not None
    played, wait = table.played, sitting.wait(Seat(0))
    for late in ((played + 1, wait), (played - 1, wait), (played, wait + 1)):
        with pytest.raises(Illegal, match="too-late"):
            carry_out(table, 1.0, ANA, wishes.CallTime(*late), LEVELS, str)
    assert carry_out(table, 1.0, ANA, wishes.CallTime(played, wait), LEVELS, str)
