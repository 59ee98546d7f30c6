"""A house of three servers on PostgreSQL, people who play there, and what goes wrong; then every
history is held against the logs.

    .venv/bin/python -m tools.chaos --seconds 60 --seed 1 --json
    .venv/bin/python -m tools.chaos --faults kill,stop --tables 8

Faults come in an order that follows from the seed, or as they are named, again and again until the
time is up. Phones come in through HAProxy, by room, where it is installed; with --anywhere, and
where it is not, by a server at random, so that most are passed on. It ends with 1 if an
acknowledged move is lost, played twice or out of order, or somebody saw what the log does not say.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import aiohttp
import asyncpg
import msgspec
import uvloop

from huisclos import bots, shelf
from huisclos.client import HouseError, Phone, open_table
from huisclos.kernel import Illegal, View, decode
from huisclos.server.hub import at_once
from huisclos.store import Store, StoreError, open_store
from huisclos.tables import Record
from huisclos.tables.wishes import AddBot, Start
from tools.balancer import Balancer, is_installed
from tools.database import Database, free_port
from tools.histories import Acknowledged, Fault, Judged, judge, seen, silences, view
from tools.planted import PLANTED
from tools.proxy import Proxy

SERVERS, PEOPLE, MACHINES = 3, 3, 2
GAME, OPTIONS = "infiltres", {"target": 20, "clue": 0, "debate": 0}
GAMES = {GAME: at_once(shelf.game(GAME))}  # as they are rehearsed
AWAY = 6.0  # seconds that a server is dead, stopped or cut off: longer than its lease
CALM = 3.0  # seconds between two faults
UNHEARD, UNSEEN = 1.0, 5  # seconds and, if nobody waits for it, moves that a standby lags behind
STARTED_WITHIN = 60.0  # seconds
ASKED = 0.5  # seconds between two looks at a server's health
DOWN = 2  # looks without an answer, and its phones are sent elsewhere
PATIENCE = 60.0  # seconds until a table that stands still is given up


class Server:
    """`huisclos serve`, with lines to its databases and one from its phones that can be cut."""

    def __init__(self, databases: Sequence[str], home: Path, planted: str | None = None) -> None:
        self.port, self.planted = free_port(), planted
        self.url = f"http://127.0.0.1:{self.port}"
        self.door, self.databases = Proxy(self.url), [Proxy(each) for each in databases]
        self.log = home / f"{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.missed = DOWN  # looks in a row

    @property
    def up(self) -> bool:
        return self.missed < DOWN

    async def start(self) -> None:
        command = [
            *(
                sys.executable,
                "-m",
                *(["tools.planted", self.planted] if self.planted else ["huisclos"]),
            ),
            *("serve", "--host", "127.0.0.1"),
            *(
                "--port",
                str(self.port),
                "--store",
                one_of(each.address for each in self.databases),
                "--bot-pace",
                "0.02",
            ),
            *("--advertise", self.url, "--rehearsal", "chaos"),
        ]
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


def one_of(addresses: Iterable[str]) -> str:
    """Whichever of them can be written."""
    first, *others = (urlsplit(address) for address in addresses)
    hosts = ",".join([first.netloc, *(f"127.0.0.1:{other.port}" for other in others)])
    return urlunsplit(first._replace(netloc=hosts))


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
        self.faults: list[Fault] = []
        self.unfinished: set[str] = set()  # codes of tables where people play
        self.views = self.differ = 0
        self.stopped = asyncio.Event()

    def somewhere(self) -> str:
        if self.balancer:
            return self.balancer.url
        up = [server for server in self.servers if server.up]
        return self.luck.choice(up or self.servers).door.address

    # -- what goes wrong -------------------------------------------------------------------------

    async def trouble(self, names: Sequence[str], seconds: float) -> None:
        until, number = time.monotonic() + seconds, 0
        while time.monotonic() < until:
            await asyncio.sleep(CALM)
            name, begun = names[number % len(names)], time.monotonic()
            lasts = await FAULTS[name](self)
            self.faults.append(Fault(name, begun, max(begun + 1, lasts)))
            number += 1
        await asyncio.sleep(CALM)

    async def busiest(self) -> Server:
        line = await asyncpg.connect(self.address, target_session_attrs="read-write")
        try:
            address = await line.fetchval(
                "select address from huisclos.log join huisclos.node on node.key = log.node"
                " where closed is null group by 1 order by count(*) desc limit 1"
            )
        finally:
            await line.close()
        return next((s for s in self.servers if s.url == address), self.servers[0])

    async def kill(self) -> float:
        server = await self.busiest()
        await server.end(signal.SIGKILL)
        await asyncio.sleep(AWAY)
        await server.start()
        return 0.0

    async def kill_and_start(self) -> float:
        server = await self.busiest()
        await server.end(signal.SIGKILL)
        await server.start()
        return 0.0

    async def stop(self) -> float:
        server = await self.busiest()
        server.send(signal.SIGSTOP)
        await asyncio.sleep(AWAY)
        server.send(signal.SIGCONT)
        return 0.0

    async def cut(self) -> float:
        """Nothing passes between a server and the database, and neither is told."""
        lines = (await self.busiest()).databases
        for line in lines:
            line.passes.clear()
        await asyncio.sleep(AWAY)
        for line in lines:
            line.passes.set()
        return 0.0

    async def deaf(self) -> float:
        """What the database answers does not arrive: it has done what nobody knows of."""
        lines = (await self.busiest()).databases
        for line in lines:
            line.answers.clear()
        await asyncio.sleep(AWAY)
        for line in lines:
            line.cut()
            line.answers.set()
        return 0.0

    async def restart_fast(self) -> float:
        await asyncio.to_thread(self.databases[0].restart, signal.SIGINT)
        return 0.0

    async def restart_immediately(self) -> float:
        await asyncio.to_thread(self.databases[0].restart, signal.SIGQUIT)
        return 0.0

    async def promote(self) -> float:
        """The database dies while its standby hears nothing of it for a while, and that one takes
        its place; then it gets a standby of its own, where the dead one was."""
        dead, standby = self.databases
        await asyncio.to_thread(standby.deafen)
        known = len(self.acknowledged)
        await asyncio.sleep(UNHEARD)
        while not self.synchronous and len(self.acknowledged) < known + UNSEEN:
            await asyncio.sleep(0.05)
        await asyncio.to_thread(dead.stop, signal.SIGQUIT)
        await asyncio.to_thread(standby.promote)
        again = await asyncio.to_thread(Database(dead.port, standby).__enter__)
        self.databases[:] = standby, again
        dead.__exit__()
        if self.synchronous:
            await asyncio.to_thread(standby.wait_for_standby, True)
        return 0.0

    async def leave(self) -> float:
        server = await self.busiest()
        await server.end(signal.SIGTERM)
        await asyncio.sleep(CALM)
        await server.start()
        return 0.0

    async def roll(self) -> float:
        for server in self.servers:
            await server.end(signal.SIGTERM)
            await server.start()
        return time.monotonic()

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
                    await asyncio.gather(*(phone.play_on() for phone in phones))
                except HouseError as error:  # a seat or a table that somebody was told they have
                    print(f"{code}: sent away, {error}", file=sys.stderr)
                    self.views, self.differ = self.views + 1, self.differ + 1
                    continue
                if is_over(phones[0]):
                    self.unfinished.discard(code)
                await self.compare(phones)

    async def open(self) -> str:
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(HouseError, aiohttp.ClientError, msgspec.DecodeError):
                    return await open_table(self.somewhere(), GAME, OPTIONS)
                await asyncio.sleep(0.1)

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
        store = await asyncio.to_thread(open_store, self.address)
        by_code: dict[str, list[Acknowledged]] = {}
        for move in self.acknowledged:
            by_code.setdefault(move.code, []).append(move)
        found = []
        try:
            for code, moves in by_code.items():
                refused = self.refused.get(code, [])
                found.append(judge(moves, await records_of(store, code), refused))
        finally:
            await asyncio.to_thread(store.close)
        lost, doubled, disorder = map(sum, zip(*found, Judged(0, 0, 0), strict=True))
        end = time.monotonic()
        times = {
            # A table that never plays again is silent until the end.
            code: [*(move.told for move in moves), *([end] if code in self.unfinished else [])]
            for code, moves in by_code.items()
        }
        return {
            "acknowledged": len(self.acknowledged),
            **{"lost": lost, "doubled": doubled, "disorder": disorder},
            **{"views": self.views, "differ": self.differ},
            "silence_s": silences(self.faults, times),
        }


FAULTS: dict[str, Callable[[House], Awaitable[float]]] = {  # until when its silences begin
    "kill": House.kill,
    "kill-and-start": House.kill_and_start,
    "stop": House.stop,
    "cut": House.cut,
    "deaf": House.deaf,
    "database-fast": House.restart_fast,
    "database-immediate": House.restart_immediately,
    "promote": House.promote,
    "leave": House.leave,
    "roll": House.roll,
}


class Guest(Phone):
    """Comes in by another server each time, and remembers what it was told is kept."""

    def __init__(self, home: House, code: str, luck: Random) -> None:
        super().__init__(home.somewhere(), code, luck=luck)
        self.home = home

    async def _visit(self) -> None:
        self.house = self.home.somewhere()
        await super()._visit()

    async def play_on(self) -> None:
        while not is_over(self) and not self.home.stopped.is_set():
            if is_awaited(self):
                with contextlib.suppress(Illegal):  # the end of a vote may come first
                    await self.move()
                await asyncio.sleep(self.luck.uniform(0, 0.05))
            else:
                with contextlib.suppress(TimeoutError):
                    await self.until(lambda: is_awaited(self) or is_over(self), 1)

    async def move(self) -> None:
        seat, sent, key = self.seat, time.monotonic(), f"{self.name}:{self._number + 1}"
        assert seat is not None
        try:
            async with asyncio.timeout(PATIENCE):
                await self.play(self.choose())
        except Illegal:
            self.home.refused.setdefault(self.code, []).append(key)
            raise
        self.home.acknowledged.append(Acknowledged(self.code, seat, key, sent, time.monotonic()))

    def choose(self) -> Any:
        assert self.room and self.sheet
        options = msgspec.convert(self.room.options, shelf.game(GAME).options)
        known = View(self.seat, options, self.public, self.sheet.private, tuple(self.notes))
        return bots.level(GAME, "easy")(known, self.sheet.moves, self.luck, 50)


def is_awaited(phone: Phone) -> bool:
    if not phone.sheet or not phone.sheet.may_act:
        return False
    return phone.seat not in getattr(phone.public, "voted", ())


def is_over(phone: Phone) -> bool:
    return phone.room is not None and phone.room.over


async def seat(phones: list[Guest], stack: contextlib.AsyncExitStack) -> bool:
    """Wishes that are not moves may be lost with their line: they are asked again. False: one was
    done twice that way, and somebody sits there who will never play."""
    owner = phones[0]
    for number, phone in enumerate(phones):
        phone.invitation = owner.invitation
        await stack.enter_async_context(phone)
        while phone.token is None:
            with contextlib.suppress(TimeoutError, Illegal):
                async with asyncio.timeout(6):
                    await phone.join(f"Guest {number}")
    while len(people(owner)) < PEOPLE + MACHINES:
        before = len(people(owner))
        await owner.ask(AddBot())
        await hear(owner, lambda before=before: len(people(owner)) > before)  # type: ignore[misc]
    if len(people(owner)) > PEOPLE + MACHINES:
        return False
    while owner.public is None:
        await owner.ask(Start())
        await hear(owner, lambda: owner.public is not None)
    for phone in phones:
        await phone.until(lambda phone=phone: phone.seat is not None, PATIENCE)  # type: ignore[misc]
    assert owner.room
    return sum(seated.person for seated in owner.room.seats) == PEOPLE


def people(phone: Phone) -> Sequence[Any]:
    return phone.room.people if phone.room else ()


async def hear(phone: Phone, true: Callable[[], bool]) -> None:
    with contextlib.suppress(TimeoutError):
        await phone.until(true, 3)


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


async def chaos(
    names: Sequence[str],
    seconds: float,
    tables: int,
    seed: int,
    anywhere: bool = False,
    synchronous: bool = True,
    planted: str | None = None,
) -> dict[str, Any]:
    async with contextlib.AsyncExitStack() as stack:
        databases: list[Database] = []
        stack.callback(end_all, databases)
        databases.append(await asyncio.to_thread(Database().__enter__))
        name = (await asyncio.to_thread(databases[0].empty)).rpartition("/")[2]
        if "promote" in names:
            databases.append(await asyncio.to_thread(Database(source=databases[0]).__enter__))
            await asyncio.to_thread(databases[0].wait_for_standby, synchronous)
        addresses = [database.address(name) for database in databases]
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="huisclos-chaos-")))
        servers = [Server(addresses, home, planted) for _ in range(SERVERS)]
        for server in servers:
            await stack.enter_async_context(server.door)
            for line in server.databases:
                await stack.enter_async_context(line)
            stack.callback(end, server)
        await asyncio.gather(*(server.start() for server in servers))
        watching = [asyncio.create_task(server.watch()) for server in servers]
        house = House(databases, name, servers, seed)
        house.synchronous = synchronous
        if is_installed() and not anywhere:
            ports = [server.port for server in servers]
            house.balancer = stack.enter_context(Balancer(home, ports))
        async with asyncio.TaskGroup() as group:
            for number in range(tables):
                group.create_task(house.play(number))
            await house.trouble(names, seconds)
            house.stopped.set()
        for task in watching:
            task.cancel()
        return await house.judged()


def end_all(databases: list[Database]) -> None:
    for database in databases:
        database.__exit__()


def end(server: Server) -> None:
    if server.process:
        server.process.kill()
        server.process.wait()


def main() -> int:
    options = argparse.ArgumentParser(prog="tools.chaos", description=__doc__)
    options.formatter_class = argparse.RawDescriptionHelpFormatter
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--tables", type=int, default=4)
    options.add_argument("--faults", help=f"of these, in this order: {','.join(FAULTS)}")
    options.add_argument("--anywhere", action="store_true", help="without HAProxy")
    options.add_argument(
        "--asynchronous",
        action="store_true",
        help="a commit does not wait for the standby: moves are lost when that one is promoted",
    )
    options.add_argument("--plant", choices=PLANTED, help="a fault of ours, which it must find")
    options.add_argument("--json", action="store_true")
    given = options.parse_args()
    names = given.faults.split(",") if given.faults else [*FAULTS]
    if unknown := {*names} - {*FAULTS}:
        options.error(f"no such fault: {', '.join(unknown)}; there are {', '.join(FAULTS)}")
    if not given.faults:
        Random(given.seed).shuffle(names)
    found = uvloop.run(
        chaos(
            *(names, given.seconds, given.tables, given.seed),
            *(given.anywhere, not given.asynchronous, given.plant),
        )
    )
    if given.json:
        print(json.dumps(found))
    else:
        silence = found.pop("silence_s")
        print(", ".join(f"{number} {what}" for what, number in found.items()))
        for name, seconds in silence.items():
            print(f"  {name:20} median {seconds['median']:6.2f} s, worst {seconds['worst']:6.2f} s")
    return int(any(found[wrong] for wrong in ("lost", "doubled", "disorder", "differ")))


if __name__ == "__main__":
    sys.exit(main())
