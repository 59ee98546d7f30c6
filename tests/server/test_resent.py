"""A move that is sent again while it is on its way to the disk."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from huisclos import shelf
from huisclos.bench.course import record
from huisclos.server.connection import Connection
from huisclos.server.limits import Bucket
from huisclos.server.live import Live
from huisclos.server.metrics import Tally
from huisclos.server.outbox import Outbox
from huisclos.server.receiving import receive
from huisclos.server.settings import Settings
from huisclos.tables import Member, Table, fold
from huisclos.tables.feed import Ear
from tests.server.unframe import messages


class SlowStore:
    """Keeps what it is given when the test says so."""

    def __init__(self) -> None:
        self.steps: list[Callable[[None], None]] = []

    def append(
        self, table: str, expected: int, bodies: Sequence[bytes], done: Any, *, closing: bool
    ) -> None:
        assert bodies, "there is no event to keep"
        self.steps.append(done)

    def keep_all(self) -> None:
        while self.steps:
            self.steps.pop(0)(None)


class Wire:
    """A transport that remembers the messages."""

    def __init__(self) -> None:
        self.sent: list[Any] = []

    def write(self, frames: bytes) -> None:
        self.sent += messages(frames)

    def of(self, kind: str) -> list[Any]:
        return [message for message in self.sent if message["type"] == kind]

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def get_extra_info(self, name: str) -> None: ...

    def set_write_buffer_limits(self, high: int) -> None: ...


def test_a_move_sent_twice_is_played_once_and_both_are_answered_when_it_is_on_disk() -> None:
    async def scene() -> None:
        course, store, wire = record(3, 1, seed=1), SlowStore(), Wire()
        table = Table(shelf.games())
        for event in course.opening:
            table = fold(table, event)
        live: Any = Live(
            "t", table, store, Settings(), Tally(), Outbox(), Bucket(1, 1), set(), print, print
        )  # type: ignore[arg-type]
        seat, move = course.plays[0]
        phone = Connection(live, wire, Ear(Member(seat + 1)))  # type: ignore[arg-type]
        live.arrive(phone)

        receive(phone, move.decode())
        receive(phone, move.decode())
        assert wire.of("Done") == wire.of("Refused") == []

        store.keep_all()
        await asyncio.sleep(0)
        assert len(wire.of("Done")) == 2
        assert live.shown.number == table.number + 1
        live.sleep()

    asyncio.run(scene())
