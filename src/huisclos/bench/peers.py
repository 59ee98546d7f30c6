"""Beside another engine: OpenSpiel's battleship is the nearest thing there to Captain Sonar.

Both play whole random games from Python in the same way: list what is legal, draw, apply. OpenSpiel
is never needed, and never installed by us.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from huisclos import shelf
from huisclos.kernel import DEALER, awaited

from .rules import ACTIONS, TRIES, usual_options

OURS, THEIRS = "sonar", "battleship"
HOW = (
    "OpenSpiel is not installed, so there is nothing to compare with: "
    "uv pip install --python .venv open_spiel"
)


def measure(actions: int = ACTIONS, tries: int = TRIES) -> dict[str, Any]:
    """Actions of random playouts per CPU-second, ours and theirs, and how many times theirs."""
    try:
        spiel = importlib.import_module("pyspiel")
    except ImportError:
        return {"skipped": HOW}
    ours = _best(_our_playout, actions, tries)
    theirs = _best(lambda rng: _their_playout(spiel.load_game(THEIRS), rng), actions, tries)
    return {
        OURS: {"playout_actions_per_s": ours},
        THEIRS: {"playout_actions_per_s": theirs},
        "ratio": ours / theirs,
    }


def _best(playout: Callable[[Random], int], actions: int, tries: int) -> float:
    rates = []
    for _ in range(tries):
        rng, count, start = Random(1), 0, process_time()
        while count < actions:
            count += playout(rng)
        rates.append(count / (process_time() - start))
    return max(rates)


def _our_playout(rng: Random) -> int:
    game = shelf.game(OURS)
    state, count = game.setup(usual_options(game)), 0
    while game.to_act(state):
        seat = rng.choice(awaited(game, state))
        move = (
            game.deal(state, rng, "") if seat == DEALER else rng.choice([*game.moves(state, seat)])
        )
        state = game.apply(state, seat, move)
        count += 1
    return count


def _their_playout(game: Any, rng: Random) -> int:
    state, count = game.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        count += 1
    return count
