"""A look into a database, for the operator's command line: nothing in it changes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import asyncpg

from ..errors import StoreError
from ..store import Listed
from .address import shown
from .line import ANSWER, NAME, explain
from .schema import THERE

FETCHED = 500  # rows at a time
FIND = """
select key, id from huisclos.log where id = $1 or code = upper($1) order by id = $1 desc limit 1
"""
READ = "select body from huisclos.event where log = $1 order by number"
LIST = """
select id, code, head, created, at, closed, body
from huisclos.log join huisclos.event on event.log = log.key and number = 1
where $1 or closed is null order by log.key
"""
LOGS = "select key, id, code, created, closed from huisclos.log order by key"
EVENTS = """
select log, number, at, body from huisclos.event join huisclos.log on log.key = event.log
order by log, number
"""

T = TypeVar("T")


@asynccontextmanager
async def moment(url: str) -> AsyncIterator[Any]:
    """All that is read within is of one moment. Raises StoreError."""
    try:
        line = await asyncpg.connect(
            url, timeout=ANSWER, server_settings={"application_name": NAME}
        )
        try:
            async with line.transaction(isolation="repeatable_read", readonly=True):
                if not await line.fetchval(THERE):
                    raise StoreError(f"{shown(url)} holds no house: give its address with --store")
                yield line
        finally:
            await line.close()
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:
        raise StoreError(explain(url, error)) from error


def now(asked: Callable[[], Coroutine[Any, Any, T]]) -> T:
    return asyncio.run(asked())


def read_table(url: str, name: str) -> tuple[str, list[bytes]]:
    async def asked() -> tuple[str, list[bytes]]:
        async with moment(url) as line:
            row = await line.fetchrow(FIND, name)
            if row is None:
                holds = f"{shown(url)} holds no table {name}, nor an open one with that code"
                raise StoreError(holds)
            return row[1], [body for (body,) in await line.fetch(READ, row[0])]

    return now(asked)


def list_tables(url: str, closed: bool) -> list[tuple[Listed, bytes]]:
    """The tables, and the first event of each."""

    async def asked() -> list[tuple[Listed, bytes]]:
        async with moment(url) as line:
            return [(Listed(*row[:-1]), row[-1]) for row in await line.fetch(LIST, closed)]

    return now(asked)


def copy(url: str, target: sqlite3.Connection) -> None:
    """The whole house as it is at one moment, into an empty store in a file."""

    async def asked() -> None:
        async with moment(url) as line:
            target.execute("begin")
            into = "insert into log(key, id, code, created, closed) values(?, ?, ?, ?, ?)"
            async for rows in pieces(line, LOGS):
                target.executemany(into, rows)
            into = "insert into event(log, number, at, body) values(?, ?, ?, ?)"
            async for rows in pieces(line, EVENTS):
                target.executemany(into, rows)
            target.execute("commit")

    now(asked)


async def pieces(line: Any, query: str) -> AsyncIterator[Iterator[tuple[Any, ...]]]:
    cursor = await line.cursor(query)
    while rows := await cursor.fetch(FETCHED):
        yield map(tuple, rows)
