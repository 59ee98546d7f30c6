"""One thing at a time, and a short queue before it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from huisclos.tables.commands.step import refused

AGAIN = 5  # seconds after which a place is likely to be free


class Turns:
    """Guests wait behind all others, and in a queue of their own: they keep no other away."""

    def __init__(self, places: int, guests: int) -> None:
        self.places = {False: places, True: guests}  # that are free
        self.waiting: dict[bool, deque[asyncio.Future[None]]] = {False: deque(), True: deque()}
        self.busy = False

    @asynccontextmanager
    async def place(self, guest: bool) -> AsyncIterator[None]:
        """Somewhere to wait. Raises Illegal, with the seconds after which to try again."""
        if not self.places[guest]:
            raise refused("replay-busy", seconds=AGAIN)
        self.places[guest] -= 1
        try:
            yield
        finally:
            self.places[guest] += 1

    @asynccontextmanager
    async def turn(self, guest: bool) -> AsyncIterator[None]:
        """Whoever has a place has a turn in the end."""
        if self.busy:
            mine = asyncio.get_running_loop().create_future()
            self.waiting[guest].append(mine)
            try:
                await mine  # the turn is handed over: it is never free in between
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self.next()
                raise
        self.busy = True
        try:
            yield
        finally:
            self.next()

    def next(self) -> None:
        for queue in (self.waiting[False], self.waiting[True]):
            while queue:
                if not (first := queue.popleft()).done():
                    first.set_result(None)
                    return
        self.busy = False
