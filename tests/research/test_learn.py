"""The smallest learner learns."""

from huisclos.research.learn import Linear
from huisclos.research.many import Many


def won(rate: float, steps: int) -> list[bool]:
    many = Many("trio", 60, size=256)
    learner, step = Linear(many, rate=rate, seed=1), many.reset(1)
    for _ in range(steps):
        step = many.step(learner.choose(step))
        learner.learn(step)
    return learner.won


def test_it_wins_more_than_it_did_untaught() -> None:
    untaught, taught = won(0.0, 300), won(0.5, 600)
    assert (len(untaught), len(taught)) == (3000, 6000)
    assert 900 < sum(untaught) < 1100  # a third: all three play at random
    assert sum(taught[-1000:]) > 450


def test_a_game_that_is_cut_is_not_won() -> None:
    many = Many("trio", 3, size=64, longest=2)
    learner, step = Linear(many), many.reset(1)
    for _ in range(2):
        step = many.step(learner.choose(step))
        learner.learn(step)
    assert learner.won == [False] * 3 and [*learner.seats] == [1, 2, 0]
