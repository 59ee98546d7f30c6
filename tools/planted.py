"""A server with one thing wrong, for chaos to find: `python -m tools.planted FAULT serve …`."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

from huisclos.cli import main
from huisclos.kernel import encode
from huisclos.server.live import Live
from huisclos.server.nodes import Nodes
from huisclos.store import Conflict, StoreError
from huisclos.store.postgres import commit as commits
from huisclos.store.postgres import lease as leases
from huisclos.store.postgres.store import PostgresStore
from huisclos.tables import Step
from huisclos.tables.sitting import Sitting


def unknown_told_as_kept() -> None:
    commit = PostgresStore._commit

    async def lie(self: PostgresStore, group: list[Any]) -> list[Any]:
        told = await commit(self, group)
        return [(one, error if isinstance(error, Conflict) else None) for one, error in told]

    PostgresStore._commit = lie  # type: ignore[method-assign]


def told_before_kept() -> None:
    def hasty(self: Live, step: Step, then: Callable[[], None] | None = None) -> None:
        number, self.head = self.head.number, step.table
        bodies = [encode(record) for record in step.records]

        def done(error: StoreError | None) -> None:
            if error:
                self.fail(error)

        self.store.append(self.id, number, bodies, done)
        self.kept.add(step.table, then)

    Live.carry = hasty  # type: ignore[method-assign]


def key_forgotten() -> None:
    Sitting.last_of = lambda *_: 0  # type: ignore[method-assign]


def no_fence() -> None:
    """Events are taken from whoever gives them, if their number fits."""
    fence = "coalesce(log.node = $7::bigint, true)"
    assert fence in commits.KEEP
    commits.KEEP = commits.KEEP.replace(fence, "coalesce($7::bigint, 0) = $7")


def no_lock() -> None:
    """Two that claim a table at once both have it."""
    assert "for update" in leases.LOCKED
    leases.LOCKED = leases.LOCKED.replace("for update", "")


def lease_outlived() -> None:
    """A server that could not say that it is alive goes on as if it had."""
    Nodes.alive = property(lambda self: self.joined)  # type: ignore[method-assign, assignment]
    Nodes.lapse = lambda self: None  # type: ignore[method-assign]


def time_of_day() -> None:
    """A table's clock is the wall's: it runs on while nobody serves the table."""
    Live.now = property(lambda _: time.time())  # type: ignore[method-assign, assignment]


PLANTED = {
    "unknown-told-as-kept": unknown_told_as_kept,
    "told-before-kept": told_before_kept,
    "key-forgotten": key_forgotten,
    "no-fence": no_fence,
    "no-lock": no_lock,
    "lease-outlived": lease_outlived,
    "time-of-day": time_of_day,
}

if __name__ == "__main__":
    PLANTED[sys.argv.pop(1)]()
    main()
