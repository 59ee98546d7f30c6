"""Environments by turns, as PettingZoo has them (AEC)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from .difference import Leak, NothingSeen, difference, plain

LONGEST = 10_000  # moves of one game
Secret = Callable[[Any, Any, int], bool]


class Move(NamedTuple):
    agent: Any
    action: int | None  # None: of somebody who is out
    others: tuple[int, ...]  # what could have been played instead, if nobody else may see which


def in_environment(
    make: Callable[[], Any],
    *,
    secret: Secret,
    revealed: Callable[[Any], bool] = lambda env: True,
    games: int = 20,
    moments: int = 5,
    seed: int = 1,
) -> int:
    """Games played twice from the same seed, with another secret choice at one moment: nobody else
    observes anything else, is rewarded otherwise, or is asked at another time. How many choices
    were changed.

    `secret(env, agent, action)` says, before a move, whether nobody else may see what it is;
    `revealed(env)`, after each move, whether it may be known by now: the moment after the choice is
    always compared, and then every one until it says yes.
    """
    __tracebackhide__ = True
    changed = 0
    for number in range(seed, seed + games):
        rng = Random(number)
        moves = _play(make(), number, rng, secret)
        choices = [at for at, move in enumerate(moves) if move.others]
        for at in rng.sample(choices, min(moments, len(choices))):
            changed += 1
            other = moves[at]._replace(action=rng.choice(moves[at].others))
            if found := _compare(make, number, moves, at, other, revealed):
                raise Leak(f"seed {number}, move {at + 1}: {found}")
    if not changed:
        raise NothingSeen(
            f"in {games} games nobody had a choice between two secret moves: play more games, or "
            "look at what `secret` says"
        )
    return changed


def _play(env: Any, seed: int, rng: Random, secret: Secret) -> list[Move]:
    """One game at random."""
    env.reset(seed=seed)
    moves: list[Move] = []
    while env.agents and len(moves) < LONGEST:
        agent, choice = env.agent_selection, None
        others: tuple[int, ...] = ()
        if legal := _legal(env):
            choice = rng.choice(legal)
            if secret(env, agent, choice):
                others = tuple(a for a in legal if a != choice and secret(env, agent, a))
        moves.append(Move(agent, choice, others))
        env.step(choice)
    return moves


def _legal(env: Any) -> list[int]:
    """By the mask, part of the observation or of the info; none: whoever is asked is out."""
    seen, _, over, cut, info = env.last()
    if over or cut:
        return []
    mask = info.get("action_mask")
    if mask is None and isinstance(seen, dict):
        mask = seen.get("action_mask")
    if mask is None:
        return [*range(env.action_space(env.agent_selection).n)]
    return [at for at, allowed in enumerate(plain(mask)) if allowed]


def _compare(
    make: Callable[[], Any],
    seed: int,
    moves: Sequence[Move],
    at: int,
    other: Move,
    revealed: Callable[[Any], bool],
) -> str | None:
    """What differs, and for whom."""
    one, two = make(), make()
    for env in (one, two):
        env.reset(seed=seed)
        for move in moves[:at]:
            env.step(move.action)
    one.step(moves[at].action)
    two.step(other.action)
    made = f"{other.agent} plays {moves[at].action}, or {other.action}"
    for later in (*moves[at + 1 :], None):
        for who in ("agents", "agent_selection"):
            if found := difference(getattr(one, who), getattr(two, who)):
                return f"{made}; everybody can see it by {who}: {found}"
        for agent in one.agents:
            found = difference(_told(one, agent), _told(two, agent))
            if found and agent != other.agent:
                return f"{made}; {agent} can see it by {found}"
        if later is None or not one.agents or revealed(one) or revealed(two):
            return None
        if later.action is not None and later.action not in _legal(two):
            return None  # what follows from one's own choice
        one.step(later.action)
        two.step(later.action)
    return None


def _told(env: Any, agent: Any) -> dict[str, Any]:
    return {
        "observation": env.observe(agent),
        "reward": env.rewards[agent],
        "termination": env.terminations[agent],
        "truncation": env.truncations[agent],
        "info": env.infos[agent],
    }
