"""A real server process, and what it costs."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Self

SCHEDULED = 2  # with a process, the clock of the CPU time it was given: clock_getcpuclockid(3)
# Nobody waits until all have seen what is revealed: a load plays without a pause.
PLAYED_ON = ("--rehearsal", "bench")


class ServerFailed(Exception):
    """The server did not start, or did not do what the load expects of it."""


class House:
    """`huisclos serve` on a store, on a free port of this machine."""

    def __init__(self, store: str | Path, *options: str) -> None:
        self.store, self.options = store, options
        self.port = 0
        self.log = os.memfd_create("log")

    def __enter__(self) -> Self:
        command = [
            *(sys.executable, "-m", "huisclos", "serve", "--host", "127.0.0.1", "--port", "0"),
            *("--store", str(self.store)),
            *self.options,
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(rb"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(found[1])
                return self
        said = os.pread(self.log, 100_000, 0).decode(errors="replace")
        self.__exit__()
        raise ServerFailed(f"the server did not start: {said[-2000:]}")

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        assert self.process.stdout is not None
        self.process.stdout.close()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.log)

    def cpu_seconds(self) -> float:
        return cpu_seconds(self.process.pid)

    def kilobytes(self) -> int:
        return kilobytes(self.process.pid)


def cpu_seconds(process: int) -> float:
    """Spent so far by all its threads, in the program and in the system on its behalf: to the
    nanosecond, since a few moves take less than the ticks that /proc counts in."""
    return time.clock_gettime(~process << 3 | SCHEDULED)


def kilobytes(process: int) -> int:
    """Resident memory now."""
    status = Path(f"/proc/{process}/status").read_text()
    found = re.search(r"^VmRSS:\s+(\d+) kB", status, re.MULTILINE)
    assert found is not None
    return int(found[1])


def on_a_disk(folder: str | None = None) -> bool:
    """Whether what is written to the bench's stores is written anywhere but in memory."""
    place = Path(folder or tempfile.gettempdir()).resolve()
    mounts = [line.split()[1:3] for line in Path("/proc/mounts").read_text().splitlines()]
    over = [(at, kind) for at, kind in mounts if place.is_relative_to(at)]
    return max(over, key=lambda mount: len(mount[0]))[1] not in ("tmpfs", "ramfs")
