"""OpenSpiel's own search as a bot of ours: it plays in the arena against any other, from a view."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from msgspec.structs import asdict
from open_spiel.python.algorithms import ismcts, mcts

from huisclos.bots import Bot
from huisclos.kernel import AnyGame, NoWorld, Options, View

from .spiel import game_of, state_of

EXPLORATION = 1.4


def searching(game: AnyGame, options: Options) -> Bot:
    """Information-set Monte Carlo tree search: `budget` worlds drawn from the view, each played to
    its end at random. Who is not waited for has nothing to play."""
    said = {name: value for name, value in asdict(options).items() if value is not None}
    table = game_of(game)(said)

    def choose(view: View[Any, Any, Any], moves: tuple[Any, ...], rng: Random, budget: int) -> Any:
        if view.seat is None or view.seat not in view.public.awaited:
            raise NoWorld
        luck = np.random.RandomState(rng.getrandbits(32))
        bot = ismcts.ISMCTSBot(
            table,
            mcts.RandomRolloutEvaluator(1, luck),
            EXPLORATION,
            budget,
            random_state=luck,
            allow_inconsistent_action_sets=True,
        )
        bot.set_resampler(lambda state, player: state_of(table, view, rng, state))
        return table.numbers.move(view.seat, int(bot.step(state_of(table, view, rng))))

    return choose
