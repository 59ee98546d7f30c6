"""Several servers of one house inside the test's own process, each with a door of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from functools import wraps
from typing import Any, NamedTuple

import asyncpg
import uvloop

import huisclos.server.nodes
import huisclos.server.relay
from huisclos.server.address import own_address
from huisclos.server.app import opened
from huisclos.server.hub import Hub
from huisclos.server.nodes import Nodes
from huisclos.server.settings import Settings
from huisclos.store.postgres.store import PostgresStore
from tests.conftest import PATIENCE
from tests.server.house import REHEARSAL

huisclos.server.nodes.REACH = huisclos.server.relay.REACH = PATIENCE  # seconds, here
SETTINGS = Settings(host="127.0.0.1", port=0, bot_pace=0, rehearsal=REHEARSAL)


class Served(NamedTuple):
    hub: Hub
    nodes: Nodes
    url: str


@asynccontextmanager
async def node(database: str, settings: Settings = SETTINGS) -> AsyncIterator[Served]:
    store = await asyncio.to_thread(PostgresStore, database)
    hub = Hub(store, settings)
    try:
        async with opened(hub) as port:
            # No machine is so busy that one of them is given up for that.
            hub.nodes = Nodes(hub, store, own_address(settings, port), silent=PATIENCE)
            await hub.nodes.join()
            watching = asyncio.create_task(hub.watch_store())
            try:
                yield Served(hub, hub.nodes, f"http://127.0.0.1:{port}")
            finally:
                watching.cancel()
                if not hub.stopping:
                    await hub.stop()
    finally:
        await asyncio.to_thread(store.close)


@asynccontextmanager
async def nodes(database: str, count: int) -> AsyncIterator[list[Served]]:
    """All of them know each other."""
    async with AsyncExitStack() as stack:
        all = [await stack.enter_async_context(node(database)) for _ in range(count)]
        for each in all:
            await each.nodes.renew()
        yield all


async def query(url: str, statement: str, *values: object) -> list[tuple[Any, ...]]:
    line = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await line.fetch(statement, *values)]
    finally:
        await line.close()


async def until(true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def on_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """The one that a house is served on."""

    @wraps(test)
    def run(**fixtures: Any) -> None:
        uvloop.run(asyncio.wait_for(test(**fixtures), PATIENCE))

    return run
