"""Bots against bots: whole games without a table, a clock or a network. The same seed, the same
games, to the last letter of their logs."""

from __future__ import annotations

import hashlib
import math
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from huisclos.kernel import (
    CLOCK,
    DEALER,
    AnyGame,
    NoWorld,
    Options,
    Outcome,
    Seat,
    TimeUp,
    asked,
    pause,
    play,
    view,
)

from .bot import BUDGET, Bot

LONGEST = 100_000  # actions of one game; a longer one never ends


class EndlessGame(RuntimeError):
    """A game went on beyond the bound."""


@dataclass(frozen=True)
class Result:
    """One game: everything that was played, and how it ended."""

    log: tuple[tuple[Seat, Any], ...]
    outcome: Outcome


@dataclass(frozen=True)
class Share:
    """A share of wins with its 95 % interval."""

    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Contest:
    games: int
    actions: int
    results: dict[str, Share]  # by bot
    camps: dict[str, Share]  # by camp, where the game has camps
    digest: str  # of all logs, in order


class Line:
    """Who acts next."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self.game, self.rng = game, rng
        self.now = self.rings = 0.0  # on the virtual clock; when time is up
        self.turn: int | None = None  # the wait that it is up for
        self.due: dict[Seat, float] = {}  # when each bot will have made up its mind

    def next(self, state: Any, waiting: Sequence[Seat]) -> Seat:
        if not waiting:
            self.now = max(self.now, self.rings)
            return CLOCK
        if pause(self.game, state, waiting[0]) is None:
            self.due.clear()
            return self.rng.choice(waiting)
        self.due = {seat: self.due.get(seat) or self.made_up(state, seat) for seat in waiting}
        seat = min(waiting, key=lambda seat: (self.due[seat], seat))
        pace = self.game.pace(state)
        if pace and pace.turn != self.turn:
            self.turn, self.rings = pace.turn, self.now + pace.seconds
        if pace and self.rings <= self.due[seat]:
            self.now = self.rings
            return CLOCK
        self.now = self.due.pop(seat)
        return seat

    def made_up(self, state: Any, seat: Seat) -> float:
        span = pause(self.game, state, seat)
        return self.now + (self.rng.uniform(*span) if span else 0.0)


def play_game(
    game: AnyGame,
    options: Options,
    bots: Sequence[Bot],
    rng: Random,
    *,
    content: str = "",
    budget: int = BUDGET,
    longest: int = LONGEST,
) -> Result:
    """One game, a bot per seat. Those asked act in random order, or on a virtual clock where
    order is part of the game or people talk; time runs out only when it does on that clock, when
    play waits for nobody else, or when none of those asked has anything to play."""
    # Apart, so that other bots meet the same deals.
    dealer, order, *minds = (Random(rng.getrandbits(64)) for _ in range(2 + options.seats))
    state = game.setup(options)
    line = Line(game, order)
    silent: set[Seat] = set()  # who has nothing to play as things stand
    log: list[tuple[Seat, Any]] = []
    while acting := game.to_act(state):
        if len(log) == longest:
            raise EndlessGame(f"{game.name} is not over after {longest} actions")
        waiting = [seat for seat in asked(game, state) if seat not in silent]
        if acting == (DEALER,):
            seat, action = DEALER, game.deal(state, dealer, content)
        elif (seat := line.next(state, waiting)) == CLOCK:
            action = TimeUp()
        else:
            moves = tuple(game.moves(state, seat))
            try:
                action = bots[seat](view(game, state, seat), moves, minds[seat], budget)
            except NoWorld:
                if CLOCK not in acting and len(waiting) == 1:
                    raise
                silent.add(seat)
                continue
        silent.clear()
        state = play(game, state, seat, action)
        log.append((seat, action))
    return Result(tuple(log), game.outcome(state))


def contest(
    game: AnyGame,
    options: Options,
    bots: Mapping[str, Bot],
    games: int,
    seed: int,
    *,
    content: str = "",
    budget: int = BUDGET,
    progress: Callable[[int], None] = lambda done: None,
) -> Contest:
    """Many games; the bots move on by one seat each game. A shared win is split."""
    names = [*bots]
    wins = dict.fromkeys(names, 0.0)
    camps = defaultdict[str, float](float)
    digest = hashlib.sha256()
    actions = 0
    for number in range(games):
        seated = [names[(seat + number) % len(names)] for seat in range(options.seats)]
        rng = Random(f"{seed}/{number}")
        minds = [bots[name] for name in seated]
        result = play_game(game, options, minds, rng, content=content, budget=budget)
        actions += len(result.log)
        for seat, action in result.log:
            digest.update(f"{seat} {game.write(action)}\n".encode())
        outcome = result.outcome
        for camp in outcome.camps:
            camps[camp] += 0  # a camp that never wins is shown too
        for winner in outcome.winners:
            wins[seated[winner]] += 1 / len(outcome.winners)
            if outcome.camps:
                camps[outcome.camps[winner]] += 1 / len(outcome.winners)
        progress(number + 1)
    return Contest(
        games=games,
        actions=actions,
        results={name: share(won, games) for name, won in wins.items()},
        camps={name: share(camps[name], games) for name in sorted(camps)},
        digest=digest.hexdigest(),
    )


def share(won: float, games: int) -> Share:
    """Wilson's interval: it stays within 0 and 1, and is honest about few games."""
    z = 1.96
    rate = won / games
    middle = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + (z / (2 * games)) ** 2)
    scale = 1 + z * z / games
    return Share(rate, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))
