"""Many games at once in one process: arrays in, arrays out."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from huisclos import shelf
from huisclos.kernel import AnyGame

from .encoders import SIZE, Kind, encoder_of
from .sitting import Table
from .watching import Watching

LONGEST = 20_000  # moves of one game


class Step(NamedTuple):
    """Where all games stand: one row for each."""

    observations: Any  # numbers in an array, or a list of views; of whoever is to move
    masks: NDArray[np.int8]  # which moves whoever is to move may make
    seats: NDArray[np.int64]  # who that is
    rewards: NDArray[np.float32]  # of every seat, for a game that has just ended
    ended: NDArray[np.bool_]  # such games have begun anew: all else is of the new game
    cut: NDArray[np.bool_]  # such games were too long and have no outcome


class Many:
    """`count` games of one table, each moved on by one move at every step."""

    def __init__(
        self,
        game: str | AnyGame,
        count: int,
        *,
        observation: Kind | None = "vector",
        size: int = SIZE,
        longest: int = LONGEST,
        content: str = "",
        **options: Any,
    ) -> None:
        """Raises NoSuchGame, BadOptions. Without an observation nothing is encoded."""
        rules = shelf.game(game) if isinstance(game, str) else game
        self.table = Table(rules, content, **options)
        self.count, self.longest = count, longest
        self.encoder = observation and encoder_of(observation, rules, self.table.options, size)
        self._games: list[Watching] = []

    @property
    def moves(self) -> int:
        """How many there are in the catalogue."""
        return len(self.table.numbers)

    def reset(self, seed: int) -> Step:
        """Game `at` draws from its own luck: it is the same however many others there are."""
        self._luck = [Random(f"{seed}/{at}") for at in range(self.count)]
        self._games = [self._begun(luck) for luck in self._luck]
        nothing = np.zeros(self.count, np.bool_)
        return self._step(np.zeros((self.count, self.table.seats), np.float32), nothing, nothing)

    def step(self, numbers: NDArray[np.int64]) -> Step:
        """One move in every game. Raises Illegal."""
        seats = self.table.seats
        rewards = np.zeros((self.count, seats), np.float32)
        ended, cut = np.zeros(self.count, np.bool_), np.zeros(self.count, np.bool_)
        for at, number in enumerate(numbers.tolist()):
            sitting = self._games[at].sitting
            sitting.play(number)
            over = sitting.seat is None
            if over or sitting.count >= self.longest:
                rewards[at] = sitting.payoffs()
                ended[at], cut[at] = over, not over
                self._games[at] = self._begun(self._luck[at])
        return self._step(rewards, ended, cut)

    def _begun(self, luck: Random) -> Watching:
        return Watching(self.table.sit(luck), self.encoder)

    def _step(self, rewards: Any, ended: Any, cut: Any) -> Step:
        seats, seen = list[int](), list[Any]()
        masks = np.zeros((self.count, self.moves), np.int8)
        for row, watching in zip(masks, self._games, strict=True):
            sitting = watching.sitting
            assert sitting.seat is not None
            row[sitting.choices()] = 1
            seats.append(sitting.seat)
            if self.encoder:
                seen.append(watching.look(sitting.seat))
        observations = np.stack(seen) if self.encoder and self.encoder.shape else seen
        return Step(observations, masks, np.array(seats), rewards, ended, cut)
