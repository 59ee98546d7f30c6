"""What only a database can do to a store: lose its answer, come late, be somebody else's."""

import asyncio
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import asyncpg
import pytest

from huisclos.store import Conflict, StoreError, StoreFailed, Unreachable, open_store
from huisclos.store.postgres import schema
from huisclos.store.postgres.address import shown, without_secrets
from huisclos.store.postgres.store import PostgresStore
from tests.conftest import PATIENCE
from tools.database import Database
from tools.proxy import Proxy

from .conftest import Appender, on_a_loop


async def opened(url: str) -> PostgresStore:
    """While this loop goes on."""
    return await asyncio.to_thread(PostgresStore, url)


async def query(url: str, *statements: str) -> Any:
    line = await asyncpg.connect(url)
    try:
        for statement in statements:
            found = await line.fetch(statement)
        return [tuple(row) for row in found]
    finally:
        await line.close()


async def until(true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await true():
            await asyncio.sleep(0.01)


# -- what is not known -----------------------------------------------------------------------------


@pytest.mark.parametrize("node", [None, 1], ids=["operator", "node"])
@on_a_loop
async def test_a_commit_whose_answer_is_lost_is_never_told_as_kept(
    database: str, node: int | None
) -> None:
    async with Proxy(database) as proxy:
        store = await opened(proxy.address)
        store.node, append = node, Appender(store)
        assert await append("a", 0, b"0") is None
        assert await append("a", 1, b"1") is None
        proxy.answers.clear()
        lost, behind = append("a", 2, b"2"), append("a", 3, b"3")
        kept = "select head from huisclos.log"
        if node:  # one statement; an operator's are several, and the first of them waits
            await until(lambda: is_so(database, kept, 4))
        await proxy.held.wait()
        proxy.cut()
        for told in (lost, behind):
            error = await told
            assert isinstance(error, StoreFailed)
            assert "not known to be kept" in str(error)
        proxy.answers.set()
        there = await store.read("a")
        assert there == [b"0", b"1", *([b"2", b"3"] if node else [])]
        assert store.events == 2
        again = await append("a", 2, b"2")
        assert isinstance(again, Conflict) if node else again is None
        assert store.failing is None
        await asyncio.to_thread(store.close)


async def is_so(url: str, statement: str, value: object) -> bool:
    return bool(await query(url, statement) == [(value,)])


@on_a_loop
async def test_what_takes_too_long_is_cut_off_and_not_cancelled_and_its_place_is_taken_once(
    database: str,
) -> None:
    """It comes late, and what was made in its place is refused."""
    store = await opened(database)
    store.node, append = 1, Appender(store)
    assert await append("a", 0, b"1") is None
    line = await asyncpg.connect(database)
    async with line.transaction():
        await line.execute("select from huisclos.log for update")
        store._writer.answer = 0.2
        late = await append("a", 1, b"late")
        assert isinstance(late, Unreachable | StoreFailed)
        assert "does not answer" in str(late)
        assert store.failing
        await until(lambda: is_so(database, WAITING, 1))  # it came first
        store._writer.answer = PATIENCE
        instead = append("a", 1, b"instead")
    assert isinstance(await instead, Conflict)
    assert await store.read("a") == [b"1", b"late"]
    assert store.failing is None
    await line.close()
    store.close()


WAITING = """
select count(*) from pg_stat_activity
where datname = current_database() and wait_event_type = 'Lock'
"""


@on_a_loop
async def test_a_line_that_was_cut_is_made_again(database: str) -> None:
    async with Proxy(database) as proxy:
        store = await opened(proxy.address)
        append = Appender(store)
        for number in range(3):
            assert await append("a", number, b"x") is None
            assert len(await store.read("a")) == number + 1
            proxy.cut()
            await until(lambda: is_so(database, LINES.format(name(database)), 0))
        await asyncio.to_thread(store.close)


LINES = (
    "select count(*) from pg_stat_activity where datname = '{}' and application_name = 'huisclos'"
)


def name(url: str) -> str:
    return url.rpartition("/")[2]


@on_a_loop
async def test_who_waits_for_a_silent_database_can_close_the_store(database: str) -> None:
    async with Proxy(database) as proxy:
        store = await opened(proxy.address)
        proxy.passes.clear()
        asked = asyncio.create_task(store.read("a"))
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        with pytest.raises(StoreFailed):
            await asked
        proxy.passes.set()


# -- who may write ---------------------------------------------------------------------------------


@on_a_loop
async def test_what_another_node_serves_is_not_ours_to_write_even_where_the_number_fits(
    database: str,
) -> None:
    store = await opened(database)
    store.node, append = 1, Appender(store)
    assert await append("a", 0, b"1") is None
    assert await append("b", 0, b"1") is None
    await query(database, "update huisclos.log set node = 2 where id = 'a'")
    told = [append("a", 1, b"2"), append("b", 1, b"2"), append("a", 2, b"3", closing=True)]
    theirs, ours, closing = await asyncio.gather(*told)
    assert isinstance(theirs, Conflict)
    assert isinstance(closing, Conflict)
    assert ours is None
    assert await store.ends(["a", "b"]) == {"a": 1, "b": 2}
    store.node = None  # an operator's command, which has only numbers to heed
    assert await append("a", 1, b"end", closing=True) is None
    store.close()


@on_a_loop
async def test_four_writers_at_one_table_keep_each_acknowledged_event_once(database: str) -> None:
    stores = [await opened(database) for _ in range(4)]
    assert await Appender(stores[0])("a", 0, b"first") is None
    kept: list[bytes] = []

    async def write(number: int, store: PostgresStore) -> None:
        append = Appender(store)
        for count in range(25):
            body = b"%d-%d" % (number, count)
            head = (await store.ends(["a"]))["a"]
            error = await append("a", head, body)
            assert error is None or isinstance(error, Conflict)
            kept.extend([body] if error is None else [])

    await asyncio.gather(*(write(number, store) for number, store in enumerate(stores)))
    log = await stores[0].read("a")
    assert sorted(log) == sorted([b"first", *kept])
    for store in stores:
        store.close()


@on_a_loop
async def test_a_code_is_one_tables_whoever_opens_at_the_same_time(database: str) -> None:
    stores = [await opened(database) for _ in range(4)]
    for number, store in enumerate(stores):
        store.node = number + 1
    for code in ("ABCD", "EFGH", "IJKL"):
        told = [Appender(s)(f"{code} {n}", 0, b"1", code=code) for n, s in enumerate(stores)]
        names = sorted(type(error).__name__ for error in await asyncio.gather(*told))
        assert names == ["CodeTaken"] * 3 + ["NoneType"]
    for store in stores:
        store.close()


@on_a_loop
async def test_what_others_wrote_is_noticed_once_and_ones_own_is_not(database: str) -> None:
    ours, theirs = await opened(database), await opened(database)
    assert not await ours.strangers()
    await Appender(ours)("a", 0, b"1")
    assert not await ours.strangers()
    await Appender(theirs)("a", 1, b"2")
    await Appender(ours)("b", 0, b"1")  # which sees it too
    assert await ours.strangers()
    assert not await ours.strangers()
    assert await theirs.delete("b")
    assert await ours.strangers()
    ours.close()
    theirs.close()


# -- the house as rows -----------------------------------------------------------------------------


@on_a_loop
async def test_nodes_that_start_at_once_make_the_schema_once(database: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = [*pool.map(lambda _: open_store(database), range(4))]
    assert await query(database, "select version, oldest from huisclos.house") == [
        (schema.VERSION, schema.OLDEST)
    ]
    words = [await store.word("key", f"word {n}") for n, store in enumerate(stores)]  # type: ignore[attr-defined]
    assert words == ["word 0"] * 4
    for store in stores:
        store.close()


def test_a_program_that_is_too_old_says_so_and_one_that_may_write_reads_what_newer_ones_added(
    database: str,
) -> None:
    open_store(database).close()
    newer = "update huisclos.house set version = 99 returning version"
    asyncio.run(query(database, "alter table huisclos.log add column hue text", newer))
    open_store(database).close()
    asyncio.run(query(database, "update huisclos.house set oldest = 99 returning oldest"))
    with pytest.raises(StoreError, match="know version 99 of it, and this one knows 1: update"):
        open_store(database)


@on_a_loop
async def test_of_a_deleted_table_no_row_is_left_and_it_is_swept_when_nobody_reads(
    database: str,
) -> None:
    store = await opened(database)
    append = Appender(store)
    await append("a", 0, b"1", b"2" * 9000, code="ABCD")
    await append("b", 0, b"1")
    store.snapshot("a", 1, b"after one")
    reader = await asyncpg.connect(database)
    reading = reader.transaction(isolation="repeatable_read")
    await reading.start()
    await reader.fetch("select * from huisclos.event")
    assert await store.delete("a")
    assert not await store.sweep()
    await reading.rollback()
    await reader.close()
    assert await store.sweep()
    for table, rows in (("log", 1), ("event", 1), ("snapshot", 0)):
        assert await query(database, f"select count(*) from huisclos.{table}") == [(rows,)]
    store.snapshot("a", 1, b"of a table that is gone")
    assert not await store.strangers()
    assert await query(database, "select count(*) from huisclos.snapshot") == [(0,)]
    store.close()


# -- what is wrong with a database -----------------------------------------------------------------


def refusal(url: str) -> StoreError:
    with pytest.raises(StoreError) as wrong:
        open_store(url)
    return wrong.value


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("alter database {} set synchronous_commit = off", "set synchronous_commit = on there"),
        ("alter database {} set default_transaction_read_only = on", "has no server that can be"),
    ],
)
def test_a_database_that_cannot_keep_a_promise_is_refused(
    database: str, statement: str, words: str
) -> None:
    open_store(database).close()
    asyncio.run(query(database, statement.format(name(database))))
    assert words in str(refusal(database))


def test_a_database_that_is_not_there_is_waited_for_and_one_that_is_wrong_is_not(
    cluster: Database, database: str
) -> None:
    nowhere = refusal("postgresql://huisclos@127.0.0.1:1/house")
    assert isinstance(nowhere, Unreachable)
    assert "does the database run?" in str(nowhere)
    missing = refusal(cluster.address("none"))
    assert not isinstance(missing, Unreachable)
    assert "make it with createdb" in str(missing)
    asyncio.run(query(database, f"create role r{name(database)} login"))
    stranger = database.replace("huisclos@", f"r{name(database)}@")
    assert "does not let us write" in str(refusal(stranger))


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ada:Geheim42@127.0.0.1:1/house",
        "postgresql://ada@127.0.0.1:1/house?password=Geheim42&application_name=x",
        "postgresql://ada:Geheim42@127.0.0.1:1,127.0.0.1:2/house",
        "postgresql://ada:Geheim42@127.0.0.1:port/house",
        "postgresql://ada:Geheim42/@[/house",
        "postgres://ada:Geheim42@127.0.0.1:1",
    ],
)
def test_no_password_is_ever_printed(url: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "huisclos", "tables", "--store", url],
        capture_output=True,
        text=True,
        env={**os.environ, "PGPASSWORD": "Geheim42"},
    )
    assert done.returncode == 2
    assert "huisclos: " in done.stderr
    assert "Geheim42" not in done.stdout + done.stderr + str(refusal(url))


def test_an_address_is_shown_without_its_secrets() -> None:
    url = "postgresql://ada:p%40ss@one:1,two:2/house?password=word&sslmode=require"
    assert shown(url) == "postgresql://ada@one:1,two:2/house?sslmode=require"
    assert without_secrets("p@ss p%40ss word", url) == "*** *** ***"
    assert without_secrets("nothing", "postgresql://one/house") == "nothing"


def test_without_asyncpg_one_line_says_how_to_get_it() -> None:
    code = "import sys; sys.modules['asyncpg'] = None; from huisclos.cli import main; main()"
    for arguments in (["tables"], ["serve"], ["export", "KRBX"]):
        done = subprocess.run(
            [sys.executable, "-c", code, *arguments, "--store", "postgresql://one/house"],
            capture_output=True,
            text=True,
        )
        assert done.returncode == 2
        assert done.stderr.splitlines()[-1].endswith("pip install 'huisclos[postgres]'")
