"""`huisclos import`: an exported table, or a copied store, into a store, served or not."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .errors import fail

if TYPE_CHECKING:
    from huisclos.store import Store, StoreError


def import_(
    file: Annotated[Path, typer.Argument(help="An exported log, or a copy of a store.")],
    store: Annotated[str, typer.Option(help="The store to put it into.")] = "huisclos.db",
) -> None:
    """Put exported tables into a store. What is there already stays as it is."""
    from huisclos.store import StoreError, open_store
    from huisclos.tables.log import BadLog

    if not file.is_file():
        fail(f"there is no file {file}")
    try:
        tables = read(file)
        whole = asyncio.run(put(open_store(store), tables))
    except BadLog as bad:
        fail(f"{file} is damaged, {bad}; nothing was imported")
    except StoreError as error:
        fail(str(error))
    if not whole:
        raise typer.Exit(1)


def read(file: Path) -> list[tuple[str, list[bytes]]]:
    """The tables in a file: (id, events). Raises BadLog, StoreError."""
    from huisclos import shelf
    from huisclos.kernel import encode
    from huisclos.store.look import is_store, read_tables
    from huisclos.tables import log

    if is_store(file):
        return list(read_tables(file))
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        fail(f"{file} is neither an exported log nor a copy of a store")
    records = log.load(text)
    for _ in log.tables(shelf.games(), records):
        pass  # raises BadLog where the log cannot be
    return [(log.header(text).table or log.digest(text)[:16], [*map(encode, records)])]


async def put(store: Store, tables: Sequence[tuple[str, list[bytes]]]) -> bool:
    """A damaged table does not keep the others out; gives whether there was none."""
    from huisclos.tables.log import BadLog

    whole = True
    try:
        for id, bodies in tables:
            try:
                typer.echo(f"{id}: {await put_one(store, id, bodies)}")
            except BadLog as bad:
                whole = False
                typer.echo(f"{id}: left out, it is damaged, {bad}", err=True)
        return whole
    finally:
        store.close()
        await asyncio.sleep(0)


async def put_one(store: Store, id: str, bodies: list[bytes]) -> str:
    """One table; what became of it. Raises BadLog, StoreError."""
    from huisclos.store import CodeTaken

    there = await store.read(id)
    if there[: len(bodies)] == bodies:
        return "was there already"
    if bodies[: len(there)] != there:
        return "left as it is: the store has another table of that name that went on otherwise"
    code, closed = doors(bodies)
    news = bodies[len(there) :]
    error = await append(store, id, len(there), news, None if closed else code, closed)
    if isinstance(error, CodeTaken):
        error = await append(store, id, len(there), news, None, True)
        if error is None:
            return f"{len(news)} events, closed: its code {code} is another table's now"
    if error is not None:
        raise error
    return f"{len(news)} events"


def doors(bodies: list[bytes]) -> tuple[str, bool]:
    """The code of a table, and whether it is closed. Raises BadLog."""
    from huisclos import shelf
    from huisclos.tables.log import read_record, tables

    records = [read_record(number, body) for number, body in enumerate(bodies, 2)]
    *_, table = tables(shelf.games(), records)
    return table.code, table.closed


async def append(
    store: Store, id: str, expected: int, bodies: list[bytes], code: str | None, closing: bool
) -> StoreError | None:
    done: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
    store.append(id, expected, bodies, done.set_result, code=code, closing=closing)
    return await done
