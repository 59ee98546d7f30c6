"""A phone's line to a table that another node serves. What the table says passes unread, in whole
frames; what the phone says is passed on message by message."""

from __future__ import annotations

import asyncio
import os
import socket
from base64 import b64encode
from typing import TYPE_CHECKING, cast
from urllib.parse import quote, urlsplit

from aiohttp import web

from huisclos.kernel import Illegal, encode
from huisclos.store.postgres.lease import Node
from huisclos.tables.commands.step import refused
from huisclos.wire.messages import Gone

from .address import VIA
from .connection import BEHIND, LOOK, PATIENCE
from .frames import CLOSING, frame
from .nodes import REACH, Nodes, trusting
from .reader import CLOSE, TEXT

if TYPE_CHECKING:
    from .hub import Hub
    from .upgraded import Upgraded

HEAD = 8192  # bytes of the other node's first answer, at most
UNREAD = 1024 * 1024  # bytes that the other node leaves unread, at most


class Relay(asyncio.Protocol):
    """The end at the other node. It takes no more than the phone does, so that the node that serves
    the table sees a slow phone as it sees its own, and drops messages for it rather than keep
    them."""

    def __init__(self, nodes: Nodes, node: Node, phone: asyncio.Transport) -> None:
        self.nodes, self.node, self.phone = nodes, node, phone
        self.loop = asyncio.get_running_loop()
        self.begun: asyncio.Future[None] = self.loop.create_future()
        self.rest = bytearray()  # of a frame that is not whole yet
        self.since = 0.0  # when the phone fell behind
        self.ended = False  # the last frame has passed

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.line = cast(asyncio.Transport, transport)
        self.nodes.relays.add(self)

    def data_received(self, data: bytes) -> None:
        self.rest += data
        if not self.begun.done() and not self.begin():
            return
        if whole := self.whole():
            if self.phone.is_closing():
                self.line.abort()
                return
            self.phone.write(bytes(self.rest[:whole]))
            del self.rest[:whole]
            if self.ended:
                self.hang_up()
                return
        if self.phone.get_write_buffer_size() > BEHIND and not self.since:
            self.since = self.loop.time()
            self.line.pause_reading()
            self.loop.call_later(LOOK, self.look)

    def begin(self) -> bool:
        """The other node's answer to the request comes before the first frame."""
        end = self.rest.find(b"\r\n\r\n")
        if end < 0:
            if len(self.rest) > HEAD:
                self.line.abort()
            return False
        if not self.rest.startswith(b"HTTP/1.1 101"):
            self.line.abort()
            return False
        del self.rest[: end + 4]
        self.begun.set_result(None)
        return True

    def whole(self) -> int:
        """How many bytes of the rest are whole frames."""
        at, rest = 0, self.rest
        while len(rest) - at >= 2:
            size, head = rest[at + 1] & 0x7F, 2
            if size >= 126:
                head = 4 if size == 126 else 10
                if len(rest) - at < head:
                    break
                size = int.from_bytes(rest[at + 2 : at + head])
            if len(rest) - at < head + size:
                break
            self.ended = self.ended or rest[at] & 0x0F == CLOSE
            at += head + size
        return at

    def look(self) -> None:
        """Whether a phone that was behind has caught up."""
        if self.phone.is_closing() or self.loop.time() - self.since > PATIENCE:
            self.phone.abort()
            self.line.abort()
        elif self.phone.get_write_buffer_size() == 0:
            self.since = 0.0
            self.line.resume_reading()
        else:
            self.loop.call_later(LOOK, self.look)

    def hear(self, text: str) -> None:
        self.say(TEXT, text.encode())

    def hear_control(self, kind: int, body: bytes) -> None:
        self.say(kind, body)

    def say(self, kind: int, body: bytes) -> None:
        """What a phone says is masked; ours by nothing, since nobody in between is to be fooled."""
        size = len(body)
        if size < 126:
            head = bytes((0x80 | kind, 0x80 | size))
        elif size < 65_536:
            head = bytes((0x80 | kind, 0xFE)) + size.to_bytes(2)
        else:
            head = bytes((0x80 | kind, 0xFF)) + size.to_bytes(8)
        self.line.write(head + bytes(4) + body)
        if self.line.get_write_buffer_size() > UNREAD:
            self.line.abort()

    def leave(self) -> None:
        """The phone has said goodbye: nothing may come behind the last frame."""
        self.ended = True
        self.nodes.relays.discard(self)
        self.line.abort()

    def give_up(self, why: Illegal | None = None) -> None:
        """The phone comes back, and is served by another."""
        why = why or refused("store-failed")
        if not self.ended and self.begun.done() and not self.phone.is_closing():
            self.phone.write(frame(encode(Gone(why.refusal, again=True))) + CLOSING)
        self.ended = True
        self.hang_up()

    def hang_up(self) -> None:
        """The last frame is the last: what the phone answers to it is not answered."""
        self.phone.close()  # once all is read
        self.line.abort()

    def connection_lost(self, error: Exception | None) -> None:
        self.nodes.relays.discard(self)
        if not self.begun.done():
            kind = ConnectionAbortedError if self.rest else ConnectionResetError
            self.begun.set_exception(kind("the other node hung up"))
            return
        self.give_up()


async def relay(
    request: web.Request, phone: Upgraded, hub: Hub, node: Node, hello: str, network: str
) -> None:
    """Lets that node serve this phone. Raises OSError: it cannot be reached."""
    assert hub.nodes
    end = Relay(hub.nodes, node, phone.transport)
    try:
        await reach(end, node.address)
        end.line.write(asked(request, node.address, hub.nodes.vouch(network)))
        end.hear(hello)
        async with asyncio.timeout(REACH):
            await end.begun
    except BaseException:
        if hasattr(end, "line"):
            end.leave()
        if end.begun.done() and not end.begun.cancelled():
            end.begun.exception()
        raise
    if phone.over:
        end.leave()
    else:
        phone.listen(end)


def asked(request: web.Request, address: str, vouched: str) -> bytes:
    lines = [
        f"GET /ws/{quote(request.match_info['code'], safe='')} HTTP/1.1",
        f"Host: {urlsplit(address).netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
        f"{VIA}: {vouched}",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


async def reach(end: Relay, address: str) -> None:
    url = urlsplit(address)
    async with asyncio.timeout(REACH):
        found = await end.loop.getaddrinfo(url.hostname, url.port, type=socket.SOCK_STREAM)
        family, kind, protocol, _, where = found[0]
        line = socket.socket(family, kind, protocol)
        try:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BEHIND)  # else much waits unseen
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            line.setblocking(False)
            await end.loop.sock_connect(line, where)
            secure = trusting() if url.scheme == "https" else None
            name = url.hostname if secure else None
            await end.loop.create_connection(
                lambda: end, sock=line, ssl=secure, server_hostname=name
            )
        except BaseException:
            line.close()
            raise
