"""A house of several servers behind HAProxy, with the file of docs/, for real."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import aiohttp
import pytest

from huisclos.client import Phone, open_table
from huisclos.tables.wishes import Say
from tests.conftest import PATIENCE
from tests.server.nodes import Served, nodes, on_a_loop, until
from tests.server.players import in_room
from tools import balancer
from tools.balancer import Balancer

pytestmark = pytest.mark.skipif(
    not balancer.is_installed(), reason="haproxy is not installed: apt-get install haproxy"
)


@asynccontextmanager
async def balanced(
    database: str, folder: Path, count: int
) -> AsyncIterator[tuple[list[Served], str]]:
    async with nodes(database, count) as all:
        ports = [urlsplit(each.url).port or 0 for each in all]
        with Balancer(folder, ports) as proxy:
            async with aiohttp.ClientSession() as session, asyncio.timeout(PATIENCE):
                while not await answers(session, proxy.url):
                    assert proxy.process.poll() is None, proxy.log.read_text()
                    await asyncio.sleep(0.01)
            yield all, proxy.url


async def answers(session: aiohttp.ClientSession, url: str) -> bool:
    try:
        async with session.get(f"{url}/health") as answer:
            return answer.status == 200
    except aiohttp.ClientError:
        return False


async def sit(stack: AsyncExitStack, url: str, code: str, count: int) -> list[Phone]:
    phones = [Phone(url, code, luck=Random(number)) for number in range(count)]
    for number, phone in enumerate(phones):
        await stack.enter_async_context(phone)
        await phone.join(f"Guest {number}")
    for phone in phones:
        await phone.until(lambda phone=phone: in_room(phone) == count)  # type: ignore[misc]
    return phones


@on_a_loop
async def test_all_phones_of_a_room_come_to_one_server_and_none_is_passed_on(
    database: str, tmp_path: Path
) -> None:
    async with balanced(database, tmp_path, 3) as (all, url), AsyncExitStack() as stack:
        for _ in range(6):
            code = await open_table(url, "infiltres")
            await sit(stack, url, code.lower() if _ % 2 else code, 3)
        assert sum(each.hub.connections for each in all) == 18
        assert sum(each.hub.relayed for each in all) == 0
        assert sum(len(each.hub.tables) for each in all) == 6


@on_a_loop
async def test_phones_of_a_server_that_leaves_come_to_another(
    database: str, tmp_path: Path
) -> None:
    async with balanced(database, tmp_path, 2) as (all, url), AsyncExitStack() as stack:
        ana, bob = await sit(stack, url, await open_table(url, "infiltres"), 2)
        (first,) = (each for each in all if each.hub.tables)
        (second,) = (each for each in all if each is not first)
        await first.hub.stop()
        await until(lambda: second.hub.connections == 2)
        await ana.ask(Say("lobby", "encore là"))
        await bob.until(lambda: any(said.text == "encore là" for said in bob.talk))


@on_a_loop
async def test_a_full_server_says_so_and_the_next_one_is_asked(
    database: str, tmp_path: Path
) -> None:
    async with balanced(database, tmp_path, 2) as (all, url), AsyncExitStack() as stack:
        full, other = all
        full.hub.lines = 0
        for _ in range(4):
            await sit(stack, url, await open_table(url, "infiltres"), 1)
        assert (full.hub.connections, other.hub.connections) == (0, 4)


@on_a_loop
async def test_lines_to_a_server_that_is_down_are_closed(database: str, tmp_path: Path) -> None:
    async with balanced(database, tmp_path, 2) as (all, url), AsyncExitStack() as stack:
        (ana,) = await sit(stack, url, await open_table(url, "infiltres"), 1)
        (first,) = (each for each in all if each.hub.tables)
        (second,) = (each for each in all if each is not first)
        assert first.nodes.renewing
        first.nodes.renewing.cancel()
        first.nodes.until = 0.0  # as if it had been stopped: it has not noticed yet
        await ana.until(lambda: not ana.connected)
        await first.nodes.leave()
        await ana.until(lambda: ana.connected)
        assert second.hub.connections == 1
