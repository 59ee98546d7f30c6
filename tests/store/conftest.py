"""Stores to test, and a way to wait for what becomes of an append."""

import asyncio
import os
from collections.abc import Callable, Coroutine, Iterator
from functools import wraps
from pathlib import Path
from typing import Any

import pytest

from huisclos.store import Store, StoreError, open_store
from tests.conftest import PATIENCE

FULL = os.environ.get("HUISCLOS_FULL") == "1"


def on_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @wraps(test)
    def run(**fixtures: Any) -> None:
        asyncio.run(asyncio.wait_for(test(**fixtures), PATIENCE))

    return run


class Appender:
    """Appends, and keeps what was told, in the order of telling."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.told: list[tuple[str, int, StoreError | None]] = []

    def __call__(
        self,
        table: str,
        expected: int,
        *bodies: bytes,
        code: str | None = None,
        closing: bool = False,
    ) -> "asyncio.Future[StoreError | None]":
        future: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()

        def done(error: StoreError | None) -> None:
            self.told.append((table, expected, error))
            future.set_result(error)

        self.store.append(table, expected, bodies, done, code=code, closing=closing)
        return future


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture(params=["memory", "sqlite", "postgresql", "node"])
def store(request: pytest.FixtureRequest, path: Path) -> Iterator[Store]:
    """A node writes to PostgreSQL as a server of a house does, others as an operator does."""
    match request.param:
        case "memory":
            store = open_store("memory:")
        case "sqlite":
            store = open_store(str(path))
        case kind:
            store = open_store(request.getfixturevalue("database"))
            if kind == "node":
                store.node = 1
    yield store
    store.close()
