"""Any program: states, and what a player is sent in each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from .difference import Leak, NothingSeen, difference, plain

S = TypeVar("S")
P = TypeVar("P")


def in_messages(
    states: Iterable[S],
    players: Iterable[P] | Callable[[S], Iterable[P]],
    *,
    may_know: Callable[[S, P], Any],
    sent: Callable[[S, P], Any],
) -> int:
    """Wherever a player may know the same, they are sent the same. How many pairs of different
    states were compared.

    `may_know` is written apart from the program, from its rules: all that this player has seen,
    done and been told. Small games played at random give many states that look alike to somebody.
    """
    __tracebackhide__ = True
    seen: dict[str, tuple[Any, Any]] = {}
    count = pairs = 0
    for state in states:
        count += 1
        for player in players(state) if callable(players) else players:
            known = plain(may_know(state, player))
            key = repr((player, known))
            world, now = plain(state), sent(state, player)
            first = seen.setdefault(key, (world, now))
            if first[0] == world:
                continue
            pairs += 1
            if found := difference(first[1], now):
                same = f"{player!r} is sent different things and may know the same, {known!r}"
                raise Leak(f"{same}:\n{found}")
    if not pairs:
        raise NothingSeen(
            f"in none of {count} states may anybody know the same as in another: give more states, "
            "or of smaller games"
        )
    return pairs
