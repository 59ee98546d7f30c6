"""One house at a time serves a store. The lock is the system's: however a house ends, it is free.

Beside the store stands a file that is locked while the house is open. It also says how a house that
stopped in good order left the store: where that is so still, nothing needs to be checked.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import msgspec

from huisclos.system import Held, Locked

from .errors import StoreError
from .schema import beside, need_folder


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    process: int = 0  # that serves the store
    left: tuple[int, int] | None = None  # its size, and when it was changed


class Lock:
    def __init__(self, path: Path) -> None:
        """Raises StoreError: another house is open."""
        self.path = path.resolve()
        need_folder(self.path)
        file = self.path.with_name(f"{self.path.name}.lock")
        try:
            self.file = Locked(file)
        except OSError as error:
            advice = "let this user write the folder"
            raise StoreError(f"{file} cannot be made: {advice} ({error.strerror})") from error
        note = self._read()
        try:
            self.file.take()
        except Held:
            who = f" (process {note.process})" if note.process else ""
            raise StoreError(
                f"{path} is served by another house{who}: stop that, or choose another file"
            ) from None
        self.clean = note.left is not None and note.left == self._standing()
        self._write(Note(process=os.getpid()))

    def release(self, clean: bool = False) -> None:
        """`clean`: the store was closed in good order."""
        left = self._standing() if clean else None
        self._write(Note(left=left))
        self.file.close()

    def _standing(self) -> tuple[int, int] | None:
        """None: it is not there, or not all of it has reached the file itself."""
        if any(file.exists() for file in beside(self.path)) or not self.path.exists():
            return None
        now = self.path.stat()
        return now.st_size, now.st_mtime_ns

    def _read(self) -> Note:
        with suppress(msgspec.MsgspecError):
            return msgspec.json.decode(self.file.read(1000), type=Note)
        return Note()

    def _write(self, note: Note) -> None:
        with suppress(OSError):  # a disk that is full: then the next start checks
            self.file.write(msgspec.json.encode(note))
