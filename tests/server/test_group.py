"""A group that comes together again: its phones have a key in common, and find one table."""

import asyncio
from random import Random
from typing import Any

import aiohttp
from aiohttp.test_utils import TestClient

from huisclos.client import Phone
from huisclos.store import MemoryStore
from tests.server.inside import house_inside
from tests.server.nodes import Served, nodes, on_a_loop, query, until
from tests.server.players import eventually, in_room, leave

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


@on_a_loop
async def test_phones_that_come_back_through_two_servers_find_themselves_at_one_table(
    database: str,
) -> None:
    """Their last room was closed; whoever asks first opens another, wherever the others ask."""
    async with nodes(database, 2) as (one, other), aiohttp.ClientSession() as web:

        async def back(house: Served) -> Any:
            wish = {"game": "infiltres", "group": {"key": KEY, "friends": FRIENDS}}
            async with web.post(f"{house.url}/api/tables", json=wish) as answer:
                return await answer.json()

        last_week = await back(one)
        assert await back(other) == last_week
        async with (
            Phone(one.url, last_week["code"], luck=Random(1)) as ana,
            Phone(other.url, last_week["code"], luck=Random(2)) as bob,
        ):
            await ana.join("Ana")
            await bob.join("Bob")
            await leave(bob)
            await leave(ana)
        await until(lambda: not one.hub.tables and not other.hub.tables)
        found = await asyncio.gather(*(back(house) for house in (one, other, other, one)))
        assert all(each == found[0] for each in found)
        assert found[0]["invitation"] != last_week["invitation"]
        async with (
            Phone(other.url, found[0]["code"], luck=Random(3)) as ana,
            Phone(one.url, found[1]["code"], luck=Random(4)) as bob,
        ):
            await ana.join("Ana")
            await bob.join("Bob")
            for phone in (ana, bob):
                await phone.until(lambda phone=phone: in_room(phone) == 2)
                points = dict(phone.room.score[0].points)
                assert points == {ana.member: 3, bob.member: 0}
            assert len(one.hub.tables) + len(other.hub.tables) == 1
        assert len(await query(database, "select key from huisclos.log")) == 2
