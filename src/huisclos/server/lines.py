"""Every socket of the house until it is a WebSocket: none may be silent, half-spoken or unread for
long, and where there are too many the one that has waited longest makes room."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sized
from itertools import islice
from typing import cast

from aiohttp import web

from . import limits
from .metrics import Tally

LOOK = 1.0  # seconds between two looks at those who keep us waiting
LOOKED_AT = 50  # lines, for one that has read all that it was sent

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Line(asyncio.Protocol):
    """One socket. All that happens to it is handed on to aiohttp's own protocol."""

    __slots__ = ("inner", "lines", "since", "stuck", "transport", "unread")

    def __init__(self, lines: Lines, inner: asyncio.Protocol) -> None:
        self.lines, self.inner = lines, inner
        self.since = 0.0  # when it began to wait, or to ask
        self.unread = self.stuck = 0  # bytes that it was sent; looks at which they were no fewer

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.inner.connection_made(transport)
        self.lines.add(self)

    def data_received(self, data: bytes) -> None:
        self.inner.data_received(data)

    def eof_received(self) -> bool | None:
        return self.inner.eof_received()

    def pause_writing(self) -> None:
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        self.inner.resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        self.lines.remove(self)
        self.inner.connection_lost(error)


class Lines:
    """The lines of a house that are no WebSockets, in two queues: those that owe us a request, and
    those whose request we have."""

    def __init__(self, tally: Tally, phones: Sized = ()) -> None:
        self.tally, self.loop = tally, asyncio.get_running_loop()
        self.phones = phones  # WebSockets: they take files too
        self.all: dict[object, Line] = {}  # by aiohttp's protocol
        self.waiting: dict[Line, None] = {}
        self.asking: dict[Line, None] = {}
        self.most = limits.files() - limits.SPARE_FILES
        self.timer = self.loop.call_later(LOOK, self.look)

    def add(self, line: Line) -> None:
        self.all[line.inner] = line
        self.wait(line)
        crowd = len(self.waiting) + len(self.asking)
        if crowd > limits.REQUESTS or len(self.all) + len(self.phones) > self.most:
            self.make_room(line)

    def remove(self, line: Line) -> None:
        self.all.pop(line.inner, None)
        self.waiting.pop(line, None)
        self.asking.pop(line, None)

    def wait(self, line: Line) -> None:
        line.since = self.loop.time()
        self.waiting[line] = None

    @web.middleware
    async def attend(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Whose request is being answered does not keep us waiting."""
        line = self.all.get(request.protocol)
        if line is None:
            return await handler(request)
        self.waiting.pop(line, None)
        line.since = self.loop.time()
        self.asking[line] = None
        try:
            return await handler(request)
        finally:
            self.asking.pop(line, None)
            if line.inner in self.all:
                self.wait(line)

    def release(self, request: web.Request) -> None:
        """This line is a phone's from now on: it is silent for as long as its owner is."""
        if line := self.all.get(request.protocol):
            self.remove(line)

    def make_room(self, newcomer: Line) -> None:
        """The longest wait ends; rather that of one who has read all that it was sent."""
        first = [line for line in islice(self.waiting, LOOKED_AT) if line is not newcomer]
        done = (line for line in first if not line.transport.get_write_buffer_size())
        longest = next(done, None) or min(
            (*first[:1], *islice(self.asking, 1)), key=lambda line: line.since, default=newcomer
        )
        self.cut(longest, "crowded")

    def look(self) -> None:
        self.timer = self.loop.call_later(LOOK, self.look)
        now = self.loop.time()
        for line in (*self.waiting, *self.asking):
            unread = line.transport.get_write_buffer_size()
            line.stuck = line.stuck + 1 if unread >= line.unread > 0 else 0
            line.unread = unread
            if line.stuck * LOOK > limits.UNREAD_WITHIN:
                self.cut(line, "unread")
            elif not unread and line in self.waiting and now - line.since > limits.REQUEST_WITHIN:
                self.cut(line, "silent")

    def cut(self, line: Line, why: str) -> None:
        self.tally.cut[why] += 1
        self.remove(line)
        line.transport.abort()

    def stop(self) -> None:
        self.timer.cancel()


LINES = web.AppKey("lines", Lines)
