"""Who serves a table, when several want to; and faults planted here, which these tests must see."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from huisclos.store import Conflict, StoreError
from huisclos.store.postgres import commit as commits
from huisclos.store.postgres import lease as leases
from huisclos.store.postgres.lease import Lease, Node
from huisclos.store.postgres.store import PostgresStore
from tests.conftest import PATIENCE
from tools.proxy import Proxy

from .conftest import Appender, on_a_loop

RACES, RACERS = 200, 4


@asynccontextmanager
async def nodes(database: str, count: int) -> AsyncIterator[list[Lease]]:
    opened = [await asyncio.to_thread(PostgresStore, database) for _ in range(count)]
    found = [
        Lease(store, f"http://node{n}.invalid", (1,), PATIENCE) for n, store in enumerate(opened)
    ]
    for lease in found:
        await lease.join()
    try:
        yield found
    finally:
        for store in opened:
            store.close()


async def silence(lease: Lease, seconds: float) -> None:
    back = "update huisclos.node set seen = seen - make_interval(secs => $2) where key = $1"
    await lease.store.write(lambda line: line.execute(back, lease.key, seconds))


async def missed(lease: Lease, other: Lease) -> None:
    """The database has noticed that its line is gone."""
    held = "select count(*) from pg_locks where classid = $1 and objid = $2 and granted"
    async with asyncio.timeout(PATIENCE):
        while await other.store.query(lambda line: line.fetchval(held, leases.NODES, lease.key)):
            await asyncio.sleep(0.01)


async def torn(database: str, races: int, silent: float | None = None) -> int:
    """How many tables had two servers at once: of those that claim one table at the same time, all
    must be told the same one. Its last server has just left; with `silent`, it was killed."""
    async with nodes(database, RACERS + 1) as (*racers, dead):
        append = Appender(racers[0].store)
        for race in range(races):
            assert await append(f"t{race}", 0, b"1") is None
            assert await dead.claim(f"t{race}") == Node(dead.key, dead.address, (1,))
        if silent is None:
            await dead.leave()
        else:
            dead.store.close()
            await missed(dead, racers[0])
        found = 0
        for race in range(races):
            await asyncio.gather(*(racer.renew() for racer in racers))
            claims = (racer.claim(f"t{race}", silent) for racer in racers)
            told = await asyncio.gather(*claims)
            found += len({*told}) > 1 or told[0].key == dead.key
        return found


@pytest.mark.parametrize("silent", [None, PATIENCE])
def test_of_many_that_claim_a_table_at_once_one_has_it(database: str, silent: float | None) -> None:
    assert asyncio.run(asyncio.wait_for(torn(database, RACES, silent), PATIENCE)) == 0


@on_a_loop
async def test_a_node_is_given_up_when_it_was_silent_and_not_before(database: str) -> None:
    async with nodes(database, 2) as (ours, theirs):
        append = Appender(theirs.store)
        await append("a", 0, b"1")
        them = await theirs.claim("a")
        assert them and them.key == theirs.key
        assert await ours.claim("a") == them
        await silence(theirs, PATIENCE / 2)
        assert await ours.claim("a") == them
        us = await ours.claim("a", silent=PATIENCE / 3)  # its address refuses us too
        assert us and us.key == ours.key
        assert isinstance(await append("a", 1, b"2"), Conflict)
        assert await Appender(ours.store)("a", 1, b"2") is None
        assert await theirs.renew() == []  # it may be there all the same: now it knows


@on_a_loop
async def test_one_that_was_killed_is_given_up_at_once_by_who_cannot_reach_it(
    database: str,
) -> None:
    async with nodes(database, 2) as (ours, theirs):
        await Appender(theirs.store)("a", 0, b"1")
        them = await theirs.claim("a")
        assert await ours.claim("a", silent=PATIENCE) == them  # it holds its lock
        theirs.store.close()
        await missed(theirs, ours)
        assert await ours.claim("a") == them  # who can reach it knows better
        us = await ours.claim("a", silent=PATIENCE)
        assert us and us.key == ours.key
        assert [node.key for node in await ours.renew()] == [ours.key]


@on_a_loop
async def test_one_that_lost_its_line_holds_its_lock_again_when_it_renews(database: str) -> None:
    async with nodes(database, 1) as (ours,), Proxy(database) as proxy:
        store = await asyncio.to_thread(PostgresStore, proxy.address)
        theirs = Lease(store, "http://other.invalid", (1,), PATIENCE)
        await theirs.join()
        append = Appender(store)
        await append("a", 0, b"1")
        them = await theirs.claim("a")
        await cut_off(proxy, theirs, ours)
        await theirs.renew()
        assert await ours.claim("a", silent=PATIENCE) == them
        await cut_off(proxy, theirs, ours)
        us = await ours.claim("a", silent=PATIENCE)  # it lives, and nobody could know
        assert us and us.key == ours.key
        assert isinstance(await append("a", 1, b"2"), Conflict)
        assert await theirs.renew() == []  # now it knows
        await asyncio.to_thread(store.close)


async def cut_off(proxy: Proxy, lease: Lease, other: Lease) -> None:
    """All its lines, and both ends have noticed."""
    lines = [lease.held, lease.store._writer._line]
    proxy.cut()
    await missed(lease, other)
    async with asyncio.timeout(PATIENCE):
        while not all(line.is_closed() for line in lines):
            await asyncio.sleep(0.01)


@on_a_loop
async def test_a_node_that_is_not_alive_claims_nothing(database: str) -> None:
    async with nodes(database, 1) as (lease,):
        await Appender(lease.store)("a", 0, b"1")
        await silence(lease, PATIENCE + 1)
        assert await lease.claim("a") is None
        assert await lease.renew()
        assert await lease.claim("a")


@on_a_loop
async def test_who_starts_at_an_address_buries_who_lived_there_and_has_its_tables_at_once(
    database: str,
) -> None:
    async with nodes(database, 1) as (old,):
        await Appender(old.store)("a", 0, b"1")
        await old.claim("a")
        async with nodes(database, 1) as (new,):
            taken = await new.claim("a")
            assert taken and taken.key == new.key
            assert await old.renew() == []
            assert isinstance(await Appender(old.store)("a", 1, b"2"), Conflict)


@on_a_loop
async def test_all_tables_are_handed_over_in_one_statement(database: str) -> None:
    async with nodes(database, 2) as (leaving, staying):
        for number in range(50):
            await Appender(leaving.store)(f"t{number}", 0, b"1")
            await leaving.claim(f"t{number}")
        await leaving.leave()
        for number in range(50):
            taken = await staying.claim(f"t{number}")
            assert taken and taken.key == staying.key


# -- planted faults --------------------------------------------------------------------------------


async def fenced(database: str) -> bool:
    """A sleeper that wakes writes nothing, even where its number fits."""
    async with nodes(database, 2) as (sleeper, other):
        append = Appender(sleeper.store)
        await append("a", 0, b"1")
        await sleeper.claim("a")
        await silence(sleeper, PATIENCE + 1)
        await other.claim("a")
        return await append("a", 1, b"2") is not None


async def honest(database: str) -> bool:
    """What was told as kept is there, also where the answer was lost before anything was done."""
    async with Proxy(database) as proxy:
        store = await asyncio.to_thread(PostgresStore, proxy.address)
        store.node, append = 1, Appender(store)
        assert await append("a", 0, b"0") is None
        assert await append("a", 1, b"1") is None
        proxy.passes.clear()
        told = append("a", 2, b"2")
        await proxy.held.wait()
        proxy.cut()
        error = await told
        proxy.passes.set()
        there = await asyncio.to_thread(read, database)
        await asyncio.to_thread(store.close)
        return error is not None or there == [b"0", b"1", b"2"]


def read(database: str) -> list[bytes]:
    async def asked() -> list[bytes]:
        line = await asyncpg.connect(database)
        rows = await line.fetch("select body from huisclos.event order by number")
        await line.close()
        return [body for (body,) in rows]

    return asyncio.run(asked())


async def one_server(database: str) -> bool:
    """Both have looked at the table before either decides, or one waits for the other to look."""
    async with nodes(database, 3) as (one, other, dead):
        await Appender(one.store)("a", 0, b"1")
        await dead.claim("a")
        await dead.leave()
        line, looking = [await asyncpg.connect(database) for _ in range(2)]
        async with line.transaction():
            await line.execute("lock table huisclos.node")  # which is read to decide
            claims = [asyncio.create_task(lease.claim("a")) for lease in (one, other)]
            async with asyncio.timeout(PATIENCE):
                while await looking.fetchval(WAITING) < 2:
                    await asyncio.sleep(0.01)
        await line.close()
        await looking.close()
        return len({*await asyncio.gather(*claims)}) == 1


WAITING = """
select count(*) from pg_stat_activity
where datname = current_database() and wait_event_type = 'Lock'
"""


def without_a_fence(monkeypatch: pytest.MonkeyPatch) -> None:
    fence = "coalesce(log.node = $7::bigint, true)"
    assert fence in commits.KEEP
    monkeypatch.setattr(
        commits, "KEEP", commits.KEEP.replace(fence, "coalesce($7::bigint, 0) = $7")
    )


def without_a_lock(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "for update" in leases.LOCKED
    monkeypatch.setattr(leases, "LOCKED", leases.LOCKED.replace("for update", ""))


def unknown_told_as_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    commit = PostgresStore._commit

    async def lie(self: PostgresStore, group: list[Any]) -> list[tuple[Any, StoreError | None]]:
        return [
            (append, error if isinstance(error, Conflict) else None)
            for append, error in await commit(self, group)
        ]

    monkeypatch.setattr(PostgresStore, "_commit", lie)


@pytest.mark.parametrize(
    ("holds", "plant"),
    [
        (fenced, without_a_fence),
        (one_server, without_a_lock),
        (honest, unknown_told_as_kept),
    ],
)
def test_a_planted_fault_is_seen_and_without_it_nothing_is(
    database: str,
    cluster: Any,
    monkeypatch: pytest.MonkeyPatch,
    holds: Callable[[str], Awaitable[bool]],
    plant: Callable[[pytest.MonkeyPatch], None],
) -> None:
    async def run(address: str) -> bool:
        return await asyncio.wait_for(holds(address), PATIENCE)

    assert asyncio.run(run(database))
    plant(monkeypatch)
    assert not asyncio.run(run(cluster.empty()))
