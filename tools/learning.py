"""The figures of docs/research.md, as tables in Markdown.

.venv/bin/python tools/learning.py curves [GAME...]     a linear policy learns
.venv/bin/python tools/learning.py search [GAME...]     OpenSpiel's ISMCTS in our arena
.venv/bin/python tools/learning.py speed [GAME...]      steps per CPU-second
"""

import sys
from collections.abc import Iterator
from itertools import count, islice
from random import Random
from time import perf_counter, process_time
from typing import Any

import numpy as np

from huisclos import shelf
from huisclos.bench.calibration import calibration
from huisclos.bots import levels
from huisclos.bots.arena import contest, share
from huisclos.kernel import AnyGame, Options, walk
from huisclos.research.learn import Linear
from huisclos.research.many import Many
from huisclos.research.search import searching
from huisclos.research.sitting import Table

TABLES: dict[str, dict[str, Any]] = {
    "trio": {},
    "infiltres": {"seats": 5, "target": 1, "language": "en"},
    "sporz": {"seats": 5},
    "sonar": {"seats": 2},
    "dauphin": {"seats": 4},
    "lucky": {"seats": 4, "turns": 20},
}
SEED = 1
# games learnt from, games at once, places of the vector, and how fast
CURVES = {
    "trio": (60_000, 60, 512, 0.2),
    "sonar": (240, 40, 512, 0.5),
    "sporz": (1_800, 60, 512, 2.0),
    "dauphin": (3_000, 60, 512, 0.2),
}
POINTS = 6  # points of a curve
# worlds of one search, and games
SEARCHES = {"trio": (40, 200), "infiltres": (8, 20), "sporz": (8, 10), "dauphin": (8, 30)}
STEPS, AT_ONCE = 6_000, 16


def curves(names: list[str]) -> None:
    for name in names or [*CURVES]:
        games, at_once, size, rate = CURVES[name]
        many = Many(name, at_once, size=size, **TABLES[name])
        learner, step, start = Linear(many, rate=rate, seed=SEED), many.reset(SEED), process_time()
        while len(learner.won) < games:
            step = many.step(learner.choose(step))
            learner.learn(step)
        part = games // POINTS
        points = [
            share(sum(learner.won[at : at + part]), part) for at in range(0, part * POINTS, part)
        ]
        line = " | ".join(f"{point.share:.3f}" for point in points)
        last = points[-1]
        print(f"| {name} | {games} | {line} | {last.low:.3f}-{last.high:.3f} |", end=" ")
        print(f"{process_time() - start:.0f} s |", flush=True)


def search(names: list[str]) -> None:
    for name in names or [*SEARCHES]:
        game, options = shelf.game(name), Table(shelf.game(name), **TABLES[name]).options
        worlds, games = SEARCHES[name]
        for rival in [*levels(name)][:: max(1, len(levels(name)) - 1)]:
            rivals = {"ismcts": searching(game, options), rival: levels(name)[rival]}
            start = process_time()
            played = contest(game, options, rivals, games, SEED, budget=worlds)
            cells = [
                f"{who.share:.2f} ({who.low:.2f}-{who.high:.2f})" for who in played.results.values()
            ]
            spent = process_time() - start
            print(f"| {name} | {worlds} | {games} | {rival} | {' | '.join(cells)} |", end=" ")
            print(f"{spent:.0f} s |", flush=True)


def speed(names: list[str]) -> None:
    for name in names or [*TABLES]:
        game, options = shelf.game(name), Table(shelf.game(name), **TABLES[name]).options
        cells = [quick(walked(game, options))]
        for observation in (None, "vector", "tokens"):
            cells.append(
                quick(stepped(Many(name, AT_ONCE, observation=observation, **TABLES[name])))
            )
        print(f"| {name} | {' | '.join(f'{cell:,.0f}' for cell in cells)} |", end=" ")
        print(f"calibration {calibration():.2f}", flush=True)


def quick(seconds: Iterator[float]) -> float:
    """Moves per second in the quickest tenth of the steps: as with the calibration, what else is
    done on the machine should not count."""
    return AT_ONCE / sorted(seconds)[STEPS // AT_ONCE // 10]


def walked(game: AnyGame, options: Options) -> Iterator[float]:
    """The kernel's own random play, so many moves at a time."""
    games = (move for seed in count() for move in walk(game, options, Random(seed)))
    for _ in range(STEPS // AT_ONCE):
        start = perf_counter()
        for _ in islice(games, AT_ONCE):
            pass
        yield perf_counter() - start


def stepped(many: Many) -> Iterator[float]:
    """One move in each of so many games; to choose it is not counted."""
    rng, step = Random(SEED), many.reset(SEED)
    for _ in range(STEPS // AT_ONCE):
        numbers = np.array([rng.choice(mask.nonzero()[0]) for mask in step.masks])
        start = perf_counter()
        step = many.step(numbers)
        yield perf_counter() - start


if __name__ == "__main__":
    {"curves": curves, "search": search, "speed": speed}[sys.argv[1]](sys.argv[2:])
