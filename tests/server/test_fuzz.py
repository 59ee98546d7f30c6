"""Whatever is sent, the house answers, keeps its secrets, and goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack
from random import Random
from urllib.request import urlopen

from huisclos.client import Phone, open_table
from huisclos.kernel import decode
from huisclos.tables import Record
from huisclos.tables.event import Committed, Joined
from tests.conftest import FULL
from tests.server.fuzz import Fuzzer, Target
from tests.server.house import House
from tests.server.players import choose, eventually, play_to_the_end, table_of

FRAMES = 100_000 if FULL else 5_000
A_TABLE = 1_000  # frames until new tables are laid


def kept(path) -> tuple[list[str], list[str]]:
    """The secrets of deals and the digests of tokens, from the disk."""
    with sqlite3.connect(path) as store:
        bodies = [body for (body,) in store.execute("select body from event")]
    store.close()
    events = [decode(body, Record).event for body in bodies]
    deals = [event.secret for event in events if isinstance(event, Committed)]
    return deals, [event.token for event in events if isinstance(event, Joined)]


async def deal_words(phones: list[Phone]) -> list[str | None]:
    """Play until everybody has a word, or none; gives them."""
    while not all(words(phone) for phone in phones):
        await eventually(lambda: all(map(words, phones)) or any(phone.awaited for phone in phones))
        if first := next((phone for phone in phones if phone.awaited), None):
            await first.play(choose(first, Random(0)))
    return [words(phone)[-1].word for phone in phones]


def words(phone: Phone) -> list:
    return [note for note in phone.notes if type(note).__name__ == "Passworded"]


def said_to_all(house: House) -> str:
    with urlopen(f"{house.url}/api/games") as answer:
        return answer.read().decode()


async def fuzz(house: House, path, seed: int, count: int) -> Fuzzer:
    async with AsyncExitStack() as stack:
        table = table_of(house.url, people=4, deal=seed, target=1, clue=0, debate=0)
        phones = await stack.enter_async_context(table)
        found, (deals, tokens) = await deal_words(phones), kept(path)
        code = await open_table(house.url, "infiltres")
        owner = await stack.enter_async_context(Phone(house.url, code))
        await owner.join("Fuzz")
        *others, me = phones
        secret_words = {word for word in found[:-1] if word and word != found[-1]}
        values = [f'"{word}"{end}' for word in secret_words for end in ",]}"]  # not names of fields
        by_chance = await asyncio.to_thread(said_to_all, house)  # options of a game are words too
        values = [value for value in values if value not in by_chance]
        secrets = [*tokens, *(phone.token for phone in others), *values]
        fuzzer = Fuzzer(
            house.port,
            [
                Target(me.code, me.token),
                Target(me.code, None, me.invitation),
                Target(code, owner.token),
            ],
            [secret.encode() for secret in secrets],
            [secret.encode() for secret in deals],
            Random(seed),
        )
        await asyncio.to_thread(fuzzer.run, count)
        return fuzzer


def test_the_house_stands_any_noise_and_tells_no_secret(tmp_path):
    path = tmp_path / "house.db"

    async def evening():
        seen = sum(
            [(await fuzz(house, path, n, A_TABLE)).seen for n in range(FRAMES // A_TABLE)],
            start=Fuzzer(0, [], [], [], Random(0)).seen,
        )
        async with table_of(house.url, people=3, machines=1, target=1) as phones:
            await play_to_the_end(phones, seed=2)
            assert all(phone.room.outcome["winners"] for phone in phones)
        return seen

    with House(path, "--bot-pace", "0") as house:
        seen = asyncio.run(evening())
        assert house.stop() == 0
        log = house.log.read_text()
    print(dict(sorted(seen.items())))
    assert "Traceback" not in log and "level=error" not in log, log[-4000:]
