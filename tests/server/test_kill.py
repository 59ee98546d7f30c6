"""An acknowledged move is never lost, even by kill -9, and none is played twice."""

import asyncio
from collections import Counter
from random import Random
from typing import Any

from huisclos.games import ALL
from huisclos.kernel import decode
from huisclos.store import open_store
from huisclos.tables import Record
from huisclos.tables.event import Played
from tests.conftest import FULL
from tests.server.house import House
from tests.server.players import play_on, table_of

KILLS = 20 if not FULL else 100


def played_by_people(path, game) -> dict[int, list]:
    """The log's moves of persons, by seat, and a check that no key is there twice."""

    async def read():
        store = open_store(str(path))
        (table,) = await store.tables(closed=True)
        bodies = await store.read(table.id)
        store.close()
        return [decode(body, Record).event for body in bodies]

    events = [e for e in asyncio.run(read()) if isinstance(e, Played) and e.cause == "person"]
    assert max(Counter(event.key for event in events).values()) == 1
    moves: dict[int, list] = {}
    for event in events:
        moves.setdefault(event.seat, []).append(decode(event.action, game.action))
    return moves


def test_killed_at_random_moments_nothing_acknowledged_is_lost_or_doubled(tmp_path):
    path = tmp_path / "house.db"

    async def evening(house):
        async with table_of(house.url, people=3, machines=2, target=20, clue=0, debate=0) as phones:
            done: list[list[Any]] = [[], [], []]
            games = [
                asyncio.create_task(play_on(phone, Random(n), done[n]))
                for n, phone in enumerate(phones)
            ]
            rng = Random(7)
            for kill in range(KILLS):
                await asyncio.sleep(rng.uniform(0.02, 0.4))
                await asyncio.to_thread(house.kill)
                await asyncio.to_thread(house.start)
                for phone in phones:
                    await phone.until(lambda phone=phone, n=kill: phone.connections > n + 1)
            for game in games:
                game.cancel()
            await asyncio.gather(*games, return_exceptions=True)
            return [phone.seat for phone in phones], done

    with House(path, "--bot-pace", "0.05") as house:
        seats, done = asyncio.run(evening(house))
    assert sum(map(len, done)) > KILLS / 2  # people did play between the kills
    moves = played_by_people(path, ALL["infiltres"])
    for seat, acknowledged in zip(seats, done, strict=True):
        # The last move may be on disk although the game was broken off before its acknowledgement.
        assert moves[seat][: len(acknowledged)] == acknowledged
        assert len(moves[seat]) <= len(acknowledged) + 1
