"""Rules 7 to 11 of RULES.md: the vote, who is out, the ends, and time."""

from random import Random

import pytest

from huisclos.games.infiltres import GAME
from huisclos.games.infiltres.actions import Guess, Vote
from huisclos.games.infiltres.notes import (
    ClueMissed,
    Eliminated,
    GameEnded,
    Guessed,
    Learnt,
    LotDrawn,
    MissionEnded,
    Picked,
    RoundTied,
    VoteClosed,
    Voted,
    VoteOpened,
)
from huisclos.games.infiltres.nouns import Ballot, Pair, Role
from huisclos.games.infiltres.rules import awaited
from huisclos.games.infiltres.state import Drawing, Private
from huisclos.kernel import CLOCK, DEALER, Seat
from tests.games.infiltres.scene import key, notes, onward, phase, scene

FIVE = ("brief 0 DDDIJ", "0 pick 1", "clues", "ready")  # a ballot among five

# -- 7. Vote -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("votes", "eliminated"),
    [
        ("1 0 1 1 1", 1),
        ("1 0 1 - -", 1),  # most votes, not more than half of the players
        ("1 0 1 0 0", 0),
        ("2 - - - -", 2),  # blank votes do not count
        ("1 2 3 2 0", 2),
    ],
)
def test_7_most_votes_decide(votes: str, eliminated: int) -> None:
    state = scene(*FIVE, f"votes {votes}")
    assert [out.seat for out in state.out] == [eliminated]
    assert phase(state) == "speaking"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("0 vote 0", "vote-self"),
        ("0 vote 1", "vote-out"),
        ("0 vote 7", "vote-out"),
        ("1 vote 0", "not-your-turn"),  # the eliminated
        ("0 vote blank", None),
        ("0 vote 2", None),
        ("0 ready", "not-now"),
    ],
)
def test_7_whom_one_can_name(line: str, why: str | None) -> None:
    state = scene(*FIVE, "out 1", "clues", "ready")
    assert key(state, line) == why


def test_7_a_vote_is_sealed_and_may_be_changed_until_the_ballot_closes() -> None:
    state = scene(*FIVE, "0 vote 1", "1 vote 0", "0 vote 2", "2 vote 3", "3 vote 2")
    assert notes(state, Voted, 0) == [Voted(1), Voted(2)]
    assert notes(state, Voted, 1) == [Voted(0)]
    assert notes(state, Voted) == notes(state, Voted, 4) == []
    assert GAME.public(state).voted == (0, 1, 2, 3)
    assert GAME.private(state, Seat(0)).vote == Ballot(0, 2)
    assert awaited(state) == (4,)

    state = onward(state, "4 vote blank")
    ballots = (Ballot(0, 2), Ballot(1, 0), Ballot(2, 3), Ballot(3, 2), Ballot(4, None))
    assert notes(state, VoteClosed) == [VoteClosed(ballots)]
    assert state.out == (Eliminated(2, Role.DISCIPLE),)


def test_7_the_ballot_closes_after_a_minute_and_missing_votes_do_not_count() -> None:
    state = scene(*FIVE, "0 vote 1")
    assert GAME.pace(state).seconds == 60
    state = onward(state, "time")
    assert notes(state, VoteClosed) == [VoteClosed((Ballot(0, 1),))]
    assert state.out == (Eliminated(1, Role.DISCIPLE),)


def test_7_a_tie_leads_to_a_second_ballot_among_the_tied() -> None:
    state = scene(*FIVE, "votes 1 0 1 0 -")
    assert notes(state, VoteOpened) == [VoteOpened(()), VoteOpened((0, 1))]
    assert (phase(state), GAME.public(state).tied) == ("voting", (0, 1))
    assert key(state, "2 vote 3") == "vote-tied"
    assert key(state, "0 vote 0") == "vote-self"
    assert [*GAME.moves(state, Seat(0))] == [Vote(1), Vote(None)]
    assert [*GAME.moves(state, Seat(4))] == [Vote(0), Vote(1), Vote(None)]
    state = onward(state, "votes 1 - - - -")
    assert state.out == (Eliminated(1, Role.DISCIPLE),)


@pytest.mark.parametrize("second", ["votes 1 0 - - -", "votes - - - - -", "time"])
def test_7_still_tied_and_nobody_is_out(second: str) -> None:
    state = scene(*FIVE, "votes 1 0 1 0 -", second)
    assert notes(state, RoundTied) == [RoundTied(1)]
    assert (state.out, state.round, phase(state)) == ((), 2, "speaking")


@pytest.mark.parametrize("ballot", ["votes - - - - -", "time"])
def test_7_nobody_voted_and_nobody_is_out(ballot: str) -> None:
    """No second ballot: there is nobody to choose among."""
    state = scene(*FIVE, ballot)
    assert notes(state, RoundTied) == [RoundTied(1)]
    assert notes(state, VoteOpened) == [VoteOpened(())]


@pytest.mark.parametrize(
    ("third", "among"),
    [
        (("votes 1 0 1 0 -", "votes 1 0 - - -"), (0, 1)),
        (("votes 1 2 0 - -", "votes 1 2 - - -"), (1, 2)),  # fewer are tied than before
        (("votes 1 0 1 0 -", "votes - - - - -"), (0, 1)),  # the tied stay tied
        (("votes 3 4 - - -", "time"), (3, 4)),
        (("votes - - - - -",), (0, 1, 2, 3, 4)),
        (("time",), (0, 1, 2, 3, 4)),
    ],
)
def test_7_the_third_tied_round_in_a_row_is_settled_by_lot(
    third: tuple[str, ...], among: tuple[int, ...]
) -> None:
    state = scene(*FIVE, "tie", "tie", "clues", "ready", *third)
    assert state.phase == Drawing(among)
    assert GAME.to_act(state) == (DEALER,)
    assert {GAME.deal(state, Random(seed), "").seat for seed in range(60)} == {*among}
    for seat in {*range(5)} - {*among}:
        assert key(state, f"lot {seat}") == "not-now"

    state = onward(state, f"lot {among[0]}")
    assert notes(state, LotDrawn) == [LotDrawn(among[0])]
    assert [out.seat for out in state.out] == [among[0]]
    assert notes(state, RoundTied) == [RoundTied(1), RoundTied(2)]


def test_7_an_elimination_ends_the_row_of_tied_rounds() -> None:
    state = scene(*FIVE, "tie", "tie", "out 0", "tie", "tie")
    assert (phase(state), state.stalled) == ("speaking", 2)
    assert isinstance(onward(state, "tie").phase, Drawing)


# -- 8. Out ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "role"), [(0, Role.DISCIPLE), (3, Role.INFILTRATOR)])
def test_8_all_learn_the_role_and_the_eliminated_alone_the_word(seat: int, role: Role) -> None:
    state = scene(*FIVE, f"out {seat}")
    assert notes(state, Eliminated) == [Eliminated(seat, role)]
    assert notes(state, Learnt, seat) == [Learnt("lion")]
    assert GAME.private(state, Seat(seat)).learnt == "lion"
    for other in {*range(5)} - {seat}:
        assert notes(state, Learnt, other) == []
        assert GAME.private(state, Seat(other)).learnt is None
    assert notes(state, Learnt) == []


def test_8_a_journalist_who_is_out_guesses_before_the_word_is_shown() -> None:
    state = scene(*FIVE, "out 4")
    assert (phase(state), GAME.public(state).guesser) == ("guessing", 4)
    assert GAME.to_act(state) == (4, CLOCK)
    assert key(state, "0 guess lion") == "not-your-turn"
    assert notes(state, Learnt, 4) == []
    assert GAME.private(state, Seat(4)).learnt is None


@pytest.mark.parametrize(
    ("number", "guess", "right"),
    [
        (1, "lion", True),
        (1, " Lion ", True),
        (1, "LE LION", True),
        (1, "un lion", True),
        (1, "les lions", True),
        (1, "the lion", True),
        (1, "tigre", False),
        (1, "lionceau", False),
        (1, "lelion", False),
        (2, "pômmes", True),
        (3, "cafe", True),
        (3, "du café", True),
        (6, "ciseau", True),
        (6, "des ciseaux", True),
        (6, "ciseauxx", False),
        (9, "l'arc en ciel", True),
        (9, "l’arc-en-ciel", True),
        (10, "oeuf", True),
        (10, "d'œufs", True),
        (8, "chênes", True),
        (8, "chenil", False),
    ],
)
def test_8_accents_case_article_and_plural_do_not_count(
    number: int, guess: str, right: bool
) -> None:
    state = scene("brief 0 DDDIJ", f"0 pick {number}", "out 4")
    state = onward(state, f"4 guess {guess}")
    assert notes(state, Guessed) == [Guessed(4, guess.strip(), right)]
    assert (phase(state) == "debriefing") == right


@pytest.mark.parametrize("word", ["", "  ", "x" * 36])
def test_8_a_guess_has_a_length(word: str) -> None:
    state = scene(*FIVE, "out 4")
    refused = GAME.refuse(state, Seat(4), Guess(word))
    assert refused is not None
    assert refused.key == "infiltres-guess-length"


@pytest.mark.parametrize("guess", ["4 guess rat", "time"])
def test_8_after_a_wrong_guess_the_journalist_alone_is_shown_the_word(guess: str) -> None:
    state = scene(*FIVE, "out 4", guess)
    assert (phase(state), GAME.public(state).speaking) == ("speaking", (0, 1, 2, 3))
    assert notes(state, Learnt, 4) == [Learnt("lion")]
    assert GAME.private(state, Seat(4)) == Private(True, None, None, "lion")
    assert all(notes(state, Learnt, other) == [] for other in (0, 1, 2, 3, None))


def test_8_the_eliminated_write_nowhere_until_the_mission_ends() -> None:
    def writers(*lines: str) -> set[int]:
        return {*GAME.channels(scene(*FIVE[:2], *lines))["table"].writers}

    assert writers() == set()  # a clue stays one word
    assert writers("clues") == {0, 1, 2, 3, 4}
    assert writers("out 0", "clues") == {1, 2, 3, 4}
    assert writers("out 0", "clues", "ready") == {1, 2, 3, 4}
    assert writers("out 0", "tie", "tie", "tie") == {1, 2, 3, 4}  # while the lot is drawn
    assert writers("out 0", "out 4") == set()  # a guess is one's own
    assert writers("out 3", "out 4", "4 guess rat") == {0, 1, 2, 3, 4}


# -- 9. End of a mission -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roles", "lines", "reason", "gains"),
    [
        # (a) a right guess: that journalist alone, whatever else is true
        ("DDDIJ", ("out 4", "4 guess lion"), "guessed", (0, 0, 0, 0, 3)),
        ("DDDIJ", ("out 3", "out 4", "4 guess lion"), "guessed", (0, 0, 0, 0, 3)),
        ("DDIJ", ("out 0", "out 3", "3 guess lion"), "guessed", (0, 0, 0, 3)),
        ("DDDDIJJ", ("out 5", "5 guess rat", "out 6", "6 guess lion"), "guessed", (0,) * 6 + (3,)),
        # (b) nobody hidden lives: each disciple, the eliminated too
        ("DDI", ("out 2",), "unmasked", (1, 1, 0)),
        ("DDDIJ", ("out 0", "out 4", "4 guess rat", "out 3"), "unmasked", (1, 1, 1, 0, 0)),
        ("DDDIJ", ("out 3", "out 4", "4 guess rat"), "unmasked", (1, 1, 1, 0, 0)),
        ("DDDIJ", ("out 3", "out 4", "time"), "unmasked", (1, 1, 1, 0, 0)),
        ("DDIJ", ("out 2", "out 3", "3 guess rat"), "unmasked", (1, 1, 0, 0)),  # two disciples left
        # (c) two live: each infiltrator 2, the eliminated too; each living journalist 3; both
        ("DDI", ("out 0",), "last-two", (0, 0, 2)),
        ("DDDIJ", ("out 4", "4 guess rat", "out 0", "out 1"), "last-two", (0, 0, 0, 2, 0)),
        ("DDDIJ", ("out 3", "out 0", "out 1"), "last-two", (0, 0, 0, 0, 3)),
        ("DDDIJ", ("out 0", "out 1", "out 2"), "last-two", (0, 0, 0, 2, 3)),
        ("DDIJ", ("out 0", "out 3", "3 guess rat"), "last-two", (0, 0, 2, 0)),
        ("DDDDIIJ", ("out 4", "out 6", "6 guess rat", "out 0", "out 1", "out 2"), "last-two",
         (0, 0, 0, 0, 2, 2, 0)),
        ("DDDDIIJ", ("out 0", "out 1", "out 2", "out 3", "out 4"), "last-two",
         (0, 0, 0, 0, 2, 2, 3)),
        ("DDJJ", ("out 0", "out 1"), "last-two", (0, 0, 3, 3)),
    ],
)  # fmt: skip
def test_9_how_a_mission_ends_and_who_scores(
    roles: str, lines: tuple[str, ...], reason: str, gains: tuple[int, ...]
) -> None:
    numbers = {"infiltrators": roles.count("I"), "journalists": roles.count("J")}
    before = scene(f"brief 0 {roles}", "0 pick 1", *lines[:-1], **numbers)
    assert notes(before, MissionEnded) == []
    state = onward(before, lines[-1])
    ended = MissionEnded(reason, Pair("lion", "tigre"), state.roles, gains, gains)
    assert notes(state, MissionEnded) == [ended]
    assert GAME.public(state).result == ended
    assert state.scores == gains


def test_9_with_two_journalists_each_guesses_when_out() -> None:
    state = scene("brief 0 DDDDIJJ", "0 pick 1", "out 6", infiltrators=1, journalists=2)
    assert GAME.public(state).guesser == 6
    state = onward(state, "6 guess rat", "out 5")
    assert GAME.public(state).guesser == 5
    state = onward(state, "5 guess souris")
    assert notes(state, Guessed) == [Guessed(6, "rat", False), Guessed(5, "souris", False)]
    assert phase(state) == "speaking"


def test_9_a_mission_goes_on_while_three_live_and_one_is_hidden() -> None:
    state = scene("brief 0 DDDIJ", "0 pick 1", "out 0", "out 1")
    assert (phase(state), state.living) == ("speaking", (2, 3, 4))


# -- 10. End of the game -------------------------------------------------------------------------


@pytest.mark.parametrize("target", [1, 2, 3, 4, 5])
def test_10_the_game_ends_after_the_mission_in_which_somebody_reaches_the_target(
    target: int,
) -> None:
    state = scene("brief 0 DDI", "0 pick 1", "out 2", target=target)
    for mission in range(2, target + 1):
        assert phase(state) == "debriefing"
        first = (mission - 1) % 3
        state = onward(state, "ready", f"brief {first} DDI", f"{first} pick 1", "out 2")
    assert phase(state) == "over"
    assert GAME.to_act(state) == ()
    assert state.scores == (target, target, 0)
    assert notes(state, GameEnded) == [GameEnded((0, 1))]  # equals share the win
    outcome = GAME.outcome(state)
    assert (outcome.reason, outcome.winners) == ("target", (0, 1))
    assert outcome.camps == ("disciple", "disciple", "infiltrator")


def test_10_the_highest_total_wins_though_others_reach_the_target_too() -> None:
    state = scene("brief 0 DDDIJ", "0 pick 1", "out 0", "out 1", "out 2", target=2)
    assert state.scores == (0, 0, 0, 2, 3)
    assert GAME.outcome(state).winners == (4,)


def test_between_missions_all_look_at_the_result_for_a_minute_at_most() -> None:
    state = scene("brief 0 DDDIJ", "0 pick 1", "out 4", "4 guess lion")
    assert awaited(state) == (0, 1, 2, 3, 4)  # the eliminated too
    assert GAME.pace(state).seconds == 60
    for done in ("ready", "time"):
        assert GAME.to_act(onward(state, done)) == (DEALER,)
    state = onward(state, "3 ready", "1 ready")
    assert GAME.public(state).ready == (1, 3)
    state = onward(state, "time", "brief 1 DDDIJ")
    assert (state.mission, state.living, state.out, state.clues) == (2, (0, 1, 2, 3, 4), (), ())
    assert GAME.public(state).result is None
    assert GAME.public(state).scores == (0, 0, 0, 0, 3)


# -- 11. Time up -----------------------------------------------------------------------------------


def test_11_the_number_is_drawn_by_lot() -> None:
    state = scene("brief 1 DDI", "time")
    assert GAME.to_act(state) == (DEALER,)
    assert {GAME.deal(state, Random(seed), "").number for seed in range(99)} == {*range(1, 11)}
    assert key(state, "number 11") == "number"
    state = onward(state, "number 4")
    assert notes(state, Picked) == [Picked(1, 4, by_lot=True)]
    assert GAME.private(state, Seat(0)).word == "mer"


@pytest.mark.parametrize("spoken", [False, True])
def test_11_a_missed_clue_is_shown_as_dots_and_the_turn_passes(spoken: bool) -> None:
    state = scene("brief 0 DDI", "0 pick 1", "time", spoken=spoken)
    assert notes(state, ClueMissed) == [ClueMissed(0)]
    assert GAME.public(state).clues[-1].word == "…"
    assert GAME.public(state).speaking == (1, 2)
    assert phase(onward(state, "time", "time")) == "debating"


def test_11_a_missed_guess_counts_as_wrong() -> None:
    state = scene(*FIVE, "out 4", "time")
    assert notes(state, Guessed) == [Guessed(4, None, False)]
    assert phase(state) == "speaking"


@pytest.mark.parametrize(
    ("lines", "seconds"),
    [
        ((), 30),
        (("0 pick 1",), 60),
        (("0 pick 1", "clues"), 120),
        (("0 pick 1", "clues", "ready"), 60),
        (("0 pick 1", "out 3"), 60),
        (("0 pick 1", "out 2", "out 3", "3 guess rat"), 60),
    ],
)
def test_11_every_wait_has_its_clock_and_only_the_clock_ends_it(
    lines: tuple[str, ...], seconds: int
) -> None:
    state = scene("brief 0 DDIJ", *lines)
    assert GAME.pace(state).seconds == seconds
    assert GAME.to_act(state)[-1] == CLOCK
    for seat in awaited(state):
        assert key(state, f"{seat} time") == "not-now"
    later = onward(state, "time")
    assert later != state


def test_11_a_table_may_have_no_clock_for_clues() -> None:
    assert GAME.pace(scene("brief 0 DDI", "0 pick 1", clue=0)) is None
