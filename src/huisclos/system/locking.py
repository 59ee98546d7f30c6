"""A file that one process holds, until it ends however it ends."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

try:
    import fcntl
except ImportError:
    fcntl = None  # type: ignore[assignment]


class Held(Exception):
    """By somebody else."""


class Locked:
    """Small texts may be kept in it meanwhile. Raises OSError, Held."""

    def __init__(self, path: Path) -> None:
        self.file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        self.path = path
        self.holder: sqlite3.Connection | None = None

    def take(self) -> None:
        """Raises Held."""
        try:
            if fcntl is not None:
                fcntl.lockf(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # a child does not inherit it
            else:
                self.holder = held(self.path.with_name(f"{self.path.name}.held"))
        except (OSError, sqlite3.OperationalError):
            self.close()
            raise Held from None

    def read(self, most: int) -> bytes:
        os.lseek(self.file, 0, os.SEEK_SET)
        return os.read(self.file, most)

    def write(self, text: bytes) -> None:
        """Instead of what was there. Raises OSError."""
        os.ftruncate(self.file, 0)
        os.lseek(self.file, 0, os.SEEK_SET)
        os.write(self.file, text)

    def close(self) -> None:
        os.close(self.file)
        if self.holder:
            self.holder.close()


def held(path: Path) -> sqlite3.Connection:
    """SQLite locks files on every system. Raises OperationalError."""
    line = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        line.execute("BEGIN EXCLUSIVE")
    except BaseException:
        with closing(line):
            raise
    return line
