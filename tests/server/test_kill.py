"""An acknowledged move is never lost, even by kill -9, and none is played twice."""

import asyncio
import sqlite3
from collections import Counter
from random import Random
from typing import Any

import pytest

from huisclos import shelf
from huisclos.client import HouseError, Phone
from huisclos.games.infiltres.nouns import Options
from huisclos.kernel import Illegal, decode
from huisclos.store import open_store
from huisclos.tables import Record
from huisclos.tables.event import Played
from tests.conftest import FULL
from tests.server.house import QuickHouse
from tests.server.players import choose, eventually, play_on, table_of

RANDOM_KILLS = 100 if FULL else 20
KILLS = 1000 if FULL else 50


class Lost(AssertionError):
    """Something that was told is no longer so."""


def log_of(path) -> list[Any]:
    async def read():
        store = open_store(str(path))
        (table,) = [t for t in await store.tables(closed=True) if t.events > 3]
        bodies = await store.read(table.id)
        store.close()
        return [decode(body, Record).event for body in bodies]

    return asyncio.run(read())


def played_by_people(path) -> dict[int, list[Any]]:
    """The log's moves of persons, by seat, and a check that no key is there twice."""
    game = shelf.game("infiltres")
    events = [e for e in log_of(path) if isinstance(e, Played) and e.cause == "person"]
    assert max(Counter(event.key for event in events).values()) == 1
    moves: dict[int, list[Any]] = {}
    for event in events:
        moves.setdefault(event.seat, []).append(decode(event.action, game.action))
    return moves


async def restart(house: QuickHouse, phones: list[Phone]) -> None:
    visits = [phone.connections for phone in phones]
    await asyncio.to_thread(house.kill)
    await asyncio.to_thread(house.start)
    for phone, before in zip(phones, visits, strict=True):
        await phone.until(lambda phone=phone, before=before: phone.connections > before)
        await phone.until(lambda phone=phone: phone.settled)


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
            for kill in range(RANDOM_KILLS):
                await eventually(lambda kill=kill: sum(map(len, done)) > kill)
                await asyncio.sleep(rng.uniform(0.0, 0.05))  # not awaited: any moment will do
                await restart(house, phones)
            for game in games:
                game.cancel()
            await asyncio.gather(*games, return_exceptions=True)
            return [phone.seat for phone in phones], done

    with QuickHouse(path, pace=0.02) as house:
        seats, done = asyncio.run(evening(house))
    assert sum(map(len, done)) >= RANDOM_KILLS  # people did play between the kills
    moves = played_by_people(path)
    for seat, acknowledged in zip(seats, done, strict=True):
        # The last move may be on disk although the game was broken off before its acknowledgement.
        assert moves[seat][: len(acknowledged)] == acknowledged
        assert len(moves[seat]) <= len(acknowledged) + 1


def seen(phone: Phone) -> tuple[Any, ...]:
    """All that a person sees, but for the seconds on the clock."""
    return phone.public, phone.sheet, [*phone.notes], [*phone.talk], phone.room


async def kill_after_each_move(house: QuickHouse, kills: int, seed: int) -> int:
    """Whole games, move by move: after each acknowledgement the server is killed, and everybody
    must see the same as before. How many kills there were."""
    rng, killed = Random(seed), 0
    while killed < kills:
        async with table_of(house.url, people=3, deal=killed, target=1) as phones:
            while killed < kills and not phones[0].over:
                player = next(phone for phone in phones if phone.awaited)
                try:
                    await player.play(choose(player, rng))
                except Illegal as refused:
                    raise Lost(f"{refused}: the table stands elsewhere than it said") from None
                await agree(phones)
                before = [seen(phone) for phone in phones]
                await restart(house, phones)
                killed += 1
                if [seen(phone) for phone in phones] != before:
                    raise Lost(f"after kill {killed} somebody sees something else")
    return killed


async def agree(phones: list[Phone]) -> None:
    """Everybody has been told of the last move."""
    await eventually(lambda: all(phone.public == phones[0].public for phone in phones))
    await asyncio.sleep(0)  # a seat's own half comes in the same write


@pytest.mark.parametrize("how", ["", "pictures"])
def test_killed_after_each_move_everybody_sees_the_same_as_before(tmp_path, how):
    """Folded from its first event, or from a snapshot that is taken all the time."""
    kills = KILLS // 2 if how else KILLS
    with QuickHouse(tmp_path / "house.db", mutant=how) as house:
        assert asyncio.run(kill_after_each_move(house, kills, seed=11)) == kills
    if how:
        database = sqlite3.connect(tmp_path / "house.db")
        assert database.execute("select count(*) from snapshot").fetchone() > (0,)
        database.close()


def test_a_server_that_tells_before_it_commits_is_caught(tmp_path):
    with (
        QuickHouse(tmp_path / "house.db", mutant="tells-first") as house,
        pytest.raises((Lost, HouseError)),
    ):
        asyncio.run(kill_after_each_move(house, 10, seed=11))


def test_a_restart_costs_nobody_time(tmp_path):
    async def evening(house):
        async with table_of(house.url, people=3) as phones:
            await restart(house, phones)
            # Time runs again as soon as anybody is back: whoever came first knows best.
            return max(phone.clock.left for phone in phones)

    with QuickHouse(tmp_path / "house.db", rehearsal="") as house:  # its clocks run
        assert asyncio.run(evening(house)) == Options(4).pick
