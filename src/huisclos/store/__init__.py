"""Where tables are kept: append-only logs of events, seen here as numbered bytes.

This page is the whole of its public face; what a store does is `Store`.
"""

from __future__ import annotations

import re
from pathlib import Path

from .errors import CodeTaken, Conflict, StoreError, StoreFailed
from .memory import MemoryStore
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
    "open_store",
    "path_of",
]


def open_store(url: str, check: bool = True) -> Store:
    """The store that `url` names: a path, sqlite:PATH, or memory: which forgets at the end. Unless
    told otherwise it is checked first, all of it."""
    path = path_of(url)
    return MemoryStore() if path is None else SqliteStore(path, check=check)


def path_of(url: str) -> Path | None:
    """Of the file that is meant; None: memory."""
    if url == "memory:":
        return None
    # Two letters at least: one letter before a colon is a drive.
    match = re.match(r"([A-Za-z][A-Za-z0-9+.-]+):", url)
    path = url[match.end() :] if match else url
    if (match and match[1] != "sqlite") or not path:
        raise StoreError(f"no store is called {url!r}: give a path, sqlite:PATH or memory:")
    return Path(path)
