"""HAProxy before the servers of one house, with the file of the documentation."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Self

from tools.ports import free_port

FILE = Path(__file__).parents[1] / "docs" / "haproxy.cfg"
BIND = "bind :443 ssl crt /etc/haproxy/games.example.pem"
SERVERS = ("10.0.0.1:8484", "10.0.0.2:8484", "10.0.0.3:8484")


def is_installed() -> bool:
    return shutil.which("haproxy") is not None


class Balancer:
    def __init__(self, home: Path, servers: Sequence[int]) -> None:
        """Up to three servers on this machine, by their ports."""
        self.port, self.file, self.log = free_port(), home / "haproxy.cfg", home / "haproxy.log"
        text = FILE.read_text(encoding="utf-8")
        assert BIND in text
        text = text.replace(BIND, f"bind 127.0.0.1:{self.port}")
        for address, port in zip(SERVERS, servers, strict=False):
            assert text.count(address) == 2
            text = text.replace(address, f"127.0.0.1:{port}")
        self.file.write_text(re.sub(r" *server \w+ 10\..*\n", "", text), encoding="utf-8")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        with self.log.open("ab") as log:
            command = ["haproxy", "-db", "-f", str(self.file)]
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
