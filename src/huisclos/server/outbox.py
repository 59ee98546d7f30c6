"""What is said in one turn of the event loop leaves the house at its end."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

from huisclos.tables.drafts import SLICE

if TYPE_CHECKING:
    from .connection import Connection


class Outbox:
    """All that a turn has for one phone is one write, and the writes of all tables follow each
    other closely: spread between the thoughts they would each wake up whoever reads. The lines of
    a crowd take more than one turn, and those of other tables go before them."""

    def __init__(self) -> None:
        self.waiting: list[Connection] = []
        self.crowd: deque[Connection] = deque()

    def collect(self, lines: Sequence[Connection]) -> None:
        """Called when these, of one table, have something to write."""
        if lines and not self.waiting and not self.crowd:
            asyncio.get_running_loop().call_soon(self.leave)
        if lines and len(lines[0].live.connections) > SLICE:
            self.crowd.extend(lines)
        else:
            self.waiting.extend(lines)

    def leave(self) -> None:
        waiting, self.waiting = self.waiting, []
        for connection in waiting:
            connection.flush()
        for _ in range(min(SLICE, len(self.crowd))):
            self.crowd.popleft().flush()
        if self.crowd:
            asyncio.get_running_loop().call_soon(self.leave)
