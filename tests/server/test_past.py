"""Clients of the past, as they are still out there: served, or told in words that they know."""

import asyncio
from pathlib import Path

import pytest

from huisclos.client import HouseError, Phone, open_table
from huisclos.kernel import encode
from huisclos.wire.messages import PROTOCOL, Hello
from tests.conftest import PATIENCE
from tests.past import phone_1
from tests.server.inside import house_inside

PAST = Path(phone_1.__file__).parent


def test_the_client_of_protocol_1_is_told_in_words_that_it_has():
    async def visit():
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            async with phone_1.Phone(str(client.make_url("")), code) as ana:
                with pytest.raises(phone_1.HouseError) as told:
                    await ana.join("Ana")
            known = (PAST / "refusals_1.txt").read_text(encoding="utf-8").split()
            assert told.value.refusal.key == "bad-message" and "bad-message" in known

    asyncio.run(visit())


@pytest.mark.parametrize(
    ("hello", "key"),
    [
        ('{"type":"Hello"}', "bad-message"),  # the first protocol has no number
        ('{"type":"Hello","protocol":7}', "page-other"),
        ('{"type":"Hello","protocol":7,"and":"more"}', "page-other"),
        ('{"type":"Hello","protocol":5}', "page-other"),
        ('{"type":"Hello","protocol":4}', "page-other"),
        ('{"type":"Hello","protocol":3}', "page-other"),
        ('{"type":"Hello","protocol":2}', "page-other"),
        ('{"type":"Hello","protocol":6,"and":"more"}', "bad-message"),
        ('{"type":"Hello","protocol":-1}', "bad-message"),
    ],
)
def test_who_speaks_otherwise_is_told_so(hello, key):
    async def visit():
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            async with client.ws_connect(f"/ws/{code}") as line:
                await line.send_str(hello)
                gone = await line.receive_json(timeout=PATIENCE)
                assert (gone["type"], gone["reason"]["key"], gone["again"]) == ("Gone", key, False)

    asyncio.run(visit())


def test_a_message_of_no_known_kind_is_counted_and_the_line_goes_on():
    async def visit():
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            async with client.ws_connect(f"/ws/{code}") as line:
                await line.send_str(encode(Hello(protocol=PROTOCOL)).decode())
                first = [await line.receive_json(timeout=PATIENCE) for _ in range(3)]
                assert [message["type"] for message in first] == ["Welcome", "Room", "Here"]
                assert first[0]["protocol"] == PROTOCOL
                await line.send_str('{"type":"Sing","song":"la"}')
                await line.send_str('{"type":"Start"}')
                answer = await line.receive_json(timeout=PATIENCE)
                assert answer["reason"]["key"] == "not-a-player"  # to the second
                assert hub.tally.unknown == 1

    asyncio.run(visit())


def test_our_own_client_ignores_what_it_does_not_know_and_says_so_when_it_cannot():
    async def visit():
        async with house_inside() as (hub, client):
            code = await open_table(str(client.make_url("")), "infiltres")
            async with Phone(str(client.make_url("")), code) as ana:
                await ana.join("Ana")
                [line] = next(iter(hub.tables.values())).connections
                line.send(b'{"type":"Weather","rain":true}')
                line.send(b'{"type":"Here","members":[1]}')
                await ana.until(lambda: ana.unknown == 1)
                line.send(b'{"type":"Here","members":[1],"weather":"rain"}')
                with pytest.raises(HouseError, match="page-other"):
                    await ana.until(lambda: False, PATIENCE)

    asyncio.run(visit())
