"""Games are told again aside: one at a time, in a process with limits of its own."""

import asyncio
import subprocess
import sys

import pytest

from huisclos.aside import retelling
from huisclos.kernel import Illegal, encode
from huisclos.server import limits
from huisclos.server.retelling import Retelling, Told
from huisclos.server.turns import Turns
from huisclos.tables import log
from tests.conftest import PATIENCE
from tests.server.inside import house_inside
from tests.server.players import eventually
from tests.tables.seated import finished

SENT = encode({"log": log.dump(finished().records)})


START, MAIN = "import sys\nfrom huisclos.aside import retelling", "retelling.main('upload', [])"


def run_limited(limits: str, sent: bytes, answer: int = subprocess.PIPE) -> int:
    """The process itself, with other limits."""
    command = [sys.executable, "-c", f"{START}\n{limits}\nsys.exit({MAIN})"]
    return subprocess.run(command, input=sent, stdout=answer).returncode


def test_what_needs_more_memory_than_is_allowed_is_ended():
    huge = encode({"log": "x" * 60_000_000})
    assert run_limited(f"retelling.MEMORY = {50 * 1024 * 1024}", huge) == retelling.TOO_LARGE


def test_what_needs_more_time_than_is_allowed_is_ended():
    endless = (
        "retelling.SECONDS = 1\ndef answer(*_):\n    while True: pass\nretelling.answer = answer"
    )
    assert run_limited(endless, b"") < 0, "ended by the system"


def test_an_answer_that_is_too_long_is_ended(tmp_path):
    with (tmp_path / "answer").open("wb") as answer:
        ended = run_limited("retelling.ANSWER = 1000", SENT, answer.fileno())
    assert ended == retelling.TOO_LARGE


class Ended:
    """A process that the system has ended."""

    returncode = -9

    async def wait(self) -> int:
        return self.returncode


def test_who_sends_what_breaks_a_limit_is_told_so(monkeypatch):
    async def visit():
        async def ended(*_, **__):
            return Ended()

        async with house_inside() as (hub, client):
            monkeypatch.setattr(asyncio, "create_subprocess_exec", ended)
            answer = await client.post("/api/replays", data=SENT)
            assert (answer.status, (await answer.json())["key"]) == (413, "replay-too-large")
            assert hub.retelling.ended == 1

    asyncio.run(visit())


class Slow(Retelling):
    """It tells nothing until it is let."""

    def __init__(self) -> None:
        super().__init__([])
        self.let, self.order = asyncio.Event(), list[bytes]()

    async def work(self, kind, sent):
        self.order.append(sent)
        await self.let.wait()
        return Told()


def test_who_finds_the_queue_full_is_told_when_to_try_again(monkeypatch):
    async def visit():
        async with house_inside() as (hub, client):
            hub.retelling = slow = Slow()
            waiting = [
                asyncio.create_task(client.post("/api/replays", data=SENT))
                for _ in range(limits.UPLOADS_WAITING)
            ]
            await eventually(lambda: slow.turns.places[True] == 0)
            answer = await client.post("/api/replays", data=SENT)
            assert (answer.status, answer.headers["Retry-After"]) == (503, "5")
            assert await answer.json() == {"key": "replay-busy", "values": {"seconds": 5}}
            for task in waiting:
                task.cancel()

    asyncio.run(visit())


def test_one_game_is_told_at_a_time_and_tables_of_the_house_come_before_strangers():
    async def evening():
        slow = Slow()

        def sent(body: bytes):
            async def read():
                return body

            return read

        async def records():
            return [b"table"]

        strangers = [
            asyncio.create_task(slow.of_upload(sent(name))) for name in (b"first", b"second")
        ]
        await eventually(lambda: bool(slow.order))
        phones = [asyncio.create_task(slow.of_table("key", "replay", records)) for _ in range(5)]
        await eventually(lambda: bool(slow.turns.waiting[False]))
        assert slow.order == [b"first"]
        slow.let.set()
        await asyncio.gather(*strangers, *phones)
        assert slow.order == [b"first", b"table", b"second"], "and phones that ask alike get one"
        assert not slow.turns.busy and slow.turns.places == {False: 16, True: 10}

    asyncio.run(asyncio.wait_for(evening(), PATIENCE))


def test_a_turn_that_nobody_waits_for_any_more_goes_to_the_next():
    async def evening():
        turns, took = Turns(4, 4), list[str]()
        free = asyncio.Event()

        async def take(name: str, until: asyncio.Event) -> None:
            async with turns.place(False), turns.turn(False):
                took.append(name)
                await until.wait()

        first, gone, last = (
            asyncio.create_task(take(name, free)) for name in ("first", "gone", "last")
        )
        await eventually(lambda: len(turns.waiting[False]) == 2)
        gone.cancel()
        free.set()
        await asyncio.gather(first, last)
        assert took == ["first", "last"]

    asyncio.run(asyncio.wait_for(evening(), PATIENCE))


def test_what_a_busy_table_is_refused_is_asked_again():
    async def evening():
        slow = Slow()
        slow.turns = Turns(0, 0)
        with pytest.raises(Illegal, match="replay-busy"):
            await slow.of_table("key", "replay", None)
        assert not slow.answers

    asyncio.run(evening())
