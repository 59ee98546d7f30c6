"""Beside another engine: OpenSpiel's battleship is the nearest thing there to our games.

Both play whole random games from Python in the same way: list what is legal, draw, apply. OpenSpiel
is never needed, and never installed by us.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping
from random import Random
from statistics import median
from time import process_time
from typing import Any

from huisclos import shelf
from huisclos.kernel import CLOCK, DEALER, AnyGame, TimeUp, awaited

from ..rules import ACTIONS, TRIES, usual_options

THEIRS = "battleship"
BOARD = {"board_width": 10, "board_height": 10, "num_shots": 50}  # the box's, with shots for both
# As OpenSpiel has it a cell may be shot at again, so that its list of moves is always the same; as
# people play it each move has to be looked at, as in our games.
BOARDS = {"battleship": BOARD, "battleship_once": {**BOARD, "allow_repeated_shots": False}}
HOW = (
    "OpenSpiel is not installed, so there is nothing to compare with: "
    "uv pip install --python .venv open_spiel"
)


def measure(
    games: Iterable[str],
    actions: int = ACTIONS,
    tries: int = TRIES,
    board: Mapping[str, int] = BOARD,
) -> dict[str, Any]:
    """Actions of random playouts per CPU-second: each game of ours, theirs in the same pass, and
    how many times theirs. No pass plays the games of another, whose answers may be remembered."""
    try:
        spiel = importlib.import_module("pyspiel")
    except ImportError:
        return {"skipped": HOW}
    theirs = spiel.load_game(THEIRS, {**board})
    found = {}
    for name in games:
        game = shelf.game(name)
        pairs = [
            (
                _rate(lambda rng, game=game: _our_playout(game, rng), actions, seed),  # type: ignore[misc]
                _rate(lambda rng: _their_playout(theirs, rng), actions, seed),
            )
            for seed in range(tries)
        ]
        ratios = [us / them for us, them in pairs]
        found[name] = {
            "ours": median(us for us, _ in pairs),
            "theirs": median(them for _, them in pairs),
            "ratio": median(ratios),
            "ratios": ratios,
        }
    return found


def _rate(playout: Callable[[Random], int], actions: int, seed: int) -> float:
    rng, count, start = Random(seed), 0, process_time()
    while count < actions:
        count += playout(rng)
    return count / (process_time() - start)


def _our_playout(game: AnyGame, rng: Random) -> int:
    state, count = game.setup(usual_options(game)), 0
    while acting := game.to_act(state):
        # Where play waits for no player it waits for chance, or for time.
        seat = rng.choice(awaited(game, state) or (CLOCK if CLOCK in acting else DEALER,))
        if seat == DEALER:
            move = game.deal(state, rng, "")
        elif seat == CLOCK:
            move = TimeUp()
        elif moves := [*game.moves(state, seat)]:
            move = rng.choice(moves)
        else:  # a word of one's own, which no list holds
            move = game.sample(state, seat, rng)
        state = game.apply(state, seat, move)
        count += 1
    return count


def _their_playout(game: Any, rng: Random) -> int:
    state, count = game.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        count += 1
    return count
