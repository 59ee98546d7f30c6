"""How late the event loop is: what somebody at any table may have felt; and the seconds of the
house, of which none go by while nobody could do anything."""

from __future__ import annotations

import asyncio
from collections import deque

EVERY = 0.25  # seconds between two looks
MINUTE = round(60 / EVERY)  # looks
STOPPED = 1.0  # seconds without a look: the program was stopped, or its machine was


class Lag:
    def __init__(self) -> None:
        self.last: deque[float] = deque(maxlen=MINUTE)
        self.loop = asyncio.get_running_loop()
        self.timer: asyncio.TimerHandle | None = None
        self.seen = 0.0  # when it was last known to run
        self.missed = 0.0  # seconds that it was stopped for

    @property
    def worst(self) -> float:
        """Seconds, of the last minute."""
        return max(self.last, default=0.0)

    def time(self) -> float:
        """The loop's, less what it was stopped for: who is stopped serves nobody. Whoever asks
        first after that may not be told otherwise than the rest."""
        now = self.loop.time()
        if self.timer:
            if (since := now - self.seen) > STOPPED:
                self.missed += since
            self.seen = now
        return now - self.missed

    def watch(self) -> None:
        now = self.seen = self.loop.time()
        self.timer = self.loop.call_at(now + EVERY, self.look, now + EVERY)

    def look(self, due: float) -> None:
        self.last.append(max(0.0, self.loop.time() - due))
        self.time()
        self.watch()

    def stop(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None
