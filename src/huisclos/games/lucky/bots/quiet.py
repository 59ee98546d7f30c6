"""Somebody who plays any move, and says nothing."""

from __future__ import annotations

from random import Random
from typing import Any

from huisclos.kernel import View

from .. import actions

SAID = actions.Blame | actions.Judge | actions.Decline


def quiet(
    view: View[Any, Any, Any], moves: tuple[actions.Action, ...], rng: Random, budget: int
) -> actions.Action:
    """A bot has not heard what was said: it would charge people with what they did not say."""
    return rng.choice([move for move in moves if not isinstance(move, SAID)])
