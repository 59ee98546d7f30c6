"""Tables in PostgreSQL: what is told is in its log on disk.

A thread with a loop of its own speaks to the database, so that neither the server's loop nor who
closes the store waits for it. Whatever was queued while the last commit ran goes into the next one.

When a commit fails nobody knows whether it was kept: the line may have broken on the way back. All
in it are told that it is not known, and read their tables again; the numbers see to it that nothing
is kept twice. A commit that comes late and what was made in its place want the same number, so one
of them is refused.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from threading import Thread
from typing import Any, TypeVar, cast

import asyncpg

from huisclos.system import new_event_loop

from ..append import Append, Clerk, Verdict
from ..errors import StoreError, StoreFailed
from ..store import Done, Listed
from .commit import CHANGE, HOLDER, keep
from .line import CLOSED, Line, Work
from .schema import prepare

GROUP = 500  # appends in one commit at most: the first in it must not wait long for the last
READERS = 4  # lines
SAY_AGAIN = 60.0  # seconds
SWEPT_WITHIN = 3600.0  # seconds: all that was ever deleted is looked for
TRIES = 3
LATEST = 2**31 - 1

# What the database has certainly not done: it may be tried again.
UNDONE = (
    asyncpg.UniqueViolationError,  # another node has just made a table of this name
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
)

DELETED = f"{CHANGE}, pg_current_xact_id()::xid::text"
CHANGES = "select changes from huisclos.house"
READ = """
select body from huisclos.event where log = (select key from huisclos.log where id = $1)
    and number > $2 and number <= $3 and position($4::bytea in body) > 0
order by number
"""
LIST = """
select id, code, head, created, at, closed from huisclos.log
where $1 or closed is null order by key
"""
SNAPSHOT = """
insert into huisclos.snapshot(log, number, body)
select key, $2, $3 from huisclos.log where id = $1 and head >= $2 for share
on conflict (log) do update set number = excluded.number, body = excluded.body
"""
RECALL = """
select number, body from huisclos.snapshot
where log = (select key from huisclos.log where id = $1)
"""
ENDS = "select id, head from huisclos.log where id = any($1)"
FOUND = "select key from huisclos.log where id = $1 for update"  # before the rest is looked for
DELETE = (
    "delete from huisclos.snapshot where log = $1",
    "delete from huisclos.event where log = $1",
    "delete from huisclos.log where key = $1",
)
SWEEP = ("vacuum huisclos.log", "vacuum huisclos.event", "vacuum huisclos.snapshot")
# Who still sees what stood before: what they see cannot be swept away.
READING = """
select exists (
    select from pg_stat_activity
    where pid <> pg_backend_pid() and age(backend_xmin) >= age($1::text::xid))
"""
WORD = """
with made as (
    insert into huisclos.word(name, word) values($1, $2) on conflict (name) do nothing
    returning word)
select word from made union all select word from huisclos.word where name = $1
"""

logger = logging.getLogger(__name__)
T = TypeVar("T")
Errand = Callable[[], Coroutine[Any, Any, None]]


class PostgresStore:
    def __init__(self, url: str, now: Callable[[], float] = time.time, make: bool = True) -> None:
        """`make`: a house that is not there yet is made. Raises StoreError."""
        self.url = url
        self.groups = self.events = 0
        self.failing: StoreFailed | None = None
        self.node: int | None = None  # as which server of the house we write; none: an operator
        self.changes = 0  # by others, as far as they were looked at
        self._noticed = False  # some, and nobody has asked yet
        self._deleted: str | None = None  # the transaction that deleted last
        self._said, self._told = -math.inf, False  # when a failure was last told; was this one?
        self._now = now
        self._clerk = Clerk(self._give)
        self._queue: deque[Sequence[Append | Errand]] = deque()
        self._closing = False
        self._own = new_event_loop()
        self._wake = asyncio.Event()
        self._writer, self._pulse = Line(url), Line(url)
        self._readers = [Line(url) for _ in range(READERS)]
        self._sweeper = Line(url, SWEPT_WITHIN)
        self._asked = 0
        self._asking: set[asyncio.Task[Any]] = set()
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()
        try:
            self._wait(self._open(make))
        except BaseException:
            self.close()
            raise

    async def _open(self, make: bool) -> None:
        await self._writer.ask(lambda line: prepare(self.url, line, make))
        self.changes = await self._writer.ask(lambda line: line.fetchval(CHANGES))

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

    def _give(self, group: list[Append]) -> None:
        if not self._put(group):
            self._clerk.tell([(append, StoreFailed(CLOSED)) for append in group])

    async def read(
        self, table: str, after: int = 0, until: int | None = None, holding: bytes = b""
    ) -> list[bytes]:
        last = LATEST if until is None else until
        return [body for (body,) in await self._select(READ, table, after, last, holding)]

    async def find(self, code: str) -> str | None:
        rows = await self._select(HOLDER, code)
        return rows[0][0] if rows else None

    async def tables(self, *, closed: bool = False) -> list[Listed]:
        return [Listed(*row) for row in await self._select(LIST, closed)]

    def snapshot(self, table: str, number: int, body: bytes) -> None:
        async def keep() -> None:
            with suppress(StoreError):
                await self._writer.ask(lambda line: line.execute(SNAPSHOT, table, number, body))

        self._put([keep])

    async def recall(self, table: str) -> tuple[int, bytes] | None:
        rows = await self._select(RECALL, table)
        return (rows[0][0], rows[0][1]) if rows else None

    async def delete(self, table: str) -> bool:
        async def remove(line: Any) -> bool:
            async with line.transaction():
                key = await line.fetchval(FOUND, table)
                if key is None:
                    return False
                for statement in DELETE:
                    await line.execute(statement, key)
                change, deleted = await line.fetchrow(DELETED)
            self._change(change)
            self._deleted = deleted
            return True

        return await self._errand(lambda: self._writer.ask(remove))

    async def sweep(self) -> bool:
        """What PostgreSQL's own log of writes, its archives and standbys keep is theirs."""

        async def vacuum(line: Any) -> bool:
            if self._deleted and await line.fetchval(READING, self._deleted):
                return False
            for statement in SWEEP:
                await line.execute(statement)
            return True

        return await self.ask(lambda: self._sweeper.ask(vacuum))

    async def strangers(self) -> bool:
        async def look() -> bool:
            if self.node is None:
                self.notice(await self._writer.ask(lambda line: line.fetchval(CHANGES)))
            came, self._noticed = self._noticed, False  # a node is told when it renews its lease
            return came

        return await self._errand(look)

    async def ends(self, tables: Sequence[str]) -> dict[str, int]:
        return dict(await self._select(ENDS, tables))

    async def check(self) -> None:
        """The database looks after its own disk."""

    async def word(self, name: str, made: str) -> str:
        """That the whole house knows by this name: `made`, if there is none yet."""
        return str(await self.write(lambda line: line.fetchval(WORD, name, made)))

    def close(self) -> None:
        if self._thread.is_alive():
            self._clerk.hand_over()
            with suppress(RuntimeError):
                self._own.call_soon_threadsafe(self._finish)
            self._thread.join()

    # Asked from any loop, or from none.

    def _wait(self, asked: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(asked, self._own).result()

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Something to be done by the store's own loop, at once. Raises StoreError."""

        async def asked() -> T:
            task = asyncio.current_task()
            assert task
            self._asking.add(task)
            try:
                return await work()
            finally:
                self._asking.discard(task)

        if self._closing or not self._thread.is_alive():
            raise StoreFailed(CLOSED)
        future = asyncio.run_coroutine_threadsafe(asked(), self._own)
        return await asyncio.shield(asyncio.wrap_future(future))  # never cancelled half-way

    async def write(self, work: Work[T]) -> T:
        """A few words of the house, beside the queue. Raises StoreError."""
        return await self.ask(lambda: self._watched(self._pulse, work))

    async def query(self, work: Work[T]) -> T:
        """By the line whose turn it is. Raises StoreError."""
        self._asked += 1
        reader = self._readers[self._asked % READERS]
        return await self.ask(lambda: reader.ask(work))

    async def _select(self, query: str, *values: object) -> list[Any]:
        return list(await self.query(lambda line: line.fetch(query, *values)))

    async def _errand(self, work: Callable[[], Awaitable[T]]) -> T:
        """Something that the writer does between two commits."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def settle(value: T | None, error: Exception | None) -> None:
            if done.done():
                return
            if error is None:
                done.set_result(cast(T, value))
            else:
                done.set_exception(error)

        async def run() -> None:
            try:
                answer: tuple[T | None, Exception | None] = await work(), None
            except Exception as error:
                answer = None, error
            loop.call_soon_threadsafe(settle, *answer)

        if not self._put([run]):
            raise StoreFailed(CLOSED)
        return await done

    def _put(self, work: Sequence[Append | Errand]) -> bool:
        """False: the store is closed."""
        if self._closing or not self._thread.is_alive():
            return False
        self._queue.append(work)
        with suppress(RuntimeError):
            self._own.call_soon_threadsafe(self._wake.set)
        return True

    # The store's own loop.

    def _run(self) -> None:
        asyncio.set_event_loop(self._own)
        self._own.run_until_complete(self._write())
        self._own.close()

    def _finish(self) -> None:
        self._closing = True
        self._wake.set()

    async def _write(self) -> None:
        while self._queue or not self._closing:
            if not self._queue:
                await self._wake.wait()
                self._wake.clear()
            queued: list[Append | Errand] = []
            while self._queue:
                queued += self._queue.popleft()
            appends = [work for work in queued if isinstance(work, Append)]
            for at in range(0, len(appends), GROUP):
                verdicts = await self._commit(appends[at : at + GROUP])
                with suppress(RuntimeError):  # the loop was closed first: nobody is left to tell
                    self._clerk.loop().call_soon_threadsafe(self._clerk.tell, verdicts)
            for work in queued:
                if not isinstance(work, Append):
                    with suppress(RuntimeError):
                        await work()
        for line in (self._writer, self._pulse, self._sweeper, *self._readers):
            line.close()
        if self._asking:
            await asyncio.wait({*self._asking})

    async def _commit(self, group: list[Append]) -> list[Verdict]:
        before = [append.chain.failure for append in group]
        for left in reversed(range(TRIES)):
            try:
                verdicts, change = await self._watched(
                    self._writer, lambda line: keep(line, group, self.node, self._now())
                )
                break
            except StoreFailed as failed:
                for append, failure in zip(group, before, strict=True):
                    append.chain.failure = failure
                if left and isinstance(failed.__cause__, UNDONE):
                    continue
                unknown = StoreFailed(f"not known to be kept: {failed}")
                for append in group:
                    append.chain.failure = unknown
                return [(append, unknown) for append in group]
        if change is not None:
            self._change(change)
        self.groups += 1
        self.events += sum(len(append.bodies) for append, error in verdicts if error is None)
        return verdicts

    def _change(self, number: int) -> None:
        """One of ours was this one; those before it were not."""
        self._noticed = self._noticed or number > self.changes + 1
        self.changes = max(self.changes, number)

    def notice(self, changes: int) -> None:
        self._noticed = self._noticed or changes > self.changes
        self.changes = max(self.changes, changes)

    async def _watched(self, line: Line, work: Work[T]) -> T:
        """Says once, loudly, that nothing can be written, however often it is tried; and not again
        within a minute."""
        try:
            answer = await line.ask(work)
        except StoreFailed as failure:
            lately = time.monotonic() - self._said < SAY_AGAIN
            if self.failing is None and isinstance(failure.__cause__, UNDONE):
                raise
            if self.failing is None:
                self._told = not lately
                if self._told:
                    self._said = time.monotonic()
                    logger.critical("%s; nothing more is kept until this has passed", failure)
            self.failing = failure
            raise
        if self.failing:
            if self._told:
                logger.warning("the database can be written again")
            self.failing = None
        return answer
