"""Where tables are kept: append-only logs of events, seen here as numbered bytes.

This page is the whole of its public face; what a store does is `Store`.
"""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

from .errors import CodeTaken, Conflict, StoreError, StoreFailed, Unreachable
from .memory import MemoryStore
from .postgres.address import is_database, shown
from .schema import need_store
from .sqlite import SqliteStore
from .store import Done, Listed, Store

__all__ = [
    "CodeTaken",
    "Conflict",
    "Done",
    "Listed",
    "MemoryStore",
    "SqliteStore",
    "Store",
    "StoreError",
    "StoreFailed",
    "Unreachable",
    "is_database",
    "open_store",
    "path_of",
    "shown",
]


def open_store(url: str, check: bool = True, make: bool = True) -> Store:
    """The store that `url` names: a path, sqlite:PATH, postgresql://HOST/NAME, or memory: which
    forgets at the end. Unless told otherwise a file is checked first, all of it, and a house that
    is not there yet is made."""
    if is_database(url):
        store: Store = import_postgres().PostgresStore(url, make=make)
        return store
    path = path_of(url)
    if path is None:
        return MemoryStore()
    if not make:
        need_store(path)
    return SqliteStore(path, check=check)


def import_postgres() -> ModuleType:
    """What speaks to PostgreSQL, for those who have one."""
    try:
        from .postgres import store
    except ModuleNotFoundError as missing:
        if missing.name != "asyncpg":
            raise
        how = "pip install 'huisclos[postgres]'"
        raise StoreError(f"for PostgreSQL one more package is needed: {how}") from None
    return store


def path_of(url: str) -> Path | None:
    """Of the file that is meant; None: there is none."""
    if url == "memory:" or is_database(url):
        return None
    # Two letters at least: one letter before a colon is a drive.
    match = re.match(r"([A-Za-z][A-Za-z0-9+.-]+):", url)
    path = url[match.end() :] if match else url
    if (match and match[1] != "sqlite") or not path:
        raise StoreError(
            f"no store is called {shown(url)!r}: "
            "give a path, sqlite:PATH, postgresql://HOST/NAME or memory:"
        )
    return Path(path)
