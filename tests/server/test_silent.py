"""A server that is stopped or cut off hangs up on nobody: who is connected has to notice."""

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest

from huisclos.client import HouseError, Phone, open_table, phone
from huisclos.kernel import encode
from huisclos.server.connection import Connection
from huisclos.wire.messages import PROTOCOL, Echo, Hello, Join
from tests.conftest import PATIENCE
from tests.server.house import House
from tests.server.inside import house_inside


def test_who_asks_whether_anybody_is_there_is_answered_and_has_touched_nothing() -> None:
    async def visit() -> None:
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            line = await client.ws_connect(f"/ws/{code}")
            for message in (Hello(protocol=PROTOCOL), Join("Ana")):
                await line.send_str(encode(message).decode())
            while not (await line.receive_json(timeout=PATIENCE)).get("token"):
                pass
            live = await hub.find(code)
            touched = live.presence
            await line.send_str(encode(Echo()).decode())
            while await line.receive_json(timeout=PATIENCE) != {"type": "Echo"}:
                pass
            assert live.presence == touched

    asyncio.run(visit())


def test_one_that_has_not_read_is_answered_when_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it would take a house that it does not keep up with for a dead one, again and again."""

    async def visit() -> None:
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            line = await client.ws_connect(f"/ws/{code}")
            await line.send_str(encode(Hello(protocol=PROTOCOL)).decode())
            while (await line.receive_json(timeout=PATIENCE))["type"] != "Here":
                pass
            (connection,) = (await hub.find(code)).connections
            assert isinstance(connection, Connection)
            connection.behind = True
            connection.tell(Echo())
            connection.catch_up()
            while await line.receive_json(timeout=PATIENCE) != {"type": "Echo"}:
                pass

    asyncio.run(visit())


def test_a_phone_notices_that_its_server_was_stopped_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(phone, "SILENT", 0.4)
    with House(tmp_path / "house.db") as house:

        async def visit() -> None:
            code = await open_table(house.url, "infiltres")
            async with Phone(house.url, code, luck=Random(1)) as ana:
                await ana.join("Ana")
                assert house.process
                house.process.send_signal(signal.SIGSTOP)
                try:
                    await ana.until(lambda: not ana.connected)
                finally:
                    house.process.send_signal(signal.SIGCONT)
                await ana.until(lambda: ana.connected)
                assert ana.room and [person.name for person in ana.room.people] == ["Ana"]

        asyncio.run(visit())


def test_a_house_that_does_not_open_the_line_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(phone, "REACHED", 0.05)
    asked: asyncio.Queue[None] = asyncio.Queue()

    async def nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.put_nowait(None)
        await reader.read()
        writer.close()

    async def visit() -> None:
        async with await asyncio.start_server(nothing, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with Phone(f"http://127.0.0.1:{port}", "KRBX"):
                for _ in range(3):
                    await asyncio.wait_for(asked.get(), PATIENCE)

    asyncio.run(visit())


def test_a_page_of_a_balancer_is_not_taken_for_an_answer_of_the_house() -> None:
    page = b"<html><body><h1>503 Service Unavailable</h1></body></html>"

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        head = f"HTTP/1.1 503 X\r\nContent-Length: {len(page)}\r\nConnection: close\r\n\r\n"
        writer.write(head.encode() + page)
        await writer.drain()
        writer.close()

    async def visit() -> None:
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(HouseError, match="connection-lost"):
                await open_table(f"http://127.0.0.1:{port}", "infiltres")

    asyncio.run(visit())
