"""Many games at once."""

from random import Random
from typing import Any

import numpy as np
import pytest

from huisclos.kernel import Illegal
from huisclos.research.many import Many, Step
from tests.research.tables import EACH, SMALL


def chosen(step: Step, rng: Random) -> Any:
    return np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in step.masks])


@EACH
def test_a_game_is_the_same_however_many_others_there_are(name: str) -> None:
    """Game 1 of three, and of two, is given the same choices and makes the same."""
    seen = []
    for count in (2, 3):
        many, rng = Many(name, count, size=128, **SMALL[name]), Random(1)
        step, rows = many.reset(5), []
        for _ in range(40):
            numbers = np.array([np.flatnonzero(mask)[0] for mask in step.masks])
            numbers[1] = rng.choice(np.flatnonzero(step.masks[1]).tolist())
            step = many.step(numbers)
            rows.append((step.observations[1], step.masks[1], step.seats[1], step.rewards[1]))
        seen.append(rows)
    for one, other in zip(*seen, strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def test_a_game_that_ends_begins_anew() -> None:
    many, rng = Many("trio", 4), Random(1)
    step = many.reset(1)
    assert step.observations.shape == (4, 1024) and step.masks.shape == (4, 12)
    for move in range(12):
        step = many.step(chosen(step, rng))
        over = move % 6 == 5  # three claims, and three fingers
        assert [*step.ended] == [over] * 4
        assert (step.rewards != 0).any() <= over
        assert [*step.seats] == [(move + 1) % 3] * 4


def test_a_game_that_is_too_long_is_cut_and_begins_anew() -> None:
    many, rng = Many("trio", 2, longest=2), Random(1)
    step = many.step(chosen(many.reset(1), rng))
    assert not step.cut.any()
    step = many.step(chosen(step, rng))
    assert step.cut.all() and not step.ended.any() and not step.rewards.any()
    assert [*step.seats] == [0, 0]


def test_without_an_observation_nothing_is_encoded() -> None:
    step = Many("trio", 2, observation=None).reset(1)
    assert step.observations == []


def test_views_come_as_a_list() -> None:
    step = Many("trio", 2, observation="view").reset(1)
    assert [seen.public.phase for seen in step.observations] == ["claiming", "claiming"]


def test_a_move_that_is_not_offered_is_judged() -> None:
    many = Many("trio", 1)
    many.reset(1)
    with pytest.raises(Illegal):
        many.step(np.array([9]))
