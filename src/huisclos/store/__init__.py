"""Where tables are kept: append-only logs of events, seen here as numbered bytes.

This page is the whole of its public face; what a store does is `Store`.
"""

from __future__ import annotations

import re

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
]


def open_store(url: str) -> Store:
    """The store that `url` names: a path, sqlite:PATH, or memory: which forgets at the end."""
    if url == "memory:":
        return MemoryStore()
    # Two letters at least: one letter before a colon is a drive.
    match = re.match(r"([A-Za-z][A-Za-z0-9+.-]+):", url)
    path = url[match.end() :] if match else url
    if (match and match[1] != "sqlite") or not path:
        raise StoreError(f"no store is called {url!r}: give a path, sqlite:PATH or memory:")
    return SqliteStore(path)
