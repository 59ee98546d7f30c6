"""A table whose game is not installed: it says so, keeps what it has, and comes back with it."""

import asyncio

from huisclos_trio.actions import Claim

from huisclos.client import Phone
from huisclos.kernel import decode, encode
from huisclos.server.settings import Settings
from huisclos.store import MemoryStore
from huisclos.tables import Record, log
from huisclos.tables.verify import verify
from huisclos.tables.wishes import AddBot, Configure, Leave, Say, Start
from tests.server.house import REHEARSAL
from tests.server.inside import house_inside

WITH = Settings(bot_pace=0, rehearsal=REHEARSAL, games=("sporz", "trio"))
WITHOUT = Settings(bot_pace=0, rehearsal=REHEARSAL, games=("sporz",))


async def trio_with_two_bots(client, start=True) -> tuple[str, str]:
    """Code and token of Ana, who is to claim."""
    wish = encode({"game": "trio", "options": {}})
    code = (await (await client.post("/api/tables", data=wish)).json())["code"]
    async with Phone(str(client.make_url("")), code) as ana:
        await ana.join("Ana")
        for wish in (AddBot(), AddBot(), *([Start()] if start else [])):
            await ana.ask(wish)
        await ana.until(lambda: ana.public if start else len(ana.room.people) == 3)
        return code, ana.token


def test_a_game_that_was_broken_off_goes_on_when_its_package_is_back():
    async def evenings():
        store = MemoryStore()
        async with house_inside(WITH, store) as (_, client):
            code, token = await trio_with_two_bots(client)
        async with house_inside(WITHOUT, store) as (hub, client):
            async with Phone(str(client.make_url("")), code, token) as ana:
                await ana.until(lambda: ana.settled)
                assert ana.room.put_away.key == ana.room.cannot_start.key == "game-absent"
                assert ana.room.people[0].name == "Ana"
                assert ana.public is None
                await ana.ask(Say("lobby", "where is it?"))
                await ana.until(lambda: ana.talk or ana.refusals)
            for path in ("log", "replay"):  # it may go on: nobody is told its deal
                answer = await client.get(f"/api/tables/{code}/{path}")
                assert (answer.status, (await answer.json())["key"]) == (409, "game-absent")
            bodies = await store.read(await store.find(code))
            kept = log.dump([decode(body, Record) for body in bodies])  # as `export` writes it
            (game,) = verify(hub.games, log.load(kept))
            assert game.unjudged.key == "game-absent"
        async with (
            house_inside(WITH, store) as (_, client),
            Phone(str(client.make_url("")), code, token) as ana,
        ):
            await ana.until(lambda: ana.public is not None)
            await ana.play(Claim(7))
            await ana.until(lambda: ana.public.phase == "pointing")
            return ana.room.put_away, [line.text for line in ana.talk]

    assert asyncio.run(evenings()) == (None, ["where is it?"])


def test_a_room_of_such_a_game_can_choose_another_and_an_empty_one_closes():
    async def evening():
        store = MemoryStore()
        async with house_inside(WITH, store) as (_, client):
            (first, ana_there), (second, ana_here) = [
                await trio_with_two_bots(client, start) for start in (False, True)
            ]
        async with house_inside(WITHOUT, store) as (_, client):
            url = str(client.make_url(""))
            async with Phone(url, first, ana_there) as ana:
                await ana.until(lambda: ana.settled)
                await ana.ask(AddBot())
                await ana.until(lambda: ana.refusals)
                await ana.ask(Configure("sporz", {}))
                await ana.until(lambda: ana.room.game == "sporz")
                refused = [why.key for why in ana.refusals]
                assert (refused, ana.room.put_away) == (["game-absent"], None)
            async with Phone(url, second, ana_here) as ana:
                await ana.until(lambda: ana.settled)
                await ana.ask(Leave())
                await ana.until(lambda: ana.gone)
            return (await client.get(f"/api/tables/{second}")).status

    assert asyncio.run(evening()) == 404
