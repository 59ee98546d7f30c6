"""A look into a store, for the operator's command line: nothing in it changes."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from .errors import StoreError
from .schema import explained, open_reader, recognise


def read_table(path: Path, name: str) -> tuple[str, list[bytes]]:
    """The id and the events of the table with this id or, while it is open, this room code."""
    path = path.absolute()
    if not path.is_file():
        raise StoreError(f"there is no store {path}: give its path with --store")
    with explained(path), closing(open_reader(path)) as database:
        version = recognise(path, database)
        find = "select key, id from log where id = ? or code = ? order by id = ? desc"
        row = database.execute(find, (name, name.upper(), name)).fetchone() if version else None
        if row is None:
            raise StoreError(f"{path} holds no table {name}, nor an open one with that code")
        key, id = row
        read = "select body from event where log = ? order by number"
        return id, [body for (body,) in database.execute(read, (key,))]
