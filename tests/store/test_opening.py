"""A store opens what is its own and whole; of anything else it says what is wrong."""

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from huisclos.store import (
    MemoryStore,
    SqliteStore,
    StoreError,
    StoreFailed,
    look,
    open_store,
    schema,
)
from huisclos.store.lock import Lock

from .conftest import FULL, Appender, on_a_loop

KEPT = Path(__file__).parents[1] / "kept"


def test_memory_is_a_store() -> None:
    assert isinstance(open_store("memory:"), MemoryStore)


@pytest.mark.parametrize("prefix", ["", "sqlite:", "sqlite://"])
def test_a_path_is_a_store(path: Path, prefix: str) -> None:
    store = open_store(f"{prefix}{path}")
    store.close()
    assert isinstance(store, SqliteStore)
    assert path.is_file()


@pytest.mark.parametrize(
    "url", ["mysql://host/name", "sqlite3:x.db", "memory:x", "sqlite:", "", "MEMORY:"]
)
def test_an_unknown_kind_of_store_is_named_with_the_known_ones(url: str) -> None:
    with pytest.raises(StoreError, match=f"{re.escape(repr(url))}.* sqlite:PATH, .* or memory:"):
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
    assert schema.pragma(store._writer, "user_version") == len(schema.MIGRATIONS)
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


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir()}


@on_a_loop
async def test_a_store_and_all_that_is_beside_it_are_their_owners_only(path: Path) -> None:
    store = SqliteStore(path)
    await Appender(store)("a", 0, b"1")
    await store.backup(path.with_name("copy.db"))
    Lock(path).release()
    names = ("tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock", "copy.db")
    assert modes(path.parent) == dict.fromkeys(names, "0o600")
    store.close()


def test_a_store_that_others_could_read_is_closed_to_them(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    open_store(str(path)).close()
    path.chmod(0o644)
    open_store(str(path)).close()
    assert modes(path.parent) == {"tables.db": "0o600"}
    assert "could be read by others" in caplog.text


# -- versions of the schema ------------------------------------------------------------------------


def tables_of(path: Path) -> set[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as database:
        return {*database.execute("select name, sql from sqlite_master")}


def events_of(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute("select * from log join event on log.key = event.log")
        return rows.fetchall()


@pytest.fixture(params=["edition-1", "schema-1"])
def killed(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A house of the first version of the schema that was killed in the middle of an evening."""
    with zipfile.ZipFile(KEPT / request.param / "house.zip") as files:
        files.extractall(tmp_path)
    return tmp_path / "house.db"


def test_before_a_step_a_killed_store_is_copied_beside_itself_and_the_start_says_so(
    killed: Path, caplog: pytest.LogCaptureFixture
) -> None:
    before = events_of(killed)
    open_store(str(killed)).close()
    assert events_of(killed) == before != []
    copy = killed.with_name("house.db.version-1")
    assert f"goes from version 1 to {len(schema.MIGRATIONS)}" in caplog.text
    assert str(copy) in caplog.text
    with closing(sqlite3.connect(copy)) as database:
        assert schema.recognise(copy, database) == 1
    assert events_of(copy) == before
    open_store(str(killed)).close()
    assert not killed.with_name("house.db.version-1-1").exists()  # there is no step any more


def test_a_copy_that_is_there_already_stays(killed: Path) -> None:
    mine = killed.with_name("house.db.version-1")
    mine.write_text("mine")
    open_store(str(killed)).close()
    assert mine.read_text() == "mine"
    assert len(events_of(killed.with_name("house.db.version-1-1"))) > 0


def test_without_room_for_the_copy_nothing_is_changed(
    killed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, target: Path) -> None:
        raise StoreError(f"{target} cannot grow: the disk is full, make room")

    monkeypatch.setattr(schema, "copy", full)
    assert "make room" in refusal(killed)
    with closing(sqlite3.connect(killed)) as database:
        assert schema.recognise(killed, database) == 1


def test_one_can_go_back_to_the_version_before_with_all_that_was_played(
    killed: Path, tmp_path: Path
) -> None:
    was, events = tables_of(killed), events_of(killed)
    open_store(str(killed)).close()
    assert tables_of(killed) != was
    old = tmp_path / "old.db"
    look.copy(str(killed), old, 1)
    assert tables_of(old) == was
    assert events_of(old) == events
    with closing(sqlite3.connect(old)) as database:
        assert schema.recognise(old, database) == 1
    open_store(str(old)).close()  # and forward again
    assert tables_of(old) == tables_of(killed)


def test_every_step_can_be_taken_back() -> None:
    assert {*schema.BACK} == {*range(2, len(schema.MIGRATIONS) + 1)}


def test_a_version_that_never_was_is_refused(path: Path) -> None:
    open_store(str(path)).close()
    with pytest.raises(StoreError, match=r"no schema has version 9: give one of \[1, 2\]"):
        look.copy(str(path), path.with_name("old.db"), 9)


# -- one house at a time, and what it checks -------------------------------------------------------


def start_house(path: Path) -> "subprocess.Popen[bytes]":
    """Something that holds the lock until it is killed."""
    code = "from huisclos.store.lock import Lock; from pathlib import Path; import signal;"
    code += f"Lock(Path({str(path)!r})); print('locked', flush=True); signal.pause()"
    house = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE)
    assert house.stdout and house.stdout.readline() == b"locked\n"
    return house


def test_a_second_house_is_told_which_one_is_open_and_a_killed_one_leaves_no_lock(
    path: Path,
) -> None:
    open_store(str(path)).close()
    with start_house(path) as house:
        with pytest.raises(StoreError, match=f"served by another house .process {house.pid}.: "):
            Lock(path)
        house.kill()
        house.wait()
    lock = Lock(path)
    assert not lock.clean
    lock.release()


def test_others_may_use_a_store_that_is_served(path: Path) -> None:
    open_store(str(path)).close()
    with start_house(path) as house:
        open_store(str(path)).close()
        house.kill()


def test_a_store_that_was_left_in_order_and_untouched_need_not_be_checked(path: Path) -> None:
    assert not Lock(path).clean
    store = open_store(str(path))
    lock = Lock(path)
    store.close()
    lock.release(clean=True)
    lock = Lock(path)
    assert lock.clean
    lock.release(clean=True)
    os.utime(path, ns=(1, 1))  # somebody has put a copy in its place
    assert not Lock(path).clean


@pytest.mark.parametrize("words", ["", "not json", '{"left": [1, 2], "more": 1}'])
def test_a_note_that_cannot_be_read_is_none(path: Path, words: str) -> None:
    path.with_name("tables.db.lock").write_text(words)
    assert not Lock(path).clean


@on_a_loop
async def test_damage_that_is_found_behind_the_door_stops_the_store(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqliteStore(path)
    await Appender(store)("a", 0, *(b"%d" % n * 500 for n in range(50)))
    page = schema.pragma(store._writer, "page_size")
    store.close()
    whole = path.read_bytes()
    middle = len(whole) // page // 2 * page
    path.write_bytes(whole[:middle] + bytes(page) + whole[middle + page :])
    store = SqliteStore(path, check=False)
    assert store.failing is None
    await store.check()
    assert "is damaged: put a backup" in str(store.failing)
    assert isinstance(await Appender(store)("a", 50, b"more"), StoreFailed)
    for reading in (store.read("a"), store.find("ABCD"), store.recall("a"), store.delete("a")):
        with pytest.raises(StoreFailed, match="is damaged"):
            await reading
    assert [record.levelname for record in caplog.records] == ["CRITICAL"]
    store.close()


@on_a_loop
async def test_a_store_that_is_whole_passes_its_check_and_one_that_is_closed_ends_it(
    path: Path,
) -> None:
    store = SqliteStore(path, check=False)
    await Appender(store)("a", 0, *(b"%d" % n * 500 for n in range(50)))
    await store.check()
    assert store.failing is None
    checking = asyncio.create_task(store.check())
    await asyncio.sleep(0)
    store.close()
    await checking
    assert store.failing is None
