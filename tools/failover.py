"""Many full tables on several servers, of which one is killed: when does each of them play again?

    .venv/bin/python -m tools.failover --tables 200
    .venv/bin/python -m tools.failover --tables 1000 --servers 3 --json

Every seat has a phone, behind HAProxy. Each table makes a move now and then, and everywhere
somebody wants to as the server dies; phones that lose their line come back as ours do, and what was
not acknowledged is sent again. `again_s` is how long the tables of the dead one waited for that
move. It ends with 1 if a table does not play again. Memory is that of each server, in megabytes.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import statistics
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import uvloop

from huisclos.bench.course import token
from huisclos.bench.house import PLAYED_ON, House
from huisclos.bench.line import Line
from huisclos.bench.load import DONE, REFUSED
from huisclos.bench.server import prepare
from huisclos.client.phone import AGAIN
from huisclos.server.limits import allow_connections
from tools.balancer import Balancer
from tools.database import Database
from tools.stores import listening

GONE = b'{"type":"Gone"'
SEATS, MOVES = 8, 60
EVERY = 10.0  # seconds between two moves of a table
AT_ONCE = 50  # phones that come in at the same time, at the start
PATIENCE = 120.0  # seconds until a table that does not play is given up
CALM = 15.0  # seconds of play before and after


class Quiet(Line):
    """Who is sent away, by a server or by a balancer that has none, hangs up and comes back."""

    def shake_hands(self, data: bytes) -> bytes:
        if data.startswith(b"HTTP/1.1 101 "):
            return super().shake_hands(data)
        self.transport.abort()
        return b""

    def receive(self, kind: int, payload: bytes) -> None:
        if payload.startswith(GONE):
            self.transport.abort()
        else:
            super().receive(kind, payload)


class Phone:
    """One seat's line, again and again."""

    def __init__(self, party: Party, seat: int) -> None:
        self.party, self.seat = party, seat
        self.line: Line | None = None
        self.failures = 0
        self.ended = asyncio.Event()

    async def come(self) -> None:
        loop = asyncio.get_running_loop()
        self.ended.clear()
        line = Quiet(self.party.code, token(self.seat), self.party.hear, self.ended.set)
        await loop.create_connection(lambda: line, "127.0.0.1", self.party.port)
        await asyncio.wait_for(line.greeted, PATIENCE)
        self.line, self.failures = line, 0
        self.party.settle(self.seat)

    async def stay(self) -> None:
        while True:
            await self.ended.wait()
            self.line = None
            await asyncio.sleep(AGAIN[min(self.failures, len(AGAIN) - 1)])
            self.failures += 1
            with contextlib.suppress(Exception):  # whatever it was: once more
                await self.come()
                continue
            self.ended.set()


class Party:
    """One table: its moves are sent one after the other, and again until they are acknowledged."""

    def __init__(self, code: str, plays: list[tuple[int, bytes]]) -> None:
        self.code, self.plays, self.port = code, plays, 0
        self.phones = [Phone(self, seat) for seat in range(SEATS)]
        self.at = 0
        self.waiting = False
        self.told: list[float] = []  # when each move was acknowledged

    def hear(self, payload: bytes) -> None:
        if payload.startswith(REFUSED):
            print(f"{self.code}: {payload[:200]!r}", file=sys.stderr)
        if payload.startswith(DONE) and self.waiting:
            self.waiting, self.at = False, self.at + 1
            self.told.append(asyncio.get_running_loop().time())

    def settle(self, seat: int) -> None:
        """Somebody is back: what they sent is sent again."""
        if self.waiting and self.plays[self.at][0] == seat:
            self.send()

    def send(self) -> None:
        seat, text = self.plays[self.at]
        if line := self.phones[seat].line:
            line.send(text)

    def want(self) -> None:
        """The next move, unless one is on its way."""
        if not self.waiting:
            self.waiting = True
            self.send()

    async def play(self, luck: Random) -> None:
        await asyncio.sleep(luck.uniform(0, EVERY))
        while self.at < len(self.plays):
            self.want()
            await asyncio.sleep(EVERY)


async def fail_over(tables: int, servers: int) -> dict[str, Any]:
    loop, before = asyncio.get_running_loop(), os.getloadavg()[0]
    with contextlib.ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="huisclos-failover-")))
        database = await asyncio.to_thread(Database().__enter__)
        stack.callback(database.__exit__)
        store = await asyncio.to_thread(database.empty)
        seated = await prepare(store, tables, SEATS, MOVES)
        parties = [Party(table.code, [*table.plays]) for table in seated]
        houses = [House(store, *PLAYED_ON) for _ in range(servers)]
        for house in houses:
            stack.enter_context(house)
        balancer = stack.enter_context(Balancer(home, [house.port for house in houses]))
        await listening(balancer.port)
        empty = [house.kilobytes() for house in houses]
        began, turn = loop.time(), asyncio.Semaphore(AT_ONCE)

        async def enter(phone: Phone) -> None:
            async with turn:
                await phone.come()

        phones = [phone for party in parties for phone in party.phones]
        for party in parties:
            party.port = balancer.port
        await asyncio.gather(*(enter(phone) for phone in phones))
        filled = loop.time() - began
        staying = [asyncio.create_task(phone.stay()) for phone in phones]
        playing = [asyncio.create_task(party.play(Random(n))) for n, party in enumerate(parties)]
        await asyncio.sleep(CALM)
        full = [house.kilobytes() for house in houses]
        dead = houses[0]
        theirs = await tables_of(dead.port, store)
        dead.process.send_signal(signal.SIGKILL)
        killed = loop.time()
        for party in parties:
            party.want()
        until = killed + PATIENCE
        while loop.time() < until and any(not p.told or p.told[-1] < killed for p in parties):
            await asyncio.sleep(0.1)
        again = loop.time() - killed
        await asyncio.sleep(CALM)
        left = [house.kilobytes() for house in houses[1:]]
        for task in (*staying, *playing):
            task.cancel()
        back = {p.code: [told for told in p.told if told > killed] for p in parties}
        waits = [back[code][0] - killed for code in theirs if back[code]]
        return {
            "tables": tables,
            "people": len(phones),
            "of_the_dead": len(theirs),
            "play_again": sum(map(bool, back.values())),
            "filled_s": round(filled, 1),
            "all_again_s": round(again, 1),
            "again_s": {
                "median": round(statistics.median(waits), 2),
                "worst": round(max(waits), 2),
            },
            "mb": {
                name: [round(kb / 1000) for kb in each]
                for name, each in (("empty", empty), ("full", full), ("left", left))
            },
            "load": [before, os.getloadavg()[0]],
        }


async def tables_of(port: int, store: str) -> list[str]:
    """The codes of those that a server has."""
    line = await asyncpg.connect(store)
    try:
        rows = await line.fetch(
            "select code from huisclos.log join huisclos.node on node.key = log.node"
            " where address like $1",
            f"%:{port}",
        )
    finally:
        await line.close()
    return [code for (code,) in rows]


def main() -> int:
    options = argparse.ArgumentParser(prog="tools.failover", description=__doc__)
    options.formatter_class = argparse.RawDescriptionHelpFormatter
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--servers", type=int, default=3, choices=(2, 3))
    options.add_argument("--json", action="store_true")
    given = options.parse_args()
    allow_connections()
    found = uvloop.run(fail_over(given.tables, given.servers))
    if given.json:
        print(json.dumps(found))
    else:
        for name, figure in found.items():
            print(f"  {name:12} {figure}")
    return int(found["play_again"] < found["tables"])


if __name__ == "__main__":
    sys.exit(main())
