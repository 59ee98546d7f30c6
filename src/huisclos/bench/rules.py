"""How fast a game's rules are, without a server."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from huisclos.kernel import Options, Seat, encode, play, walk
from huisclos.tables.feed import sheet
from huisclos.tables.table import AnyGame

Log = list[tuple[Seat, Any]]
SEATS = 8  # or as near as a game allows
ACTIONS = 5_000
TRIES = 3


def measure(game: AnyGame, actions: int = ACTIONS, tries: int = TRIES) -> dict[str, float]:
    """Actions per second, and the same with every seat's view made and encoded after each."""
    options = usual_options(game)
    logs = record(game, options, actions)
    count = sum(map(len, logs))
    bare = min(_seconds(_replay(game, options, logs)) for _ in range(tries))
    views = min(_seconds(_replay_with_views(game, options, logs)) for _ in range(tries))
    return {
        "seats": options.seats,
        "actions_per_s": count / bare,
        "actions_per_s_with_views": count / views,
    }


def usual_options(game: AnyGame) -> Options:
    seats = min(max(SEATS, game.seats[0]), game.seats[-1])
    options: Options = msgspec.convert({"seats": seats}, game.options)
    return options


def record(game: AnyGame, options: Options, actions: int) -> list[Log]:
    """Whole random games, recorded beforehand: it is the rules that are measured, not the choice
    of a move."""
    logs: list[Log] = []
    while sum(map(len, logs)) < actions:
        logs.append([(seat, action) for seat, action, _ in walk(game, options, Random(len(logs)))])
    return logs


def _replay(game: AnyGame, options: Options, logs: list[Log]) -> Iterator[Any]:
    for log in logs:
        state = game.setup(options)
        for seat, action in log:
            state = play(game, state, seat, action)
            yield state


def _replay_with_views(game: AnyGame, options: Options, logs: list[Log]) -> Iterator[bytes]:
    seats = [Seat(seat) for seat in range(options.seats)]
    for state in _replay(game, options, logs):
        yield encode(game.public(state))
        for seat in seats:
            yield encode(sheet(game, state, seat))


def _seconds(work: Iterator[object]) -> float:
    start = perf_counter()
    for _ in work:
        pass
    return perf_counter() - start
