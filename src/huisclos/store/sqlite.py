"""Tables in one SQLite file: what is told is on disk.

One thread writes. Whatever was queued while the last commit ran goes into the next one: a busy
server shares each wait for the disk among many tables, and an idle one waits for nothing else.

When a commit fails, nothing of it is kept and everyone in it is told. A full or locked disk may
pass: the next commit is tried as if nothing had been. After any other fault of the disk nobody
knows what a second try would be worth: the store refuses everything until it is opened again.
"""

from __future__ import annotations

import asyncio
import json
import logging
import math
import sqlite3
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from .append import Append, Clerk, Verdict
from .errors import StoreError, StoreFailed
from .schema import (
    BUSY,
    check_whole,
    copy,
    explain,
    explained,
    open_reader,
    open_writer,
    pragma,
    transaction,
)
from .store import Done, Listed

GROUP = 500  # appends in one commit at most: the first in it must not wait long for the last
SAY_AGAIN = 60.0  # seconds
SWEEP = 250  # milliseconds
PASSING = ("SQLITE_FULL", "SQLITE_BUSY")
REMEMBERED = 10_000  # tables whose end is known without asking

HEAD = """
select key, coalesce((select max(number) from event where log = log.key), 0) from log where id = ?
"""
READ = """
select body from event where log = (select key from log where id = ?)
    and number > ? and number <= ? and instr(body, ?) > 0
order by number
"""
SNAPSHOT = """
insert or replace into snapshot(log, number, body)
select key, ?, ? from log
where id = ? and ? <= (select max(number) from event where log = log.key)
"""
RECALL = "select number, body from snapshot where log = (select key from log where id = ?)"
ENDS = """
select id, (select max(number) from event where log = log.key)
from log where id in (select value from json_each(?))
"""
DELETE = (
    "delete from snapshot where log = ?",
    "delete from event where log = ?",
    "delete from log where key = ?",
)
LIST = """
select id, code, number, created, at, closed
from log join event on event.log = log.key
    and number = (select max(number) from event where log = log.key)
where ? or closed is null
order by log.key
"""

logger = logging.getLogger(__name__)
T = TypeVar("T")
Errand = Callable[[], None]


class SqliteStore:
    def __init__(
        self, path: str | Path, now: Callable[[], float] = time.time, check: bool = True
    ) -> None:
        self.path = Path(path).absolute()
        self.groups = self.events = 0
        self.failing: StoreFailed | None = None
        self._broken = False  # beyond a second try
        self._ends: dict[str, tuple[int | None, int]] = {}  # of a table: its key, its last number
        self._seen = 0  # the version of the data that they are of; others may write it too
        self._strangers = False  # they have, and nobody has asked yet
        self._said, self._told = -math.inf, False  # when a failure was last told; was this one?
        self._now = now
        self._clerk = Clerk(self._give)
        self._writer = open_writer(self.path, check)
        self._seen = pragma(self._writer, "data_version")
        self._reader = open_reader(self.path)
        self._checker: sqlite3.Connection | None = None
        self._damage: StoreFailed | None = None
        self._reading = ThreadPoolExecutor(1, "store-reader")
        self._queue: SimpleQueue[list[Append] | Errand | None] = SimpleQueue()
        self._thread = Thread(target=self._write, name="store-writer", daemon=True)
        self._thread.start()

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
        if self._thread.is_alive():
            self._queue.put(group)
        else:
            self._clerk.tell([(append, StoreFailed("the store is closed")) for append in group])

    async def read(
        self, table: str, after: int = 0, until: int | None = None, holding: bytes = b""
    ) -> list[bytes]:
        last = sys.maxsize if until is None else until
        rows = await self._select(READ, (table, after, last, holding))
        return [body for (body,) in rows]

    async def find(self, code: str) -> str | None:
        rows = await self._select("select id from log where code = ?", (code,))
        return rows[0][0] if rows else None

    async def tables(self, *, closed: bool = False) -> list[Listed]:
        return [Listed(*row) for row in await self._select(LIST, (closed,))]

    def snapshot(self, table: str, number: int, body: bytes) -> None:
        def keep() -> None:
            with suppress(sqlite3.Error), transaction(self._writer):
                self._writer.execute(SNAPSHOT, (number, body, table, number))

        if self._thread.is_alive():
            self._queue.put(keep)

    async def recall(self, table: str) -> tuple[int, bytes] | None:
        rows = await self._select(RECALL, (table,))
        return rows[0] if rows else None

    async def delete(self, table: str) -> bool:
        return await self._errand(lambda: self._delete(table))

    async def sweep(self) -> bool:
        return await self._errand(self._sweep)

    async def strangers(self) -> bool:
        return await self._errand(self._look_for_strangers)

    async def ends(self, tables: Sequence[str]) -> dict[str, int]:
        rows = await self._select(ENDS, (json.dumps(tables),))
        return dict(rows)

    async def check(self) -> None:
        await asyncio.to_thread(self._check)

    async def backup(self, path: str | Path) -> None:
        """Copies the store, as it is at one moment, to a new file. Writing goes on meanwhile."""
        await asyncio.to_thread(copy, self.path, Path(path).absolute())

    def close(self) -> None:
        if checker := self._checker:
            with suppress(sqlite3.ProgrammingError):  # it has just come to its end
                checker.interrupt()
        if self._thread.is_alive():
            self._clerk.hand_over()
            self._queue.put(None)
            self._thread.join()
            self._reading.shutdown()
            self._reader.close()
            self._writer.close()

    # The reader's thread, so that the event loop never waits for a disk.

    async def _select(self, query: str, values: tuple[object, ...]) -> list[Any]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, self._fetch, query, values)

    def _fetch(self, query: str, values: tuple[object, ...]) -> list[Any]:
        if self._damage:
            raise self._damage
        with explained(self.path):
            return self._reader.execute(query, values).fetchall()

    # A thread of its own: a large store takes a while.

    def _check(self) -> None:
        try:
            with explained(self.path), closing(open_reader(self.path)) as self._checker:
                check_whole(self.path, self._checker)
        except StoreError as error:
            cause = error.__cause__
            if getattr(cause, "sqlite_errorname", "") == "SQLITE_INTERRUPT":  # it is being closed
                return
            failure = StoreFailed(str(error))
            self._broken, self.failing, self._damage = True, failure, failure
            logger.critical("%s; nothing more is read or kept", error)
        finally:
            self._checker = None

    # The writer's thread.

    async def _errand(self, work: Callable[[], T]) -> T:
        """Something that the writer does between two commits."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def run() -> None:
            try:
                with explained(self.path):
                    settle, value = done.set_result, work()
            except Exception as error:
                loop.call_soon_threadsafe(fail, error)
            else:
                loop.call_soon_threadsafe(settle, value)

        def fail(error: Exception) -> None:
            done.set_exception(error)

        if not self._thread.is_alive():
            raise StoreFailed("the store is closed")
        self._queue.put(run)
        return await done

    def _delete(self, table: str) -> bool:
        """What SQLite frees it overwrites, in the file itself."""
        if self._broken and self.failing:
            raise self.failing
        with transaction(self._writer):
            row = self._writer.execute("select key from log where id = ?", (table,)).fetchone()
            if row is not None:
                for statement in DELETE:
                    self._writer.execute(statement, row)
        self._ends.pop(table, None)
        return row is not None

    def _sweep(self) -> bool:
        """Empties the log of the last writes. While it waits for readers nobody can write: it does
        not wait for long."""
        self._writer.execute(f"pragma busy_timeout={SWEEP}")
        try:
            (busy, *_) = self._writer.execute("pragma wal_checkpoint(truncate)").fetchone()
            return not busy
        finally:
            self._writer.execute(f"pragma busy_timeout={int(BUSY * 1000)}")

    def _look_for_strangers(self) -> bool:
        self._notice_strangers()
        came, self._strangers = self._strangers, False
        return came

    def _notice_strangers(self) -> None:
        (seen,) = self._writer.execute("pragma data_version").fetchone()
        if seen != self._seen:
            self._ends.clear()
            self._seen, self._strangers = seen, True

    def _write(self) -> None:
        more = True
        while more:
            queued: list[Append] = []
            errands: list[Errand] = []
            while more and (not (queued or errands) or self._queue.qsize()):
                work = self._queue.get()
                if work is None:
                    more = False
                elif isinstance(work, list):
                    queued += work
                else:
                    errands.append(work)
            for at in range(0, len(queued), GROUP):
                verdicts = self._commit(queued[at : at + GROUP])
                with suppress(RuntimeError):  # the loop was closed first: nobody is left to tell
                    self._clerk.loop().call_soon_threadsafe(self._clerk.tell, verdicts)
            for errand in errands:
                with suppress(RuntimeError):
                    errand()

    def _commit(self, group: list[Append]) -> list[Verdict]:
        try:
            if self._broken and self.failing:
                raise self.failing
            with transaction(self._writer):
                verdicts = self._keep(group)
        except Exception as error:
            failure = self._fail(error)
            self._ends.clear()
            for append in group:
                append.chain.failure = failure
            return [(append, failure) for append in group]
        kept = sum(len(append.bodies) for append, error in verdicts if error is None)
        if self.failing and kept:  # a commit of nothing proves nothing
            if self._told:
                logger.warning("%s can be written again", self.path)
            self.failing = None
        self.groups += 1
        self.events += kept
        return verdicts

    def _keep(self, group: list[Append]) -> list[Verdict]:
        """Judges each append where the ones before it left its table, and writes those that fit."""
        now, execute, ends = self._now(), self._writer.execute, self._ends
        self._notice_strangers()
        if len(ends) > REMEMBERED:
            ends.clear()
        rows: list[tuple[int | None, int, float, bytes]] = []
        verdicts: list[Verdict] = []
        for append in group:
            end = ends.get(append.table) or execute(HEAD, (append.table,)).fetchone()
            key, head = end or (None, 0)
            error = append.judge(head, self._holder(append.code))
            if error is None:
                if key is None:
                    new = "insert into log(id, created) values(?, ?)"
                    key = execute(new, (append.table, now)).lastrowid
                if append.closing:
                    execute("update log set code = null, closed = ? where key = ?", (now, key))
                elif append.code is not None:
                    change = "update log set code = ?, closed = null where key = ?"
                    execute(change, (append.code, key))
                rows += ((key, n, now, body) for n, body in enumerate(append.bodies, head + 1))
                ends[append.table] = key, head + len(append.bodies)
            verdicts.append((append, error))
        self._writer.executemany(
            "insert into event(log, number, at, body) values(?, ?, ?, ?)", rows
        )
        return verdicts

    def _holder(self, code: str | None) -> str | None:
        if code is None:
            return None
        row = self._writer.execute("select id from log where code = ?", (code,)).fetchone()
        return row[0] if row else None

    def _fail(self, error: Exception) -> StoreFailed:
        """Says so once, loudly, however many commits fail in a row; and not again within a minute:
        a disk that is full now and then must not be filled by our own log."""
        if isinstance(error, StoreFailed):
            return error
        name = getattr(error, "sqlite_errorname", "")  # none: it never came to the disk
        self._broken = bool(name) and not name.startswith(PASSING)
        words = explain(self.path, error) if isinstance(error, sqlite3.Error) else repr(error)
        failure = StoreFailed(f"not kept: {words}")
        lately = time.monotonic() - self._said < SAY_AGAIN
        if self._broken or (self.failing is None and not lately):
            self._said, self._told = time.monotonic(), True
            until = "the store is opened again" if self._broken else "this has passed"
            logger.critical("%s; nothing more is kept until %s", failure, until, exc_info=error)
        elif self.failing is None:
            self._told = False
        self.failing = failure
        return failure
