"""Who looks on: at every server, time and again, whatever the balancer thinks of it.

What a visit is told stood in the log at some moment, and holds every move that was acknowledged
before its first word was sent. A server that tells less serves what others have taken.
"""

from __future__ import annotations

import asyncio
import contextlib
import time

import aiohttp

from huisclos.client import Notebook
from huisclos.kernel import decode, encode
from huisclos.wire.messages import PROTOCOL, Gone, Hello, Here, ToClient
from tools.histories import UNAWARE, Look, mark

from .server import Server

EVERY = 0.5  # seconds between two visits
PATIENCE = 30.0  # seconds for an answer: one who was stopped answers when it wakes


class Onlooker:
    """One visit stays, so that the table is not forgotten there; others come and go."""

    def __init__(self, server: Server, code: str, invitation: str | None) -> None:
        self.server, self.code, self.invitation = server, code, invitation
        self.looks: list[Look] = []
        self.stays = False
        self.again = asyncio.Event()  # the one that stayed was sent away

    async def look_on(self) -> None:
        async with (
            aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session,
            asyncio.TaskGroup() as visits,
        ):
            while True:
                self.again.clear()
                visits.create_task(self.visit(session))
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.again.wait(), EVERY)

    async def visit(self, session: aiohttp.ClientSession) -> None:
        with contextlib.suppress(aiohttp.ClientError, OSError, TimeoutError):
            async with session.ws_connect(f"{self.server.url}/ws/{self.code}") as line:
                async with asyncio.timeout(PATIENCE):
                    came = await self.look(line)
                if came and not self.stays:
                    await self.stay(line)

    async def look(self, line: aiohttp.ClientWebSocketResponse) -> bool:
        """False: they were sent away."""
        sent, told = time.monotonic(), Notebook()
        late = UNAWARE if self.server.peers.refuses else 0.0
        hello = Hello(protocol=PROTOCOL, invitation=self.invitation)
        await line.send_str(encode(hello).decode())
        async for message in line:
            if message.type is not aiohttp.WSMsgType.TEXT:
                break
            heard = decode(message.data, ToClient)
            told.write_down(heard)
            if isinstance(heard, Gone):
                break
            if isinstance(heard, Here):  # it comes after everything else
                self.looks.append(Look(self.code, sent, mark(told), late, self.server.url))
                return True
        return False

    async def stay(self, line: aiohttp.ClientWebSocketResponse) -> None:
        self.stays = True
        try:
            async for _ in line:
                pass
        finally:
            self.stays = False
            self.again.set()
