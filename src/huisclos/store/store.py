"""The contract of a store. Two tables never touch one another but by their room codes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from .errors import StoreError, StoreFailed

Done = Callable[[StoreError | None], None]


class Listed(NamedTuple):
    """A table as the list of tables shows it. Times are seconds since 1970."""

    id: str
    code: str | None  # none once closed
    events: int
    created: float
    updated: float
    closed: float | None


class Store(Protocol):
    """Append-only logs. Safe with several stores (processes, nodes) on the same data."""

    groups: int  # commits so far
    events: int  # events kept so far
    failing: StoreFailed | None  # why the last commit failed; none while all is well

    def append(
        self,
        table: str,
        expected: int,
        bodies: Sequence[bytes],
        done: Done,
        *,
        code: str | None = None,
        closing: bool = False,
    ) -> None:
        """Keeps `bodies` as events expected+1, expected+2, ... of `table`: all of them or none.

        `done` is called on the running event loop, in the order of the appends: with None once
        the events are on disk, else with why they are not known to be. After `Conflict` and
        `CodeTaken` they are not kept. After `StoreFailed` they may be, or may be a little later:
        the answer of a database can be lost on its way. Who appends before `done` builds on what
        may not last; so when an append fails, those made to the same table before its `done` was
        called fail with it, whatever their numbers. After any of it: read the table again, then
        append.

        `code` makes this the room code of the table, `closing` marks the table closed and frees
        its code for others: both in the same commit as the events. A store does not judge what
        comes after closing; tables do.
        """

    async def read(
        self, table: str, after: int = 0, until: int | None = None, holding: bytes = b""
    ) -> list[bytes]:
        """The events of a table with numbers above `after`, up to `until`, in order: those that
        hold these bytes. None for an unknown table."""

    async def find(self, code: str) -> str | None:
        """The open table with this room code."""

    async def tables(self, *, closed: bool = False) -> list[Listed]:
        """The open tables, oldest first; with `closed`, the closed ones too."""

    def snapshot(self, table: str, number: int, body: bytes) -> None:
        """Keeps what a table has come to after event `number`, in place of the last such: a cache.
        It may be lost, and nobody is told."""

    async def recall(self, table: str) -> tuple[int, bytes] | None:
        """The last snapshot of a table that was kept, and the number of its event."""

    async def delete(self, table: str) -> bool:
        """Removes a table, open or closed; whether there was one. Raises StoreError."""

    async def sweep(self) -> bool:
        """Nothing of what was deleted is left in any file. False: not now, somebody is reading what
        was written last. Raises StoreError."""

    async def strangers(self) -> bool:
        """Whether others have written to the store since this was last asked."""

    async def ends(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables that is still kept."""

    async def check(self) -> None:
        """Looks through everything. What is damaged is neither read nor written any more."""

    def close(self) -> None:
        """Keeps what is queued, then lets go. Later appends fail with `StoreFailed`."""
