"""Older lines of talk, for who could read them, at a time that tells nothing."""

import asyncio

import pytest

from huisclos.client import Phone
from huisclos.server import limits
from huisclos.server import read_back as reading
from huisclos.server.limits import Bucket
from huisclos.server.live import Live
from huisclos.store import StoreFailed
from huisclos.tables import LOBBY
from huisclos.tables.commands import playing
from huisclos.tables.spoken import KEPT
from huisclos.tables.wishes import Switch
from huisclos.wire.messages import ReadBack
from tests.server.inside import house_inside

LINES = 2 * KEPT + 30


async def talkative(hub, url: str, code: str) -> tuple[Phone, Live]:
    """A table where somebody has said a lot."""
    ana = Phone(url, code)
    await ana.__aenter__()
    await ana.join("Ana")
    (live,) = hub.tables.values()
    for number in range(LINES):
        live.carry(playing.say(live.head, live.now, ana.member, LOBBY, f"line {number}"))
    await ana.until(lambda: ana.said == LINES)
    return ana, live


def visited(visit) -> None:
    async def evening():
        async with house_inside() as (hub, client):
            code, url = await hub.open("infiltres", {}), str(client.make_url(""))
            ana, live = await talkative(hub, url, code)
            try:
                async with Phone(url, code) as bob:
                    await bob.until(lambda: bob.settled)
                    await visit(hub, live, ana, bob)
            finally:
                await ana.__aexit__()

    asyncio.run(evening())


def test_who_comes_late_is_told_the_last_lines_and_reads_the_others_back():
    async def visit(hub, live, ana, bob):
        assert [line.text for line in bob.talk] == [f"line {n}" for n in range(130, LINES)]
        while bob.missed:
            missed = bob.missed
            await bob.read_back()
            await bob.until(lambda missed=missed: bob.missed < missed)
        assert [line.text for line in bob.earlier] == [f"line {n}" for n in range(130)]

    visited(visit)


def test_the_answer_comes_at_a_multiple_of_its_beat(monkeypatch):
    waits = []
    honest = asyncio.sleep

    async def sleep(seconds):
        waits.append(seconds)
        await honest(0)

    async def visit(hub, live, ana, bob):
        times = iter([10.0, 10.0, 10.6])  # the bucket, the question, the work done
        monkeypatch.setattr(reading.asyncio, "sleep", sleep)
        connection = next(c for c in live.connections if c.member is None)
        connection.loop = type("Clock", (), {"time": lambda self: next(times)})()
        reading.read_back(connection, live, 50)
        await connection.reading
        connection.loop = live.loop
        assert waits[-1] == pytest.approx(0.15)
        assert set(waits[:-1]) == {0}

    visited(visit)


def test_one_who_may_not_watch_may_not_read_back_either():
    async def visit(hub, live, ana, bob):
        await ana.ask(Switch("watchable", False))
        await bob.until(lambda: not bob.room.watchable)
        await bob.ask(ReadBack(50))
        await bob.until(lambda: bob.refusals)
        assert bob.refusals[0].key == "not-a-player"

    visited(visit)


def test_questions_are_limited_on_a_line_and_in_the_house():
    async def visit(hub, live, ana, bob):
        await bob.ask(ReadBack(50))
        await bob.ask(ReadBack(50))
        await bob.until(lambda: bob.refusals and bob.earlier)
        live.readings = Bucket(0, 0)
        await ana.ask(ReadBack(50))
        await ana.until(lambda: ana.refusals)
        assert {r.key for r in (*bob.refusals, *ana.refusals)} == {"too-fast"}

    assert limits.READINGS_PER_SECOND < limits.MESSAGES_PER_SECOND
    visited(visit)


def test_a_disk_that_cannot_be_read_is_said(monkeypatch):
    async def visit(hub, live, ana, bob):
        async def unreadable(*args, **kwargs):
            raise StoreFailed("no disk")

        monkeypatch.setattr(hub.store, "read", unreadable)
        await bob.read_back()
        await bob.until(lambda: bob.refusals)
        assert bob.refusals[0].key == "store-failed"
        monkeypatch.undo()
        await bob.read_back()
        await bob.until(lambda: bob.earlier)

    visited(visit)
