"""A house of three servers on PostgreSQL, people who play and look on there, and what goes wrong;
then every history is held against the logs.

    .venv/bin/python -m tools.chaos --seconds 60 --seed 1 --json
    .venv/bin/python -m tools.chaos --faults kill,stop --tables 8
    .venv/bin/python -m tools.chaos --plant no-fence --faults doubt

Faults come in an order that follows from the seed, or as they are named, again and again until the
time is up. Phones come in through HAProxy, by room, where it is installed; with --anywhere, and
where it is not, by a server at random, so that most are passed on. It ends with 1 if an
acknowledged move is lost, played twice or out of order, if somebody saw what the log does not say,
or less than others had been told before, or if the clock of a table ran while its server was dead
or stopped; with --plant, as soon as it has found that.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import uvloop

from tools.balancer import Balancer, is_installed
from tools.database import Database
from tools.planted import PLANTED

from .faults import FAULTS
from .house import WRONG, House
from .server import Server

SERVERS = 3


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
            await stack.enter_async_context(server.lines())
            stack.callback(server.kill)
        await asyncio.gather(*(server.start() for server in servers))
        watching = [asyncio.create_task(server.watch()) for server in servers]
        house = House(databases, name, servers, seed)
        house.synchronous = synchronous
        watching.append(asyncio.create_task(house.watch.look_on()))
        if is_installed() and not anywhere:
            ports = [server.port for server in servers]
            house.balancer = stack.enter_context(Balancer(home, ports))
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(house.play(number)) for number in range(tables)]
            await house.trouble(names, seconds, tables, until_found=planted is not None)
            house.stopped.set()
            if planted:  # what phones see in the end is not waited for
                for task in playing:
                    task.cancel()
        for task in watching:
            if task.done():
                task.result()  # it should not be: whoever watches has failed
            task.cancel()
        return await house.judged()


def end_all(databases: list[Database]) -> None:
    for database in databases:
        database.__exit__()


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
    return int(any(found[wrong] for wrong in WRONG))


if __name__ == "__main__":
    sys.exit(main())
