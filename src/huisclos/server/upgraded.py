"""A phone's socket after the handshake: it is ours alone, and nothing of the request is kept."""

from __future__ import annotations

import asyncio
import socket
from base64 import b64encode
from hashlib import sha1
from typing import TYPE_CHECKING, Protocol, cast

from aiohttp import hdrs, web

from huisclos.kernel import encode
from huisclos.wire.messages import Gone

from . import limits
from .connection import BEHIND
from .frames import frame
from .limits import Bucket
from .reader import CLOSE, PART, TEXT, Breach, Reader, text_of

if TYPE_CHECKING:
    from aiohttp.http import WebSocketReader

    from .hub import Hub

ACCEPTED = (
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Accept: {}\r\n\r\n"
)
KEY = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # RFC 6455, 1.3
ARE_YOU_THERE = b"\x89\x00"  # a ping
GOODBYE, POLICY = 1000, 1008  # RFC 6455, 7.4.1
READ_WITHIN, LOOKS = 3.0, 300  # seconds for the last word of a house that stops


class Listener(Protocol):
    """Who hears what comes over a line."""

    def hear(self, text: str) -> None: ...

    def hear_control(self, kind: int, body: bytes) -> None:
        """A ping or a pong."""

    def leave(self) -> None:
        """The last thing: they are gone, or will be told no more."""


class Deaf:
    """Our last word was said: what they say then changes nothing."""

    def hear(self, text: str) -> None: ...

    def hear_control(self, kind: int, body: bytes) -> None: ...

    def leave(self) -> None: ...


DEAF = Deaf()


class First:
    """Waits for the first message. What comes behind it waits until somebody listens."""

    def __init__(self, line: Upgraded) -> None:
        self.line = line
        self.said: asyncio.Future[str | None] = line.loop.create_future()  # none: no message

    def hear(self, text: str) -> None:
        self.line.listener = None
        self.answer(text)

    def hear_control(self, kind: int, body: bytes) -> None:
        self.line.listener = None
        self.answer(None)

    def leave(self) -> None:
        self.answer(None)

    def answer(self, text: str | None) -> None:
        if not self.said.done():  # else their time was up
            self.said.set_result(text)


class Upgraded(asyncio.Protocol):
    """Reads frames, and hands them to who listens in the same turn of the event loop."""

    __slots__ = ("bytes", "hub", "listener", "loop", "reader", "silent", "timer", "transport")

    def __init__(self, hub: Hub, transport: asyncio.Transport) -> None:
        self.hub, self.transport, self.loop = hub, transport, asyncio.get_running_loop()
        self.reader = Reader()
        self.bytes = Bucket(limits.BYTES_PER_SECOND, limits.BYTES_AT_ONCE)
        self.listener: Listener | None = None
        self.silent = 0  # looks since it last said something
        self.timer = self.loop.call_later(limits.HEARTBEAT / 2, self.look)
        hub.phones.add(self)
        transport.set_write_buffer_limits(high=4 * BEHIND)  # ours is the limit that acts
        wire = transport.get_extra_info("socket")
        if wire is not None and hasattr(socket, "TCP_NOTSENT_LOWAT"):
            # By itself the system would keep megabytes for a sleeping phone.
            wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, BEHIND)

    # -- what they say ---------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self.silent = 0
        if not self.bytes.take(self.loop.time(), len(data)):
            self.cut()
            return
        self.reader.add(data)
        self.read()
        if self.listener is None and len(self.reader) > limits.MESSAGE_BYTES:
            self.cut()  # who has not been greeted yet has little to say

    def read(self) -> None:
        transport, reader = self.transport, self.reader
        try:
            while (
                (listener := self.listener)
                and not transport.is_closing()
                and (found := reader.next())
            ):
                kind, body = found
                if kind == TEXT:
                    listener.hear(text_of(body))
                elif kind == PART:
                    if not self.bytes.take(self.loop.time(), limits.PART_BYTES):
                        self.cut()
                elif kind == CLOSE:
                    self.end(GOODBYE)
                    transport.close()  # once all is read; `end` has seen to who does not
                else:
                    listener.hear_control(kind, body)
        except Breach as breach:
            self.reader = Reader()
            self.end(breach.code)

    def listen(self, listener: Listener) -> None:
        """From now on, and to what has been said in the meantime."""
        self.listener = listener
        self.read()

    # -- the end ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.listener is DEAF or self.transport.is_closing()

    def end(self, code: int, last: bytes = b"") -> None:
        """Our last word. They have a moment to read it and to say theirs: if we hung up at once
        while something of theirs is unread, it would be lost on the way."""
        if not self.over:
            self.leave()
            self.transport.write(last + b"\x88\x02" + code.to_bytes(2))
            self.loop.call_later(limits.CLOSED_WITHIN, self.transport.abort)

    def leave(self) -> None:
        listener, self.listener = self.listener, DEAF
        if listener:
            listener.leave()

    def cut(self) -> None:
        if not self.transport.is_closing():
            self.hub.tally.cut["flooding"] += 1
            self.transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        self.timer.cancel()
        self.hub.phones.discard(self)
        self.leave()

    def look(self) -> None:
        """Who has said nothing is asked whether they are there; who does not answer that is not."""
        self.silent += 1
        if self.silent > 2:
            self.transport.abort()
            return
        if self.silent == 2 and not self.transport.is_closing():
            self.transport.write(ARE_YOU_THERE)
        self.timer = self.loop.call_later(limits.HEARTBEAT / 2, self.look)


async def see_off(phones: set[Upgraded], last: Gone) -> None:
    """When the house stops: who has not found a table yet is sent on too, and all have a moment to
    read it."""
    for line in [*phones]:
        line.end(GOODBYE, frame(encode(last)))
        line.transport.close()
    for _ in range(LOOKS):
        if not phones:
            break
        await asyncio.sleep(READ_WITHIN / LOOKS)
    for line in [*phones]:
        line.transport.abort()


# -- the handshake --------------------------------------------------------------------------------


class Behind:
    """To aiohttp it is what reads a WebSocket: it is given what came behind the request."""

    def __init__(self, line: Upgraded) -> None:
        self.line = line

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self.line.data_received(data)
        return False, b""

    def feed_eof(self) -> None: ...


def upgrade(request: web.Request, hub: Hub) -> tuple[Upgraded, First]:
    """The line on which this request came, and who waits for its first message. Raises
    HTTPException, if it asks for no WebSocket."""
    try:
        asked = web.WebSocketResponse().can_prepare(request)
    except ValueError:  # its key is no text
        asked = None
    if not asked:
        raise web.HTTPBadRequest
    transport = request.transport
    if transport is None:
        raise ConnectionResetError
    digest = sha1((request.headers[hdrs.SEC_WEBSOCKET_KEY] + KEY).encode()).digest()
    transport.write(ACCEPTED.format(b64encode(digest).decode()).encode())
    line = Upgraded(hub, transport)
    line.listener = first = First(line)
    transport.set_protocol(line)
    request.protocol.set_parser(cast("WebSocketReader", Behind(line)))
    return line, first


def forget(request: web.Request) -> None:
    """To aiohttp the line is lost: it keeps nothing, and closes nothing."""
    request.protocol.transport = None
    request.protocol.connection_lost(None)
