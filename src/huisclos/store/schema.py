"""Opens a SQLite file safely: is it ours, is it whole, is it of this version?"""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from huisclos.system import HAS_OWNERS

from .errors import StoreError

APPLICATION = int.from_bytes(b"Huis", "big")  # in the file's header, so that we know our own
BUSY = 5.0  # seconds to wait for another process that is writing

# Step n makes version n+1 of version n. Never change one that was released: add another.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """create table log(
            key integer primary key,
            id text not null unique,
            code text unique, -- while the table is open
            created real not null,
            closed real)""",
        """create table event(
            serial integer primary key, -- in the order of time, so that a group touches few pages
            log integer not null references log,
            number integer not null,
            at real not null,
            body blob not null,
            unique(log, number))""",
    ),
    (
        """create table snapshot( -- what a log comes to: a cache, which may be emptied at any time
            log integer primary key references log,
            number integer not null, -- of the last event in it
            body blob not null)""",
    ),
)
# What takes version n back to n-1, for the program before this one.
BACK: dict[int, tuple[str, ...]] = {2: ("drop table snapshot",)}

# What to do about an error of SQLite, by the beginning of its name; the first that fits.
ADVICE = (
    ("SQLITE_NOTADB", "is not a database: choose another file"),
    ("SQLITE_CORRUPT", "is damaged: put a backup in its place"),
    ("SQLITE_FULL", "cannot grow: the disk is full, make room"),
    ("SQLITE_BUSY", "is locked by another program: stop that, or wait for its end"),
    ("SQLITE_READONLY", "cannot be written: let this user write the file and its folder"),
    ("SQLITE_CANTOPEN", "cannot be opened: let this user write the file and its folder"),
    ("SQLITE_PERM", "cannot be opened: let this user write the file and its folder"),
)


logger = logging.getLogger(__name__)


def explain(path: Path, error: sqlite3.Error) -> str:
    name = getattr(error, "sqlite_errorname", type(error).__name__)  # Python's own have no code
    advice = next((words for prefix, words in ADVICE if name.startswith(prefix)), "failed")
    return f"{path} {advice} ({name}: {error})"


@contextmanager
def explained(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(explain(path, error)) from error


@contextmanager
def transaction(database: sqlite3.Connection) -> Iterator[None]:
    """Writes from the start, so that what is read within still holds when it is committed."""
    database.execute("begin immediate")
    try:
        yield
        database.execute("commit")
    finally:
        if database.in_transaction:
            database.execute("rollback")


def connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=BUSY, isolation_level=None, check_same_thread=False)


def need_folder(path: Path) -> None:
    if not path.parent.is_dir():
        raise StoreError(f"there is no folder {path.parent}: make it, or choose another path")


def need_store(path: Path) -> Path:
    if not path.is_file():
        raise StoreError(f"there is no store {path}: give its path with --store")
    return path.absolute()


def open_writer(path: Path, check: bool = True) -> sqlite3.Connection:
    """The connection that writes, with the schema brought up to date. To check a large store takes
    a while: who does not want to wait for it does so later."""
    need_folder(path)
    if path.is_dir():
        raise StoreError(f"{path} is a folder: give the path of a file in it")
    own(path)
    with explained(path):
        database = connect(path)
        try:
            prepare(path, database)
            if check:
                check_whole(path, database)
        except BaseException:
            database.close()
            raise
    return database


def open_reader(path: Path) -> sqlite3.Connection:
    database = connect(path)
    database.execute("pragma query_only=on")
    return database


def is_read_by_others(file: os.stat_result) -> bool:
    """A file of ours, that is; where files have no owners nothing can be done about it."""
    return HAS_OWNERS and bool(file.st_mode & 0o077) and file.st_uid == os.geteuid()


def own(path: Path) -> None:
    """It holds the secrets of running games: nobody but its owner may read it, nor what SQLite
    puts beside it."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        for file in (path, *beside(path)):
            if file.exists() and is_read_by_others(file.stat()):
                file.chmod(0o600)
                logger.warning("%s could be read by others: now only by its owner", file)
    except OSError as error:
        advice = "let this user write the file and its folder"
        raise StoreError(f"{path} cannot be opened: {advice} ({error.strerror})") from error


def beside(path: Path) -> tuple[Path, ...]:
    """Where SQLite keeps what has not reached the file itself."""
    return path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")


@contextmanager
def new_file(target: Path) -> Iterator[Path]:
    """What bears the name asked for is whole: until then it has another."""
    need_folder(target)
    if target.exists():
        raise StoreError(f"{target} exists already: choose another name")
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    own(part)
    yield part
    part.rename(target)


def copy(path: Path, target: Path) -> None:
    """The database as it is at one moment, into a new file; others may go on writing."""
    with (
        new_file(target) as part,
        explained(target),
        closing(connect(path)) as source,
        closing(connect(part)) as database,
    ):
        source.backup(database)


def copy_before_step(path: Path, version: int) -> None:
    """A step of the schema cannot be taken back in the file itself."""
    names = (f"{path.name}.version-{version}{(n and f'-{n}') or ''}" for n in count())
    target = next(t for t in map(path.with_name, names) if not t.exists())
    copy(path, target)
    words = "%s goes from version %d to %d; as it was it is kept in %s"
    logger.warning(words, path, version, len(MIGRATIONS), target)


def take_back(path: Path, version: int) -> None:
    """Makes of a store one that the program before this one can read."""
    with explained(path), closing(connect(path)) as database:
        for newer in range(recognise(path, database), version, -1):
            with transaction(database):
                for statement in BACK[newer]:
                    database.execute(statement)
                database.execute(f"pragma user_version={newer - 1}")


def prepare(path: Path, database: sqlite3.Connection) -> None:
    old = recognise(path, database)  # before anything is changed
    database.execute("pragma wal_checkpoint")  # mends a page that a crash left half written
    if path.stat().st_size % pragma(database, "page_size"):
        raise damaged(path, "its last page is cut")
    if pragma(database, "journal_mode=wal") != "wal":
        raise StoreError(f"{path} is on a disk that cannot keep it safe: choose a local one")
    database.execute("pragma synchronous=full")  # a commit returns when it is on disk
    database.execute("pragma fullfsync=on")  # and so it does on macOS
    database.execute("pragma foreign_keys=on")
    database.execute("pragma secure_delete=on")  # what is deleted is gone from the file
    if 0 < old < len(MIGRATIONS):
        copy_before_step(path, old)
    for version, statements in enumerate(MIGRATIONS, 1):
        with transaction(database):
            if recognise(path, database) < version:  # else another process was faster
                for statement in statements:
                    database.execute(statement)
                database.execute(f"pragma application_id={APPLICATION}")
                database.execute(f"pragma user_version={version}")
    with transaction(database):  # a file that cannot be written is found now, not at a first move
        database.execute(f"pragma application_id={APPLICATION}")


def check_whole(path: Path, database: sqlite3.Connection) -> None:
    if (fault := pragma(database, "quick_check(1)")) != "ok":
        raise damaged(path, fault)


def damaged(path: Path, fault: str) -> StoreError:
    return StoreError(f"{path} is damaged: put a backup in its place ({fault})")


def recognise(path: Path, database: sqlite3.Connection) -> int:
    """The version of the schema; 0 for a new file."""
    version: int = pragma(database, "user_version")
    application: int = pragma(database, "application_id")
    empty = database.execute("select count(*) from sqlite_master").fetchone() == (0,)
    if application != APPLICATION and not (empty and application == version == 0):
        raise StoreError(f"{path} belongs to another program: choose another file")
    if version > len(MIGRATIONS):
        raise StoreError(
            f"{path} has version {version}, and this program knows {len(MIGRATIONS)} at most: "
            "update the program, or choose another file"
        )
    return version


def pragma(database: sqlite3.Connection, text: str) -> Any:
    return database.execute(f"pragma {text}").fetchone()[0]
