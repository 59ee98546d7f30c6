"""What a decision of a bot costs, over the five games: the mean and the worst, in milliseconds of
this process's own computing. The first of a game also reads its tables.

.venv/bin/python tools/bot_cost.py                       10,000 decisions of the strongest
.venv/bin/python tools/bot_cost.py --decisions 500 --level medium
"""

import argparse
import gc
import time
from collections.abc import Iterator
from random import Random
from typing import Any

from huisclos import shelf
from huisclos.bots import Bot, level, strongest
from huisclos.bots.arena import play_game

SEATS = {"infiltres": 8, "sporz": 12, "sonar": 4, "dauphin": 5, "lucky": 5}


class Enough(Exception):
    """So many decisions were asked for."""


def measured(bot: Bot, took: list[float], wanted: int) -> Bot:
    def choose(view: Any, moves: tuple[Any, ...], rng: Random, budget: int) -> Any:
        if len(took) == wanted:
            raise Enough
        start = time.process_time()
        try:
            return bot(view, moves, rng, budget)
        finally:
            took.append(1000 * (time.process_time() - start))

    return choose


def decisions(name: str, wanted: int, of: str, seed: int) -> list[float]:
    """What each took, game after game."""
    game, seats = shelf.game(name), SEATS[name]
    options, bot = game.options(seats=seats), level(name, of)
    took: list[float] = []
    deal = 0
    while len(took) < wanted:
        deal += 1
        minds = [measured(bot, took, wanted)] * seats
        gc.collect()
        try:
            play_game(game, options, minds, Random(f"{seed}/{deal}"))
        except Enough:
            break
    return took


def table(wanted: int, of: str | None, seed: int) -> Iterator[str]:
    every: list[float] = []
    share = wanted // len(SEATS)
    for name in SEATS:
        took = decisions(name, share, of or strongest(name), seed)
        every += took
        yield row(f"{name}, {SEATS[name]} seats", took)
    yield row("all", every)


def row(name: str, took: list[float]) -> str:
    ordered = sorted(took)
    late = ordered[int(0.99 * len(ordered))]
    mean = sum(took) / len(took)
    return f"{name:20} {len(took):6} {mean:8.2f} {late:8.1f} {ordered[-1]:8.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description="What a decision of a bot costs.")
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--level", help="the strongest, unless said")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    print(f"{'':20} {'number':>6} {'mean ms':>8} {'99 %':>8} {'worst':>8}")
    for line in table(wish.decisions, wish.level, wish.seed):
        print(line, flush=True)


if __name__ == "__main__":
    main()
