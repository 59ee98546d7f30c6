"""One line is one seat, and what is said behind a `Join` is heard as its member's."""

import asyncio

from huisclos.client import Phone
from huisclos.kernel import encode
from huisclos.tables.wishes import AddBot, Say
from huisclos.wire.messages import PROTOCOL, Hello, Join
from tests.conftest import PATIENCE
from tests.server.inside import house_inside


def test_fifty_joins_on_one_line_are_one_seat():
    async def visit():
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            line = await client.ws_connect(f"/ws/{code}")
            joins = [Join(f"Ana {number}") for number in range(50)]
            for message in (Hello(protocol=PROTOCOL), *joins):
                await line.send_str(encode(message).decode())
            told = []
            while sum(each["type"] == "Refused" for each in told) < 49:
                told.append(await line.receive_json(timeout=PATIENCE))
            reasons = {each["reason"]["key"] for each in told if each["type"] == "Refused"}
            assert reasons == {"already-here"}
            assert sum(bool(each.get("token")) for each in told) == 1
            assert len((await hub.find(code)).shown.people) == 1

    asyncio.run(visit())


def test_what_is_said_right_behind_a_join_is_done():
    async def visit():
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            async with Phone(str(client.make_url("")), code) as ana:
                for message in (Join("Ana"), AddBot(), Say("lobby", "Bonjour")):
                    await ana.ask(message)
                await ana.until(lambda: bool(ana.talk) and len(ana.room.people) == 2)
                assert not ana.refusals

    asyncio.run(visit())
