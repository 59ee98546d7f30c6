"""What was told is on disk, whatever happens next."""

import asyncio
import logging
import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from huisclos.store import Conflict, SqliteStore, StoreError, StoreFailed, schema, sqlite
from tests.conftest import PATIENCE

from .conftest import FULL, Appender, on_a_loop

WRITER = Path(__file__).with_name("writer.py")


def start_writer(path: Path, *arguments: int) -> "subprocess.Popen[bytes]":
    command = [sys.executable, str(WRITER), str(path), *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def last_told(output: bytes) -> dict[str, int]:
    """Table -> the last event that was told to be on disk."""
    pairs = (line.split() for line in output.decode().splitlines())
    return {table: int(number) for table, number in pairs}


async def assert_kept(store: SqliteStore, told: dict[str, int]) -> None:
    for table, number in told.items():
        bodies = await store.read(table)
        assert len(bodies) >= number
        assert bodies == [b"%d" % n * 50 for n in range(1, len(bodies) + 1)]


@on_a_loop
async def test_a_killed_writer_loses_nothing_it_told(path: Path) -> None:
    told: dict[str, int] = {}
    rng = random.Random(1)
    for _ in range(50 if FULL else 5):
        with start_writer(path, 5) as writer:
            assert writer.stdout
            first = writer.stdout.readline()
            time.sleep(rng.uniform(0, 0.1))  # not awaited: any moment will do
            writer.kill()
            rest, errors = writer.communicate()
        assert errors == b""
        told |= last_told(first + rest)
    assert len(told) == 5
    store = SqliteStore(path)
    await assert_kept(store, told)
    store.close()


@on_a_loop
async def test_a_log_cut_anywhere_opens_to_a_prefix(path: Path, tmp_path: Path) -> None:
    """SQLite's log of the last writes, as a crash of the machine may leave it."""
    store = SqliteStore(path)
    append = Appender(store)
    bodies = [b"%d" % n * 20 for n in range(12)]
    for number, body in enumerate(bodies):
        await append("a", number, body)
    database, log = path.read_bytes(), path.with_name("tables.db-wal").read_bytes()
    copy = tmp_path / "copy.db"
    store.close()
    lengths = set()
    for size in [*range(0, len(log), 101 if FULL else 1777), len(log)]:
        copy.write_bytes(database)
        copy.with_name("copy.db-wal").write_bytes(log[:size])
        again = SqliteStore(copy)
        kept = await again.read("a")
        again.close()
        assert kept == bodies[: len(kept)]
        lengths.add(len(kept))
    assert lengths == set(range(13))


@on_a_loop
async def test_a_full_disk_fails_what_it_must_and_passes(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqliteStore(path)
    append = Appender(store)
    await append("a", 0, b"1")
    pages = schema.pragma(store._writer, "page_count")
    schema.pragma(store._writer, f"max_page_count={pages + 3}")
    kept = 0
    while (error := await append("b", kept, b"x" * 2000)) is None:
        kept += 1
    assert kept > 0
    assert isinstance(error, StoreFailed)
    assert "the disk is full, make room" in str(error)
    assert await store.read("b") == [b"x" * 2000] * kept
    assert store.events == 1 + kept
    assert isinstance(await append("b", kept, b"x" * 9000), StoreFailed)
    assert isinstance(await append("a", 0, b"x"), Conflict)  # keeps nothing, so proves nothing
    assert store.failing is not None
    assert [record.levelno for record in caplog.records] == [logging.CRITICAL]  # said once

    schema.pragma(store._writer, "max_page_count=1000000")
    assert await append("b", kept, b"at last") is None
    assert store.failing is None
    assert "can be written again" in caplog.text
    store.close()


@on_a_loop
async def test_a_full_disk_fails_what_is_queued_for_the_tables_it_hit(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "GROUP", 1)  # so that they fail one after the other
    store = SqliteStore(path)
    append = Appender(store)
    await append("a", 0, b"1")
    schema.pragma(store._writer, "max_page_count=1")  # SQLite reads it: no page more
    futures = [append("a", n, b"x" * 9000) for n in range(1, 9)]
    errors = await asyncio.gather(*futures)
    assert [type(error) for error in errors] == [StoreFailed] * 8
    assert await store.read("a") == [b"1"]
    store.close()


def test_a_disk_that_refuses_to_write_loses_nothing_told(path: Path) -> None:
    SqliteStore(path).close()
    with start_writer(path, 5, 400_000) as writer:
        output, errors = writer.communicate(timeout=PATIENCE)
    told = last_told(output)
    assert len(told) == 5
    assert b"not kept: " in errors
    assert b"nothing more is kept until the store is opened again" in errors

    async def check() -> None:
        store = SqliteStore(path)
        await assert_kept(store, told)
        for table, number in told.items():
            assert len(await store.read(table)) == number
            assert await Appender(store)(table, number, b"more") is None
        store.close()

    asyncio.run(check())


@on_a_loop
async def test_after_an_unknown_fault_nothing_is_tried_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(path)
    append = Appender(store)
    await append("a", 0, b"1")
    fault = sqlite3.OperationalError("disk I/O error")
    fault.sqlite_errorname = "SQLITE_IOERR_FSYNC"
    with monkeypatch.context() as patch:
        patch.setattr(sqlite, "transaction", lambda _: (_ for _ in ()).throw(fault))
        first = await append("a", 1, b"2")
    second = await append("b", 0, b"1")
    assert isinstance(first, StoreFailed)
    assert "SQLITE_IOERR_FSYNC" in str(first)
    assert second is first is store.failing
    store.close()
    store = SqliteStore(path)
    assert await Appender(store)("a", 1, b"2") is None
    store.close()


@on_a_loop
async def test_a_commit_takes_no_more_than_its_share(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "GROUP", 4)
    store = SqliteStore(path)
    append = Appender(store)
    await asyncio.gather(*(append("a", n, b"x") for n in range(40)))
    assert store.groups >= 10
    store.close()


@on_a_loop
async def test_two_stores_on_one_file_never_keep_the_same_number_twice(path: Path) -> None:
    stores = [SqliteStore(path), SqliteStore(path)]
    kept: list[tuple[int, bytes]] = []

    async def play(name: int) -> None:
        append = Appender(stores[name])
        head, mine = 0, 0
        while mine < 40:
            body = b"%d-%d" % (name, mine)
            error = await append("a", head, body)
            if error is None:
                head, mine = head + 1, mine + 1
                kept.append((head, body))
            else:
                assert isinstance(error, Conflict)
                head = len(await stores[name].read("a"))

    await asyncio.gather(play(0), play(1))
    assert [number for number, _ in sorted(kept)] == list(range(1, 81))
    assert await stores[0].read("a") == [body for _, body in sorted(kept)]
    for store in stores:
        store.close()


@on_a_loop
async def test_a_file_locked_for_long_fails_and_passes(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "BUSY", 0.05)
    store = SqliteStore(path)
    append = Appender(store)
    other = schema.connect(path)
    other.execute("begin immediate")
    error = await append("a", 0, b"1")
    assert isinstance(error, StoreFailed)
    assert "locked by another program" in str(error)
    other.close()
    assert await append("a", 0, b"1") is None
    store.close()


@on_a_loop
async def test_a_backup_is_one_moment_of_a_busy_store(path: Path, tmp_path: Path) -> None:
    store = SqliteStore(path)
    append = Appender(store)
    await append("a", 0, *([b"x" * 1000] * 2000), code="ABCD")
    stop = False

    async def write() -> int:
        number = 0
        while not stop:
            assert await append("b", number, b"%d" % number) is None
            number += 1
        return number

    writing = asyncio.create_task(write())
    before = after = store.events
    while after == before:  # until something was written meanwhile
        before = store.events
        (tmp_path / "copy.db").unlink(missing_ok=True)
        await store.backup(tmp_path / "copy.db")
        after = store.events
    stop = True
    assert await writing > 0
    store.close()

    copy = SqliteStore(tmp_path / "copy.db")
    numbers = await copy.read("b")
    assert before <= 2000 + len(numbers) <= after
    assert numbers == [b"%d" % n for n in range(len(numbers))]
    assert await copy.find("ABCD") == "a"
    assert await Appender(copy)("b", len(numbers), b"on") is None
    copy.close()
    assert not (tmp_path / "copy.db.part").exists()


@pytest.mark.parametrize(
    ("name", "words"), [("tables.db", "exists already"), ("nowhere/copy.db", "no folder")]
)
@on_a_loop
async def test_a_backup_overwrites_nothing(path: Path, name: str, words: str) -> None:
    store = SqliteStore(path)
    with pytest.raises(StoreError, match=words):
        await store.backup(path.parent / name)
    store.close()


@on_a_loop
async def test_a_disk_that_is_full_now_and_then_does_not_fill_the_log(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqliteStore(path)
    append = Appender(store)
    await append("a", 0, b"1")
    schema.pragma(store._writer, f"max_page_count={schema.pragma(store._writer, 'page_count')}")
    for number in range(1, 21):
        assert isinstance(await append("b", 0, b"x" * 9000), StoreFailed)
        assert store.failing is not None
        assert await append("a", number, b"1") is None
        assert store.failing is None
    words = [record.levelname for record in caplog.records]
    assert words == ["CRITICAL", "WARNING"]  # it fails, it can be written again
    store.close()
