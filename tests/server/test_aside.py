"""Bots that think aside at real tables: thinkers may be killed at any moment, nothing is lost."""

import asyncio
import os
from contextlib import suppress

from huisclos import bots, shelf
from huisclos.kernel import decode
from huisclos.server import identity
from huisclos.server.app import opened
from huisclos.server.hub import Hub
from huisclos.server.metrics import text
from huisclos.server.settings import Settings
from huisclos.store import MemoryStore
from huisclos.tables import Record
from huisclos.tables.verify import verify
from tests.conftest import PATIENCE
from tests.server.house import REHEARSAL
from tests.server.players import play_to_the_end, table_of


def kill_all(hub: Hub) -> None:
    for worker in [*hub.pool.workers]:
        if worker.process:
            with suppress(ProcessLookupError):
                os.kill(worker.process.pid, 9)


def test_a_game_is_played_to_its_end_while_thinkers_are_killed(monkeypatch):
    monkeypatch.setattr(bots, "seconds", lambda game, level: 0.05)
    # No rehearsal, in which they would think in place; the deals are those of one.
    honest = identity.new_secret
    monkeypatch.setattr(identity, "new_secret", lambda _, last="": honest(REHEARSAL, last))
    deaths = list[int]()

    async def killing(hub: Hub) -> None:
        while True:  # by what is thought, not by the time: a new one is long in coming
            thought = hub.pool.asked
            while hub.pool.asked < thought + 3:
                await asyncio.sleep(0.005)
            deaths.append(len(hub.pool.workers))
            kill_all(hub)

    async def evening():
        settings = Settings(host="127.0.0.1", port=0, bot_pace=0)
        hub = Hub(MemoryStore(), settings)
        async with opened(hub) as port, asyncio.timeout(PATIENCE):
            url = f"http://127.0.0.1:{port}"
            async with table_of(url, people=2, machines=2, target=1) as phones:
                killer = asyncio.create_task(killing(hub))
                await play_to_the_end(phones, seed=3)
                killer.cancel()
                (live,) = hub.tables.values()
                assert live.head.number == live.shown.number
                kept = [decode(body, Record) for body in await hub.store.read(live.id)]
            figures = text(hub)
            await hub.stop()
            return kept, figures, hub.pool

    kept, figures, pool = asyncio.run(evening())
    (game,) = verify(shelf.games(), kept)
    assert game.over and pool.asked and not pool.workers
    assert sum(deaths) and f"huisclos_thoughts_total {pool.asked}" in figures


def test_in_a_rehearsal_nobody_thinks_aside():
    async def evening():
        return Hub(MemoryStore(), Settings(rehearsal="Godot")).pool

    assert asyncio.run(evening()) is None
