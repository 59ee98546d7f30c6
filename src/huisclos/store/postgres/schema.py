"""Makes the tables of a house in a database, and says which programs may write them.

While the servers of a house are replaced one by one, two versions write to one database. So a
change of the schema only adds. What a program must know to write is a number in the row of the
house: one that knows less says so and leaves.
"""

from __future__ import annotations

from typing import Any

from ..errors import StoreError
from .address import shown

LOCK = int.from_bytes(b"Huis", "big")  # while the tables are made: nodes may start at once

# Step n makes version n+1 of version n. Never change one that was released: add another.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "create schema if not exists huisclos",
        """create table huisclos.house( -- one row
            version int not null,
            oldest int not null, -- the version that a program must know to write
            changes bigint not null default 0)""",  # made by others than who serves a table
        "insert into huisclos.house(version, oldest) values(1, 1)",
        """create table huisclos.word( -- that all servers of the house know
            name text primary key,
            word text not null)""",
        """create table huisclos.node( -- a server: each start is a new one, and its key is an epoch
            key bigint generated always as identity primary key,
            address text not null, -- where the others reach it
            program int[] not null, -- its version
            seen timestamptz not null default now())""",
        """create table huisclos.log(
            key bigint generated always as identity primary key,
            id text not null unique,
            head int not null, -- the number of its last event
            code text unique, -- while the table is open
            created float8 not null,
            at float8 not null, -- of its last event
            closed float8,
            node bigint, -- who serves it, or did so last; it may be gone
            writer int[])""",  # the version of that program
        """create table huisclos.event(
            log bigint not null,
            number int not null,
            body bytea not null,
            primary key(log, number))""",
        """create table huisclos.snapshot( -- what a log comes to: a cache
            log bigint primary key,
            number int not null, -- of the last event in it
            body bytea not null)""",
    ),
)
VERSION = len(MIGRATIONS)
OLDEST = 1  # a program that knows less must not write what this one has changed

THERE = "select to_regclass('huisclos.house') is not null"
HOUSE = "select version, oldest from huisclos.house"


async def prepare(url: str, line: Any, make: bool) -> None:
    """Raises StoreError. `make`: what is missing is made."""
    async with line.transaction():
        if not make and not await line.fetchval(THERE):
            raise StoreError(f"{shown(url)} holds no house yet: serve it once, or import into it")
        await line.execute("select pg_advisory_xact_lock($1)", LOCK)
        version, oldest = await line.fetchrow(HOUSE) if await line.fetchval(THERE) else (0, 0)
        if oldest > VERSION:
            raise StoreError(too_old(url, oldest))
        for statements in MIGRATIONS[version:] if make else ():
            for statement in statements:
                await line.execute(statement)
        if make and version < VERSION:
            done = "update huisclos.house set version = $1, oldest = greatest(oldest, $2)"
            await line.execute(done, VERSION, OLDEST)


def too_old(url: str, oldest: int) -> str:
    return (
        f"{shown(url)} may be written by programs that know version {oldest} of it, and this one "
        f"knows {VERSION}: update the program"
    )
