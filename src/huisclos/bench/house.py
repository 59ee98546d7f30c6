"""A real server process, and what it costs."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Self

TICKS = os.sysconf("SC_CLK_TCK")


class ServerFailed(Exception):
    """The server did not start, or did not do what the load expects of it."""


class House:
    """`huisclos serve` on a store in a file, on a free port of this machine."""

    def __init__(self, store: Path) -> None:
        self.store = store
        self.port = 0

    def __enter__(self) -> Self:
        command = [
            *(sys.executable, "-m", "huisclos", "serve", "--host", "127.0.0.1", "--port", "0"),
            *("--store", str(self.store)),
        ]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(rb"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(found[1])
                return self
        self.__exit__()
        raise ServerFailed(f"the server did not start: {self.log.read_text()[-2000:]}")

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        assert self.process.stdout is not None
        self.process.stdout.close()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    @property
    def log(self) -> Path:
        return self.store.with_suffix(".log")

    def cpu_seconds(self) -> float:
        """Spent so far by all threads, in the program and in the system on its behalf."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def kilobytes(self) -> int:
        """Resident memory now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"^VmRSS:\s+(\d+) kB", status, re.MULTILINE)
        assert found is not None
        return int(found[1])
