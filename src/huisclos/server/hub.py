"""The tables that are served, read from the store when first asked for."""

from __future__ import annotations

import asyncio

from aiohttp import web

from huisclos import shelf
from huisclos.kernel import decode, encode
from huisclos.store import CodeTaken, Store, StoreError
from huisclos.tables import Record, Step, Table, fold
from huisclos.tables.commands import gathering
from huisclos.tables.commands.reopening import reopen
from huisclos.tables.commands.step import refused
from huisclos.wire.messages import TableListed

from . import identity
from .limits import (
    READINGS_AT_ONCE,
    READINGS_PER_SECOND,
    TABLES_AT_ONCE,
    TABLES_PER_SECOND,
    WRONG_CODES_AT_ONCE,
    WRONG_CODES_PER_SECOND,
    Bucket,
)
from .live import Live
from .metrics import Tally
from .outbox import Outbox
from .retelling import Retelling
from .settings import Settings

STOP_WITHIN, STOP_LOOKS = 5.0, 500


class Hub:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.games = shelf.games(settings.games)
        self.tables: dict[str, Live] = {}  # by id
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.wrong = Bucket(WRONG_CODES_PER_SECOND, WRONG_CODES_AT_ONCE)
        self.opening = Bucket(TABLES_PER_SECOND, TABLES_AT_ONCE)
        self.readings = Bucket(READINGS_PER_SECOND, READINGS_AT_ONCE)
        self.stopping = False
        self.connections = 0
        self.tally, self.outbox = Tally(), Outbox()
        self.retelling = Retelling(self.games)

    async def open(self, game: str, options: dict[str, object]) -> str:
        """A new table; its code. Raises Illegal, StoreError."""
        loop = asyncio.get_running_loop()
        if not self.opening.take(loop.time()):
            raise refused("too-fast")
        for _ in range(100):
            code, id = identity.new_code(), identity.new_table()
            secret = identity.new_secret(self.settings.rehearsal)
            step = gathering.open_table(self.games, 0.0, code, game, options, secret)
            try:
                await self.keep(id, 0, step, code)
            except CodeTaken:
                continue
            return code
        raise refused("house-full")

    async def keep(self, id: str, number: int, step: Step, code: str | None = None) -> None:
        """Raises StoreError."""
        bodies = [encode(record) for record in step.records]
        kept: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
        self.store.append(id, number, bodies, kept.set_result, code=code)
        if error := await kept:
            raise error

    async def find(self, code: str) -> Live | None:
        """The table with this code. Wrong codes are slowed over the whole house."""
        id = await self.store.find(code.upper()) if len(code) == 4 else None
        if id is None:
            if not self.wrong.take(asyncio.get_running_loop().time()):
                raise refused("too-fast")
            return None
        return await self.load(id)

    async def load(self, id: str) -> Live:
        if id in self.tables:
            return self.tables[id]
        if id not in self.loading:  # two that ask at once wait for one reading
            self.loading[id] = asyncio.create_task(self.read(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id))
        return await self.loading[id]

    async def read(self, id: str) -> Live:
        table = Table(self.games)
        for body in await self.store.read(id):
            table = fold(table, decode(body, Record))
        if step := reopen(table, identity.new_secret(self.settings.rehearsal, table.secret)):
            await self.keep(id, table.number, step)
            table = step.table
        live = Live(
            *(id, table, self.store, self.settings),
            *(self.tally, self.outbox, self.readings, self.drop),
        )
        self.tables[id] = live
        return live

    def drop(self, live: Live) -> None:
        """Forget a table that nobody listens to; it is on disk. Who still held one that was
        forgotten, and has been read again for others since, must not take it from them."""
        if live.idle and self.tables.get(live.id) is live:
            del self.tables[live.id]

    async def check(self) -> None:
        """Behind the open door. Of a store that is damaged nothing more is served."""
        await self.store.check()
        if why := self.store.failing:
            for live in [*self.tables.values()]:
                live.fail(why)

    def listed(self) -> list[TableListed]:
        tables = (live.shown for live in self.tables.values())
        return [listing(t) for t in tables if t.listed and not t.locked and not t.closed]

    async def stop(self) -> None:
        """Let what is on its way reach the disk and the phones, then say goodbye."""
        self.stopping = True
        self.retelling.stop()
        tables = [*self.tables.values()]
        for live in tables:
            live.sleep()
        for _ in range(STOP_LOOKS):
            if all(live.failed or live.head is live.shown for live in tables):
                break
            await asyncio.sleep(STOP_WITHIN / STOP_LOOKS)
        for live in tables:
            live.end(refused("server-stopping"), again=True)


def listing(table: Table) -> TableListed:
    return TableListed(
        code=table.code,
        game=table.game,
        people=len(table.people),
        playing=table.sitting is not None,
        locked=table.locked,
    )


HUB = web.AppKey("hub", Hub)
