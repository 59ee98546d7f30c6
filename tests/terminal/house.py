"""A house on this machine, in a thread of its own: its doors are real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any

from aiohttp import web

from huisclos.server.app import make_app
from huisclos.server.hub import Hub
from huisclos.server.settings import Settings
from huisclos.store import MemoryStore
from tests.conftest import PATIENCE
from tests.server.house import REHEARSAL


class House:
    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.url = ""
        self.hub: Any = None

    async def open(self) -> web.AppRunner:
        self.hub = Hub(MemoryStore(), Settings(store="memory:", bot_pace=0.0, rehearsal=REHEARSAL))
        runner = web.AppRunner(make_app(self.hub), access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
        return runner

    def call(self, work: Any) -> Any:
        """Carries a coroutine out in the house's thread."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def open_table(self) -> str:
        return str(self.call(self.hub.open("infiltres", {"target": 1, "language": "en"})))

    def table(self, code: str) -> Any:
        return self.call(self.hub.find(code)).shown

    def cut_all_lines(self) -> None:
        async def cut() -> None:
            for live in [*self.hub.tables.values()]:
                for connection in [*live.connections]:
                    connection.transport.abort()

        self.call(cut())


@contextmanager
def open_house() -> Iterator[House]:
    house = House()
    thread = Thread(target=house.loop.run_forever)
    thread.start()
    runner = house.call(house.open())
    try:
        yield house
    finally:
        house.call(runner.cleanup())
        house.loop.call_soon_threadsafe(house.loop.stop)
        thread.join()
        house.loop.close()
