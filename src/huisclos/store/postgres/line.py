"""One line to the database. What takes too long is cut off and never cancelled: a commit that waits
for its standby, when it is cancelled, is reported as if it were safe."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg

from ..errors import StoreError, StoreFailed, Unreachable
from .address import shown, without_secrets

ANSWER = 3.0  # seconds until a silent database is given up
CLOSED = "the store is closed"
NAME = "huisclos"  # as the database lists us

T = TypeVar("T")
Work = Callable[[Any], Awaitable[T]]

# What may pass by itself: wait for it, or ask again.
PASSING = (
    OSError,
    asyncpg.CannotConnectNowError,  # it is starting, or stopping
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.ReadOnlySQLTransactionError,  # it was the one to be written until just now
    asyncpg.exceptions.TargetServerAttributeNotMatched,  # none of the hosts can be written
    asyncpg.InterfaceError,
)
ADVICE: tuple[tuple[type[Exception], str], ...] = (
    (
        asyncpg.InvalidAuthorizationSpecificationError,
        "does not let us in: give a user in the address, "
        "and the password in PGPASSFILE or PGPASSWORD",
    ),
    (asyncpg.InvalidCatalogNameError, "has no such database: make it with createdb"),
    (
        asyncpg.InsufficientPrivilegeError,
        "does not let us write: let this user own the database, or the schema huisclos in it",
    ),
    (asyncpg.exceptions.ClientConfigurationError, "is not an address of PostgreSQL"),
    (ValueError, "is not an address of PostgreSQL"),
    (asyncpg.DiskFullError, "cannot grow: its disk is full, make room"),
    (asyncpg.CannotConnectNowError, "is not ready yet"),
    (
        asyncpg.exceptions.TargetServerAttributeNotMatched,
        "has no server that can be written: start the primary, or promote a standby",
    ),
    (TimeoutError, "does not answer"),
    (OSError, "cannot be reached: is the address right, does the database run?"),
)


def explain(url: str, error: Exception) -> str:
    advice = next((words for kind, words in ADVICE if isinstance(error, kind)), "failed")
    said = " ".join(without_secrets(str(error), url).split())
    return f"{shown(url)} {advice} ({type(error).__name__}{said and f': {said}'})"


class Line:
    """Made when it is first needed, and again when it broke. One question at a time."""

    def __init__(self, url: str, answer: float = ANSWER) -> None:
        self.url, self.answer = url, answer
        self.closed = False
        self._line: Any = None
        self._asked: asyncio.Task[Any] | None = None
        self._turn = asyncio.Lock()

    async def ask(self, work: Work[T]) -> T:
        """Raises StoreFailed: whether the work was done is not known."""
        async with self._turn:
            asked: asyncio.Task[T] = asyncio.create_task(self._work(work))
            self._asked = asked
            await asyncio.wait({asked}, timeout=self.answer)
            if not asked.done():
                self.cut()
                await asyncio.gather(asked, return_exceptions=True)  # whatever it says now
                raise Unreachable(explain(self.url, TimeoutError(f"in {self.answer:g} s")))
            if asked.cancelled():
                raise StoreFailed(CLOSED)
            try:
                return asked.result()
            except StoreError:
                raise
            except Exception as error:
                self.cut()
                kind = Unreachable if isinstance(error, PASSING) else StoreFailed
                raise kind(explain(self.url, error)) from error

    async def _work(self, work: Work[T]) -> T:
        if self.closed:
            raise StoreFailed(CLOSED)
        if self._line is None or self._line.is_closed():
            self._line = None
            self._line = await self._connect()
        return await work(self._line)

    async def _connect(self) -> Any:
        line = await asyncpg.connect(
            self.url,
            target_session_attrs="read-write",
            server_settings={"application_name": NAME},
        )
        if await line.fetchval("show synchronous_commit") == "off":
            line.terminate()
            raise StoreFailed(
                f"{shown(self.url)} says that a move is kept before it is: "
                "set synchronous_commit = on there, for this user and this database too"
            )
        return line

    def cut(self) -> None:
        if self._line is not None:
            self._line.terminate()
        elif self._asked:  # nothing was asked yet
            self._asked.cancel()

    def close(self) -> None:
        self.closed = True
        self.cut()
