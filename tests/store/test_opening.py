"""A store opens what is its own and whole; of anything else it says what is wrong."""

import os
import re
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from huisclos.store import MemoryStore, SqliteStore, StoreError, open_store, schema

from .conftest import FULL, Appender, on_a_loop


def test_memory_is_a_store() -> None:
    assert isinstance(open_store("memory:"), MemoryStore)


@pytest.mark.parametrize("prefix", ["", "sqlite:", "sqlite://"])
def test_a_path_is_a_store(path: Path, prefix: str) -> None:
    store = open_store(f"{prefix}{path}")
    store.close()
    assert isinstance(store, SqliteStore)
    assert path.is_file()


@pytest.mark.parametrize(
    "url", ["postgresql://host/name", "sqlite3:x.db", "memory:x", "sqlite:", "", "MEMORY:"]
)
def test_an_unknown_kind_of_store_is_named_with_the_known_ones(url: str) -> None:
    with pytest.raises(StoreError, match=f"{re.escape(repr(url))}.* sqlite:PATH or memory:"):
        open_store(url)


def test_the_writer_waits_for_the_disk(path: Path) -> None:
    store = SqliteStore(path)
    settings = [
        schema.pragma(store._writer, name)
        for name in ("journal_mode", "synchronous", "fullfsync", "busy_timeout")
    ]
    store.close()
    assert settings == ["wal", 2, 1, 5000]


def test_what_reads_cannot_write(path: Path) -> None:
    store = SqliteStore(path)
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        store._reader.execute("delete from event")
    store.close()


@on_a_loop
async def test_a_store_opened_again_has_everything(path: Path) -> None:
    for number in range(3):
        store = SqliteStore(path)
        assert await Appender(store)("a", number, b"%d" % number, code="ABCD") is None
        store.close()
    store = SqliteStore(path)
    assert await store.read("a") == [b"0", b"1", b"2"]
    assert await store.find("ABCD") == "a"
    store.close()


def refusal(path: Path) -> str:
    with pytest.raises(StoreError) as caught:
        open_store(str(path))
    assert str(path.parent) in str(caught.value)
    return str(caught.value)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert "no folder" in (words := refusal(tmp_path / "nowhere" / "tables.db"))
    assert "make it" in words


def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    assert "is a folder" in refusal(tmp_path)


def test_a_file_that_is_not_a_database(path: Path) -> None:
    path.write_text("Dear diary, " * 1000)
    assert "is not a database: choose another file" in refusal(path)
    assert path.read_text() == "Dear diary, " * 1000


def test_a_database_of_another_program_is_left_as_it_was(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("create table recipe(name)")
    before = path.read_bytes()
    assert "belongs to another program" in refusal(path)
    assert path.read_bytes() == before


def test_an_empty_file_is_a_new_store(path: Path) -> None:
    path.touch()
    open_store(str(path)).close()
    assert path.stat().st_size > 0


def test_a_database_of_a_newer_version_is_left_as_it_was(path: Path) -> None:
    open_store(str(path)).close()
    with closing(sqlite3.connect(path)) as newer:
        newer.execute("pragma user_version=99")
    before = path.read_bytes()
    words = refusal(path)
    assert f"has version 99, and this program knows {len(schema.MIGRATIONS)}" in words
    assert "update the program" in words
    assert path.read_bytes() == before


@on_a_loop
async def test_an_older_database_is_brought_up_to_date(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(path)
    await Appender(store)("a", 0, b"1")
    store.close()
    step = ("alter table log add column colour text", "update log set colour = 'red'")
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, step))
    store = SqliteStore(path)
    assert store._writer.execute("select colour from log").fetchall() == [("red",)]
    assert schema.pragma(store._writer, "user_version") == 2
    assert await store.read("a") == [b"1"]
    store.close()


@on_a_loop
async def test_a_migration_that_fails_changes_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(path)
    await Appender(store)("a", 0, b"1")
    store.close()
    with monkeypatch.context() as patch:
        step = ("drop table event", "this is no statement")
        patch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, step))
        assert "syntax error" in refusal(path)
    store = SqliteStore(path)
    assert await store.read("a") == [b"1"]
    store.close()


@on_a_loop
async def test_a_file_that_was_cut_is_refused_as_damaged(path: Path) -> None:
    store = SqliteStore(path)
    await Appender(store)("a", 0, *(b"%d" % n * 500 for n in range(50)))
    store.close()
    whole = path.read_bytes()
    for size in range(1, len(whole), 97 if FULL else 4001):
        path.write_bytes(whole[:size])
        words = refusal(path)
        assert "is damaged: put a backup" in words or "is not a database" in words, size


@on_a_loop
async def test_a_file_with_a_page_wiped_out_is_refused_as_damaged(path: Path) -> None:
    store = SqliteStore(path)
    await Appender(store)("a", 0, *(b"%d" % n * 500 for n in range(50)))
    page = schema.pragma(store._writer, "page_size")
    store.close()
    whole = path.read_bytes()
    middle = len(whole) // page // 2 * page
    path.write_bytes(whole[:middle] + bytes(page) + whole[middle + page :])
    assert "is damaged: put a backup" in refusal(path)


def test_a_disk_without_write_ahead_log_is_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some network disks: SQLite then stays with the journal it had."""
    honest = schema.pragma
    monkeypatch.setattr(
        schema,
        "pragma",
        lambda database, text: "delete" if "journal" in text else honest(database, text),
    )
    assert "choose a local one" in refusal(path)


def test_a_locked_file_is_not_waited_for_without_end(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "BUSY", 0.05)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin exclusive")
        assert "is locked by another program" in refusal(path)


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder with a store in it, seen by somebody who has no special rights."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        open_store(str(path)).close()
        root = os.geteuid() == 0
        try:
            if root:
                Path(folder).chmod(0o777)
                path.chmod(0o666)
                os.seteuid(65534)
            yield path
        finally:
            if root:
                os.seteuid(0)
            Path(folder).chmod(0o700)


def change_mode(path: Path, mode: int) -> None:
    """By the owner of the file."""
    user = os.geteuid()
    if os.getuid() == 0:
        os.seteuid(0)
    path.chmod(mode)
    os.seteuid(user)


@pytest.mark.parametrize("part", ["file", "folder"])
def test_what_may_not_be_written_is_said(place: Path, part: str) -> None:
    open_store(str(place)).close()
    change_mode(place if part == "file" else place.parent, 0o444 if part == "file" else 0o555)
    assert "let this user write the file and its folder" in refusal(place)
