"""Rules 6 to 12: the defence, the end of a turn, penalties, time, endings. Names cite RULES.md."""

from itertools import repeat
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from huisclos.games.lucky import GAME
from huisclos.games.lucky.notes import (
    Cleared,
    Declined,
    DefenceOpened,
    DoctorMoved,
    Drew,
    Drowned,
    EndAsked,
    Failed,
    Foiled,
    Passed,
    Penalised,
    Stopped,
    TurnOpened,
    WentOn,
)
from huisclos.games.lucky.nouns import Options
from huisclos.games.lucky.play.chart import chart
from huisclos.games.lucky.questions import payment
from huisclos.games.lucky.state import State
from huisclos.kernel import CLOCK, Outcome, Seat, settle
from tests.games.lucky.scene import KETCH, card, key, listed, notes, onward, phase, scene

LOUNGE = "captains_lounge"


def attempt(*hands: str, lines: tuple[str, ...] = ("0 save",), **options: object) -> State:
    """Seat 0 attempts in the Captain's Lounge, before everybody's eyes."""
    pawns = " ".join([LOUNGE] * len(hands))
    return onward(scene(pawns, LOUNGE, *hands, **options), *lines)  # type: ignore[arg-type]


# -- rule 6: the defence --------------------------------------------------------------------------


def test_6_defenders_follow_clockwise_whatever_the_turn_order_has_been() -> None:
    state = scene(" ".join([LOUNGE] * 4), LOUNGE, "1", "1", "whisky", "1", player=2)
    state = onward(state, "2 save aid_whisky", "3 pass", "0 pass")
    assert [note.seat for note in notes(state, DefenceOpened)] == [3, 0, 1]


def test_6_one_without_cards_is_passed_over() -> None:
    state = attempt("whisky", "", "3 3", "", lines=("0 save aid_whisky",))
    [opened] = notes(state, DefenceOpened)
    assert opened == DefenceOpened(Seat(2), 6, last=True)


def test_6_failure_cards_are_played_one_at_a_time_and_who_stops_cannot_come_back() -> None:
    state = attempt("towel", "1 1", "1 2", lines=("0 save aid_towel", "1 fail fail_1"))
    assert GAME.public(state).attempt is not None
    assert state.phase.missing == 2  # type: ignore[union-attr]
    state = onward(state, "1 pass", "2 fail fail_1")
    assert key(state, "1 fail fail_1") == "not-your-turn"


def test_6_it_fails_the_moment_the_points_equal_its_value_and_nobody_adds_more() -> None:
    state = attempt("towel", "1 2 1", "1", lines=("0 save aid_towel", "1 fail fail_2"))
    assert notes(state, Foiled) == []
    state = onward(state, "1 fail fail_1")
    assert notes(state, Foiled) == [Foiled(Seat(0))]
    assert phase(state) == "turning"
    assert state.hands == ((), ("fail_1",), ("fail_1",))


def test_6_more_points_than_are_missing_do_as_well() -> None:
    assert notes(attempt("", "3", "1", lines=("0 save", "1 fail fail_3")), Foiled)


def test_6_the_last_who_holds_a_card_may_not_stop_short_while_they_can_reach_it() -> None:
    state = attempt("", "1", "1 2", lines=("0 save", "1 pass"))
    assert key(state, "2 pass") == "must-stop"
    assert listed(state, 2) == {"fail fail_1", "fail fail_2"}  # which cards is theirs to choose
    assert GAME.private(state, Seat(2)).bound
    assert notes(onward(state, "2 fail fail_2"), Foiled)


def test_6_the_duty_holds_until_it_is_stopped() -> None:
    state = attempt("towel", "1", "1 1 1", lines=("0 save aid_towel", "1 pass", "2 fail fail_1"))
    assert key(state, "2 pass") == "must-stop"


def test_6_who_cannot_reach_it_may_stop() -> None:
    state = attempt("towel", "1", "1 1", lines=("0 save aid_towel", "1 pass"))
    assert key(state, "2 pass") is None
    assert not GAME.private(state, Seat(2)).bound


def test_6_the_last_is_the_last_who_holds_any_card_not_the_last_who_can_stop_it() -> None:
    """Seat 1 alone can stop it, but does not know that: others after them hold cards."""
    state = attempt("", "3", "whisky", "towel")
    assert key(state, "1 pass") is None
    state = attempt("", "3", "", "")
    assert key(state, "1 pass") == "must-stop"


@pytest.mark.parametrize("others", [("whisky", "towel"), ("3 3", "3"), ("2", "whisky")])
def test_6_what_a_defender_may_do_depends_on_their_own_hand_and_on_who_holds_cards(
    others: tuple[str, str],
) -> None:
    state = attempt("", "3 >cafe", *others)
    assert listed(state, 1) == {"fail fail_3", "pass"}
    assert not GAME.private(state, Seat(1)).bound


def test_6_an_empty_hand_ends_a_defence_by_itself() -> None:
    state = attempt("towel", "1", "1 1 1", lines=("0 save aid_towel", "1 fail fail_1"))
    assert [note.seat for note in notes(state, DefenceOpened)] == [1, 2]
    assert notes(state, Passed) == []


def test_6_played_cards_leave_the_game() -> None:
    state = attempt("towel", "1 2", "1", lines=("0 save aid_towel", "1 fail fail_2"))
    assert state.discards[-2:] == ("aid_towel", "fail_2")


def test_6_an_attempt_not_stopped_wins() -> None:
    state = attempt("towel", "1", ">cafe", lines=("0 save aid_towel", "1 pass", "2 pass"))
    assert GAME.outcome(state) == Outcome("saved", (Seat(0),))
    assert GAME.to_act(state) == ()
    nobody = attempt("towel", "", "", lines=("0 save aid_towel",))
    assert GAME.outcome(nobody).reason == "saved"


@pytest.mark.parametrize(
    ("line", "why"),
    [("1 fail fail_3", "not-held"), ("1 fail cafe", "not-a-failure"), ("1 draw", "not-now")],
)
def test_6_a_defender_plays_their_own_failure_cards_and_nothing_else(line: str, why: str) -> None:
    assert key(attempt("", "1 >cafe", "1"), line) == why


# -- rule 7: the end of a turn --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("piles", "start", "goes"),
    [
        ((5, 5, 5, 5), "bridge", "chart_room"),
        ((5, 5, 5, 5), LOUNGE, "bridge"),  # 22, then 0
        ((5, 5, 5, 5), "a_passage", LOUNGE),  # beside 0, 1, 2 and 22
        ((5, 5, 5, 0), "galley", "pursers_office"),  # 11, and 12 to 16 are drowned
        ((5, 5, 5, 0), "c_aft_stairs", "galley"),  # 12 is drowned; 10 and 11 are left
        ((5, 0, 0, 0), "palm_court", "lifeboat_station"),  # 4, then 21
    ],
)
def test_7_the_doctor_goes_to_the_next_number_or_from_a_passage_to_the_highest_beside(
    piles: tuple[int, ...], start: str, goes: str
) -> None:
    state = scene("gymnasium gymnasium gymnasium", start, piles=piles)
    assert GAME.public(state).next == goes
    state = onward(state, "0 stop")
    assert state.doctor == goes
    assert notes(state, DoctorMoved)[-1].room == goes


def test_7_a_deck_drowns_with_its_last_card_and_all_go_to_the_lowest_number_above() -> None:
    state = scene("mail_room cafe coal_bunker", "swimming_bath", piles=(5, 5, 5, 1))
    state = onward(state, "0 draw")
    assert notes(state, Drowned) == [Drowned("D", "dining_saloon", (Seat(0), Seat(2)), doctor=True)]
    assert state.pawns == ("dining_saloon", "cafe", "dining_saloon")
    assert (state.afloat, state.doctor) == (3, "infirmary")  # from 9 he then goes on to 10


def test_7_being_washed_up_beside_the_doctor_does_not_change_the_order() -> None:
    state = scene("cafe gymnasium coal_bunker", "swimming_bath", piles=(5, 5, 5, 1))
    state = onward(state, "0 draw")
    assert notes(state, TurnOpened)[-1] == TurnOpened(2, Seat(1), met=False)


@pytest.mark.parametrize(
    ("piles", "start", "ahead"),
    [
        ((5, 5, 5, 5), LOUNGE, "bridge chart_room wireless_room gymnasium palm_court"),
        ((5, 5, 5, 0), "galley", "pursers_office barber_shop royal_suite reading_room"),
    ],
)
def test_7_everybody_sees_where_the_doctor_will_go(
    piles: tuple[int, ...], start: str, ahead: str
) -> None:
    state = scene("galley galley galley", start, piles=piles)
    board = GAME.public(state)
    assert " ".join((board.next, *board.then)).startswith(ahead)
    for room in (board.next, *board.then):
        state = onward(state, f"{state.player} stop")
        assert state.doctor == room


def test_7_a_short_way_names_no_room_twice() -> None:
    """On the ketch two rooms of Deck A have a number."""
    *_, (_, state) = settle(GAME, GAME.setup(Options(3)), repeat(Random(1)), KETCH)
    one, other = {*chart(KETCH).stage(1).onward.values()}
    board = GAME.public(replace(state, afloat=1, doctor=one))
    assert (board.next, board.then) == (other, (one,))


@pytest.mark.parametrize(
    ("piles", "drawn", "is_last"),
    [
        ((5, 5, 5, 5), "D", False),
        ((5, 5, 1, 0), "C", False),
        ((2, 0, 0, 0), "A", False),
        ((1, 0, 0, 0), "A", True),
    ],
)
def test_7_everybody_sees_whence_is_drawn_and_whether_it_is_the_last_card_of_all(
    piles: tuple[int, ...], drawn: str, is_last: bool
) -> None:
    board = GAME.public(scene("bridge bridge bridge", "bridge", piles=piles))
    assert (board.drawn, board.last_card) == (drawn, is_last)
    assert board.filled == (16, 16, 17, 17)


def test_7_when_deck_a_drowns_nobody_wins() -> None:
    state = onward(scene("bridge bridge bridge", "cafe", piles=(1, 0, 0, 0)), "0 draw")
    assert GAME.outcome(state) == Outcome("sunk")
    assert notes(state, Drowned)[-1].room is None
    assert GAME.to_act(state) == ()


@pytest.mark.parametrize(
    ("pawns", "player", "then"),
    [
        ("cafe cafe cafe cafe", 1, 2),  # he meets nobody: the next clockwise
        ("cafe cafe cafe cafe", 3, 0),
        ("chart_room cafe cafe cafe", 2, 0),
        ("chart_room chart_room cafe cafe", 3, 0),
        ("chart_room chart_room cafe cafe", 0, 1),  # the first who would have played
        ("cafe chart_room cafe cafe", 1, 1),  # also the one who has just played
        ("cafe chart_room chart_room cafe", 1, 2),  # who comes last
    ],
)
def test_7_the_first_clockwise_of_those_he_meets_takes_the_turn(
    pawns: str, player: int, then: int
) -> None:
    state, met = scene(pawns, "bridge", player=player), "chart_room" in pawns
    assert GAME.public(state).meets == (then if met else None)
    state = onward(state, f"{player} stop")
    assert state.doctor == "chart_room"
    assert state.player == then
    assert notes(state, TurnOpened)[-1] == TurnOpened(2, Seat(then), met)


def test_7_after_a_jump_play_goes_on_clockwise_from_there() -> None:
    state = scene("cafe cafe chart_room cafe", "bridge")
    state = onward(state, "0 stop", "2 stop", "3 stop", "0 stop")
    assert [note.seat for note in notes(state, TurnOpened)[-4:]] == [2, 3, 0, 1]


# -- rule 8: the biggest loser and penalties ------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "lines", "loser"),
    [
        (("", "1", "3", ">cafe"), ("1 pass", "2 pass", "3 pass"), 2),  # the last who could
        (("", ">cafe", ">galley", ">mail_room"), ("1 pass", "2 pass", "3 pass"), None),
        (("", "2", ">galley", ">cafe"), ("1 pass", "2 pass", "3 pass"), 1),
    ],
)
def test_8_the_biggest_loser_is_the_last_who_could_have_stopped_it_and_did_not(
    hands: tuple[str, ...], lines: tuple[str, ...], loser: int | None
) -> None:
    state = attempt(*hands, lines=("0 save", *lines))
    assert state.result is not None
    assert (state.result.winner, state.result.loser, state.result.penalty) == (0, loser, 0)


def test_8_what_counts_is_what_was_missing_when_their_moment_came() -> None:
    hands = ("whisky", "3 2", "2 2", ">cafe")
    lines = ("0 save aid_whisky", "1 fail fail_2", "1 pass", "2 fail fail_2", "2 pass", "3 pass")
    state = attempt(*hands, lines=lines)  # 6: seat 1 held 5; then 4 were missing, and seat 2 held 4
    assert state.result is not None and state.result.loser == 2


def test_8_the_biggest_loser_pays_one_for_each_failure_card_left() -> None:
    hands = ("", "1", "3 1 1 >cafe", ">galley")
    state = attempt(*hands, lines=("0 save", "1 pass", "2 pass", "3 pass"), penalties=True)
    assert state.result is not None and state.result.penalty == 3
    assert GAME.public(state).penalties == (0, 0, 3, 0)
    assert notes(state, Penalised) == []  # it is told with the end: before, it would reveal


def test_8_at_the_end_all_hands_are_laid_open() -> None:
    state = attempt("towel >bridge", "1", ">cafe", lines=("0 save aid_towel", "1 pass", "2 pass"))
    assert GAME.public(state).result is not None
    assert GAME.public(state).result.hands == state.hands  # type: ignore[union-attr]


FOUR = ("bridge cafe galley mail_room", "engine_room")


def test_8_a_spoken_penalty_is_proposed_by_anybody_and_confirmed_by_the_table() -> None:
    state = onward(scene(*FOUR, penalties=True), "2 blame 0")
    assert GAME.public(state).charge is not None
    state = onward(state, "3 judge yes")  # two of three others
    assert GAME.public(state).penalties == (1, 0, 0, 0)
    assert GAME.public(state).charge is None
    assert phase(state) == "turning" and state.player == 0  # play was not held up


def test_8_it_counts_double_during_an_attempt() -> None:
    state = attempt("", "1", "1", "1", penalties=True)
    state = onward(state, "3 blame 1", "0 judge yes")
    assert GAME.public(state).penalties == (0, 2, 0, 0)


def test_8_the_table_may_not_confirm_it() -> None:
    state = onward(scene(*FOUR, penalties=True), "2 blame 0", "3 judge no", "1 judge no")
    assert notes(state, Cleared) == [Cleared(Seat(0))]
    assert GAME.public(state).penalties == (0, 0, 0, 0)


def test_8_who_said_it_may_own_up_and_it_counts_at_once() -> None:
    state = onward(scene(*FOUR, penalties=True), "2 blame 1")
    assert [*map(GAME.write, GAME.moves(state, Seat(1)))] == ["judge yes"]
    state = onward(state, "1 judge yes")
    assert notes(state, Penalised) == [Penalised(Seat(1), 1, 1, "ours-1")]
    assert GAME.public(state).charge is None


@pytest.mark.parametrize(
    ("said", "points"),
    [((), 0), (("1 judge yes",), 1), (("1 judge no",), 0), (("1 judge yes", "3 judge no"), 1)],
)
def test_8_after_a_round_those_decide_who_have_said_something_two_at_least(
    said: tuple[str, ...], points: int
) -> None:
    pawns = "bridge cafe galley mail_room gymnasium palm_court infirmary"
    state = onward(scene(pawns, "engine_room", penalties=True), "2 blame 0", *said)
    for _ in range(7):
        state = onward(state, f"{state.player} stop")
        assert state.charge is not None
    state = onward(state, f"{state.player} stop")
    assert state.charge is None
    assert state.penalties[0] == points
    assert len(notes(state, Penalised)) == points
    assert len(notes(state, Cleared)) == 1 - points


@pytest.mark.parametrize(
    ("lines", "line", "why"),
    [
        ((), "2 blame 2", "blame-whom"),
        ((), "2 blame 9", "blame-whom"),
        ((), "2 judge yes", "not-now"),
        (("2 blame 0",), "1 blame 0", "blame-open"),
        (("2 blame 0",), "0 judge no", "not-now"),  # not in one's own case
        (("2 blame 0", "1 judge no", "3 judge no"), "2 blame 1", "not-your-turn"),  # one a turn
        (("0 blame 1", "2 judge no", "3 judge no"), "0 blame 2", "blamed"),
    ],
)
def test_8_proposals_are_bounded(lines: tuple[str, ...], line: str, why: str) -> None:
    assert key(onward(scene(*FOUR, penalties=True), *lines), line) == why


FOILED = ("0 save", "1 fail fail_1")


def test_8_what_was_said_in_an_attempt_is_fined_double_until_the_end_of_the_next_turn() -> None:
    state = attempt("", "1", "1 1", "1", lines=FOILED, penalties=True)
    assert GAME.public(state).recent and {"blame 1", "blame 1 attempt"} <= listed(state, 3)
    late = onward(state, f"{state.player} stop")
    state = onward(state, "3 blame 1 attempt", "2 judge yes")
    assert state.penalties == (0, 2, 0, 0)
    assert not GAME.public(late).recent and "blame 1 attempt" not in listed(late, 3)
    assert key(late, "3 blame 1 attempt") == "blame-late"
    assert onward(late, "3 blame 1", "2 judge yes").penalties == (0, 1, 0, 0)


SAVED = ("0 save", "1 pass", "2 pass", "3 pass")
HANDS = ("", ">cafe", ">galley", ">mail_room")


def test_8_after_the_rescue_that_wins_the_table_settles_up() -> None:
    state = attempt(*HANDS, lines=SAVED, penalties=True)
    assert phase(state) == "reckoning" and state.result is not None
    assert GAME.late is not None and GAME.late(state) == ()  # nobody owes a word
    state = onward(state, "2 blame 0 attempt", "1 judge yes")
    assert state.penalties == (2, 0, 0, 0)
    state = onward(state, "0 reckoned", "1 reckoned", "3 reckoned")
    assert GAME.public(state).awaited == (2,) and key(state, "0 reckoned") == "not-now"
    state = onward(state, "2 reckoned")
    assert phase(state) == "over" and GAME.outcome(state).winners == (0,)


def test_8_time_settles_what_is_still_proposed() -> None:
    state = attempt(*HANDS, lines=SAVED, penalties=True)
    state = onward(state, "2 blame 0", "clock time")
    assert phase(state) == "over" and state.penalties == (0, 0, 0, 0)  # one voice is not the table


@pytest.mark.parametrize("options", [{}, {"penalties": True, "reckoning": 0}])
def test_8_without_penalties_or_time_for_them_it_is_over_at_once(options: dict[str, Any]) -> None:
    assert phase(attempt(*HANDS, lines=SAVED, **options)) == "over"


@pytest.mark.parametrize(
    ("options", "names"),
    [
        ({}, ["ours-1", "ours-2"]),
        ({"forfeits": "own", "own_forfeits": " un pas de danse ;; "}, ["un pas de danse"] * 2),
        ({"forfeits": "own"}, [None, None]),
        ({"forfeits": "none"}, [None, None]),
    ],
)
def test_8_every_confirmed_penalty_names_the_next_forfeit(
    options: dict[str, Any], names: list[str | None]
) -> None:
    state = onward(scene(*FOUR, penalties=True, **options), "2 blame 0", "0 judge yes")
    state = onward(state, "1 blame 3", "3 judge yes")
    assert [note.forfeit for note in notes(state, Penalised)] == names
    assert [given.name for given in state.forfeits] == [name for name in names if name]


def test_8_anybody_may_decline_a_forfeit_and_the_penalty_stays() -> None:
    state = onward(scene(*FOUR, penalties=True), "2 blame 1", "1 judge yes")
    assert "decline" in listed(state, 1) and key(state, "0 decline") == "not-now"
    state = onward(state, "1 decline")
    assert notes(state, Declined) == [Declined(Seat(1), "ours-1")]
    assert state.forfeits == () and state.penalties == (0, 1, 0, 0)
    assert "decline" not in listed(state, 1)


def test_8_without_the_option_nobody_is_blamed() -> None:
    state = scene(*FOUR)
    assert key(state, "0 blame 1") == "not-now"
    assert GAME.to_act(state) == (0, CLOCK)


# -- rule 9: enough -------------------------------------------------------------------------------


def asked(turns: int = 300, **options: object) -> State:
    state = scene("bridge cafe galley", "engine_room", turns=turns, **options)  # type: ignore[arg-type]
    return onward(replace(state, turn=turns), "0 stop")


def test_9_after_300_turns_the_table_is_asked_and_ends_if_all_agree() -> None:
    state = asked()
    assert notes(state, EndAsked) == [EndAsked(300)]
    state = onward(state, "2 end yes", "0 end yes")
    assert GAME.public(state).answered == (0, 2)
    state = onward(state, "1 end yes")
    assert GAME.outcome(state) == Outcome("agreed")


def test_9_one_who_does_not_agree_is_enough_and_the_table_is_asked_again_after_50() -> None:
    state = onward(asked(), "0 end yes", "1 end no", "2 end yes")
    assert notes(state, WentOn) == [WentOn((Seat(1),))]
    assert (phase(state), state.player, state.turn) == ("turning", 1, 301)
    state = onward(replace(state, turn=349), "1 stop")
    assert phase(state) == "turning"
    assert phase(onward(state, f"{state.player} stop")) == "agreeing"


def test_9_an_answer_may_be_changed_and_is_secret_until_all_are_in() -> None:
    state = onward(asked(), "0 end no", "1 end yes")
    other = onward(asked(), "0 end yes", "1 end yes")
    assert GAME.public(state) == GAME.public(other)
    assert (GAME.private(state, Seat(0)).answer, GAME.private(other, Seat(0)).answer) == (0, 1)
    state = onward(state, "0 end yes", "2 end yes")
    assert GAME.outcome(state).reason == "agreed"


def test_9_before_that_nobody_is_asked() -> None:
    state = scene("bridge cafe galley", "engine_room")
    assert phase(onward(replace(state, turn=299), "0 stop")) == "turning"


# -- rule 10: what is public ----------------------------------------------------------------------


def test_10_hands_have_no_limit_and_sizes_and_discards_are_public() -> None:
    state = scene("bridge cafe galley", "engine_room", "1 1 1 1 1 1 1 1 1 1 1 1", top="2")
    state = onward(state, "0 draw")
    board = GAME.public(state)
    assert board.hands == (13, 0, 0)
    assert board.piles == (5, 5, 5, 4)
    assert board.discards == state.discards


# -- rule 11: time --------------------------------------------------------------------------------


def test_11_time_up_is_a_search_without_a_step_and_with_a_draw() -> None:
    state = onward(scene("bridge cafe galley", "engine_room"), "clock time")
    assert notes(state, Drew)[-1].late
    assert state.pawns[0] == "bridge" and len(state.hands[0]) == 1 and state.player == 1


def test_11_after_a_move_card_time_up_ends_the_turn_and_draws_nothing() -> None:
    state = onward(
        scene("bridge cafe galley", "engine_room", ">cafe"), "0 move cafe me cafe", "clock time"
    )
    assert notes(state, Stopped) == [Stopped(Seat(0), late=True)]
    assert state.hands[0] == ()


def test_11_time_up_never_sinks_deck_a() -> None:
    state = scene("bridge gymnasium palm_court", "chart_room", piles=(1, 0, 0, 0))
    state = onward(state, "clock time")
    assert phase(state) == "turning"
    assert GAME.public(state).piles == (1, 0, 0, 0)


def test_11_a_defender_passes() -> None:
    state = onward(attempt("", "3", "1"), "clock time")
    assert notes(state, Passed) == [Passed(Seat(1), late=True)]


def test_11_the_last_defender_pays() -> None:
    state = attempt("towel", "", "3 2 1 1", lines=("0 save aid_towel", "clock time"))
    assert notes(state, Failed) == [Failed(Seat(2), "fail_3", 0, late=True)]
    state = attempt("life_jacket", "", "3 2 2 1", lines=("0 save aid_life_jacket", "clock time"))
    assert [note.card for note in notes(state, Failed)] == ["fail_3", "fail_1"]
    assert notes(state, Foiled) and phase(state) == "turning"


def test_11_the_last_defender_who_cannot_pay_keeps_their_cards() -> None:
    state = attempt("towel", "", "1 1", lines=("0 save aid_towel", "clock time"))
    assert GAME.outcome(state).reason == "saved"
    assert state.hands[2] == ("fail_1", "fail_1")


@pytest.mark.parametrize(
    ("hand", "missing", "paid"),
    [
        ("1 1 1", 3, "1 1 1"),
        ("3 1 1 1", 3, "3"),  # the fewest points, then the fewest cards
        ("3 2", 1, "2"),  # the fewest points
        ("3 1 2", 4, "3 1"),
        ("3 1 2 2", 4, "3 1"),  # then the largest
        ("3 3", 4, "3 3"),
        ("1 >cafe whisky", 1, "1"),
        ("1 2", 4, ""),
        (">cafe", 1, ""),
    ],
)
def test_11_the_fewest_points_that_suffice_then_the_fewest_cards(
    hand: str, missing: int, paid: str
) -> None:
    held = tuple(map(card, hand.split()))
    assert payment(held, missing) == tuple(map(card, paid.split()))


def test_11_whoever_does_not_answer_in_time_does_not_agree() -> None:
    state = onward(asked(), "0 end yes", "2 end yes", "clock time")
    assert notes(state, WentOn) == [WentOn((Seat(1),))]


@pytest.mark.parametrize(("turn", "defence"), [(120, 45), (0, 0)])
def test_11_clocks_are_the_tables_own(turn: int, defence: int) -> None:
    mine = scene("bridge cafe galley", "engine_room", turn=turn)
    theirs = attempt("", "1", "1", defence=defence)
    for state, seconds in ((mine, turn), (theirs, defence)):
        pace = GAME.pace(state)
        assert (pace.seconds if pace else 0) == seconds


# -- rule 12: the examples ------------------------------------------------------------------------


def test_12_whisky_in_the_captains_lounge() -> None:
    """Six players; 6 points: pass, pass, F-1 and F-1, F-3, F-1."""
    hands = ("whisky", "3 3", "2", "1 1 >cafe", "3 whistle", "1 1")
    state = attempt(*hands, lines=("0 save aid_whisky", "1 pass", "2 pass"))
    state = onward(state, "3 fail fail_1", "3 fail fail_1")
    assert state.phase.missing == 4  # type: ignore[union-attr]
    state = onward(state, "3 pass", "4 fail fail_3", "4 pass", "5 fail fail_1")
    assert notes(state, Foiled) == [Foiled(Seat(0))]
    assert (phase(state), state.turn) == ("turning", 2)
    assert chart("").worth("aid_whisky", LOUNGE) == 6


def test_12_after_player_4_the_doctor_joins_player_1() -> None:
    """Players are counted from 1, seats from 0: seat 0 plays, then clockwise."""
    state = scene("chart_room cafe cafe cafe cafe cafe", "bridge", player=3)
    state = onward(state, "3 stop")
    assert state.player == 0
    assert onward(state, "0 stop").player == 1
