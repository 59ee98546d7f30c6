"""Tables full of phones that play recorded games at a running server."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter

from .course import Course, token
from .house import ServerFailed
from .line import Line, frame

DONE, NEWS, REFUSED = b'{"type":"Done"', b'{"type":"News"', b'{"type":"Refused"'
PATIENCE = 60.0  # seconds until something must have gone wrong


class Seated:
    """One table: a phone in every seat that reads all it is told, and perhaps some that watch."""

    def __init__(self, code: str, course: Course, seats: int) -> None:
        self.code = code
        self.plays = [(seat, frame(text)) for seat, text in course.plays]
        self.lines = [Line(code, token(seat), self.hear, self.lost) for seat in range(seats)]
        self.watching: list[Line] = []
        self.at = 0  # the next move
        self.told: Callable[[bytes], None] = lambda payload: None
        self.failed: Callable[[ServerFailed], None] = lambda error: None

    async def connect(self, port: int, lines: list[Line]) -> None:
        loop = asyncio.get_running_loop()
        for line in lines:
            await loop.create_connection(lambda line=line: line, "127.0.0.1", port)  # type: ignore[misc]
        await asyncio.wait_for(asyncio.gather(*(line.greeted for line in lines)), PATIENCE)

    async def watch(self, port: int, spectators: int) -> None:
        self.watching = [Line(self.code, None, self.hear, self.lost) for _ in range(spectators)]
        await self.connect(port, self.watching)

    def play(self) -> None:
        seat, text = self.plays[self.at]
        self.at += 1
        self.lines[seat].send(text)

    def hear(self, payload: bytes) -> None:
        if payload.startswith(REFUSED):
            self.failed(ServerFailed(f"a recorded move was refused: {payload!r}"))
        self.told(payload)

    def lost(self) -> None:
        self.failed(ServerFailed("the server hung up in the middle of a game"))

    def hang_up(self) -> None:
        self.failed = lambda error: None
        for line in (*self.lines, *self.watching):
            line.transport.close()


async def as_fast_as_it_goes(tables: list[Seated], moves: int) -> None:
    """Every table plays so many moves, each as soon as the one before is acknowledged."""
    finished = asyncio.get_running_loop().create_future()
    playing = len(tables)

    def run(table: Seated) -> None:
        last = table.at + moves

        def told(payload: bytes) -> None:
            nonlocal playing
            if not payload.startswith(DONE):
                return
            if table.at < last:
                table.play()
            else:
                playing -= 1
                if not playing and not finished.done():
                    finished.set_result(None)

        table.told = told
        table.play()

    for table in tables:
        listen(table, finished)
        run(table)
    await asyncio.wait_for(finished, PATIENCE)


async def paced(tables: list[Seated], per_second: float, moves: int) -> list[float]:
    """Moves at an even pace, each at the table that has been quiet for longest. The seconds from
    sending one until each seat has its news, and its sender the acknowledgement."""
    loop = asyncio.get_running_loop()
    failed: asyncio.Future[None] = loop.create_future()
    quiet = deque(tables)
    took: list[float] = []

    def send(table: Seated) -> None:
        sent, left = perf_counter(), len(table.lines) + 1

        def told(payload: bytes) -> None:
            nonlocal left
            if payload.startswith((DONE, NEWS)):
                took.append(perf_counter() - sent)
                left -= 1
                if not left:
                    quiet.append(table)

        table.told = told
        table.play()

    async def until_quiet(enough: int) -> None:
        while len(quiet) < enough:
            await asyncio.wait([failed], timeout=0.001)
            if failed.done():
                failed.result()

    start = loop.time()
    for table in tables:
        listen(table, failed)
    for number in range(moves):
        await asyncio.sleep(max(0.0, start + number / per_second - loop.time()))
        await until_quiet(1)
        send(quiet.popleft())
    await asyncio.wait_for(until_quiet(len(tables)), PATIENCE)
    return took


async def to_the_last(table: Seated, moves: int) -> list[float]:
    """The seconds from sending each move until everybody who watches has it."""
    took = []
    for _ in range(moves):
        everybody = len(table.lines) + len(table.watching)
        told_all: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        left = everybody + 1  # and the acknowledgement

        def told(payload: bytes, told_all: asyncio.Future[None] = told_all) -> None:
            nonlocal left
            if payload.startswith((DONE, NEWS)):
                left -= 1
                if not left and not told_all.done():
                    told_all.set_result(None)

        listen(table, told_all)
        table.told = told
        start = perf_counter()
        table.play()
        await asyncio.wait_for(told_all, PATIENCE)
        took.append(perf_counter() - start)
    return took


def listen(table: Seated, future: asyncio.Future[None]) -> None:
    """A refusal ends the measure."""

    def failed(error: ServerFailed) -> None:
        if not future.done():
            future.set_exception(error)

    table.failed = failed
