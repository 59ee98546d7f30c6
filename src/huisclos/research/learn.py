"""The smallest learner that learns: a linear policy, by REINFORCE. It is here to show that what our
encoders give is enough to learn from, and as a line to beat."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .many import Many, Step

Numbers = NDArray[np.int64]
Floats = NDArray[np.float32]

FORESIGHT = 0.05  # how fast it learns what a game will bring


class Linear:
    """It learns in one seat of each game, another in every game; the others play at random.

    A win is worth 1 and all else nothing. What is to be expected where one stands, of the cards and
    of the camp, is learnt beside and subtracted, so that a move is judged by what it changed.
    """

    def __init__(self, many: Many, *, rate: float = 0.3, seed: int = 0) -> None:
        assert many.encoder and many.encoder.shape, "it learns from a vector"
        self.rate, self.rng = rate, np.random.default_rng(seed)
        self.weights = np.zeros((*many.encoder.shape, many.moves), np.float32)
        self.expected = np.zeros(many.encoder.shape, np.float32)
        self.seats = np.arange(many.count) % many.table.seats
        self.won: list[bool] = []  # game by game
        # of each game under way: what was seen, with which odds, and what was chosen
        self._paths: list[list[tuple[Floats, Floats, int]]] = [[] for _ in range(many.count)]

    def choose(self, step: Step) -> Numbers:
        score = np.where(step.masks, 0.0, -np.inf)
        mine = np.flatnonzero(step.seats == self.seats)
        seen = step.observations[mine]
        # what is told late in a game, when much is lit, weighs no more than what is told early
        seen = seen / np.linalg.norm(seen, axis=1, keepdims=True)
        score[mine] += seen @ self.weights
        odds = np.exp(score - score.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        drawn = odds.cumsum(axis=1) > self.rng.random((len(odds), 1)) * (1 - 1e-9)
        numbers: Numbers = drawn.argmax(axis=1)
        for at, mind in zip(mine, seen, strict=True):
            self._paths[at].append((mind, odds[at].astype(np.float32), int(numbers[at])))
        return numbers

    def learn(self, step: Step) -> None:
        """From the games that have just ended."""
        for at in np.flatnonzero(step.ended | step.cut):
            path, self._paths[at] = self._paths[at], []
            won = bool(step.rewards[at, self.seats[at]] > 0)
            if path:
                self._follow(path, float(won))
            self.won.append(won)
            self.seats[at] = (self.seats[at] + 1) % step.rewards.shape[1]

    def _follow(self, path: list[tuple[Floats, Floats, int]], gain: float) -> None:
        seen = np.stack([observation for observation, _, _ in path])
        toward = -np.stack([odds for _, odds, _ in path])
        toward[np.arange(len(path)), [number for *_, number in path]] += 1
        better = gain - seen @ self.expected
        self.weights += self.rate * (seen.T @ (toward * better[:, np.newaxis]))
        self.expected += FORESIGHT / len(path) * (seen.T @ better)
