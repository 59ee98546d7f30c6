"""Tables in memory: for tests, and for a server that forgets."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from .errors import StoreError, StoreFailed
from .step import Desk, Step
from .store import Done, Listed


@dataclass
class Log:
    created: float
    updated: float
    bodies: list[bytes] = field(default_factory=list)
    code: str | None = None
    closed: float | None = None


class MemoryStore:
    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self.groups = self.events = 0
        self.failing: StoreFailed | None = None
        self._now = now
        self._desk = Desk(self._commit)
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
        self._desk.take(table, expected, bodies, done, code, closing)

    def _commit(self, group: list[Step]) -> None:
        outcomes = [(step, self.failing or self._keep(step)) for step in group]
        self.groups += 1
        self._desk.tell(outcomes)

    def _keep(self, step: Step) -> StoreError | None:
        log = self._logs.get(step.table)
        holder = self._codes.get(step.code) if step.code is not None else None
        if error := step.judge(len(log.bodies) if log else 0, holder):
            return error
        now = self._now()
        if log is None:
            log = self._logs[step.table] = Log(created=now, updated=now)
        log.bodies += step.bodies
        log.updated = now
        self.events += len(step.bodies)
        if step.code is not None or step.closing:
            if log.code is not None:
                del self._codes[log.code]
            log.code, log.closed = (None, now) if step.closing else (step.code, None)
            if log.code is not None:
                self._codes[log.code] = step.table
        return None

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        log = self._logs.get(table)
        return log.bodies[after:] if log else []

    async def find(self, code: str) -> str | None:
        return self._codes.get(code)

    async def tables(self, *, closed: bool = False) -> list[Listed]:
        return [
            Listed(name, log.code, len(log.bodies), log.created, log.updated, log.closed)
            for name, log in self._logs.items()
            if closed or log.closed is None
        ]

    def close(self) -> None:
        self._desk.hand_over()
        self.failing = StoreFailed("the store is closed")
