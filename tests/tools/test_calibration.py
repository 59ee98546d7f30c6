"""How far what bots believe is so, in few games."""

import re
from random import Random

import pytest

from tools.calibration import Judgement, interval, judgements, score, table

SURE = [Judgement(float(number % 2), bool(number % 2), 1, number) for number in range(20)]
EVEN = [Judgement(0.5, bool(number % 2), 1, number) for number in range(20)]


def test_who_is_right_has_all_skill_and_who_knows_the_rate_has_none() -> None:
    assert score(SURE).skill == 1
    assert interval(SURE) == (1, 1)
    assert score(EVEN).skill == pytest.approx(0)


def test_the_rate_is_that_of_the_day() -> None:
    days = [each._replace(when=each.true) for each in EVEN]  # each day tells all
    assert score(days).base == 0


def test_what_is_said_in_one_game_hangs_together() -> None:
    rng = Random(1)
    apart = [Judgement(rng.random(), rng.random() < 0.5, 1, game) for game in range(60)]
    joined = [each._replace(game=each.game % 4) for each in apart]
    whole = [each for each in apart for _ in range(10)]  # the same ten times tells no more
    low, high = interval(apart)
    assert low < score(apart).skill < high
    assert interval(whole) == pytest.approx((low, high))
    assert interval(joined) != pytest.approx((low, high))


@pytest.mark.parametrize(("name", "seats", "games"), [("sporz", 5, 3), ("dauphin", 3, 1)])
def test_few_games_are_enough_for_a_table(name: str, seats: int, games: int) -> None:
    judged = [*judgements(name, seats, games, seed=3)]
    assert {each.game for each in judged} == {*range(games)}
    number, _, skill, *rows = table(judged)
    assert number == f"{len(judged)} judgements of {games} games"
    assert re.fullmatch(r"skill [+-]\d\.\d\d \[[+-]\d\.\d\d, [+-]\d\.\d\d\]", skill)
    assert len(rows) > 3
