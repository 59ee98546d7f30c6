"""The belief about roles agrees with counting every way to share them out."""

from itertools import permutations
from random import Random

import pytest

from huisclos.games.infiltres.bots.belief import marginals, ways


def by_counting(
    given: list[tuple[float, float, float]], infiltrators: int, journalists: int
) -> tuple[float, list[list[float]]]:
    disciples = len(given) - infiltrators - journalists
    ways = set(permutations([0] * disciples + [1] * infiltrators + [2] * journalists))
    total = 0.0
    roles = [[0.0, 0.0, 0.0] for _ in given]
    for way in ways:
        weight = 1.0
        for likelihood, role in zip(given, way, strict=True):
            weight *= likelihood[role]
        total += weight
        for player, role in zip(roles, way, strict=True):
            player[role] += weight
    return total, [[weight / total for weight in player] for player in roles]


@pytest.mark.parametrize("players", range(1, 7))
def test_roles_are_shared_out_as_by_counting(players: int) -> None:
    rng = Random(players)
    for infiltrators in range(players + 1):
        for journalists in range(players + 1 - infiltrators):
            given = [(rng.random(), rng.random(), rng.random()) for _ in range(players)]
            total, expected = by_counting(given, infiltrators, journalists)
            assert ways(given, infiltrators, journalists) == pytest.approx(total)
            found = marginals(given, infiltrators, journalists)
            for player, other in zip(found, expected, strict=True):
                assert player == pytest.approx(tuple(other))


@pytest.mark.parametrize(("infiltrators", "journalists"), [(-1, 0), (0, -1), (2, 1)])
def test_more_roles_than_players_cannot_be(infiltrators: int, journalists: int) -> None:
    assert ways([(1.0, 1.0, 1.0)] * 2, infiltrators, journalists) == 0
