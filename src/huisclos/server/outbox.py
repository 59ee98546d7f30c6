"""What is said in one turn of the event loop leaves the house at its end."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .connection import Connection


class Outbox:
    """All that a turn has for one phone is one write, and the writes of all tables follow each
    other closely: spread between the thoughts they would each wake up whoever reads."""

    def __init__(self) -> None:
        self.waiting: list[Connection] = []

    def collect(self, connection: Connection) -> None:
        """Called when a connection has something to write."""
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.leave)
        self.waiting.append(connection)

    def leave(self) -> None:
        waiting, self.waiting = self.waiting, []
        for connection in waiting:
            connection.flush()
