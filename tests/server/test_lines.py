"""A line that floods, is silent, stops half-way or does not read is cut, and keeps nobody away."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec
import pytest

from huisclos.kernel import encode
from huisclos.server import bodies, limits, lines
from huisclos.server.app import opened
from huisclos.server.hub import Hub
from huisclos.server.settings import Settings
from huisclos.store import MemoryStore
from huisclos.tables.wishes import Play
from huisclos.wire.messages import PROTOCOL, Hello
from tests.conftest import PATIENCE
from tests.server.house import REHEARSAL
from tests.server.players import eventually
from tests.server.raw import PING, RawSocket, framed

HALF = {
    "nothing": b"",
    "half a header": b"GET /health HTTP/1.1\r\nHo",
    "answered once": b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n",
}


@asynccontextmanager
async def house() -> AsyncIterator[tuple[Hub, int]]:
    hub = Hub(MemoryStore(), Settings(host="127.0.0.1", port=0, bot_pace=0, rehearsal=REHEARSAL))
    async with asyncio.timeout(PATIENCE), opened(hub) as port:
        yield hub, port
        await hub.stop()


async def to_the_end(port: int, sent: bytes) -> bytes:
    """All that comes until the line is cut."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    got = b""
    with suppress(ConnectionError):
        while more := await reader.read(65536):
            got += more
    writer.close()
    return got


async def is_answered(port: int) -> bool:
    request = b"GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
    return (await to_the_end(port, request)).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("sent", HALF.values(), ids=HALF)
def test_who_owes_us_a_request_for_long_is_cut(monkeypatch, sent):
    monkeypatch.setattr(lines, "LOOK", 0.01)
    monkeypatch.setattr(limits, "REQUEST_WITHIN", 0.05)

    async def visit():
        async with house() as (hub, port):
            await to_the_end(port, sent)
            assert hub.tally.cut["silent"] == 1

    asyncio.run(visit())


def test_half_a_body_is_waited_for_only_so_long(monkeypatch):
    monkeypatch.setattr(bodies, "BODY_WITHIN", 0.05)

    async def visit():
        async with house() as (_, port):
            half = b"POST /api/replays HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\nx"
            assert (await to_the_end(port, half)).startswith(b"HTTP/1.1 408")

    asyncio.run(visit())


def test_who_does_not_read_the_answer_is_cut(monkeypatch):
    monkeypatch.setattr(lines, "LOOK", 0.01)
    monkeypatch.setattr(limits, "UNREAD_WITHIN", 0.1)

    async def visit():
        async with house() as (hub, port):
            with socket.socket() as idle:
                idle.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                idle.setblocking(False)
                loop = asyncio.get_running_loop()
                await loop.sock_connect(idle, ("127.0.0.1", port))
                request = b"GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n"
                asking = asyncio.create_task(loop.sock_sendall(idle, request * 10_000))
                await eventually(lambda: hub.tally.cut["unread"] == 1)
                await asyncio.wait([asking])

    asyncio.run(visit())


@pytest.mark.parametrize("full", ["requests", "files"])
def test_among_too_many_who_ask_nothing_an_honest_request_is_answered(monkeypatch, full):
    monkeypatch.setattr(limits, "REQUESTS", 5 if full == "requests" else 1000)
    monkeypatch.setattr(limits, "files", lambda: 5 + limits.SPARE_FILES)

    async def visit():
        async with house() as (hub, port):
            silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(20)]
            for _ in range(5):
                assert await is_answered(port)
            assert hub.tally.cut["crowded"] >= 15
            for _, writer in silent:
                writer.close()

    asyncio.run(visit())


def test_slow_bodies_keep_no_request_away(monkeypatch):
    monkeypatch.setattr(limits, "REQUESTS", 5)

    async def visit():
        async with house() as (_, port):
            slow = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
            for _, writer in slow:
                writer.write(b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx")
            for _ in range(5):
                assert await is_answered(port)
            for _, writer in slow:
                writer.close()

    asyncio.run(visit())


@pytest.mark.parametrize(
    ("first", "frames"),
    [
        (b"", framed(b"{}")),
        (b"", framed(b"", PING)),
        (framed(b"x", 1, last=False), framed(b"", 0, last=False) * 99),
    ],
    ids=["messages", "pings", "a message without an end"],
)
def test_a_line_that_floods_and_never_reads_is_cut(monkeypatch, first, frames):
    monkeypatch.setattr(limits, "BYTES_AT_ONCE", 100_000.0)
    monkeypatch.setattr(limits, "BYTES_PER_SECOND", 1.0)  # however slow the machine, it is a flood

    async def visit():
        async with house() as (hub, port):
            code = await hub.open("infiltres", {})

            def flood() -> None:
                with RawSocket(port, code, buffer=4096) as line:
                    line.send(encode(Hello(protocol=PROTOCOL)))
                    line.line.sendall(first)
                    while True:
                        line.line.sendall(frames * 100)

            with pytest.raises(ConnectionError):
                await asyncio.to_thread(flood)
            await eventually(lambda: hub.tally.cut["flooding"] == 1)
            await eventually(lambda: hub.connections == 0 and not hub.tables)

    asyncio.run(visit())


def test_a_burst_of_taps_is_refused_and_the_line_stays():
    async def visit():
        async with house() as (hub, port):
            code = await hub.open("infiltres", {})

            def tap() -> int:
                with RawSocket(port, code) as line:
                    line.send(encode(Hello(protocol=PROTOCOL)))
                    line.line.sendall(framed(b"{}") * 150)
                    line.send(b"still here", PING)
                    count = 0
                    while count < 150:
                        count += line.message()["type"] == "Refused"
                    return count

            assert await asyncio.to_thread(tap) == 150
            assert hub.tally.cut["flooding"] == 0

    asyncio.run(visit())


def test_a_move_that_came_too_fast_is_refused_by_its_number():
    """Its phone sends no other until it is answered."""
    move = encode(Play("phone", 7, 0, 0, msgspec.Raw(b"{}")))

    async def visit():
        async with house() as (hub, port):
            code = await hub.open("infiltres", {})

            def tap() -> list[tuple[str, int | None]]:
                with RawSocket(port, code) as line:
                    line.send(encode(Hello(protocol=PROTOCOL)))
                    line.line.sendall(framed(move) * 100)
                    told: list[tuple[str, int | None]] = []
                    while len(told) < 100:
                        if (message := line.message())["type"] == "Refused":
                            told.append((message["reason"]["key"], message["number"]))
                    return told

            told = await asyncio.to_thread(tap)
            assert ("too-fast", 7) in told and {number for _, number in told} == {7}

    asyncio.run(visit())


def test_a_ping_is_answered_with_what_was_in_it():
    async def visit():
        async with house() as (hub, port):
            code = await hub.open("infiltres", {})

            def ping() -> bytes:
                with RawSocket(port, code) as line:
                    line.send(encode(Hello(protocol=PROTOCOL)))
                    line.send(b"are you there?", PING)
                    while (received := line.receive())[0] != 10:
                        pass
                    return received[1]

            assert await asyncio.to_thread(ping) == b"are you there?"

    asyncio.run(visit())
