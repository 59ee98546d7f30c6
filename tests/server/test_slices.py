"""A crowd is told in slices: between two of them every other table has its turn."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from huisclos.kernel import Seat, awaited, encode
from huisclos.server import kept, outbox
from huisclos.server.connection import Connection
from huisclos.server.receiving import receive
from huisclos.tables import drafts, feed, news
from huisclos.tables import telling as telling_of
from huisclos.tables.feed import Ear
from huisclos.tables.wishes import Configure, Play, Start
from huisclos.wire.messages import Join
from tests.hurried import run
from tests.server.inside import house_inside
from tests.server.test_slow import Pipe

SEATS, SLICE = 9, 2


class Turns:
    """What is done in each turn of the event loop."""

    def __init__(self) -> None:
        self.turn = 0
        self.done: dict[str, Counter[int]] = {"sheet": Counter(), "write": Counter()}
        self.loop = asyncio.get_running_loop()
        self.tick()

    def tick(self) -> None:
        self.turn += 1
        self.handle = self.loop.call_soon(self.tick)

    def count(self, what: str) -> None:
        self.done[what][self.turn] += 1

    def most(self, what: str) -> int:
        return max(self.done[what].values())

    def clear(self) -> None:
        for counter in self.done.values():
            counter.clear()


class Counting(Pipe):
    turns: Turns

    def write(self, frame: bytes) -> None:
        self.turns.count("write")
        super().write(frame)


@pytest.fixture
def small_slices(monkeypatch):
    for module in (drafts, telling_of, kept, outbox):
        monkeypatch.setattr(module, "SLICE", SLICE)


async def within_turns(true: Callable[[], bool]) -> None:
    """Waiting is counted in turns of the event loop: nothing here takes any time."""
    for _ in range(100_000):
        if true():
            return
        await asyncio.sleep(0)
    raise AssertionError("it never came")


async def begun(live: Any) -> tuple[list[Connection], list[Counting]]:
    """Everybody sits, and the election is open."""
    phones, pipes = [], []
    for number in range(SEATS):
        pipe = Counting()
        phone = Connection(live, pipe, Ear(None))  # type: ignore[arg-type]
        live.arrive(phone)
        receive(phone, encode(Join(f"P{number}")).decode())
        await within_turns(lambda phone=phone: phone.member is not None)  # type: ignore[misc]
        await within_turns(lambda: live.shown is live.head)
        phones.append(phone)
        pipes.append(pipe)
    owner = next(phone for phone in phones if phone.member == live.head.owner)
    receive(owner, encode(Configure("sporz", {"election_time": 0})).decode())
    receive(owner, encode(Start()).decode())
    await within_turns(lambda: live.shown.sitting is not None and live.shown is live.head)
    return phones, pipes


async def elected(live: Any, phones: list[Connection]) -> None:
    """All vote, until the night begins."""
    rng = Random(1)
    number = 0
    while live.head.sitting.board.phase == "electing":
        sitting, number = live.head.sitting, number + 1
        seat = rng.choice([seat for seat in awaited(sitting.game, sitting.state) if seat >= 0])
        action = msgspec.Raw(encode(sitting.game.sample(sitting.state, seat, rng)))
        move = Play("phone", number, live.head.played, sitting.wait(Seat(seat)), action)
        phone = next(p for p in phones if p.member == sitting.players[seat])
        receive(phone, encode(move).decode())
        await within_turns(lambda: live.shown is live.head)


def know_of_the_night(pipes: list[Counting]) -> None:
    for pipe in pipes:
        pipe.read()
        boards = [told["public"] for told in pipe.of("News") if "public" in told]
        assert boards[-1]["phase"] == "waking"


def test_other_tables_have_their_turn_while_a_crowd_is_told_of_a_new_phase(
    small_slices, monkeypatch
):
    async def evening() -> None:
        async with house_inside() as (hub, _):
            live = await hub.find(await hub.open("sporz", {}))
            Counting.turns = turns = Turns()
            honest = news.sheet

            def counted(*asked: Any) -> Any:
                turns.count("sheet")
                return honest(*asked)

            for module in (feed, telling_of):
                monkeypatch.setattr(module, "sheet", counted)
            phones, pipes = await begun(live)
            for pipe in pipes:
                pipe.read()
            turns.clear()
            await elected(live, phones)
            await within_turns(lambda: not live.outbox.waiting and not live.outbox.crowd)
            turns.handle.cancel()
            know_of_the_night(pipes)
            assert sum(turns.done["sheet"].values()) >= SEATS
            assert turns.most("sheet") <= SLICE
            assert turns.most("write") <= SLICE

    run(evening())


def test_a_slice_that_cannot_be_made_keeps_nobody_from_being_told(
    small_slices, monkeypatch, caplog
):
    def broken(*_: Any) -> Any:
        raise RuntimeError("a fault of ours")
        yield

    async def evening() -> None:
        async with house_inside() as (hub, _):
            live = await hub.find(await hub.open("sporz", {}))
            Counting.turns = turns = Turns()
            phones, pipes = await begun(live)
            monkeypatch.setattr(telling_of.Telling, "prepare", broken)
            await elected(live, phones)
            await within_turns(lambda: not live.outbox.waiting and not live.outbox.crowd)
            turns.handle.cancel()
            know_of_the_night(pipes)

    run(evening())
    assert "a fault of ours" in caplog.text
