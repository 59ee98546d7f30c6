"""WebSocket text frames, read back: several may come in one write."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any


def messages(frames: bytes) -> Iterator[dict[str, Any]]:
    while frames:
        size, start = frames[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(frames[2:start], "big")
        yield json.loads(frames[start : start + size])
        frames = frames[start + size :]
