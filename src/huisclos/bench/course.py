"""Recorded games: what people would send, known beforehand.

A table's luck follows from its secret and its players' salts. Whoever writes the table into the
store knows both, so the server will deal as the recording did and every recorded move fits.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from huisclos import shelf
from huisclos.kernel import Seat, awaited, encode
from huisclos.server.codes import LETTERS
from huisclos.server.identity import digest
from huisclos.store import StoreError, open_store
from huisclos.tables import Record, Table
from huisclos.tables.commands import gathering, playing
from huisclos.tables.event import Opened
from huisclos.tables.wishes import Play

START = 0.0
TRIES = 20  # moves that are drawn, at most, for one that all hear of


class Setting(NamedTuple):
    """What is played; its clocks stand, so that only recorded moves happen."""

    game: str
    options: dict[str, Any]


FEW = Setting("infiltres", {"spoken": True, "target": 20, "debate": 0, "clue": 0})
MANY = Setting("sporz", {"election_time": 0, "day_time": 0})


class Course(NamedTuple):
    game: str
    opening: tuple[Record, ...]  # until the game has begun
    plays: tuple[tuple[Seat, bytes], ...]  # who sends what, in order


def token(seat: int) -> str:
    return f"bench-{seat}"


def record(seats: int, moves: int, seed: int, setting: Setting = FEW) -> Course:
    """The first moves of a game between people who choose at random."""
    rng = Random(seed)
    secret = f"{rng.getrandbits(256):064x}"
    games = {name: replace(game, interludes={}) for name, game in shelf.games().items()}
    step = gathering.open_table(games, START, "", setting.game, {**setting.options}, secret)
    opening = [*step.records]
    for seat in range(seats):
        step = gathering.join(step.table, START, f"Player {seat}", digest(token(seat)), str(seat))
        opening += step.records
    owner = step.table.owner
    assert owner is not None
    step = gathering.start(step.table, START, owner)
    opening += step.records
    return Course(setting.game, tuple(opening), tuple(_play(step.table, moves, rng)))


def _play(table: Table, moves: int, rng: Random) -> list[tuple[Seat, bytes]]:
    """Moves that everybody hears of: a move is over when all have its news."""
    plays: list[tuple[Seat, bytes]] = []
    for _ in range(TRIES * moves):
        if len(plays) == moves:
            return plays
        sitting = table.sitting
        assert sitting is not None and not sitting.over, f"the game ended after {len(plays)} moves"
        seat = rng.choice(awaited(sitting.game, sitting.state))
        action = sitting.game.sample(sitting.state, seat, rng)
        made = f"bench-{seat}", len(plays) + 1, table.played, sitting.wait(seat)
        after = playing.play(table, START, seat, action).table
        if after.sitting is not None and after.sitting.board != sitting.board:
            plays.append((seat, encode(Play(*made, msgspec.Raw(encode(action))))))
            table = after
    raise AssertionError(f"{TRIES * moves} moves, and only {len(plays)} that everybody hears of")


def codes(count: int) -> list[str]:
    letters = product(LETTERS, repeat=4)
    return ["".join(next(letters)) for _ in range(count)]


async def write(path: str | Path, courses: dict[str, Course]) -> None:
    """A store in which each course's game has just begun, at the table with that code."""
    store = open_store(str(path))
    loop = asyncio.get_running_loop()
    try:
        for number, (code, course) in enumerate(courses.items()):
            opened = Record(START, Opened(code, course.game))
            bodies = [encode(record) for record in (opened, *course.opening[1:])]
            kept: asyncio.Future[StoreError | None] = loop.create_future()
            store.append(f"bench-{number}", 0, bodies, kept.set_result, code=code)
            if error := await kept:
                raise error
    finally:
        store.close()
