"""One phone's line to a table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from huisclos.kernel import encode
from huisclos.tables import Member
from huisclos.tables.feed import Ear
from huisclos.tables.telling import answer
from huisclos.wire.messages import Done, Gone, Refused, ToClient

from .frames import CLOSING, Frame, frame
from .limits import (
    MESSAGES_AT_ONCE,
    MESSAGES_PER_SECOND,
    OVER_AT_ONCE,
    OVER_PER_SECOND,
    Bucket,
)
from .receiving import echo, receive

if TYPE_CHECKING:
    from .live import Live

BEHIND = 64 * 1024  # bytes waiting for one connection: beyond, it is told nothing until it has read
PATIENCE = 20.0  # seconds that a connection may stay behind
LOOK = 0.1  # seconds between two looks at one that is behind


class Connection:
    """Never holds a table up: a slow reader loses messages and gets a fresh view when it has
    caught up."""

    __slots__ = (
        *("bucket", "ear", "gone", "joining", "live", "loop", "network", "over", "transport"),
        "dark",
        *("behind", "out", "owed", "since"),  # what waits, and how long
        "reading",
    )

    def __init__(
        self, live: Live, transport: asyncio.Transport, ear: Ear, network: str = ""
    ) -> None:
        self.live, self.transport, self.ear, self.network = live, transport, ear, network
        self.loop = asyncio.get_running_loop()
        self.bucket = Bucket(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE)
        self.over = Bucket(OVER_PER_SECOND, OVER_AT_ONCE)  # refusals of what goes beyond it
        self.out: Sequence[bytes | Frame] = ()  # that leave at the end of this turn
        self.behind, self.since = False, 0.0
        self.owed: list[bytes] = []  # answers for when it has caught up
        self.gone = False
        self.dark = False  # its page is hidden
        self.joining: list[str] | None = None  # what was said behind a `Join` that is not on disk
        self.reading: asyncio.Task[None] | None = None  # what was said before

    @property
    def member(self) -> Member | None:
        return self.ear.member

    def hear(self, text: str) -> None:
        receive(self, text)

    def hear_control(self, kind: int, body: bytes) -> None:
        echo(self, kind, body)

    def tell(self, message: ToClient) -> None:
        """An answer: it waits if need be. There are no more of them than the limits of messages and
        of refusals together."""
        if self.behind:
            self.owed.append(encode(message))
        else:
            self.send(encode(message))

    def answer(self, message: Done | Refused) -> None:
        """To a move: in a held wait its maker's own news goes before it, or none, equally long."""
        if not self.behind:
            self.live.tell_own(self)
        text = answer(encode(message))
        if self.behind:
            self.owed.append(text)
        else:
            self.send(text)

    def send(self, text: bytes) -> None:
        """Now or not at all."""
        if not self.behind:
            self.write(frame(text))

    def pong(self, body: bytes) -> None:
        if not self.behind:
            self.write(b"\x8a%c%b" % (len(body), body))

    def write(self, frame: bytes | Frame) -> None:
        if self.put((frame,)):
            self.live.outbox.collect((self,))

    def put(self, frames: Sequence[bytes | Frame]) -> bool:
        """Behind what waits to leave; whether nothing did until then."""
        if self.gone or not frames:
            return False
        if not self.out:
            self.out = frames  # which are the same for many
            return True
        self.out = (*self.out, *frames)
        if sum(map(len, self.out)) > BEHIND:
            self.flush()
        return False

    def flush(self) -> None:
        out, self.out, transport = self.out, (), self.transport
        if not out or transport.is_closing():
            return
        # For all but the mover it is one frame.
        only = out[0] if len(out) == 1 else b"".join(map(bytes, out))
        transport.write(only if type(only) is bytes else bytes(only))
        if transport.get_write_buffer_size() > BEHIND:
            self.behind, self.since = True, self.loop.time()
            self.loop.call_later(LOOK, self.catch_up)

    def catch_up(self) -> None:
        if self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() == 0:
            self.behind = False
            self.live.tally.resyncs += 1
            self.live.greet(self)
            while self.owed and not self.behind:
                self.send(self.owed.pop(0))
        elif self.loop.time() - self.since > PATIENCE:
            self.transport.abort()
        else:
            self.loop.call_later(LOOK, self.catch_up)

    def leave(self) -> None:
        """They have said goodbye: what was on its way leaves, and nothing comes behind it."""
        if not self.gone:
            self.flush()
            self.gone = True
            self.live.depart(self)

    def hang_up(self, last: Gone, within: float = PATIENCE) -> None:
        self.gone = True
        if self.transport.is_closing():
            return
        self.out = (*self.out, frame(encode(last)), CLOSING)
        self.flush()
        self.transport.close()  # once all is read, or
        self.loop.call_later(within, self.transport.abort)
