"""The beat of a held wait: whatever happens in it, all are told something at the same times."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from huisclos.tables.telling import BEAT

REHEARSED = 0.05  # seconds from one beat to the next where clocks stand still

Wait = tuple[int, int]  # a game and its wait, by their numbers


class Beat:
    def __init__(self, rehearsed: bool, ring: Callable[[], None]) -> None:
        self.every, self.ring = REHEARSED if rehearsed else BEAT, ring
        self.loop = asyncio.get_running_loop()
        self.timer: asyncio.TimerHandle | None = None
        self.last = 0.0  # when the last beat was
        self.wait: Wait | None = None  # that has this beat

    def keep(self, wait: Wait | None, heard: bool) -> None:
        """A new wait begins a new beat, if there is anybody to hear it."""
        if wait != self.wait:
            self.stop()
            self.wait = wait
        if wait and heard and not self.timer:
            self.last = self.loop.time()
            self.wind()

    def stop(self) -> None:
        if self.timer:
            self.timer.cancel()
        self.timer = None

    def wind(self) -> None:
        self.last += self.every
        self.timer = self.loop.call_at(self.last, self.on_time)

    def on_time(self) -> None:
        self.wind()  # before it rings: who hears it may be the last to go, and stops it
        self.ring()
