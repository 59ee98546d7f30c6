"""Tables in memory: for tests, and for a server that forgets."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from .append import Append, Clerk
from .errors import StoreError, StoreFailed
from .store import Done, Listed


@dataclass
class Log:
    created: float
    updated: float
    bodies: list[bytes] = field(default_factory=list)
    code: str | None = None
    closed: float | None = None
    snapshot: tuple[int, bytes] | None = None


class MemoryStore:
    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self.groups = self.events = 0
        self.failing: StoreFailed | None = None
        self._now = now
        self._clerk = Clerk(self._commit)
        self._logs: dict[str, Log] = {}
        self._codes: dict[str, str] = {}

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
        self._clerk.take(table, expected, bodies, done, code, closing)

    def _commit(self, group: list[Append]) -> None:
        verdicts = [(append, self.failing or self._keep(append)) for append in group]
        self.groups += 1
        self._clerk.tell(verdicts)

    def _keep(self, append: Append) -> StoreError | None:
        log = self._logs.get(append.table)
        holder = self._codes.get(append.code) if append.code is not None else None
        if error := append.judge(len(log.bodies) if log else 0, holder):
            return error
        now = self._now()
        if log is None:
            log = self._logs[append.table] = Log(created=now, updated=now)
        log.bodies += append.bodies
        log.updated = now
        self.events += len(append.bodies)
        if append.code is not None or append.closing:
            if log.code is not None:
                del self._codes[log.code]
            log.code, log.closed = (None, now) if append.closing else (append.code, None)
            if log.code is not None:
                self._codes[log.code] = append.table
        return None

    async def read(
        self, table: str, after: int = 0, until: int | None = None, holding: bytes = b""
    ) -> list[bytes]:
        log = self._logs.get(table)
        return [body for body in log.bodies[after:until] if holding in body] if log else []

    async def find(self, code: str) -> str | None:
        return self._codes.get(code)

    async def tables(self, *, closed: bool = False) -> list[Listed]:
        return [
            Listed(name, log.code, len(log.bodies), log.created, log.updated, log.closed)
            for name, log in self._logs.items()
            if closed or log.closed is None
        ]

    def snapshot(self, table: str, number: int, body: bytes) -> None:
        log = self._logs.get(table)
        if log and number <= len(log.bodies):
            log.snapshot = number, body

    async def recall(self, table: str) -> tuple[int, bytes] | None:
        log = self._logs.get(table)
        return log.snapshot if log else None

    async def delete(self, table: str) -> bool:
        if self.failing:
            raise self.failing
        log = self._logs.pop(table, None)
        if log and log.code is not None:
            del self._codes[log.code]
        return log is not None

    async def sweep(self) -> bool:
        return True

    async def strangers(self) -> bool:
        return False

    async def ends(self, tables: Sequence[str]) -> dict[str, int]:
        return {name: len(self._logs[name].bodies) for name in tables if name in self._logs}

    async def check(self) -> None:
        pass

    def close(self) -> None:
        self._clerk.hand_over()
        self.failing = StoreFailed("the store is closed")
