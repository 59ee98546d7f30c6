"""Many listeners, and listeners that sleep."""

from __future__ import annotations

import asyncio
import contextlib
import time
from pathlib import Path
from random import Random

from huisclos.client import Phone, open_table
from huisclos.kernel import encode
from huisclos.server import limits
from huisclos.tables.spoken import KEPT
from huisclos.tables.wishes import Say
from huisclos.wire.messages import PROTOCOL, Hello
from tests.conftest import FULL
from tests.server.house import House, QuickHouse, get
from tests.server.players import choose, table_of
from tests.server.raw import CLOSE, RawSocket

CROWD = 300
SLEEPERS = 20
LINES = 6000 if FULL else 1800
MESSAGES_AT_ONCE = int(limits.MESSAGES_AT_ONCE)
MEGABYTE = 2**20


def resident(house: QuickHouse) -> int:
    status = Path(f"/proc/{house.child}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def test_three_hundred_people_behind_one_address_all_see_a_move():
    async def evening(house):
        async with table_of(house.url, people=3) as phones, contextlib.AsyncExitStack() as stack:
            code = phones[0].code
            crowd = [Phone(house.url, code) for _ in range(CROWD)]
            for some in range(0, CROWD, 50):
                await asyncio.gather(*map(stack.enter_async_context, crowd[some : some + 50]))
            for guest in crowd:
                await guest.until(lambda guest=guest: guest.public is not None)
            speaker = next(phone for phone in phones if phone.awaited)
            heard, start = len(crowd[0].notes), time.perf_counter()
            await speaker.play(choose(speaker, Random(1)))
            for guest in crowd:
                await guest.until(lambda guest=guest: len(guest.notes) > heard)
            print(f"a move reached {CROWD} in {(time.perf_counter() - start) * 1000:.0f} ms")
            assert all(guest.notes == crowd[0].notes for guest in crowd)

    with House("memory:") as house:
        asyncio.run(evening(house))


def test_sleeping_phones_cost_little_memory_and_the_others_nothing(tmp_path):
    async def chat(house, sleeping, lines):
        """How much memory it took, and how long a burst of lines was on its way at most."""
        code = await open_table(house.url, "infiltres")
        with contextlib.ExitStack() as stack:
            async with Phone(house.url, code) as ana, Phone(house.url, code) as bob:
                await ana.join("Ana")
                await bob.until(lambda: bob.room is not None)
                sleepers = [stack.enter_context(asleep(house, code)) for _ in range(sleeping)]
                before, longest = resident(house), 0.0
                for visit in range(lines // MESSAGES_AT_ONCE):
                    start, most = time.perf_counter(), (visit + 1) * MESSAGES_AT_ONCE
                    await asyncio.to_thread(talk, house, ana)
                    await bob.until(lambda most=most: len(bob.talk) == most)
                    longest = max(longest, time.perf_counter() - start)
                grown = resident(house) - before
                said = [line.text for line in bob.talk]
                for sleeper in sleepers:
                    heard = await asyncio.to_thread(awake, sleeper, len(said))
                    assert heard == said[-KEPT:]
                return grown, longest

    with QuickHouse(tmp_path / "house.db") as house:
        alone, _ = asyncio.run(chat(house, 0, LINES))  # what the talk itself takes
        grown, longest = asyncio.run(chat(house, SLEEPERS, LINES))
        figures = get(f"{house.url}/metrics")[1].decode()
    print(f"{LINES} lines: {alone} bytes; {SLEEPERS} sleepers: {grown}, {longest:.2f} s at most")
    assert grown < alone + 5 * MEGABYTE  # what they did not read would be 20 MB
    resyncs = int(figures.partition("\nhuisclos_resyncs_total ")[2].split()[0])
    assert resyncs >= SLEEPERS


def asleep(house: QuickHouse, code: str) -> RawSocket:
    """A phone that says hello, and then reads nothing more."""
    sleeper = RawSocket(house.port, code, buffer=4096)
    sleeper.send(encode(Hello(protocol=PROTOCOL)))
    while sleeper.message()["type"] != "Here":
        pass
    return sleeper


def awake(sleeper: RawSocket, most: int) -> list[str]:
    """Reads again, until it has caught up: the last that it is told."""
    while True:
        message = sleeper.message()
        if message["type"] == "Talk" and message["said"] == most:
            return [line["text"] for line in message["lines"]]


def talk(house: QuickHouse, ana: Phone) -> None:
    """As much as one connection may say at once, from a new one."""
    with RawSocket(house.port, ana.code) as line:
        line.send(encode(Hello(ana.token, said=10**6, protocol=PROTOCOL)))
        for _ in range(MESSAGES_AT_ONCE):
            line.send(encode(Say("lobby", "x" * 480)))
        while line.message()["type"] != "Here":
            pass
        line.send(b"", CLOSE)
        with contextlib.suppress(ConnectionError):
            while True:
                line.message()
