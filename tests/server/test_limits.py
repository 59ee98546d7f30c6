"""How much one may ask: of a connection, of a seat, of the house; and how a line ends."""

import asyncio
import contextlib
from pathlib import Path

import pytest
from aiohttp import WSServerHandshakeError

from huisclos.client import Phone, open_table
from huisclos.kernel import encode
from huisclos.server import limits
from huisclos.server.limits import Bucket
from huisclos.server.settings import Settings
from huisclos.wire.messages import PROTOCOL, Echo, Hello
from tests.server.house import REHEARSAL, House
from tests.server.inside import house_inside
from tests.server.players import eventually
from tests.server.raw import BINARY, CLOSE, RawSocket, framed


@pytest.fixture(scope="module")
def house():
    with House("memory:") as house:
        yield house


def test_a_bucket_gives_so_many_at_once_and_so_many_a_second():
    bucket = Bucket(rate=2, most=5)
    assert [bucket.take(100.0) for _ in range(7)] == [True] * 5 + [False] * 2
    assert [bucket.take(101.0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(1000.0) for _ in range(6)] == [True] * 5 + [False]


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (framed(b"", BINARY), 1003),
        (framed(b"\xff"), 1007),
        (framed(b"x" * (limits.MESSAGE_BYTES + 1)), 1009),
        (b"\x81\xff" + (2**40).to_bytes(8, "big") + bytes(4), 1009),  # announced, never sent
        (framed(b"x" * 200_000, last=False) + framed(b"x" * 200_000, 0), 1009),
        (framed(b"x", 3), 1002),
        (framed(b"x", 0), 1002),
        (framed((1000).to_bytes(2, "big"), CLOSE), 1000),
    ],
    ids=["binary", "no UTF-8", "huge", "announced", "in parts", "kind", "goes on", "goodbye"],
)
def test_a_line_ends_with_the_code_that_is_documented(house, frames, code):
    table = asyncio.run(open_table(house.url, "infiltres"))
    with RawSocket(house.port, table) as line:
        line.send(encode(Hello(protocol=PROTOCOL)))
        while line.message()["type"] != "Here":
            pass
        line.line.sendall(frames)
        with pytest.raises(ConnectionError, match=f"closed: {code}"):
            line.message()


def test_nothing_comes_behind_the_last_frame(house):
    table = asyncio.run(open_table(house.url, "infiltres"))
    with RawSocket(house.port, table) as line:
        line.send(encode(Hello(protocol=PROTOCOL)))
        while line.message()["type"] != "Here":
            pass
        goodbye = framed((1000).to_bytes(2, "big"), CLOSE)
        line.line.sendall(framed(encode(Echo())) + goodbye)
        assert line.message()["type"] == "Echo"
        assert line.receive()[0] == CLOSE
        with pytest.raises(ConnectionError):
            line.receive()


def test_tables_cannot_be_opened_without_end():
    async def visit():
        async with house_inside() as (_, client):
            statuses = [
                (await client.post("/api/tables", json={"game": "infiltres"})).status
                for _ in range(60)
            ]
            assert statuses[:50] == [201] * 50 and 429 in statuses[50:]

    asyncio.run(visit())


def test_a_full_house_says_so_before_it_opens_a_line():
    async def visit():
        settings = Settings(bot_pace=0, rehearsal=REHEARSAL, lines=2)
        async with house_inside(settings) as (hub, client):
            code = await hub.open("infiltres", {})
            first, second = (
                await client.ws_connect(f"/ws/{code}"),
                await client.ws_connect(f"/ws/{code}"),
            )
            answer = await client.get(f"/ws/{code}")
            assert (answer.status, (await answer.json())["key"]) == (503, "house-full")
            await first.close()
            third = await client.ws_connect(f"/ws/{code}")
            assert hub.connections == 2
            await asyncio.gather(second.close(), third.close())

    asyncio.run(visit())


def test_a_house_is_not_overfilled_by_those_who_come_at_once():
    async def visit():
        settings = Settings(bot_pace=0, rehearsal=REHEARSAL, lines=2)
        async with house_inside(settings) as (hub, client):
            code = await hub.open("infiltres", {})

            async def come():
                with contextlib.suppress(WSServerHandshakeError):
                    return await client.ws_connect(f"/ws/{code}")

            lines = [line for line in await asyncio.gather(*(come() for _ in range(5))) if line]
            assert len(lines) == hub.connections == 2
            for line in lines:
                await line.close()
            await eventually(lambda: hub.connections == 0)

    asyncio.run(visit())


def test_a_seat_is_open_on_a_few_phones_at_most(monkeypatch):
    async def visit():
        monkeypatch.setattr(limits, "CONNECTIONS_PER_MEMBER", 2)
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            url = str(client.make_url(""))
            async with Phone(url, code) as ana:
                await ana.join("Ana")
                async with (
                    Phone(url, code, ana.token) as again,
                    Phone(url, code, ana.token) as more,
                ):
                    await again.until(lambda: again.connected or more.connected)
                    await more.until(lambda: bool(again.gone or more.gone))
                    assert {p.gone.key for p in (again, more) if p.gone} == {"too-many-phones"}

    asyncio.run(visit())


def test_the_house_may_open_as_many_files_as_it_has_connections(house):
    (line,) = (
        line
        for line in Path(f"/proc/{house.process.pid}/limits").read_text().splitlines()
        if line.startswith("Max open files")
    )
    soft, hard = line.split()[3:5]
    assert int(soft) == min(int(hard), limits.FILES)


@pytest.mark.parametrize(("files", "lines"), [(1024, 512), (8192, 6092), (65_536, 63_436)])
def test_the_files_allowed_say_how_many_phones_there_may_be(monkeypatch, files, lines):
    monkeypatch.setattr(limits, "files", lambda: files)
    assert limits.lines() == lines
