"""The figures of docs/research.md, as tables in Markdown.

.venv/bin/python tools/learning.py curves [GAME...]     a linear policy learns
.venv/bin/python tools/learning.py search [GAME...]     OpenSpiel's ISMCTS in our arena;
                                                        dauphin:400 is so many games
.venv/bin/python tools/learning.py speed [GAME...]      steps per CPU-second
"""

import os

# products are small: threads only get in each other's way
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import sys
from collections.abc import Iterator
from itertools import count, islice
from random import Random
from statistics import median
from time import process_time
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
SEEDS = range(1, 4)  # learners of one curve
# the table, games learnt from, games at once, and how fast
CURVES: dict[str, tuple[dict[str, Any], int, int, float]] = {
    "trio": ({}, 12_000, 60, 0.5),
    "sonar": ({"seats": 2}, 240, 20, 0.3),
    "dauphin": ({"seats": 3}, 2_400, 60, 0.3),
}
SIZE = 512  # places of the vector
LONGEST = 2_000  # moves of a game learnt from
POINTS = 6  # points of a curve
# the table, worlds of one search, and games
SEARCHES: dict[str, tuple[dict[str, Any], int, int]] = {
    "trio": ({}, 40, 1_000),
    "infiltres": (TABLES["infiltres"], 8, 20),
    "sporz": (TABLES["sporz"], 8, 10),
    "dauphin": ({"seats": 3}, 8, 100),
}
ROUNDS, STEPS, AT_ONCE = 9, 60, 16  # of a speed; a step is a move in each game
CALIBRATION = 2.9  # speeds are given for such a machine


def curves(names: list[str]) -> None:
    for name in names or [*CURVES]:
        options, games, at_once, rate = CURVES[name]
        part, start = games // POINTS, process_time()
        table = {"size": SIZE, "longest": LONGEST, **options}
        untaught = [learnt(Many(name, at_once, **table), part, 0.0, seed) for seed in SEEDS]
        taught = [learnt(Many(name, at_once, **table), games, rate, seed) for seed in SEEDS]
        sixths = [[won[at : at + part] for won in taught] for at in range(0, part * POINTS, part)]
        points = [share(sum(map(sum, each)), part * len(SEEDS)) for each in (untaught, *sixths)]
        line = " | ".join(f"{point.share:.3f}" for point in points)
        ends = ", ".join(f"{sum(won[-part:]) / part:.3f}" for won in taught)
        intervals = " | ".join(f"{end.low:.3f}-{end.high:.3f}" for end in (points[0], points[-1]))
        print(f"| {name} | {games} | {line} | {intervals} | {ends} |", end=" ")
        print(f"{process_time() - start:.0f} s |", flush=True)


def learnt(many: Many, games: int, rate: float, seed: int) -> list[bool]:
    """Which of so many games it won, in their order."""
    learner, step = Linear(many, rate=rate, seed=seed), many.reset(seed)
    while len(learner.won) < games:
        step = many.step(learner.choose(step))
        learner.learn(step)
    return learner.won[:games]


def search(names: list[str]) -> None:
    for said in names or [*SEARCHES]:
        name, _, number = said.partition(":")
        chosen, worlds, usual = SEARCHES[name]
        games = int(number or usual)
        game, options = shelf.game(name), Table(shelf.game(name), **chosen).options
        for rival in [*levels(name)][:: max(1, len(levels(name)) - 1)]:
            rivals = {"ismcts": searching(game, options), rival: levels(name)[rival]}
            start = process_time()
            played = contest(game, options, rivals, games, SEED, budget=worlds)
            cells = [
                f"{who.share:.2f} ({who.low:.2f}-{who.high:.2f})" for who in played.results.values()
            ]
            spent = process_time() - start
            print(f"| {name} | {worlds} | {games} | {rival} | {' | '.join(cells)} |", end=" ")
            print(f"{played.digest[:8]} | {spent:.0f} s |", flush=True)


def speed(names: list[str]) -> None:
    """The ways take turns, each beside a calibration, so that what else the machine does is
    the same for all. What is worked out once (which words are clues) has been."""
    for name in names or [*TABLES]:
        game, options = shelf.game(name), Table(shelf.game(name), **TABLES[name]).options
        first, *others = (
            stepped(Many(name, AT_ONCE, observation=observation, **TABLES[name]))
            for observation in (None, None, "vector", "tokens")
        )
        sum(islice(first, ROUNDS * STEPS))
        ways, machine = [walked(game, options), *others], list[float]()
        speeds: list[list[float]] = [[] for _ in ways]
        for _ in range(ROUNDS):
            for way, found in zip(ways, speeds, strict=True):
                machine.append(calibration(1))
                found.append(AT_ONCE * STEPS / sum(islice(way, STEPS)))
        scale = CALIBRATION / median(machine)
        print(
            f"| {name} | {' | '.join(f'{median(way) * scale:,.0f}' for way in speeds)} |", end=" "
        )
        print(f"measured at a calibration of {median(machine):.2f}", flush=True)


def walked(game: AnyGame, options: Options) -> Iterator[float]:
    """The kernel's own random play, so many moves at a time: seconds of CPU."""
    games = (move for seed in count() for move in walk(game, options, Random(seed)))
    while True:
        start = process_time()
        for _ in islice(games, AT_ONCE):
            pass
        yield process_time() - start


def stepped(many: Many) -> Iterator[float]:
    """One move in each of so many games; to choose it is not counted."""
    rng, step = Random(SEED), many.reset(SEED)
    while True:
        numbers = np.array([rng.choice(mask.nonzero()[0]) for mask in step.masks])
        start = process_time()
        step = many.step(numbers)
        yield process_time() - start


if __name__ == "__main__":
    {"curves": curves, "search": search, "speed": speed}[sys.argv[1]](sys.argv[2:])
