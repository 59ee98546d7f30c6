"""Ports for servers that tools and tests start."""

from __future__ import annotations

import contextlib
import fcntl
import os
import socket
import tempfile
from pathlib import Path


def free_port() -> int:
    """Ours as long as this process lives, whatever other tests start. Not one of those that the
    system lends to whoever calls: a phone that calls again while the server is down would be lent
    its port."""
    for port in range(20_000, 32_000):
        with contextlib.suppress(OSError), socket.socket() as free:
            claim = os.open(Path(tempfile.gettempdir()) / f"huisclos-port-{port}", os.O_CREAT)
            try:
                fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
                free.bind(("127.0.0.1", port))
            except OSError:
                os.close(claim)
            else:
                return port
    raise RuntimeError("no free port between 20000 and 32000")
