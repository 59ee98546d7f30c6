"""Seats at other people's houses, kept to come back to: who reads this file can take the seat, so
only its owner can."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec

from huisclos.kernel import UNREADABLE, Value


class Seat(Value, frozen=True):
    token: str
    name: str


def state_folder() -> Path:
    """Where this platform keeps what a program remembers of its user."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_STATE_HOME") or home / ".local" / "state")
    return base / "huisclos"


class Kept:
    def __init__(self, folder: Path | None = None, file: str = "seats.json") -> None:
        self.path = (folder or state_folder()) / file

    def get(self, house: str, code: str) -> Seat | None:
        return self._read().get(_key(house, code))

    def keep(self, house: str, code: str, seat: Seat) -> None:
        self._write(self._read() | {_key(house, code): seat})

    def forget(self, house: str, code: str) -> bool:
        """Whether there was one."""
        seats = self._read()
        found = seats.pop(_key(house, code), None)
        if found:
            self._write(seats)
        return found is not None

    def _read(self) -> dict[str, Seat]:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, Seat])
        except (FileNotFoundError, *UNREADABLE):
            return {}  # nothing kept, or nothing that can be used

    def _write(self, seats: dict[str, Seat]) -> None:
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        part = self.path.with_suffix(".part")
        part.unlink(missing_ok=True)
        # Made for its owner alone from the first byte on.
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(msgspec.json.encode(seats))
        part.replace(self.path)


def _key(house: str, code: str) -> str:
    return f"{house} {code}"
