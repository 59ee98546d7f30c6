"""A house whose rules were changed: its tables come back, and a game it cannot play is put away."""

import asyncio
import json
from random import Random

from huisclos import shelf
from huisclos.client import Phone
from huisclos.store import MemoryStore
from huisclos.tables import log
from huisclos.tables.verify import verify
from huisclos.tables.wishes import Say, Start
from tests.kept.test_editions import raise_edition
from tests.server.inside import ToldHere, house_inside
from tests.server.players import choose, table_of


async def broken_off(client) -> tuple[str, list[str]]:
    """A game of three after its first move, and something that was said: code and tokens."""
    async with table_of(str(client.make_url("")), people=3) as phones:
        player = next(phone for phone in phones if phone.awaited)
        await player.play(choose(player, Random(1)))
        await phones[0].ask(Say("table", "hello"))
        await phones[0].until(lambda: phones[0].talk or phones[0].refusals)
        return phones[0].code, [phone.token for phone in phones]


def test_a_running_game_is_put_away_told_as_it_stands_and_another_one_begins(monkeypatch):
    async def evenings():
        store = MemoryStore()
        async with house_inside(store=store) as (_, client):
            code, tokens = await broken_off(client)
            assert (await client.get(f"/api/tables/{code}/replay")).status == 404  # it is running
        raise_edition(monkeypatch, "infiltres")
        async with house_inside(store=store) as (hub, client):
            hub.retelling = ToldHere(hub.games)
            async with Phone(str(client.make_url("")), code, tokens[0]) as ana:
                await ana.until(lambda: ana.settled)
                assert ana.room.put_away.key == "put-away"
                assert [person.name for person in ana.room.people] == ["Ana", "Bob", "Cléo"]
                assert (ana.room.seats, ana.room.cannot_start, ana.public) == ((), None, None)
                told = await (await client.get(f"/api/tables/{code}/replay")).json()
                kept = await (await client.get(f"/api/tables/{code}/log")).text()
                await ana.ask(Start())
                await ana.until(lambda: ana.public is not None)
                assert ana.room.put_away is None
            sent = await client.post("/api/replays", data=json.dumps({"log": kept}))
            return told, kept, await sent.json()

    told, kept, sent = asyncio.run(evenings())
    assert told == sent
    assert told["unjudged"]["key"] == "edition-unjudged" and told["outcome"] is None
    assert [moment["seat"] for moment in told["moments"]][:2] == [None, -1]
    (game,) = verify(shelf.games(), log.load(kept))
    assert game.unjudged and game.draws


def test_it_is_put_away_once_and_for_all(monkeypatch):
    """Two who come back at once, and the next start of the house: one event."""

    async def evenings():
        store = MemoryStore()
        async with house_inside(store=store) as (_, client):
            code, tokens = await broken_off(client)
        raise_edition(monkeypatch, "infiltres")
        lengths = []
        for _ in range(2):
            async with house_inside(store=store) as (hub, client):
                url = str(client.make_url(""))
                async with Phone(url, code, tokens[0]) as ana, Phone(url, code, tokens[1]) as bob:
                    await ana.until(lambda ana=ana: ana.settled)
                    await bob.until(lambda bob=bob: bob.settled)
                    assert ana.room == bob.room
                    (live,) = hub.tables.values()
                    lengths.append(live.head.number)
        return lengths

    first, second = asyncio.run(evenings())
    assert first == second


def test_a_table_of_a_newer_house_is_refused_and_nothing_is_lost(monkeypatch):
    async def evenings():
        store = MemoryStore()
        with monkeypatch.context() as later:
            raise_edition(later, "infiltres")
            async with house_inside(store=store) as (_, client):
                code, tokens = await broken_off(client)
        async with house_inside(store=store) as (_, client):
            answer = await client.get(f"/api/tables/{code}")
            assert (answer.status, (await answer.json())["key"]) == (409, "edition-newer")
        raise_edition(monkeypatch, "infiltres")
        async with (
            house_inside(store=store) as (_, client),
            Phone(str(client.make_url("")), code, tokens[0]) as ana,
        ):
            await ana.until(lambda: ana.public is not None)

    asyncio.run(evenings())
