"""What those bet who are out of a game, or only watch it. Nobody is told of it until it is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from huisclos.kernel import Value

from .event import Member

POINT = 1  # of the evening's score, at most, for all bets of a game together


class Stake(Value, frozen=True):
    """Somebody's answers to a wager."""

    member: Member
    key: str
    round: int
    answers: tuple[str, ...]


class BetShown(Value, frozen=True):
    """A bet, once the game is over: its answers, and how many of them were right; None: it never
    came to that."""

    member: Member
    key: str
    round: int
    answers: tuple[str, ...]
    right: int | None


def placed(stakes: tuple[Stake, ...], stake: Stake) -> tuple[Stake, ...]:
    """The last of somebody's bets on the same counts; one without an answer is none."""
    same = stake.member, stake.key, stake.round
    others = tuple(each for each in stakes if (each.member, each.key, each.round) != same)
    return (*others, stake) if stake.answers else others


def far_sighted(bets: Iterable[BetShown]) -> tuple[Member, ...]:
    """Who has the point: at least half of what they named was right."""
    named, right = Counter[Member](), Counter[Member]()
    for bet in bets:
        if bet.right is not None:
            named[bet.member] += len(bet.answers)
            right[bet.member] += bet.right
    return tuple(member for member, count in named.items() if 2 * right[member] >= count)
