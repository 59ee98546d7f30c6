"""A WebSocket client of bare sockets: it can stop reading, and send what no library would."""

from __future__ import annotations

import base64
import json
import socket
import struct
from typing import Any, Self

from tests.conftest import PATIENCE

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


class NotUpgraded(Exception):
    """The house answered the request with something else."""


class RawSocket:
    def __init__(self, port: int, code: str, buffer: int | None = None) -> None:
        self.line = socket.socket()
        if buffer:
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.line.settimeout(PATIENCE)
        self.line.connect(("127.0.0.1", port))
        key = base64.b64encode(bytes(16)).decode()
        self.line.sendall(
            f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
            "".encode()
        )
        self.got = b""
        while b"\r\n\r\n" not in self.got:
            self.fill()
        head, _, self.got = self.got.partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101"):
            self.line.close()
            raise NotUpgraded(head.decode())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def fill(self) -> None:
        more = self.line.recv(65536)
        if not more:
            raise ConnectionError("the house hung up")
        self.got += more

    def take(self, size: int) -> bytes:
        while len(self.got) < size:
            self.fill()
        taken, self.got = self.got[:size], self.got[size:]
        return taken

    def receive(self) -> tuple[int, bytes]:
        """The next frame: its kind, and what is in it."""
        first, size = self.take(2)
        if size == 126:
            (size,) = struct.unpack(">H", self.take(2))
        elif size == 127:
            (size,) = struct.unpack(">Q", self.take(8))
        return first & 15, self.take(size)

    def message(self) -> Any:
        """The next message; raises ConnectionError when there is none to come."""
        while True:
            kind, body = self.receive()
            if kind == TEXT:
                return json.loads(body)
            if kind == CLOSE:
                raise ConnectionError(f"closed: {struct.unpack('>H', body[:2])[0]}")

    def send(self, body: bytes, kind: int = TEXT, last: bool = True) -> None:
        self.line.sendall(framed(body, kind, last))


def framed(body: bytes, kind: int = TEXT, last: bool = True) -> bytes:
    """One masked frame; the mask is zero, so that the bytes are as they look."""
    first = bytes([kind | (128 if last else 0)])
    if len(body) < 126:
        size = bytes([128 | len(body)])
    elif len(body) < 65536:
        size = b"\xfe" + struct.pack(">H", len(body))
    else:
        size = b"\xff" + struct.pack(">Q", len(body))
    return first + size + bytes(4) + body
