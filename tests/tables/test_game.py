"""A game at a table: moves, time, talk, absence, taking back, again."""

import dataclasses

import msgspec
import pytest
from huisclos_trio import GAME as TRIO
from huisclos_trio.actions import Claim, Point

from huisclos.games.infiltres.actions import Vote
from huisclos.games.infiltres.state import Debating, Voting
from huisclos.kernel import DEALER, Illegal, Options, Seat
from huisclos.tables import LOBBY
from huisclos.tables.commands import gathering, playing, waiting
from huisclos.tables.event import Played, Started
from huisclos.tables.table import Deed
from tests.tables.seated import (
    ANA,
    BOB,
    CLEO,
    Seated,
    claimed,
    finished,
    game_of_three,
)
from tests.tables.test_room import refusal


def sitting_of(seated: Seated):
    assert seated.table.sitting is not None
    return seated.table.sitting


class Open(Options, frozen=True):
    people: int | None = None  # None: as many as there are when a game begins


def test_what_an_option_leaves_open_is_fixed_by_the_people_who_begin_and_by_no_bot_after():
    def settle(options: Open, people: frozenset[Seat]) -> Open:
        return msgspec.structs.replace(options, people=len(people))

    seated = Seated()
    games = {"trio": dataclasses.replace(TRIO, options=Open, settle=settle)}
    seated.table = msgspec.structs.replace(seated.table, games=games)
    for name in ("Ana", "Bob"):
        seated(gathering.join, name, token=name)
    seated(gathering.add_bot, ANA, "random", ("random",))
    seated(gathering.start, ANA)
    assert sitting_of(seated).options.people == 2
    seated(waiting.sit_out, BOB, "random")
    assert sitting_of(seated).options.people == 2
    started = next(r.event for r in seated.records if isinstance(r.event, Started))
    assert started.options["people"] == 2


def test_the_dealer_takes_no_time():
    records = game_of_three().records
    dealt = [r for r in records if isinstance(r.event, Played) and r.event.seat == DEALER]
    assert len(dealt) == 1
    assert dealt[0].at == records[-1].at


def test_a_restart_finds_the_same_table():
    for seated in (game_of_three(), claimed(), finished()):
        assert seated.again() == seated.table


def test_an_illegal_move_is_refused_and_leaves_no_trace():
    seated = game_of_three()
    before = seated.table
    with refusal("not-your-turn"):
        seated.play(1, Claim(3))
    with refusal("trio-out-of-range"):
        seated.play(0, Claim(12))
    assert seated.table is before


def test_the_clock_starts_anew_with_each_wait_and_only_then():
    seated = game_of_three()
    assert sitting_of(seated).deadline.ends == 30
    seated.now = 10
    seated.play(0, Claim(5))
    assert sitting_of(seated).deadline.ends == 40
    for seat in (1, 2):
        seated.play(seat, Claim(5))
    assert sitting_of(seated).deadline.ends == 30  # 10 + 20: all point at once
    seated.now = 15
    seated.play(1, Point(Seat(0)))
    assert sitting_of(seated).deadline.ends == 30


def test_the_clock_plays_when_time_is_up_and_not_before():
    seated = game_of_three()
    assert playing.time_up(seated.table, 29.9) is None
    seated.now = 30
    seated(playing.time_up)
    assert sitting_of(seated).game.public(sitting_of(seated).state).claims == (5,)


def test_a_tap_takes_the_seat_back_from_the_bot():
    seated = game_of_three()
    seated(waiting.sit_out, ANA, "random")
    assert sitting_of(seated).bots == ("random", None, None)
    seated.play(0, Claim(5))
    assert sitting_of(seated).bots == (None, None, None)


def test_who_comes_back_has_the_seat_again_but_an_added_bot_stays():
    seated = Seated("infiltres")
    seated(gathering.join, "Ana", token="a")
    for _ in range(3):
        seated(gathering.add_bot, ANA, "random", ["random"])
    seated(gathering.start, ANA)
    seated(waiting.sit_out, ANA, "plain")
    seated(playing.come_back, ANA)
    assert sitting_of(seated).bots == (None, "random", "random", "random")


def test_a_bot_plays_on_for_who_leaves():
    seated = game_of_three()
    seated(gathering.leave, BOB, "random")
    assert sitting_of(seated).bots == (None, "random", None)
    assert sitting_of(seated).names == ("Ana", "Bob", "Cléo")


def test_a_pause_stops_play_and_costs_no_time():
    seated = game_of_three()
    seated.now = 10
    seated(playing.pause, BOB)
    with refusal("paused"):
        seated.play(0, Claim(5))
    seated.now = 1000
    assert playing.time_up(seated.table, seated.now) is None
    seated(playing.resume, CLEO)
    assert sitting_of(seated).deadline.ends == 30 + 990
    assert seated.again() == seated.table


def test_a_silent_move_is_taken_back_at_once_by_who_made_it():
    seated = claimed()
    before = sitting_of(seated).state
    seated.play(1, Point(Seat(0)))
    seated(playing.ask_undo, BOB)
    assert sitting_of(seated).state == before
    assert seated.again() == seated.table
    seated.play(1, Point(Seat(2)))  # and another is made instead


def test_a_move_that_others_saw_is_taken_back_only_if_all_agree():
    seated = game_of_three()
    before = sitting_of(seated).state
    seated.play(0, Claim(3))
    seated(playing.ask_undo, ANA)
    seated(playing.answer_undo, BOB, True)
    assert sitting_of(seated).state != before
    seated(playing.answer_undo, CLEO, True)
    assert sitting_of(seated).state == before
    assert seated.table.deed == Deed(1, "undone", "", None)


def test_one_no_ends_the_asking_and_everybody_reads_whose():
    seated = game_of_three()
    seated.play(0, Claim(3))
    seated(playing.ask_undo, ANA)
    seated(playing.answer_undo, BOB, False)
    assert seated.table.deed == Deed(1, "kept", "", "Bob")
    with refusal("nothing-to-undo"):
        seated(playing.answer_undo, CLEO, True)


def test_a_move_ends_the_asking_and_everybody_reads_so():
    seated = game_of_three()
    seated.play(0, Claim(3))
    seated(playing.ask_undo, ANA)
    seated.play(1, Claim(4))
    assert seated.table.undo == ()
    assert seated.table.deed == Deed(1, "passed", "", None)
    assert seated.again() == seated.table


def test_who_takes_a_silent_move_back_does_not_learn_whether_others_moved_since():
    alone, after_cleo = claimed(), claimed()
    for seated in (alone, after_cleo):
        seated.play(1, Point(Seat(0)))
    after_cleo.play(2, Point(Seat(1)))
    for seated in (alone, after_cleo):
        seated(playing.ask_undo, BOB)
        assert seated.table.undo == ()
        assert seated.again() == seated.table
    assert sitting_of(alone).state.fingers == (None, None, None)
    assert sitting_of(after_cleo).state.fingers == (None, None, 1)


def test_somebody_elses_silent_move_is_not_what_is_taken_back():
    seated = claimed()
    claims = len(TRIO.public(sitting_of(seated).state).claims)
    seated.play(1, Point(Seat(0)))
    seated(playing.ask_undo, ANA)
    assert seated.table.undo == (ANA,)
    for member in (BOB, CLEO):
        seated(playing.answer_undo, member, True)
    assert len(TRIO.public(sitting_of(seated).state).claims) == claims - 1
    assert seated.again() == seated.table


def test_a_silent_move_ends_no_asking_and_neither_does_taking_it_back():
    seated = claimed()
    seated(playing.ask_undo, ANA)
    seated.play(1, Point(Seat(0)))
    assert seated.table.undo == (ANA,)
    seated(playing.ask_undo, BOB)
    assert seated.table.undo == (ANA,)
    assert sitting_of(seated).state.fingers == (None, None, None)


def infiltres_until(done) -> Seated:
    """Everybody does the first thing they may, until it is done."""
    seated = Seated("infiltres", spoken=True)
    for name in ("Ana", "Bob", "Cléo"):
        seated(gathering.join, name, token=name)
    seated(gathering.start, ANA)
    while not done(sitting_of(seated)):
        if sitting_of(seated).stopped:
            for member in (ANA, BOB, CLEO):
                seated(playing.see, member)
        game, state = sitting_of(seated).game, sitting_of(seated).state
        seat = game.awaited(state)[0]
        seated.play(seat, next(iter(game.moves(state, seat))))
    return seated


def test_how_far_back_one_may_go_does_not_count_secret_moves():
    seated = infiltres_until(lambda sitting: isinstance(sitting.state.phase, Voting))
    seated.play(0, Vote(None))
    for turn in range(60):
        seated.play(0, Vote(Seat(1 + turn % 2)))  # a change of mind, that nobody is told of
    seated(playing.ask_undo, BOB)
    assert seated.table.undo == (BOB,)
    for member in (ANA, CLEO):
        seated(playing.answer_undo, member, True)
    assert sitting_of(seated).state.phase == Voting()  # the vote, and whatever followed from it
    assert seated.again() == seated.table


def test_a_move_becomes_too_old_to_be_taken_back():
    seated = infiltres_until(lambda sitting: sitting.common > 30)
    told = sitting_of(seated).common
    before = [past.common for past in sitting_of(seated).past]
    assert told - 20 < before[0] < told
    assert sum(isinstance(r.event, Played) for r in seated.records) > len(before)


def test_after_the_game_the_same_people_play_again_with_new_luck():
    seated = finished()
    assert sitting_of(seated).over
    with refusal("game-over"):
        seated.play(0, Claim(3))
    seated(gathering.clear, ANA, "another secret")
    assert seated.table.sitting is None
    assert [person.salt for person in seated.table.people] == ["", "", ""]
    seated(gathering.configure, ANA, "infiltres", {})  # another game, why not
    seated(gathering.start, ANA)
    assert seated.table.played == 2


def test_the_room_talks_in_the_lobby_and_the_game_in_its_channels():
    seated = game_of_three()
    with refusal("talk-closed"):
        seated(playing.say, BOB, LOBBY, "hello")
    seated(playing.say, BOB, "table", " hello ")
    assert [(line.member, line.text) for line in seated.table.talk] == [(BOB, "hello")]
    for text, key in [("  ", "text-empty"), ("x" * 501, "text-too-long")]:
        with refusal(key):
            seated(playing.say, BOB, "table", text)
    with refusal("talk-closed"):
        seated(playing.say, BOB, "mutants", "hello")


def test_the_eliminated_write_nowhere_until_the_mission_ends():
    """Infiltrés, rule 8."""
    seated = Seated("infiltres", spoken=True)
    for name in "ABCD":
        seated(gathering.join, name, token=name)
    seated(gathering.start, ANA)
    disciple = sitting_of(seated).state.roles.index("disciple")
    for _ in range(20):  # pick, four clues, debate, vote, three clues, and the next debate
        state = sitting_of(seated).state
        if state.round == 2 and isinstance(state.phase, Debating):
            break
        seat = sitting_of(seated).game.awaited(state)[0]
        moves = [*sitting_of(seated).game.moves(state, seat)]
        seated.play(seat, Vote(disciple) if Vote(disciple) in moves else moves[0])
        seated.look()
    assert [gone.seat for gone in sitting_of(seated).state.out] == [disciple]
    for seat, member in enumerate(sitting_of(seated).players):
        if seat == disciple:
            with refusal("talk-closed"):
                seated(playing.say, member, "table", "psst")
        else:
            seated(playing.say, member, "table", "psst")


def test_every_command_of_a_spectator_is_refused():
    seated = game_of_three()
    seated(gathering.join, "Dan", token="d")
    dan = seated.table.people[-1].id
    for command in (playing.pause, playing.resume, playing.ask_undo):
        with refusal("not-a-player"):
            seated(command, dan)
    with pytest.raises(Illegal):
        seated(playing.say, dan, "table", "me too")


@pytest.mark.parametrize(
    ("command", "args"),
    [(playing.pause, ()), (playing.ask_undo, ()), (playing.answer_undo, (True,))],
)
def test_a_game_that_is_over_cannot_be_gone_on_with(command, args):
    """Everybody has seen every card by then."""
    seated = finished()
    with refusal("game-over"):
        seated(command, ANA, *args)
