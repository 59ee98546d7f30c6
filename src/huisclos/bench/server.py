"""The figures of a server, with real rules and the store on a disk: Infiltrés, and Sporz where one
table has hundreds of seats."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from msgspec import Struct

from huisclos.store import open_store, shown

from . import course
from .course import FEW, MANY, Setting
from .house import PLAYED_ON, House, ServerFailed
from .load import Seated, as_fast_as_it_goes, paced, to_the_last

COURSES = 10  # different games; tables beyond share them
PACE = 300  # moves a second


class Sizes(Struct, frozen=True):
    """How much is done for each figure."""

    tables: int = 100
    warm_up: int = 20  # moves of each table that are not measured
    moves: int = 100  # of each table in a pass
    passes: int = 3
    paced: int = 1500  # moves
    spectators: int = 300
    crew: int = 300  # seats
    crowd: int = 30  # moves before them
    store: str = ""  # where; nowhere in particular: in a new file each time


USUAL = Sizes()
QUICK = Sizes(tables=10, warm_up=5, moves=20, passes=1, paced=150, spectators=30, crew=30, crowd=5)


@asynccontextmanager
async def emptied(store: str = "") -> AsyncIterator[str]:
    """A store that is empty, and will be again."""
    if not store:
        with TemporaryDirectory(prefix="huisclos-bench-") as folder:
            yield str(Path(folder) / "bench.db")
            return
    tables = open_store(store)
    try:
        if await tables.tables(closed=True):
            raise ServerFailed(f"{shown(store)} holds tables: give an empty store to measure with")
        yield store
        for table in await tables.tables(closed=True):
            await tables.delete(table.id)
    finally:
        tables.close()


async def prepare(
    path: str | Path, tables: int, seats: int, moves: int, setting: Setting = FEW
) -> list[Seated]:
    """Tables in the store at `path`; nobody is connected yet."""
    seeds = range(min(COURSES, tables))
    recorded = [course.record(seats, moves, seed, setting) for seed in seeds]
    courses = {
        code: recorded[number % len(recorded)] for number, code in enumerate(course.codes(tables))
    }
    await course.write(path, courses)
    return [Seated(code, each, seats) for code, each in courses.items()]


async def busy(seats: int, sizes: Sizes) -> tuple[float, float]:
    """Moves per CPU-second of the server, and kilobytes per table with all its phones."""
    async with emptied(sizes.store) as path:
        longest = sizes.warm_up + sizes.moves * sizes.passes
        tables = await prepare(path, sizes.tables + 1, seats, longest)
        with House(path, *PLAYED_ON) as house:
            first, others = tables[0], tables[1:]
            await first.connect(house.port, first.lines)  # what any first table would need
            await as_fast_as_it_goes([first], sizes.warm_up)
            empty = house.kilobytes()
            for table in others:
                await table.connect(house.port, table.lines)
            await as_fast_as_it_goes(others, sizes.warm_up)
            kilobytes = (house.kilobytes() - empty) / len(others)
            rates = []
            for _ in range(sizes.passes):
                before = house.cpu_seconds()
                await as_fast_as_it_goes(others, sizes.moves)
                rates.append(len(others) * sizes.moves / (house.cpu_seconds() - before))
            for table in tables:
                table.hang_up()
    return median(rates), kilobytes


async def steady(seats: int, sizes: Sizes) -> dict[str, float]:
    """Milliseconds until a move's news arrive, on a server that has time."""
    async with emptied(sizes.store) as path:
        longest = 2 * sizes.paced // sizes.tables + 1  # some tables are quiet sooner than others
        tables = await prepare(path, sizes.tables, seats, longest)
        with House(path, *PLAYED_ON) as house:
            for table in tables:
                await table.connect(house.port, table.lines)
            took = await paced(tables, PACE, sizes.paced)
            for table in tables:
                table.hang_up()
    cuts = quantiles(took, n=100)
    return {"p50": cuts[49] * 1000, "p99": cuts[98] * 1000}


async def crowd(seats: int, sizes: Sizes) -> float:
    """Milliseconds until the last of many spectators has a move."""
    return await last_of(FEW, seats, sizes.spectators, sizes)


async def crew(sizes: Sizes) -> float:
    """Milliseconds until the last seat of a large crew has an open vote."""
    return await last_of(MANY, sizes.crew, 0, sizes)


async def last_of(setting: Setting, seats: int, spectators: int, sizes: Sizes) -> float:
    async with emptied(sizes.store) as path:
        (table,) = await prepare(path, 1, seats, sizes.warm_up + sizes.crowd, setting)
        with House(path, *PLAYED_ON) as house:
            await table.connect(house.port, table.lines)
            await table.watch(house.port, spectators)
            await to_the_last(table, sizes.warm_up)
            took = await to_the_last(table, sizes.crowd)
            table.hang_up()
    return median(took) * 1000
