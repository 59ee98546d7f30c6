"""How fast a game's rules are, without a server."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

import msgspec

from huisclos.kernel import AnyGame, Options, Seat, encode, play, walk
from huisclos.tables import Member, Record, Table, fold
from huisclos.tables.event import Event, Joined, Opened, Played, Started
from huisclos.tables.feed import Change, Ear
from huisclos.tables.telling import Telling

Log = list[tuple[Seat, Any]]
SEATS = 8  # or as near as a game allows
ACTIONS = 5_000
TRIES = 3


def measure(game: AnyGame, actions: int = ACTIONS, tries: int = TRIES) -> dict[str, float]:
    """Actions per CPU-second, and the same with all that a table of people is told after each."""
    options = usual_options(game)
    logs = record(game, options, actions)
    count = sum(map(len, logs))
    bare = min(_seconds_of_play(game, options, logs) for _ in range(tries))
    views = min(sum(_seconds_at_a_table(game, options, log) for log in logs) for _ in range(tries))
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


def _seconds_of_play(game: AnyGame, options: Options, logs: list[Log]) -> float:
    start = process_time()
    for log in logs:
        state = game.setup(options)
        for seat, action in log:
            state = play(game, state, seat, action)
    return process_time() - start


def at_a_table(game: AnyGame, options: Options) -> tuple[Table, list[Ear]]:
    """A game that has just begun, by the rules of today, and a listener in every seat."""
    members = [Member(number) for number in range(1, options.seats + 1)]
    events: list[Event] = [Opened("", game.name)]
    events += [Joined(member, str(member), "") for member in members]
    table = Table({game.name: game})
    events.append(Started(game.edition, msgspec.to_builtins(options)))
    for event in events:
        table = fold(table, Record(0.0, event))
    return table, [Ear(member) for member in members]


def tell(table: Table, ears: list[Ear], moves: list[Record]) -> Table:
    """Every move folded into the table, and everybody's news made and encoded as a house does."""
    telling = Telling(table)
    for ear in ears:
        telling.greet(ear, 0.0)
    for move in moves:
        before, table = table, fold(table, move)
        telling.show(Change(before, table, 0.0), ears)
    return table


def recorded(log: Log) -> list[Record]:
    return [Record(0.0, Played(seat, msgspec.Raw(encode(act)), "person")) for seat, act in log]


def _seconds_at_a_table(game: AnyGame, options: Options, log: Log) -> float:
    table, ears = at_a_table(game, options)
    moves = recorded(log)
    start = process_time()
    tell(table, ears, moves)
    return process_time() - start
