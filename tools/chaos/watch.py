"""When a table was down: the server that had it was dead or stopped.

The database is asked who has each table. Who is dead claims nothing: a table that is still theirs
has been nobody's since they died.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence, Set
from contextlib import suppress
from typing import Any

import asyncpg

from tools.histories import Down

from .server import Outage, Server

EVERY = 0.1  # seconds between two looks
# The database is; of two the one that can be written may be, which is an error of another kind.
AWAY = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
NODES = "select key, address from huisclos.node"
TABLES = "select code, node from huisclos.log where closed is null and node is not null"


class Watch:
    def __init__(self, address: str, servers: Sequence[Server], played: Set[str]) -> None:
        """`played`: the codes of the tables where people play; nobody misses another."""
        self.address, self.played = address, played
        self.servers = {server.peers.address: server for server in servers}
        self.nodes: dict[int, list[Outage]] = {}  # by their keys: when each was away
        self.found: dict[tuple[str, Outage], float] = {}  # codes: until when at least

    @property
    def down(self) -> list[Down]:
        return [Down(code, outage.begun, over) for (code, outage), over in self.found.items()]

    async def look_on(self) -> None:
        while True:
            with suppress(*AWAY):
                line = await asyncpg.connect(self.address, target_session_attrs="read-write")
                try:
                    while True:
                        await self.look(line)
                        await asyncio.sleep(EVERY)
                finally:
                    line.terminate()
            await asyncio.sleep(EVERY)

    async def look(self, line: Any) -> None:
        for key, address in await line.fetch(NODES):
            self.nodes.setdefault(key, self.servers[address].outages)
        asked = time.monotonic()
        tables = await line.fetch(TABLES)
        for code, key in (each for each in tables if each[0] in self.played):
            for outage in self.nodes.get(key, ()):
                if outage.begun < asked < outage.over:
                    self.found[code, outage] = asked
