"""Somebody who taps and votes without a thought, and says nothing."""

from __future__ import annotations

from random import Random
from typing import Any

from huisclos.kernel import NoWorld, Seat

from .. import actions
from ..state import Public, Seen


def quiet(view: Seen, moves: tuple[Any, ...], rng: Random, budget: int) -> actions.Action:
    """Claims at random would contradict each other, and steps lead to circles of one."""
    assert view.private is not None and view.seat is not None
    if view.public.phase == "enquiring":
        if is_in_a_circle(view.seat, view.public):
            return actions.Leave()
        if view.private.voted:
            raise NoWorld
        moves = tuple(move for move in moves if isinstance(move, actions.Vote))
    chosen: actions.Action = rng.choice(moves)
    return chosen


def is_in_a_circle(seat: Seat, public: Public) -> bool:
    return any(seat in circle.seats for circle in public.circles)
