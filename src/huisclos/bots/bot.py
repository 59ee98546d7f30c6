"""What a bot is: a function from what one seat knows to what it does."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from huisclos.kernel import View

BUDGET = 200  # iterations of search, where a bot searches; a number, so that a seed repeats a game
SECONDS = 0.5  # that a thought takes where somebody waits, unless its level says otherwise


class Bot(Protocol):
    """It sees a view, never a state; it draws from `rng` alone, so the same call gives the same
    action. `moves` are the listed moves of its seat: none where free text is awaited. It raises
    NoWorld when it has nothing to play; its seat then lets the time pass.
    """

    def __call__(
        self, view: View[Any, Any, Any], moves: tuple[Any, ...], rng: Random, budget: int
    ) -> Any: ...
