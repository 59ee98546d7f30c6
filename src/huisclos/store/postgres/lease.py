"""Which server of a house serves which table: one row per server, however many tables it serves.

Its key is an epoch: a server that starts, or comes back after it was given up, is a new one. A
table names the key of who serves it, and the store takes events from no other. A claim locks the
row of its table first and decides then, by what stands at that moment: a condition upon another row
within one update would be judged as things stood before the lock was had, and two would win.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ..errors import StoreError
from . import schema

if TYPE_CHECKING:
    from .store import PostgresStore

NODES = int.from_bytes(b"Node", "big")  # the locks of those who are alive, each with its key
SILENT = 3.0  # seconds: a node that has not been seen for so long serves nothing any more
FORGOTTEN = 3600.0  # seconds until its row goes

BURY = """
delete from huisclos.node where address = $1 or seen < now() - make_interval(secs => $2)
"""
JOIN = "insert into huisclos.node(address, program) values($1, $2) returning key"
HOLD = "select pg_try_advisory_lock($1, $2)"  # until the line ends
IS_FREE = "select pg_try_advisory_xact_lock_shared($1, $2)"
RENEW = """
with me as (update huisclos.node set seen = now() where key = $1 returning key)
select key, address, program, exists (select from me), changes, oldest
from huisclos.node, huisclos.house
where key = $1 or seen > now() - make_interval(secs => $2) order by key
"""
LOCKED = "select node, writer from huisclos.log where id = $1 for update"
ALIVE = """
select key, address, program from huisclos.node
where seen > now() - make_interval(secs => $1) order by key
"""
GIVE_UP = """
delete from huisclos.node
where key = $1 and ($3 or seen <= now() - make_interval(secs => $2))
"""
TAKE = "update huisclos.log set node = $2, writer = $3 where id = $1"
LEAVE = "delete from huisclos.node where key = $1"


class Node(NamedTuple):
    key: int
    address: str
    program: tuple[int, ...]


class TooOld(StoreError):
    """Newer programs have changed the store: this one may not write it any more."""


class Lease:
    def __init__(
        self,
        store: PostgresStore,
        address: str,
        program: tuple[int, ...],
        silent: float = SILENT,
    ) -> None:
        self.store, self.address, self.program, self.silent = store, address, program, silent
        self.held: Any = None  # the line that our lock is held by

    @property
    def key(self) -> int | None:
        return self.store.node

    async def join(self) -> None:
        """Become a new node. Whoever had this address before is gone. Raises StoreError."""

        async def enter(line: Any) -> int:
            async with line.transaction():
                await line.execute(BURY, self.address, FORGOTTEN)
                key = int(await line.fetchval(JOIN, self.address, self.program))
            await self._hold(line, key)
            return key

        self.held = None
        self.store.node = await self.store.write(enter)

    async def _hold(self, line: Any, key: int | None) -> None:
        """Who dies loses its lines, and with this one its lock. After a line broke that the
        database has not missed yet the lock is still the old one's: we try again next time."""
        if self.held is not line and await line.fetchval(HOLD, NODES, key):
            self.held = line

    async def renew(self) -> list[Node]:
        """Say that we are alive; who is. None: we were given up. Raises StoreError, TooOld."""

        async def say(line: Any) -> list[Any]:
            await self._hold(line, self.key)
            return list(await line.fetch(RENEW, self.key, self.silent))

        rows = await self.store.write(say)
        if not rows or not rows[0][3]:
            return []
        *_, changes, oldest = rows[0]
        self.store.notice(changes)
        if oldest > schema.VERSION:
            raise TooOld(schema.too_old(self.store.url, oldest))
        return [Node(key, address, tuple(program)) for key, address, program, *_ in rows]

    async def claim(self, table: str, silent: float | None = None) -> Node | None:
        """Who serves a table from now on: we, unless somebody who is alive does, or it was last
        served by a newer program than ours; then one that knows it should. None: nobody can.

        With `silent`, we could not reach who serves it. Then it is given up after that many
        seconds, fewer than it counts itself, and at once if the line is gone that held its lock.
        It may be there all the same: it loses its row, so that it hears of that as soon as it
        renews, and serves nothing more."""

        async def decide(line: Any) -> Node | None:
            async with line.transaction():
                row = await line.fetchrow(LOCKED, table)
                if row is None:  # it has just been deleted: there is nothing to serve
                    return Node(self.key or 0, self.address, self.program)
                holder, writer = row[0], tuple(row[1] or ())
                rows = await line.fetch(ALIVE, self.silent if silent is None else silent)
                alive = {key: Node(key, where, tuple(program)) for key, where, program in rows}
                gone = bool(
                    silent and holder in alive and await line.fetchval(IS_FREE, NODES, holder)
                )
                if gone:
                    del alive[holder]
                if holder in alive:
                    return alive[holder]
                if self.key in alive and writer <= self.program:
                    if silent is not None:
                        await line.execute(GIVE_UP, holder, silent, gone)
                    await line.execute(TAKE, table, self.key, self.program)
                    return alive[self.key]
                fit = (n for n in alive.values() if n.program >= writer and n.key != self.key)
                return next(fit, None)

        return await self.store.query(decide)

    async def leave(self) -> None:
        """All that we serve is free at once. Raises StoreError."""
        await self.store.write(lambda line: line.execute(LEAVE, self.key))
