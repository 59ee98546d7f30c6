"""The bot that knows only the rules, of any game: every acceptable move is as good as another."""

from __future__ import annotations

from random import Random
from typing import Any

from huisclos.kernel import Game, NoWorld, View

from .bot import Bot

WORLDS = 10  # tries at a world to draw free text in


def uniform(game: Game[Any, Any, Any, Any, Any]) -> Bot:
    def choose(view: View[Any, Any, Any], moves: tuple[Any, ...], rng: Random, budget: int) -> Any:
        if moves:
            return rng.choice(moves)
        assert view.seat is not None, "a spectator has no move to choose"
        for _ in range(WORLDS):
            try:
                world = game.resample(view, rng)
            except NoWorld:
                continue
            return game.sample(world, view.seat, rng)
        raise NoWorld

    return choose
