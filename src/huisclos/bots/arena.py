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
    View,
    asked,
    pause,
    play,
)

from .bot import BUDGET, Bot

LONGEST = 100_000  # actions of one game; a longer one never ends
DECIDED = 20.0  # evidence against equals, beyond which it is no luck


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
    crossed: dict[tuple[str, str], Share]  # of seats that win, by camp and bot, where several play
    pairs: dict[str, int]  # of two: deals from which a bot had more than the other
    better: str | None  # which of two, once that is decided
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


class Ears:
    """What each seat has heard, read on from where it stopped: a crowd's bots ask again and again,
    and an evening is long."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.read = defaultdict[Seat, int](int)  # so much of the story
        self.heard = defaultdict[Seat, list[Any]](list)

    def view(self, state: Any, seat: Seat) -> View[Any, Any, Any]:
        game, story, heard = self.game, self.game.story(state), self.heard[seat]
        heard += [told.note for told in story.since(self.read[seat]) if told.reaches(seat)]
        self.read[seat] = len(story)
        board, own = game.public(state), game.private(state, seat)
        return View(seat, state.options, board, own, tuple(heard))


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
    line, ears = Line(game, order), Ears(game)
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
                action = bots[seat](ears.view(state, seat), moves, minds[seat], budget)
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
    decide: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> Contest:
    """Many games. Each deal is played once for every bot, which all move on by one seat, so that
    each meets what the others met: what is left between them is not the cards. A shared win is
    split. To `decide` is to stop as soon as one of two is better beyond doubt."""
    names, tally = [*bots], Tally([*bots])
    for number in range(games):
        deal, turn = divmod(number, len(names))
        seated = [names[(seat + turn + deal) % len(names)] for seat in range(options.seats)]
        rng = Random(f"{seed}/{deal}")
        minds = [bots[name] for name in seated]
        result = play_game(game, options, minds, rng, content=content, budget=budget)
        tally.count(game, result, seated, deal_over=turn == len(names) - 1)
        progress(number + 1)
        if decide and tally.better:
            break
    return tally.contest()


class Tally:
    """What has come of the games so far."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.games = self.actions = 0
        self.wins = dict.fromkeys(names, 0.0)
        self.camps = defaultdict[str, float](float)
        self.crossed = defaultdict[tuple[str, str], list[float]](lambda: [0.0, 0.0])
        self.digest = hashlib.sha256()
        self.pair = dict.fromkeys(names, 0.0)  # wins with the deal that is on
        self.pairs = dict.fromkeys(names, 0)  # deals that a bot took from the other

    def count(self, game: AnyGame, result: Result, seated: Sequence[str], deal_over: bool) -> None:
        self.games += 1
        self.actions += len(result.log)
        for seat, action in result.log:
            self.digest.update(f"{seat} {game.write(action)}\n".encode())
        outcome = result.outcome
        for camp, bot in zip(outcome.camps, seated, strict=False):
            self.camps[camp] += 0  # a camp that never wins is shown too
            self.crossed[camp, bot][1] += 1
        for winner in outcome.winners:
            share = 1 / len(outcome.winners)
            self.wins[seated[winner]] += share
            self.pair[seated[winner]] += share
            if outcome.camps:
                self.camps[outcome.camps[winner]] += share
                self.crossed[outcome.camps[winner], seated[winner]][0] += 1
        if deal_over:
            best = max(self.names, key=lambda name: self.pair[name])
            if len(self.names) == 2 and len({*self.pair.values()}) == 2:
                self.pairs[best] += 1
            self.pair = dict.fromkeys(self.names, 0.0)

    @property
    def better(self) -> str | None:
        """The bot that takes more deals from the other, once that is decided."""
        won = [*self.pairs.values()]
        if len(won) != 2 or evidence(*won) < DECIDED:
            return None
        return max(self.names, key=lambda name: self.pairs[name])

    def contest(self) -> Contest:
        crossed = {key: share(won, int(of)) for key, (won, of) in sorted(self.crossed.items())}
        return Contest(
            games=self.games,
            actions=self.actions,
            results={name: share(won, self.games) for name, won in self.wins.items()},
            camps={name: share(self.camps[name], self.games) for name in sorted(self.camps)},
            crossed=crossed if len(self.names) > 1 else {},
            pairs=self.pairs if len(self.names) == 2 else {},
            better=self.better,
            digest=self.digest.hexdigest(),
        )


def evidence(one: int, other: int) -> float:
    """How much so many deals won and lost speak against two equal bots. It may be looked at after
    every deal: among equals it reaches 20 once in 20 contests, however long they last. (The bets of
    somebody who holds every share of wins for as likely, against a fair coin.)"""
    deals = one + other
    odds = math.lgamma(one + 1) + math.lgamma(other + 1) - math.lgamma(deals + 2)
    return math.exp(min(700.0, deals * math.log(2) + odds))


def share(won: float, games: int) -> Share:
    """Wilson's interval: it stays within 0 and 1, and is honest about few games."""
    z = 1.96
    rate = won / games
    middle = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + (z / (2 * games)) ** 2)
    scale = 1 + z * z / games
    return Share(rate, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))
