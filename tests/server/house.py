"""A real server process for tests: started, killed, started again on the same port and store."""

from __future__ import annotations

import os
import signal
import socket
import ssl
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Self


class House:
    def __init__(self, store: Path | str, *options: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        secure = {"--tls", "--certificate"} & {*options}
        self.url = f"{'https' if secure else 'http'}://127.0.0.1:{self.port}"
        self.trusting = ssl.create_default_context()
        self.trusting.check_hostname, self.trusting.verify_mode = False, ssl.CERT_NONE
        self.command = [
            *(sys.executable, "-m", "huisclos", "serve", "--host", "127.0.0.1"),
            *("--port", str(self.port), "--store", str(store), *options),
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
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log)
        for _ in range(400):
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=1, context=self.trusting):
                    return
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.025)
        raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """As a power cut would."""
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(timeout=15)


def get(url: str) -> tuple[int, bytes, dict[str, str]]:
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return answer.status, answer.read(), dict(answer.headers)
    except urllib.error.HTTPError as error:
        return error.code, error.read(), dict(error.headers)
