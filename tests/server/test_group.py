"""A group that comes together again: its phones have a key in common, and find one table."""

import asyncio
from typing import Any

from aiohttp.test_utils import TestClient

from huisclos.client import Phone
from huisclos.store import MemoryStore
from tests.server.inside import house_inside
from tests.server.players import eventually, leave

KEY = "group.KRBX.0123456789a"
FRIENDS: list[dict[str, Any]] = [
    {"name": "Ana", "points": 3},
    {"name": "Bob", "look": {"face": 4, "colour": 2}},
]


async def ask(client: TestClient[Any, Any], key: str = KEY, friends: Any = FRIENDS) -> Any:
    wish = {"game": "infiltres", "group": {"key": key, "friends": friends}}
    return await (await client.post("/api/tables", json=wish)).json()


def test_who_asks_with_the_same_key_comes_to_the_same_table_and_others_do_not():
    async def evening():
        async with house_inside() as (_, client):
            ana, bob = await asyncio.gather(ask(client), ask(client))  # at the same time
            stranger = await ask(client, KEY.replace("KRBX", "ABCD"))
            assert ana == bob
            assert stranger["code"] != ana["code"]
            async with Phone(str(client.make_url("")), bob["code"]) as phone:
                await phone.join("Bob")
                await phone.until(lambda: bool(phone.room.score))
                assert phone.room.score[0].points == ((phone.member, 0),)
                assert phone.room.people[0].look.face == 4

    asyncio.run(evening())


def test_where_the_last_one_has_closed_there_is_another_and_a_restart_changes_nothing():
    async def evening():
        store = MemoryStore()
        async with house_inside(store=store) as (hub, client):
            first = await ask(client)
            async with Phone(str(client.make_url("")), first["code"]) as ana:
                await ana.join("Ana")
                await leave(ana)
            await eventually(lambda: not hub.tables)
            second = await ask(client)
            assert second["invitation"] != first["invitation"]
        async with house_inside(store=store) as (_, client):
            assert await ask(client) == second

    asyncio.run(evening())


def test_what_a_phone_says_of_a_group_is_checked_and_refused_with_a_sentence():
    async def evening():
        async with house_inside() as (hub, client):
            for key, friends, why in (
                ("short", FRIENDS, "bad-message"),
                (KEY, [{"name": "Ana", "points": -1}], "bad-message"),
                (KEY, [{"name": "Ana", "points": 10_000}], "bad-message"),
                (KEY, [{"name": f"n{at}"} for at in range(101)], "bad-message"),
                (KEY, [{"name": "Ana"}, {"name": "ANA"}], "name-taken"),
                (KEY, [{"name": "x" * 21}], "name-too-long"),
            ):
                assert (await ask(client, key, friends))["key"] == why
            assert await hub.store.tables() == []

    asyncio.run(evening())
