"""The house, who plays and looks on there, and what came of it."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from random import Random
from typing import Any

import aiohttp
import asyncpg
import msgspec

from huisclos import shelf
from huisclos.client import HouseError, open_table
from huisclos.kernel import decode
from huisclos.server.hub import at_once
from huisclos.store import Store, StoreError, open_store
from huisclos.tables import Record
from tools.balancer import Balancer
from tools.database import Database
from tools.histories import (
    Acknowledged,
    Down,
    Fault,
    Judged,
    Look,
    judge,
    misled,
    overran,
    seen,
    silences,
    view,
)

from .faults import CALM, FAULTS
from .onlooker import Onlooker
from .people import GAME, OPTIONS, PATIENCE, PEOPLE, Guest, seat
from .server import Server, one_of
from .watch import Watch

GAMES = {GAME: at_once(shelf.game(GAME))}  # as they are rehearsed
PLAYED = 3  # moves at every table before anything goes wrong
SAID = 20  # sentences on what people were told wrongly
BEGUN_WITHIN = 180.0  # seconds, on a machine that is busy
WRONG = ("lost", "doubled", "disorder", "differ", "overrun")


class House:
    def __init__(
        self, databases: list[Database], name: str, servers: list[Server], seed: int
    ) -> None:
        self.databases, self.servers = databases, servers  # the first is written
        self.address = one_of(database.address(name) for database in databases)
        self.luck = Random(seed)
        self.synchronous = True
        self.balancer: Balancer | None = None  # none: each visit is to a server at random
        self.acknowledged: list[Acknowledged] = []
        self.refused: dict[str, list[str]] = {}  # keys of moves, by the code of their table
        self.onlookers: list[Onlooker] = []
        self.faults: list[Fault] = []
        self.unfinished: set[str] = set()  # codes of tables where people play
        self.watch = Watch(self.address, servers, self.unfinished)
        self.views = self.differ = 0
        self.stopped = asyncio.Event()

    def somewhere(self) -> str:
        if self.balancer:
            return self.balancer.url
        up = [server for server in self.servers if server.up]
        return self.luck.choice(up or self.servers).door.address

    async def busiest(self) -> Server:
        line = await asyncpg.connect(self.address, target_session_attrs="read-write")
        try:
            address = await line.fetchval(
                "select address from huisclos.log join huisclos.node on node.key = log.node"
                " where closed is null group by 1 order by count(*) desc limit 1"
            )
        finally:
            await line.close()
        return next((s for s in self.servers if s.peers.address == address), self.servers[0])

    # -- what goes wrong -------------------------------------------------------------------------

    async def trouble(
        self, names: Sequence[str], seconds: float, tables: int, until_found: bool
    ) -> None:
        """`until_found`: of something that is wrong one is enough."""
        await self.play_in(tables)
        until, number = time.monotonic() + seconds, 0
        while time.monotonic() < until:
            await asyncio.sleep(CALM)
            name, begun = names[number % len(names)], time.monotonic()
            last = await FAULTS[name](self)
            self.faults.append(Fault(name, begun, last or begun + 1))
            number += 1
            if until_found and await self.is_wrong():
                return
        await asyncio.sleep(CALM)

    async def play_in(self, tables: int) -> None:
        async with asyncio.timeout(BEGUN_WITHIN):
            while True:
                moves = Counter(move.code for move in self.acknowledged)
                if sum(count >= PLAYED for count in moves.values()) >= tables:
                    return
                await asyncio.sleep(0.1)

    async def is_wrong(self) -> bool:
        await asyncio.sleep(CALM)
        found = await self.judged()
        return any(found[wrong] for wrong in WRONG)

    # -- people ----------------------------------------------------------------------------------

    async def play(self, number: int) -> None:
        """One game after another, each at a new table."""
        luck = Random(f"{number}")
        while not self.stopped.is_set():
            code = await self.open()
            async with contextlib.AsyncExitStack() as stack:
                phones = [Guest(self, code, Random(luck.random())) for _ in range(PEOPLE)]
                try:
                    if not await seat(phones, stack):
                        continue
                    self.unfinished.add(code)
                    async with self.looked_at(code, phones[0].invitation):
                        await asyncio.gather(*(phone.play_on() for phone in phones))
                except HouseError as error:  # a seat or a table that somebody was told they have
                    print(f"{code}: sent away, {error}", file=sys.stderr)
                    self.views, self.differ = self.views + 1, self.differ + 1
                    continue
                if phones[0].over:
                    self.unfinished.discard(code)
                await self.compare(phones)

    async def open(self) -> str:
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(HouseError, aiohttp.ClientError, msgspec.DecodeError):
                    return await open_table(self.somewhere(), GAME, OPTIONS)
                await asyncio.sleep(0.1)

    @contextlib.asynccontextmanager
    async def looked_at(self, code: str, invitation: str | None) -> AsyncIterator[None]:
        onlookers = [Onlooker(server, code, invitation) for server in self.servers]
        self.onlookers += onlookers
        tasks = [asyncio.create_task(onlooker.look_on()) for onlooker in onlookers]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)

    async def compare(self, phones: list[Guest]) -> None:
        """What a phone pieced together over all its visits is what the log says in the end."""
        store = await asyncio.to_thread(open_store, self.address)
        try:
            for phone in phones:
                self.views += 1
                self.differ += not await agrees(store, phone)
        finally:
            await asyncio.to_thread(store.close)

    # -- histories -------------------------------------------------------------------------------

    async def judged(self) -> dict[str, Any]:
        moves: dict[str, list[Acknowledged]] = {}
        for move in self.acknowledged:
            moves.setdefault(move.code, []).append(move)
        looks: dict[str, list[Look]] = {}
        for onlooker in self.onlookers:
            looks.setdefault(onlooker.code, []).extend(onlooker.looks)
        down: dict[str, list[Down]] = {}
        for outage in self.watch.down:
            down.setdefault(outage.code, []).append(outage)
        views, differ, overrun = self.views, self.differ, 0
        store = await asyncio.to_thread(open_store, self.address)
        found, why = [], list[str]()
        try:
            for code, told in moves.items():
                records, looked = await records_of(store, code), looks.get(code, [])
                found.append(judge(told, records, self.refused.get(code, [])))
                overrun += overran(told, records, down.get(code, []))
                views += len(looked)
                why += await asyncio.to_thread(misled, GAMES, looked, told, records)
        finally:
            await asyncio.to_thread(store.close)
        if why:
            faults = (f"{each.name} at {each.begun:.2f} s" for each in self.faults)
            print(*why[:SAID], ", ".join(faults), sep="\n", file=sys.stderr)
        lost, doubled, disorder = map(sum, zip(*found, Judged(0, 0, 0), strict=True))
        end = time.monotonic()
        times = {
            # A table that never plays again is silent until the end.
            code: [*(move.told for move in told), *([end] if code in self.unfinished else [])]
            for code, told in moves.items()
        }
        return {
            "acknowledged": sum(map(len, moves.values())),
            **{"lost": lost, "doubled": doubled, "disorder": disorder},
            **{"views": views, "differ": differ + len(why), "overrun": overrun},
            "down_s": round(sum(each.over - each.begun for each in self.watch.down), 1),
            "silence_s": silences(self.faults, times),
        }


async def agrees(store: Store, phone: Guest) -> bool:
    """Looked at again as long as bots may still play, or the database is away."""
    until = time.monotonic() + PATIENCE / 2
    while time.monotonic() < until:
        with contextlib.suppress(StoreError):
            records = await records_of(store, phone.code)
            if phone.settled and seen(phone) == view(GAMES, records, phone.member):
                return True
        await asyncio.sleep(0.2)
    print(f"{phone.code}, member {phone.member}: told {seen(phone)}", file=sys.stderr)
    return False


async def records_of(store: Store, code: str) -> list[Record]:
    """None, if the table is lost: nobody closes one in a run."""
    id = await store.find(code)
    return [decode(body, Record) for body in await store.read(id)] if id else []
