"""The gate, dealer's moves, replays and walks, on the model game."""

from collections import Counter
from dataclasses import replace
from itertools import repeat
from random import Random

import pytest
from huisclos_trio import GAME
from huisclos_trio.actions import Claim, Deal, Point
from huisclos_trio.notes import Received
from huisclos_trio.state import Shown

from huisclos.kernel import (
    CLOCK,
    DEALER,
    Illegal,
    Options,
    Refusal,
    Seat,
    TimeUp,
    Told,
    awaited,
    heard,
    move_of,
    play,
    replay,
    settle,
    told,
    view,
    walk,
)

THREE = Options(3)
DEALT = (DEALER, Deal((3, 9, 5)))
CLAIMS = [(Seat(seat), Claim(5)) for seat in range(3)]


def test_the_gate_refuses_who_is_not_to_act_before_it_looks_at_the_act() -> None:
    """Or the reason would tell about a turn that is not one's own."""
    state = replay(GAME, THREE, [DEALT])
    with pytest.raises(Illegal) as refused:
        play(GAME, state, Seat(1), Claim(12))
    assert refused.value.refusal == Refusal("not-your-turn")


def test_the_gate_gives_the_reason_of_the_game() -> None:
    state = replay(GAME, THREE, [DEALT])
    with pytest.raises(Illegal) as refused:
        play(GAME, state, Seat(0), Claim(12))
    assert refused.value.refusal == Refusal("trio-out-of-range", (("number", 12),))
    assert str(refused.value) == "trio-out-of-range {'number': 12}"


def test_the_gate_applies_what_is_not_refused() -> None:
    state = replay(GAME, THREE, [DEALT])
    assert play(GAME, state, Seat(0), Claim(1)) == GAME.apply(state, Seat(0), Claim(1))


def test_nothing_is_played_after_the_end() -> None:
    state = replay(GAME, THREE, [DEALT, *CLAIMS, (CLOCK, TimeUp())])
    assert isinstance(state.phase, Shown)
    for seat in (Seat(0), CLOCK, DEALER):
        with pytest.raises(Illegal, match="game-over"):
            play(GAME, state, seat, TimeUp())


def test_play_waits_for_whoever_may_act_but_the_clock_unless_the_game_says() -> None:
    state = replay(GAME, THREE, [DEALT, *CLAIMS, (Seat(1), Point(Seat(0)))])
    assert awaited(GAME, state) == (0, 2)
    assert awaited(replace(GAME, awaited=None), state) == (0, 2)
    assert awaited(replace(GAME, awaited=lambda state: (Seat(2),)), state) == (2,)


def test_told_is_what_came_between() -> None:
    start = GAME.setup(THREE)
    dealt = replay(GAME, THREE, [DEALT])
    numbers = enumerate((3, 9, 5))
    assert told(GAME, start, dealt) == tuple(Told((s,), Received(n)) for s, n in numbers)
    assert told(GAME, dealt, dealt) == ()


def test_each_hears_their_own_and_a_view_holds_all_of_it() -> None:
    state = replay(GAME, THREE, [DEALT])
    assert heard(GAME, state, Seat(1)) == (Received(9),)
    assert heard(GAME, state, None) == ()
    mine, spectator = view(GAME, state, Seat(1)), view(GAME, state, None)
    assert (mine.private, mine.heard) == (GAME.private(state, Seat(1)), (Received(9),))
    assert (spectator.private, spectator.heard) == (None, ())
    assert mine.public == spectator.public


def test_settling_plays_for_the_dealer_until_somebody_else_is_to_act() -> None:
    settled = [*settle(GAME, GAME.setup(THREE), repeat(Random(1)))]
    [(action, state)] = settled
    assert state == replay(GAME, THREE, [(DEALER, action)])
    assert [*settle(GAME, state, repeat(Random(1)))] == []


def test_settling_hands_the_content_to_the_dealer() -> None:
    def deal(state: object, rng: Random, content: str) -> Deal:
        return Deal(tuple(map(int, content.split())))

    game = replace(GAME, deal=deal)
    [(action, _)] = settle(game, game.setup(THREE), repeat(Random(1)), "1 2 3")
    assert action == Deal((1, 2, 3))


def test_settling_goes_through_the_gate() -> None:
    game = replace(GAME, deal=lambda state, rng, content: Deal((1, 1, 1)))
    with pytest.raises(Illegal):
        [*settle(game, game.setup(THREE), repeat(Random(1)))]


def test_anybody_can_be_asked_for_a_move() -> None:
    start, dealt = GAME.setup(THREE), replay(GAME, THREE, [DEALT])
    assert isinstance(move_of(GAME, start, DEALER, Random(1)), Deal)
    assert isinstance(move_of(GAME, dealt, Seat(0), Random(1)), Claim)
    assert move_of(GAME, dealt, CLOCK, Random(1)) == TimeUp()


def test_a_walk_is_a_log_with_the_state_after_each_move() -> None:
    steps = [*walk(GAME, THREE, Random(3))]
    log = [(seat, action) for seat, action, _ in steps]
    for count, (_, _, state) in enumerate(steps, 1):
        assert replay(GAME, THREE, log[:count]) == state
    assert GAME.to_act(steps[-1][2]) == ()


def test_the_same_luck_walks_the_same_way() -> None:
    assert [*walk(GAME, THREE, Random(7))] == [*walk(GAME, THREE, Random(7))]


def test_in_walks_time_runs_out_now_and_then_and_everybody_plays() -> None:
    played = Counter(
        (seat, type(action))
        for at in range(60)
        for seat, action, _ in walk(GAME, THREE, Random(at))
    )
    assert played[CLOCK, TimeUp] > 60  # the end of pointing, and some claims
    assert all(played[Seat(seat), kind] for seat in range(3) for kind in (Claim, Point))


def test_a_log_that_breaks_the_rules_does_not_replay() -> None:
    with pytest.raises(Illegal):
        replay(GAME, THREE, [DEALT, DEALT])


@pytest.mark.parametrize(("seat", "action"), [(CLOCK, Claim(3)), (Seat(0), TimeUp())])
def test_time_plays_its_own_move_and_no_other_and_nobody_plays_it_for_time(
    seat: Seat, action: object
) -> None:
    state = play(GAME, GAME.setup(Options(3)), DEALER, Deal((1, 2, 3)))
    with pytest.raises(Illegal, match="not-now"):
        play(GAME, state, seat, action)
