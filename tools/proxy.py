"""A line to the database that can be cut, stopped, or lose what comes back."""

from __future__ import annotations

import asyncio
from typing import Self
from urllib.parse import urlsplit, urlunsplit


class Proxy:
    """Between a store and its database, on the loop that it was entered on."""

    def __init__(self, url: str) -> None:
        self.url = urlsplit(url)
        self.lines: set[asyncio.StreamWriter] = set()
        self.passes, self.answers = asyncio.Event(), asyncio.Event()
        self.passes.set()  # cleared: nothing passes either way, and nobody is told
        self.answers.set()  # cleared: what the database says is kept here
        self.held = asyncio.Event()  # something of it is
        self.refuses = False  # nobody is here
        self.breaks = False  # what is asked is lost, and its line with it
        self.delay = 0.0  # seconds, each way
        self.port = 0

    async def __aenter__(self) -> Self:
        await self.listen()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        self.passes.set()
        self.answers.set()
        self.cut()
        while self.lines:  # who passes things on comes to an end by that
            await asyncio.sleep(0.01)

    async def listen(self) -> None:
        self.server = await asyncio.start_server(self.connect, "127.0.0.1", self.port)
        self.port = int(self.server.sockets[0].getsockname()[1])
        self.refuses = False

    async def refuse(self) -> None:
        """Nobody is here, for those who come and those who have come; until it listens again."""
        self.refuses = True
        self.server.close()
        self.cut()

    @property
    def address(self) -> str:
        who = f"{self.url.username}@" if self.url.username else ""
        return urlunsplit(self.url._replace(netloc=f"{who}127.0.0.1:{self.port}"))

    def cut(self) -> None:
        """Every line that there is now; who comes back is let through."""
        for line in [*self.lines]:
            line.transport.abort()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.lines.add(writer)
        there = None
        try:
            assert self.url.hostname and self.url.port
            answers, there = await asyncio.open_connection(self.url.hostname, self.url.port)
            self.lines.add(there)
            asked = asyncio.create_task(self.pass_on(reader, there, True))
            await self.pass_on(answers, writer, False)
            await asked
        except OSError:
            pass
        finally:
            for end in (writer, there):
                if end:
                    self.lines.discard(end)
                    end.close()

    async def pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, asking: bool
    ) -> None:
        try:
            while data := await reader.read(65_536):
                if not self.passes.is_set():
                    self.held.set()
                    await self.passes.wait()
                if not asking and not self.answers.is_set():
                    self.held.set()
                    await self.answers.wait()
                if asking and self.breaks:
                    self.cut()
                    break
                if self.delay:
                    await asyncio.sleep(self.delay)
                if writer.is_closing():
                    break
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()
