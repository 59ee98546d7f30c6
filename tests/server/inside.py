"""The house inside the test's own process: for its limits, which can then be made small."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp.test_utils import TestClient, TestServer

from huisclos import shelf
from huisclos.aside import retelling
from huisclos.server.app import make_app
from huisclos.server.hub import Hub
from huisclos.server.retelling import Kind, Retelling, Told
from huisclos.server.settings import Settings
from huisclos.store import MemoryStore, Store
from tests.server.house import REHEARSAL


class ToldHere(Retelling):
    """Games told again in the test's own process, whose rules it may have changed."""

    async def work(self, kind: Kind, sent: bytes) -> Told:
        told = Told()
        for piece in retelling.answer(kind, shelf.games(), sent):
            os.write(told.file, piece)
        return told


@asynccontextmanager
async def house_inside(
    settings: Settings | None = None, store: Store | None = None
) -> AsyncIterator[tuple[Hub, TestClient]]:
    """With a store of its own, unless it is given one."""
    hub = Hub(store or MemoryStore(), settings or Settings(bot_pace=0, rehearsal=REHEARSAL))
    async with TestClient(TestServer(make_app(hub))) as client:
        yield hub, client
        await hub.stop()
