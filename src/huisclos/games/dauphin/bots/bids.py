"""How many tokens to stake: a small game of its own. Everybody wonders what the others will do, so
each mixes: what would have been better is done more often the next time, in the mind."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from huisclos.kernel import Seat

ROUNDS = 40  # of regret matching
COST = 0.15  # of a token, where an order does not end the game


class Mood(NamedTuple):
    """Another voter, as one sees them."""

    tokens: int
    dolphin: float  # how likely


def bid(
    tokens: int,
    others: Mapping[Seat, Mood],
    order: str,
    captain: float,
    worth: float,
    rng: Random,
) -> int:
    """My stake. `captain`: how likely the captain's team is a dolphin's; `worth`: of a mutiny, to
    me, from -1 to 1."""
    if worth <= 0:
        return 0
    needed = len(others) + 1
    regrets = [0.0] * (tokens + 1)
    played = [0.0] * (tokens + 1)
    for _ in range(ROUNDS):
        theirs = sum(stake_of(mood, order, captain, rng) for mood in others.values())
        gains = [
            (worth if theirs + mine >= needed else 0.0) - COST * mine * (order not in ENDS)
            for mine in range(tokens + 1)
        ]
        mix = mixture(regrets)
        for mine, share in enumerate(mix):
            played[mine] += share
        mean = sum(g * m for g, m in zip(gains, mix, strict=True))
        regrets = [r + g - mean for r, g in zip(regrets, gains, strict=True)]
    [mine] = rng.choices(range(tokens + 1), played)
    return mine


ENDS = ("sink", "reset")


def mixture(regrets: list[float]) -> list[float]:
    total = sum(max(0.0, regret) for regret in regrets)
    if not total:
        return [1 / len(regrets)] * len(regrets)
    return [max(0.0, regret) / total for regret in regrets]


def stake_of(mood: Mood, order: str, captain: float, rng: Random) -> int:
    """What another voter may put in: those who must stop an order put in all they have."""
    dolphin = rng.random() < mood.dolphin
    if order in ENDS:
        against = dolphin if order == "reset" else not dolphin
        return mood.tokens if against else 0
    keen = (1 - captain) * 0.3 if dolphin else captain * 0.5
    return rng.randint(1, mood.tokens) if mood.tokens and rng.random() < keen else 0
