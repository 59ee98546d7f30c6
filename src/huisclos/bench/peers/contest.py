"""What is asked of each contestant alike: tables full of phones, and moves that all have heard of.

A move is done when every seat has its news and the mover the acknowledgement, where there is one:
a server that forgot some of its seats would otherwise be the faster one.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from time import perf_counter
from typing import Protocol

from ..house import ServerFailed

PATIENCE = 120.0  # seconds until something must have gone wrong
QUIET = 0.5  # seconds without a message: whatever a server had to say, it has said
PINGS = 4096  # bytes in that time: hundreds of lines that came one by one are pinged one by one
Done = Callable[[], None]


class Filled(Protocol):
    """All its seats are connected."""

    def bytes(self) -> int:
        """That its seats have been sent so far."""
        ...

    def hang_up(self) -> None: ...


class Table(Filled, Protocol):
    """One at which a game is played."""

    def play(self, done: Done) -> None:
        """The next move; one at a time."""
        ...


class Running(Protocol):
    """A server that runs, with its tables of so many seats."""

    @property
    def tables(self) -> list[Table]: ...

    def cpu_seconds(self) -> float: ...

    def kilobytes(self) -> int: ...

    def failed(self) -> Exception | None:
        """Why no more can be measured, if so."""
        ...

    async def fill(self, seats: int) -> Filled:
        """A new table to which one person after another comes."""
        ...


class Contestant(Protocol):
    @property
    def name(self) -> str: ...

    def serve(self, tables: int, seats: int, moves: int) -> AbstractAsyncContextManager[Running]:
        """With every seat of every table connected, and at least so many moves left at each."""
        ...


async def until(running: Running, finished: asyncio.Future[None]) -> None:
    for _ in range(int(PATIENCE)):
        await asyncio.wait([finished], timeout=1)
        if finished.done():
            return
        if error := running.failed():
            raise error
    raise TimeoutError


async def as_fast_as_it_goes(running: Running, moves: int) -> list[float]:
    """Every table plays so many moves, each when the one before has reached everybody; the seconds
    that each took."""
    finished: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    took: list[float] = []
    playing = len(running.tables)

    def run(table: Table) -> None:
        left, sent = moves, perf_counter()

        def done() -> None:
            nonlocal left, sent, playing
            now = perf_counter()
            took.append(now - sent)
            left, sent = left - 1, now
            if left:
                table.play(done)
                return
            playing -= 1
            if not playing:
                finished.set_result(None)

        table.play(done)

    for table in running.tables:
        run(table)
    await until(running, finished)
    return took


async def paced(running: Running, per_second: float, moves: int) -> list[float]:
    """Moves at an even pace, each at the table that has been quiet for longest. The seconds from
    when each was due (a server that is late with one is late with those that wait for it) until
    everybody has it."""
    finished: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    quiet, due = deque(running.tables), deque[float]()
    took: list[float] = []

    def send() -> None:
        while quiet and due:
            table, at = quiet.popleft(), due.popleft()

            def done(table: Table = table, at: float = at) -> None:
                took.append(perf_counter() - at)
                quiet.append(table)
                if len(took) == moves:
                    finished.set_result(None)
                send()

            table.play(done)

    start = perf_counter()
    for number in range(moves):
        at = start + number / per_second
        await asyncio.sleep(max(0.0, at - perf_counter()))
        due.append(at)
        send()
    await until(running, finished)
    return took


async def quiet(table: Filled) -> None:
    for _ in range(int(PATIENCE / QUIET)):
        before = table.bytes()
        await asyncio.sleep(QUIET)
        if table.bytes() - before < PINGS:
            return
    raise ServerFailed("a full table never came to rest")
