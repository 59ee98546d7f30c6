"""A lean WebSocket: whole frames made beforehand, and no more reading than the measure needs, so
that the load leaves the machine to the server."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import cast

from huisclos.kernel import encode
from huisclos.wire.messages import PROTOCOL, Hello

from .house import ServerFailed

TEXT, BINARY, PING, PONG = 0x81, 0x82, 0x89, 0x8A
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
Hear = Callable[[bytes], None]


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """A client's frames are masked; a mask of zeros changes nothing, so that they can be made
    beforehand without a loop over bytes."""
    size = len(payload)
    if size < 126:
        return bytes((kind, 0x80 | size, 0, 0, 0, 0)) + payload
    if size < 65536:
        return bytes((kind, 0xFE)) + size.to_bytes(2, "big") + bytes(4) + payload
    return bytes((kind, 0xFF)) + size.to_bytes(8, "big") + bytes(4) + payload


class Socket(asyncio.Protocol, ABC):
    """One connection. `hear` gets every message once `greeted`; `lost` is called at its end."""

    def __init__(self, path: str, hear: Hear, lost: Callable[[], None]) -> None:
        self.path, self.hear, self.lost = path, hear, lost
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.open = False
        self.buffer = b""
        self.bytes = 0  # that came

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(HANDSHAKE.format(path=self.path).encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.greeted.done():
            self.greeted.set_exception(ServerFailed("the server hung up before its greeting"))
        self.lost()

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        data = self.buffer + data if self.buffer else data
        if not self.open:
            if b"\r\n\r\n" not in data:
                self.buffer = data
                return
            data = self.shake_hands(data)
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[start : start + 2], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[start : start + 8], "big"), at + 10
            if start + size > end:
                break
            self.receive(data[at], data[start : start + size])
            at = start + size
        self.buffer = data[at:]

    def shake_hands(self, data: bytes) -> bytes:
        """What came after the server's answer."""
        head, _, rest = data.partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101 "):
            raise ServerFailed(f"no WebSocket: {data[:200]!r}")
        self.open = True
        self.greet()
        return rest

    def greet(self) -> None:
        """What a client says first, if it does."""

    def receive(self, kind: int, payload: bytes) -> None:
        if kind == PING:
            self.send(frame(payload, PONG))
        elif kind in (TEXT, BINARY):
            if self.greeted.done():
                self.hear(payload)
            else:
                self.welcome(payload)

    @abstractmethod
    def welcome(self, payload: bytes) -> None:
        """A message before one is `greeted`."""

    def send(self, text: bytes) -> None:
        self.transport.write(text)


class Line(Socket):
    """One phone's connection to a house."""

    def __init__(self, code: str, token: str | None, hear: Hear, lost: Callable[[], None]) -> None:
        super().__init__(f"/ws/{code}", hear, lost)
        self.token = token

    def greet(self) -> None:
        self.send(frame(encode(Hello(self.token, protocol=PROTOCOL))))

    def welcome(self, payload: bytes) -> None:
        if payload.startswith(b'{"type":"Fresh"'):
            self.greeted.set_result(None)
