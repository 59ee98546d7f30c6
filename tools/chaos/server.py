"""One server of the house, and how to be rude to it."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import aiohttp

from tools.ports import free_port
from tools.proxy import Proxy

STARTED_WITHIN = 60.0  # seconds
ASKED = 0.5  # seconds between two looks at a server's health
DOWN = 2  # looks without an answer, and its phones are sent elsewhere


class Outage:
    """One process is dead, or stopped for a while."""

    def __init__(self) -> None:
        self.begun, self.over = time.monotonic(), float("inf")


class Server:
    """`huisclos serve`, with lines to its databases, from its phones and from the other servers
    that can be cut."""

    def __init__(self, databases: Sequence[str], home: Path, planted: str | None = None) -> None:
        self.port, self.planted = free_port(), planted
        self.url = f"http://127.0.0.1:{self.port}"
        self.door, self.peers = Proxy(self.url), Proxy(self.url)
        self.databases = [Proxy(each) for each in databases]
        self.log = home / f"{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.outages: list[Outage] = []  # of the process that was started last
        self.missed = DOWN  # looks in a row

    @property
    def up(self) -> bool:
        return self.missed < DOWN

    @asynccontextmanager
    async def lines(self) -> AsyncIterator[None]:
        """All that lies between it and others."""
        async with contextlib.AsyncExitStack() as stack:
            for line in (self.door, self.peers, *self.databases):
                await stack.enter_async_context(line)
            yield

    async def start(self) -> None:
        program = ["tools.planted", self.planted] if self.planted else ["huisclos"]
        command = [
            *(sys.executable, "-m", *program),
            *("serve", "--host", "127.0.0.1", "--port", str(self.port)),
            *("--store", one_of(each.address for each in self.databases)),
            *("--bot-pace", "0.02", "--rehearsal", "chaos", "--clocks"),
            *("--advertise", self.peers.address),
        ]
        self.outages = []
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        async with asyncio.timeout(STARTED_WITHIN):
            while not await self.answers():
                if self.process.poll() is not None:
                    raise RuntimeError(f"a server did not start: {self.log.read_text()[-2000:]}")
                await asyncio.sleep(0.05)
        self.missed = 0

    async def answers(self) -> bool:
        timeout = aiohttp.ClientTimeout(total=1)
        with contextlib.suppress(aiohttp.ClientError, TimeoutError):
            async with (
                aiohttp.ClientSession(timeout=timeout) as session,
                session.get(f"{self.url}/health") as answer,
            ):
                return answer.status == 200
        return False

    async def watch(self) -> None:
        """As a balancer does: who is down loses its phones, and gets no others."""
        while True:
            await asyncio.sleep(ASKED)
            self.missed = 0 if await self.answers() else self.missed + 1
            if self.missed == DOWN:
                self.door.cut()

    def send(self, what: signal.Signals) -> None:
        assert self.process
        self.process.send_signal(what)

    async def end(self, how: signal.Signals) -> None:
        assert self.process
        self.send(how)
        await asyncio.to_thread(self.process.wait)
        self.outages.append(Outage())

    async def stop(self, seconds: float) -> None:
        self.send(signal.SIGSTOP)
        outage = Outage()
        self.outages.append(outage)
        await asyncio.sleep(seconds)
        outage.over = time.monotonic()
        self.send(signal.SIGCONT)

    def kill(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait()


def one_of(addresses: Iterable[str]) -> str:
    """Whichever of them can be written."""
    first, *others = (urlsplit(address) for address in addresses)
    hosts = ",".join([first.netloc, *(f"127.0.0.1:{other.port}" for other in others)])
    return urlunsplit(first._replace(netloc=hosts))
