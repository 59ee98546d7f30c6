"""What a move costs on SQLite, on PostgreSQL, and on two servers behind HAProxy: in turn, so that
whatever else the machine does falls upon all of them.

    .venv/bin/python -m tools.stores
    .venv/bin/python -m tools.stores --pairs 3 --tables 20 --moves 20 --json

Every figure is CPU in microseconds for a move at a table of eight, the median of all passes and
their range: of our own processes, of the database, of HAProxy. `ratio` is that of ours within each
pass to SQLite's. Both stores flush every commit to the disk. `echo` is the small message of a phone
that has heard nothing for three seconds, and its answer.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

from huisclos.bench import patient
from huisclos.bench.house import PLAYED_ON, House, cpu_seconds
from huisclos.bench.line import frame
from huisclos.bench.load import PATIENCE, Seated, as_fast_as_it_goes
from huisclos.bench.server import prepare
from huisclos.kernel import encode
from huisclos.wire.messages import Echo
from tools.balancer import Balancer, is_installed
from tools.database import Database

SEATS, WARM_UP = 8, 10
ECHO, ECHOES = frame(encode(Echo())), 10
Cost = dict[str, float]  # seconds of CPU, by whose they are


class Contestant:
    def __init__(self, name: str, tables: list[Seated]) -> None:
        self.name, self.tables = name, tables
        self.parts: dict[str, Callable[[], float]] = {}
        self.passes: list[Cost] = []  # microseconds a move
        self.echoes: list[float] = []

    def spent(self) -> Cost:
        return {part: spent() for part, spent in self.parts.items()}

    async def play(self, moves: int) -> None:
        before = self.spent()
        await as_fast_as_it_goes(self.tables, moves)
        each = 1e6 / (moves * len(self.tables))
        self.passes.append(
            {part: (now - before[part]) * each for part, now in self.spent().items()}
        )

    async def echo(self) -> None:
        """Every phone asks some times whether the house is there."""
        lines = [line for table in self.tables for line in table.lines]
        before = self.parts["ours"]()
        for _ in range(ECHOES):
            left, done = len(lines), asyncio.get_running_loop().create_future()

            def heard(payload: bytes, done: asyncio.Future[None] = done) -> None:
                nonlocal left
                left -= payload.startswith(b'{"type":"Echo"')
                if not left and not done.done():
                    done.set_result(None)

            for table in self.tables:
                table.told = heard
            for line in lines:
                line.send(ECHO)
            await asyncio.wait_for(done, PATIENCE)
        self.echoes.append((self.parts["ours"]() - before) * 1e6 / len(lines) / ECHOES)


def family(parent: int) -> float:
    """CPU seconds of a process and of its children, those that have ended too."""
    fields = Path(f"/proc/{parent}/stat").read_text().rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return cpu_seconds(parent) + ended + sum(cpu_seconds(int(child)) for child in children)


async def field(stack: contextlib.ExitStack, tables: int, moves: int) -> list[Contestant]:
    """All that are raced; their phones come when everything has started, and is not waited for."""
    home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="huisclos-stores-")))
    found, ports = [], []
    for name, servers in (("sqlite", 1), ("postgres", 1), ("two", 2)):
        if servers > 1 and not is_installed():
            continue
        store, database = str(home / f"{name}.db"), None
        if name != "sqlite":
            database = stack.enter_context(Database(fsync="on", full_page_writes="on"))
            store = await asyncio.to_thread(database.empty)
        contestant = Contestant(name, await prepare(store, tables, SEATS, moves))
        houses = [stack.enter_context(House(store, *PLAYED_ON)) for _ in range(servers)]
        contestant.parts["ours"] = partial(spent_by, houses)
        ports.append(houses[0].port)
        if database and database.process:
            contestant.parts["database"] = partial(family, database.process.pid)
        if servers > 1:
            balancer = stack.enter_context(Balancer(home, [house.port for house in houses]))
            contestant.parts["haproxy"] = partial(cpu_seconds, balancer.process.pid)
            ports[-1] = balancer.port
        found.append(contestant)
    for contestant, port in zip(found, ports, strict=True):
        await listening(port)
        for table in contestant.tables:
            await table.connect(port, table.lines)
    return found


def spent_by(houses: list[House]) -> float:
    return sum(house.cpu_seconds() for house in houses)


async def listening(port: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                return
            await asyncio.sleep(0.05)


async def race(pairs: int, tables: int, moves: int) -> dict[str, Any]:
    began = os.getloadavg()[0]
    with contextlib.ExitStack() as stack:
        contestants = await field(stack, tables, WARM_UP + pairs * moves)
        for contestant in contestants:
            await as_fast_as_it_goes(contestant.tables, WARM_UP)
        for _ in range(pairs):
            for contestant in contestants:
                await contestant.play(moves)
                await contestant.echo()
        for contestant in contestants:
            for table in contestant.tables:
                table.hang_up()
    first = [each["ours"] for each in contestants[0].passes]
    if not all(first):
        sys.exit("a pass was too short for the system's clock: give more --tables or --moves")
    found: dict[str, Any] = {"load": [began, os.getloadavg()[0]]}
    for contestant in contestants:
        ratios = [each["ours"] / ours for each, ours in zip(contestant.passes, first, strict=True)]
        found[contestant.name] = {
            **{part: middle(each[part] for each in contestant.passes) for part in contestant.parts},
            "echo": middle(contestant.echoes),
            "ratio": middle(ratios),
        }
    return found


def middle(figures: Iterable[float]) -> list[float]:
    """Median, least and most."""
    all = [*figures]
    return [float(f"{each:.3g}") for each in (statistics.median(all), min(all), max(all))]


def main() -> None:
    options = argparse.ArgumentParser(prog="tools.stores", description=__doc__)
    options.formatter_class = argparse.RawDescriptionHelpFormatter
    options.add_argument("--pairs", type=int, default=9, help="passes of each")
    options.add_argument("--tables", type=int, default=100)
    options.add_argument("--moves", type=int, default=30, help="of each table in a pass")
    options.add_argument("--json", action="store_true")
    given = options.parse_args()
    with asyncio.Runner(loop_factory=patient.new_event_loop) as runner:
        found = runner.run(race(given.pairs, given.tables, given.moves))
    if given.json:
        print(json.dumps(found))
        return
    before, after = found.pop("load")
    print(f"load {before:.1f} to {after:.1f}; median (least to most)")
    for name, figures in found.items():
        for part, (usual, least, most) in figures.items():
            print(f"  {name:9} {part:9} {usual:8.3g} ({least:.3g} to {most:.3g})")


if __name__ == "__main__":
    main()
