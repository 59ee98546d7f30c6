"""How late the event loop is: what somebody at any table may have felt."""

from __future__ import annotations

import asyncio
from collections import deque

EVERY = 0.25  # seconds between two looks
MINUTE = round(60 / EVERY)  # looks


class Lag:
    def __init__(self) -> None:
        self.last: deque[float] = deque(maxlen=MINUTE)
        self.timer: asyncio.TimerHandle | None = None

    @property
    def worst(self) -> float:
        """Seconds, of the last minute."""
        return max(self.last, default=0.0)

    def watch(self) -> None:
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(EVERY, self.look, loop.time() + EVERY)

    def look(self, due: float) -> None:
        self.last.append(max(0.0, asyncio.get_running_loop().time() - due))
        self.watch()

    def stop(self) -> None:
        if self.timer:
            self.timer.cancel()
