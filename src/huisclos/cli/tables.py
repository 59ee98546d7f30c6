"""`huisclos tables`: what an operator may do with the tables of a store, served or not."""

from __future__ import annotations

import asyncio
import json
from datetime import datetime
from typing import TYPE_CHECKING, Annotated

import typer

from .errors import fail

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from huisclos.store import Listed, Store

    Work = Callable[[Store, Listed], Awaitable[str]]  # gives what became of a table

app = typer.Typer(
    invoke_without_command=True,
    help="List, close or delete the tables of a store, also while it is served.",
)
TRIES, PAUSE = 60, 0.5  # until all that was deleted is gone from all files; seconds
Where = Annotated[str, typer.Option("--store", help="Where tables are kept.")]
Names = Annotated[list[str], typer.Argument(help="Ids, or codes of open tables.")]


@app.callback()
def tables(
    context: typer.Context,
    store: Where = "huisclos.db",
    closed: Annotated[bool, typer.Option("--all", help="The closed ones too.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="For a program to read.")] = False,
) -> None:
    """List the tables, the oldest first: code, id, game, events, last touched."""
    if context.invoked_subcommand is not None:
        return
    from huisclos.store import StoreError
    from huisclos.store.look import list_tables

    try:
        found = list_tables(store, closed)
    except StoreError as error:
        fail(str(error))
    if as_json:
        typer.echo(json.dumps([{**table._asdict(), "game": game} for table, game in found]))
        return
    for table, game in found:
        touched = datetime.fromtimestamp(table.updated).strftime("%Y-%m-%d %H:%M")
        code = table.code or "closed"
        typer.echo(f"{code:8} {table.id:18} {game:12} {table.events:6} events  {touched}")
    if not found:
        typer.echo("no table" if closed else "no open table; --all lists the closed ones too")


@app.command()
def close(names: Names, store: Where = "huisclos.db") -> None:
    """Close tables: their people are sent home, their codes are free, their logs are kept."""
    from huisclos.server import tidying

    async def shut(tables: Store, table: Listed) -> str:
        if table.closed is not None:
            return "was closed already"
        if await tidying.close(tables, table):
            return "closed"
        fail(f"{table.code}: somebody is playing there just now; try again")

    carry_out(store, names, shut)


@app.command()
def delete(
    names: Names,
    store: Where = "huisclos.db",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Delete tables for good: nothing of them is left in the store."""
    if not yes:
        typer.confirm(f"Delete {', '.join(names)} for good?", abort=True)

    async def remove(tables: Store, table: Listed) -> str:
        await tables.delete(table.id)
        for _ in range(TRIES):
            if await tables.sweep():
                return "deleted; what was exported, backed up or kept on phones is not"
            await asyncio.sleep(PAUSE)
        return f"deleted, but not swept: {what_is_left(store)}"

    carry_out(store, names, remove)


def carry_out(store: str, names: list[str], work: Work) -> None:
    """On all the tables that are named, or, if one is not there, on none."""
    from huisclos.store import StoreError, open_store

    async def each() -> None:
        tables = open_store(store, check=False, make=False)
        try:
            listed = await tables.tables(closed=True)
            for name, table in [(name, named(listed, name, store)) for name in names]:
                typer.echo(f"{name}: {await work(tables, table)}")
        finally:
            tables.close()
            await asyncio.sleep(0)

    try:
        asyncio.run(each())
    except StoreError as error:
        fail(str(error))


def what_is_left(store: str) -> str:
    from huisclos.store import is_database

    if is_database(store):
        return "somebody has been reading the database for long; its own vacuum sweeps it later"
    return (
        f"{store}-wal still has something of it, another program is reading it. "
        "It is emptied with the next deletion, and removed when the house stops"
    )


def named(listed: list[Listed], name: str, store: str) -> Listed:
    for table in listed:
        if table.id == name or table.code == name.upper():
            return table
    from huisclos.store import shown

    where = shown(store)
    fail(f"{where} holds no table {name}, nor an open one with that code; nothing was done")
