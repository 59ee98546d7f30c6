"""Trio, rule by rule; the numbers are those of RULES.md. What holds for every game (laws, goldens,
texts, leaks) is asked by the tests of the house."""

import pytest
from huisclos_trio import GAME
from huisclos_trio.actions import Action, Claim, Deal, Point
from huisclos_trio.notes import Claimed, Received
from huisclos_trio.state import State

from huisclos.kernel import CLOCK, DEALER, Illegal, Options, Outcome, Seat, TimeUp, play, replay

A, B, C = map(Seat, range(3))
DEALT = (DEALER, Deal((3, 9, 5)))
CLAIMED = (DEALT, (A, Claim(8)), (B, Claim(2)), (C, Claim(5)))


def after(*moves: tuple[Seat, Action]) -> State:
    return replay(GAME, Options(3), moves)


def test_each_is_told_their_own_number_1() -> None:
    told = [*after(DEALT).story]
    assert [(one.to, one.note) for one in told] == [
        ((A,), Received(3)),
        ((B,), Received(9)),
        ((C,), Received(5)),
    ]


def test_claims_go_round_and_may_be_lies_2() -> None:
    state = after(*CLAIMED)
    claims = [one.note for one in state.story if isinstance(one.note, Claimed)]
    assert claims == [Claimed(A, 8), Claimed(B, 2), Claimed(C, 5)]


@pytest.mark.parametrize("number", [0, 10, -1])
def test_a_claim_is_a_number_that_there_is_2(number: int) -> None:
    with pytest.raises(Illegal, match="trio-out-of-range"):
        play(GAME, after(DEALT), A, Claim(number))


def test_who_is_late_claims_five_2() -> None:
    state = after(DEALT, (CLOCK, TimeUp()))
    assert GAME.public(state).claims == (5,)


def test_who_has_pointed_is_told_to_nobody_else_3() -> None:
    before, then = after(*CLAIMED), after(*CLAIMED, (A, Point(B)))
    assert GAME.public(before) == GAME.public(then)
    assert GAME.awaited is not None
    assert GAME.awaited(then) == (B, C)


@pytest.mark.parametrize(
    ("fingers", "winners"),
    [
        ({}, ()),
        ({A: B}, (A,)),
        ({A: C, B: B, C: B}, (B, C)),
    ],
)
def test_whoever_pointed_at_the_highest_wins_4(
    fingers: dict[Seat, Seat], winners: tuple[Seat, ...]
) -> None:
    pointed = [(seat, Point(at)) for seat, at in fingers.items()]
    state = after(*CLAIMED, *pointed, (CLOCK, TimeUp()))
    assert GAME.outcome(state) == Outcome("shown", winners)
