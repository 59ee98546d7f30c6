"""Votes that have no limit, and those who do not vote, by the numbers of RULES.md."""

import pytest

from huisclos.games.sporz import GAME
from huisclos.games.sporz.notes import (
    Abstained,
    CloseCalled,
    Elected,
    Executed,
    Lowered,
    Supported,
    Tally,
    VotesCounted,
)
from huisclos.kernel import CLOCK, Seat, awaited, late, veiled, view
from tests.games.sporz.scene import EIGHT, Scene

CHIEF = 3


def endless_day(**options) -> Scene:
    return Scene(EIGHT, day_time=0, **options).elected(CHIEF).night()


def endless_election() -> Scene:
    return Scene(EIGHT, election_time=0)


def test_a_day_without_limit_is_closed_by_the_chief_and_all_read_it():
    """[14]"""
    scene = endless_day()(1, "vote 6")
    assert GAME.pace(scene.state) is None
    assert "close" in scene.moves(CHIEF) and "close" not in scene.moves(1)
    assert scene.refused(1, "close") == "sporz-not-chief"
    scene(CHIEF, "close")
    assert scene.last(None, CloseCalled) == CloseCalled(Seat(CHIEF), 30)
    assert GAME.public(scene.state).closing and GAME.pace(scene.state).seconds == 30
    assert scene.refused(CHIEF, "close") == "sporz-closes-anyway"


def test_a_day_without_limit_is_closed_by_the_owner_who_says_that_time_is_up():
    """[14]"""
    scene = endless_day().time()
    assert scene.last(None, CloseCalled) == CloseCalled(None, 30)
    assert scene.phase == "Enquiring"


def test_until_it_is_closed_everybody_may_vote_change_or_withdraw():
    """[14]"""
    scene = endless_day()(1, "vote 6")(2, "vote 7")(CHIEF, "close")
    scene(1, "vote 5")(2, "withdraw")(4, "vote 5").time()
    assert scene.last(None, Executed).seats == (5,)


def test_a_day_with_a_limit_needs_nobody_to_close_it():
    """[14]"""
    scene = Scene(EIGHT).elected(CHIEF).night()
    assert scene.refused(CHIEF, "close") == "sporz-closes-anyway"
    scene(1, "vote 6").time()
    assert scene.last(None, Executed).seats == (6,)


def test_nobody_is_late_where_it_is_a_secret_who_has_voted():
    """[14, 20]"""
    scene = endless_day()(1, "vote 6")
    assert veiled(GAME, scene.state) and late(GAME, scene.state) == ()
    assert late(GAME, scene(CHIEF, "close").state) == ()


def test_who_does_not_vote_has_decided():
    """[14]"""
    scene = endless_day()
    for seat in range(7):
        scene(seat, "abstain")
    assert GAME.public(scene.state).voted == 7 and awaited(GAME, scene.state) == (7,)
    scene(7, "vote 6")
    assert scene.last(None, Executed).seats == (6,)
    assert [ballot.voter for ballot in scene.state.days[0].ballots] == [7]


def test_not_to_vote_is_not_blank():
    """[14]"""
    scene = Scene(EIGHT).elected(CHIEF).night()(1, "vote blank")(2, "abstain")(4, "abstain").time()
    assert scene.last(None, Executed).seats == ()
    scene = Scene(EIGHT).elected(CHIEF).night()(1, "vote 6")(2, "abstain")(4, "abstain").time()
    assert scene.last(None, Executed).seats == (6,)


def test_that_one_does_not_vote_is_told_to_nobody():
    """[14] To the others it is one decision more, as a vote is."""
    abstains, votes = (endless_day()(2, move) for move in ("abstain", "vote 6"))
    for seat in (None, *(Seat(seat) for seat in range(8) if seat != 2)):
        assert view(GAME, abstains.state, seat) == view(GAME, votes.state, seat)
    assert GAME.private(abstains.state, Seat(2)).abstains
    assert abstains.last(2, Abstained)


@pytest.mark.parametrize("then", ["vote 6", "withdraw"])
def test_who_does_not_vote_may_think_again(then):
    """[14]"""
    scene = endless_day()(2, "abstain", then)
    assert not GAME.private(scene.state, Seat(2)).abstains
    assert GAME.public(scene.state).voted == (then == "vote 6")


def test_an_election_without_limit_is_closed_by_the_owner():
    """[4]"""
    scene = endless_election()(1, "elect 5")(2, "elect 6")
    assert scene.refused(1, "close") == "not-now"
    scene.time()
    assert scene.last(None, CloseCalled) == CloseCalled(None, 30)
    scene(2, "elect 5").time()
    assert scene.last(None, Elected) == Elected(Seat(5), by_lot=False)


def test_a_hand_may_be_moved_or_lowered_until_the_election_is_closed():
    """[4]"""
    scene = Scene()(1, "elect 5")(1, "elect 6")
    assert scene.last(None, Supported) == Supported(Seat(1), Seat(6))
    scene(1, "withdraw")
    assert scene.last(None, Lowered) == Lowered(Seat(1))
    assert GAME.public(scene.state).votes[1] is None
    assert scene.refused(1, "withdraw") == "sporz-not-voted"


def test_not_to_vote_for_a_chief_is_told_to_nobody():
    """[4]"""
    silent, before = endless_election()(2, "abstain"), endless_election()
    for seat in (None, *(Seat(seat) for seat in range(8) if seat != 2)):
        assert view(GAME, silent.state, seat) == view(GAME, before.state, seat)
    assert awaited(GAME, silent.state) == (0, 1, 3, 4, 5, 6, 7)
    assert GAME.public(silent.state).awaited == tuple(range(8))


def test_who_lowers_a_hand_is_not_seen_to_stay_out():
    """[4]"""
    ways = [endless_election()(2, "elect 5", move) for move in ("withdraw", "abstain")]
    one, other = (view(GAME, scene.state, Seat(1)) for scene in ways)
    assert one == other


def test_an_election_ends_when_all_have_decided():
    """[4]"""
    scene = endless_election()
    for seat in range(7):
        scene(seat, "abstain")
    scene(7, "elect 6")
    assert scene.last(None, Elected) == Elected(Seat(6), by_lot=False)


def test_how_many_votes_each_name_had_is_told_where_the_table_wants_it():
    """[14]"""
    for wanted in (True, False):
        scene = Scene(EIGHT, counts_told=wanted).elected(CHIEF).night()
        scene(1, "vote 6")(2, "vote 6")(3, "vote blank")(4, "vote 7")(5, "abstain").time()
        counts = (Tally(Seat(6), 2), Tally(Seat(7), 1), Tally(None, 1))
        assert scene.told(None, VotesCounted) == ([VotesCounted(1, counts)] if wanted else [])


def test_before_the_vote_all_know_how_many_will_leave():
    """[3, 14]"""
    assert GAME.public(endless_day().state).strikes == 1
    assert CLOCK in GAME.to_act(endless_day().state)
