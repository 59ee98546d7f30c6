"""A real server process for tests: started, killed, started again on the same port and store."""

from __future__ import annotations

import contextlib
import os
import signal
import ssl
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Self

from tests.conftest import PATIENCE
from tools.ports import free_port

REHEARSAL = "test"  # all luck follows from it, and clocks stand still


def trusting() -> ssl.SSLContext:
    """For certificates that were made here."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def wait_for(url: str, alive: Callable[[], bool]) -> bool:
    """Until the server answers; False if it died or never did."""
    end, context = time.monotonic() + PATIENCE, trusting()
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"{url}/health", timeout=1, context=context):
                return True
        except OSError:
            if not alive():
                return False
            time.sleep(0.005)
    return False


class House:
    """`huisclos serve`, as people start it, but for its luck and its clocks."""

    def __init__(self, store: Path | str, *options: str) -> None:
        self.port = free_port()
        secure = {"--tls", "--certificate"} & {*options}
        self.url = f"{'https' if secure else 'http'}://127.0.0.1:{self.port}"
        self.trusting = trusting()
        self.command = [
            *(sys.executable, "-m", "huisclos", "serve", "--host", "127.0.0.1"),
            *("--port", str(self.port), "--store", str(store), "--rehearsal", REHEARSAL, *options),
        ]
        self.process: subprocess.Popen[bytes] | None = None
        self.log = Path(f"{store}.log") if str(store) != "memory:" else Path(os.devnull)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process and self.process.poll() is None:
            self.kill()

    def start(self) -> None:
        with self.log.open("ab") as log:
            process = subprocess.Popen(self.command, stdout=log, stderr=log)
        self.process = process
        if not wait_for(self.url, lambda: process.poll() is None):
            raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """As a power cut would."""
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(timeout=PATIENCE)


class QuickHouse:
    """The same server, but started by fork (zygote.py), for tests that kill it very often."""

    def __init__(
        self, store: Path, pace: float = 0.0, mutant: str = "", rehearsal: str = REHEARSAL
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = Path(f"{store}.log")
        self.arguments = [str(self.port), str(store), str(pace), mutant, rehearsal]
        self.child = 0

    def __enter__(self) -> Self:
        with self.log.open("ab") as log:
            self.zygote = subprocess.Popen(
                [sys.executable, "-m", "tests.server.zygote", *self.arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=Path(__file__).parents[2],
            )
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self.zygote.kill()
        self.zygote.communicate()

    def start(self) -> None:
        assert self.zygote.stdin and self.zygote.stdout
        self.zygote.stdin.write("start\n")
        self.zygote.stdin.flush()
        self.child = int(self.zygote.stdout.readline())
        if not wait_for(self.url, self.alive):
            raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def alive(self) -> bool:
        try:
            os.kill(self.child, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.child, signal.SIGKILL)
        end = time.monotonic() + PATIENCE
        while self.alive():
            if time.monotonic() > end:
                raise RuntimeError("the server would not die")
            time.sleep(0.001)


def get(url: str) -> tuple[int, bytes, dict[str, str]]:
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
            return answer.status, answer.read(), dict(answer.headers)
    except urllib.error.HTTPError as error:
        return error.code, error.read(), dict(error.headers)
