"""What the small message costs by which phones that hear nothing ask whether the house is there.

    .venv/bin/python -m tools.echo
    .venv/bin/python -m tools.echo --pairs 3 --tables 100 --json

Tables of eight where somebody moves every five seconds: three seconds after each move all phones
ask, as our page does when it is in sight; in turn with as long a time in which none does. Figures
are milliseconds of the server's CPU in a second, the median of all passes and their range.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
from typing import Any

from huisclos.bench import patient
from huisclos.bench.house import PLAYED_ON, House
from huisclos.bench.load import Seated
from huisclos.bench.server import prepare
from huisclos.client.phone import SILENT
from tools.stores import ECHO, SEATS, middle

EVERY = 5.0  # seconds between two moves of a table
ROUNDS = 3  # moves of a table in a pass


async def play(table: Seated, begins: float, asks: bool) -> None:
    loop = asyncio.get_running_loop()
    for number in range(ROUNDS):
        at = begins + number * EVERY
        await asyncio.sleep(at - loop.time())
        table.play()
        await asyncio.sleep(at + SILENT - loop.time())
        for line in table.lines if asks else ():
            line.send(ECHO)
    await asyncio.sleep(begins + ROUNDS * EVERY - loop.time())


async def spent(house: House, tables: list[Seated], asks: bool) -> float:
    begins, before = asyncio.get_running_loop().time(), house.cpu_seconds()
    await asyncio.gather(
        *(play(table, begins + EVERY * at / len(tables), asks) for at, table in enumerate(tables))
    )
    seconds = asyncio.get_running_loop().time() - begins
    return (house.cpu_seconds() - before) * 1000 / seconds


async def compare(pairs: int, count: int) -> dict[str, Any]:
    began = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="huisclos-echo-") as home:
        store = f"{home}/tables.db"
        tables = await prepare(store, count, SEATS, 2 * (pairs + 1) * ROUNDS)
        with House(store, *PLAYED_ON) as house:
            for table in tables:
                await table.connect(house.port, table.lines)
            passes: dict[bool, list[float]] = {False: [], True: []}
            for number in range(pairs + 1):
                for asks, found in passes.items():
                    figure = await spent(house, tables, asks)
                    if number:  # the first is to warm up
                        found.append(figure)
            for table in tables:
                table.hang_up()
    return {
        "load": [began, os.getloadavg()[0]],
        "moves_per_s": count / EVERY,
        "echoes_per_s": count * SEATS / EVERY,
        "without": middle(passes[False]),
        "with": middle(passes[True]),
    }


def main() -> None:
    options = argparse.ArgumentParser(prog="tools.echo", description=__doc__)
    options.formatter_class = argparse.RawDescriptionHelpFormatter
    options.add_argument("--pairs", type=int, default=5, help="passes of each")
    options.add_argument("--tables", type=int, default=100)
    options.add_argument("--json", action="store_true")
    given = options.parse_args()
    with asyncio.Runner(loop_factory=patient.new_event_loop) as runner:
        found = runner.run(compare(given.pairs, given.tables))
    if given.json:
        print(json.dumps(found))
    else:
        for name, figure in found.items():
            print(f"  {name:14} {figure}")


if __name__ == "__main__":
    main()
