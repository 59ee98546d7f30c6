"""A look into a store, for the operator's command line: nothing in it changes.

A store is named as `serve --store` names it, by the path of a file or the address of a database.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from . import import_postgres, is_database, path_of
from .errors import StoreError
from .schema import (
    MIGRATIONS,
    explained,
    need_store,
    new_file,
    open_reader,
    open_writer,
    recognise,
    take_back,
)
from .schema import copy as copy_file
from .store import Listed

READ = "select body from event where log = ? order by number"


def read_table(store: str, name: str) -> tuple[str, list[bytes]]:
    """The id and the events of the table with this id or, while it is open, this room code."""
    if is_database(store):
        import_postgres()
        from .postgres import look

        return look.read_table(store, name)
    path = file_of(store)
    with explained(path), closing(open_reader(path)) as database:
        version = recognise(path, database)
        find = "select key, id from log where id = ? or code = ? order by id = ? desc"
        row = database.execute(find, (name, name.upper(), name)).fetchone() if version else None
        if row is None:
            raise StoreError(f"{path} holds no table {name}, nor an open one with that code")
        key, id = row
        return id, [body for (body,) in database.execute(READ, (key,))]


LIST = """
select id, code, last.number, created, last.at, closed, first.body
from log
join event first on first.log = log.key and first.number = 1
join event last on last.log = log.key
    and last.number = (select max(number) from event where log = log.key)
where ? or closed is null
order by log.key
"""


def list_tables(store: str, closed: bool) -> list[tuple[Listed, str]]:
    """The tables of a store, and the game that each was opened for."""
    if is_database(store):
        import_postgres()
        from .postgres import look

        return [(listed, game_of(body)) for listed, body in look.list_tables(store, closed)]
    path = file_of(store)
    with explained(path), closing(open_reader(path)) as database:
        rows = database.execute(LIST, (closed,)) if recognise(path, database) else ()
        return [(Listed(*row), game_of(body)) for *row, body in rows]


def game_of(body: bytes) -> str:
    """A store does not know what its events mean: a word for people, read from the first."""
    found = re.search(rb'"game":"([^"]*)"', body)
    return found[1].decode(errors="replace") if found else ""


def read_tables(path: Path) -> Iterator[tuple[str, list[bytes]]]:
    """Every table of a store in a file, the closed ones too: id and events."""
    path = need_store(path)
    with explained(path), closing(open_reader(path)) as database:
        recognise(path, database)
        for key, id in database.execute("select key, id from log order by key").fetchall():
            yield id, [body for (body,) in database.execute(READ, (key,))]


def copy(store: str, target: Path, version: int | None = None) -> None:
    """The whole store as it is at one moment, into a new file; for an older program, with the
    version of the schema that it knows."""
    known = range(1, len(MIGRATIONS) + 1)
    if version is not None and version not in known:
        raise StoreError(f"no schema has version {version}: give one of {[*known]}")
    if is_database(store):
        import_postgres()
        from .postgres import look

        with new_file(target) as part, closing(open_writer(part, check=False)) as database:
            look.copy(store, database)
    else:
        path = file_of(store)
        with explained(path):
            copy_file(path, target)
    if version is not None:
        with explained(target):
            take_back(target, version)


def is_store(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(16) == b"SQLite format 3\0"


def file_of(store: str) -> Path:
    path = path_of(store)
    if path is None:
        raise StoreError(f"{store} keeps nothing to look at: give a file with --store")
    return need_store(path)
