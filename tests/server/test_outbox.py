"""What is said in one turn of the event loop leaves together, at its end."""

import asyncio
from types import SimpleNamespace
from typing import Any

from huisclos.kernel import Refusal, encode
from huisclos.server import connection as line
from huisclos.server.connection import Connection
from huisclos.server.frames import CLOSING
from huisclos.server.outbox import Outbox
from huisclos.tables.feed import Ear
from huisclos.wire.messages import Gone, Here
from tests.server.unframe import messages


class Wire:
    """A transport that remembers its writes, and whose reader has gone to sleep."""

    def __init__(self) -> None:
        self.writes: list[bytes] = []
        self.closed = False

    def write(self, frames: bytes) -> None:
        self.writes.append(frames)

    def get_write_buffer_size(self) -> int:
        return sum(map(len, self.writes))

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None: ...

    def get_extra_info(self, name: str) -> None: ...

    def set_write_buffer_limits(self, high: int) -> None: ...


def phones(count: int) -> list[Any]:
    live: Any = SimpleNamespace(outbox=Outbox(), connections=())
    return [Connection(live, Wire(), Ear(None)) for _ in range(count)]  # type: ignore[arg-type]


def said(phone: Any) -> list[list[str]]:
    writes = (write.removesuffix(CLOSING) for write in phone.transport.writes)
    return [[message["type"] for message in messages(write)] for write in writes]


def test_all_that_a_turn_has_for_one_phone_is_one_write() -> None:
    async def scene() -> None:
        ana, bob = phones(2)
        for phone in (ana, bob, ana):
            phone.tell(Here(()))
        assert said(ana) == said(bob) == []
        await asyncio.sleep(0)
        assert said(ana) == [["Here", "Here"]]
        assert said(bob) == [["Here"]]
        ana.tell(Here(()))
        await asyncio.sleep(0)
        assert said(ana) == [["Here", "Here"], ["Here"]]

    asyncio.run(scene())


def test_the_last_word_comes_after_what_was_waiting() -> None:
    async def scene() -> None:
        (ana,) = phones(1)
        ana.tell(Here(()))
        ana.hang_up(Gone(Refusal("removed"), again=False))
        assert ana.transport.closed
        assert said(ana) == [["Here", "Gone"]]
        await asyncio.sleep(0)
        assert said(ana) == [["Here", "Gone"]]

    asyncio.run(scene())


def test_a_turn_that_has_much_to_say_overfills_nobody(monkeypatch) -> None:
    monkeypatch.setattr(line, "BEHIND", 500)

    async def scene() -> None:
        (ana,) = phones(1)
        for _ in range(1000):
            ana.send(encode(Here(())))
        await asyncio.sleep(0)
        assert ana.behind
        assert ana.transport.get_write_buffer_size() < 2 * line.BEHIND

    asyncio.run(scene())
