"""A slow reader costs the house little and the others nothing, and loses nothing in the end."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from huisclos.kernel import encode
from huisclos.server import connection as line
from huisclos.server.connection import Connection
from huisclos.server.receiving import receive
from huisclos.tables.feed import Ear
from huisclos.tables.wishes import AddBot, Configure, Play, Say, SitOut, Start
from huisclos.wire.messages import Join
from tests.hurried import run
from tests.server.inside import house_inside
from tests.server.unframe import messages


class Pipe:
    """A transport whose other end reads only when told to."""

    def __init__(self) -> None:
        self.waiting: list[bytes] = []
        self.messages: list[dict[str, Any]] = []

    def write(self, frame: bytes) -> None:
        self.waiting.append(frame)

    def get_write_buffer_size(self) -> int:
        return sum(map(len, self.waiting))

    def read(self) -> None:
        for frames in self.waiting:
            self.messages += messages(frames)
        self.waiting.clear()

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["type"] == kind]

    def set_write_buffer_limits(self, high: int) -> None: ...

    def get_extra_info(self, name: str) -> None: ...

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...

    def abort(self) -> None: ...


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(line, "LOOK", 0.01)
    monkeypatch.setattr(line, "BEHIND", 2000)


async def settle() -> None:
    await asyncio.sleep(0.05)


async def seated(live: Any, name: str) -> tuple[Connection, Pipe]:
    pipe = Pipe()
    phone = Connection(live, pipe, Ear(None))  # type: ignore[arg-type]
    live.arrive(phone)
    say(phone, Join(name))
    await settle()
    pipe.read()
    return phone, pipe


def say(phone: Connection, message: Any) -> None:
    receive(phone, encode(message).decode())


async def a_table(hub: Any) -> Any:
    return await hub.find(await hub.open("infiltres", {}))


def test_lines_said_while_one_did_not_read_are_heard_afterwards(impatient):
    async def evening():
        async with house_inside() as (hub, _):
            live = await a_table(hub)
            ana, _ = await seated(live, "Ana")
            _, pipe = await seated(live, "Bob")
            for n in range(40):
                say(ana, Say("lobby", f"{n} " + "x" * 100))
                await asyncio.sleep(0)
            await settle()
            assert pipe.get_write_buffer_size() < 2 * line.BEHIND
            pipe.read()
            await settle()
            pipe.read()
            lines = [said["text"].split()[0] for talk in pipe.of("Talk") for said in talk["lines"]]
            assert lines == [str(n) for n in range(40)]
            assert hub.tally.resyncs == 1

    run(evening())


def test_a_token_an_acknowledgement_and_who_is_here_reach_a_slow_reader_too(impatient):
    async def evening():
        async with house_inside() as (hub, _):
            live = await a_table(hub)
            ana, _ = await seated(live, "Ana")
            pipe = Pipe()
            bob = Connection(live, pipe, Ear(None))  # type: ignore[arg-type]
            live.arrive(bob)
            say(ana, Say("lobby", "x" * 500))
            for _ in range(4):
                say(ana, Say("lobby", "x" * 500))
                await asyncio.sleep(0)
            await settle()
            assert bob.behind
            say(bob, Join("Bob"))
            say(bob, Play("bob", 1, 1, 0, b"{}"))  # refused: nothing is played yet
            await settle()
            await seated(live, "Cléo")
            for _ in range(3):  # what it has missed is more than it takes at once
                pipe.read()
                await settle()
            assert not bob.behind
            pipe.read()
            assert pipe.of("Welcome")[0]["token"]
            assert pipe.of("Refused")[0]["number"] == 1
            assert pipe.of("Here")[-1]["members"] == [1, 2, 3]

    run(evening())


def test_notes_of_a_game_come_once_and_in_order_to_a_slow_reader(impatient):
    async def evening():
        async with house_inside() as (hub, _):
            live = await a_table(hub)
            ana, quick = await seated(live, "Ana")
            say(ana, Configure("infiltres", {"target": 1}))
            slow = Pipe()
            live.arrive(Connection(live, slow, Ear(None)))  # type: ignore[arg-type]
            for _ in range(4):
                say(ana, AddBot())
            say(ana, Start())
            await settle()
            say(ana, SitOut())
            while not live.shown.sitting.over:
                await asyncio.sleep(0.005)
                quick.read()
            for _ in range(3):
                slow.read()
                await settle()
            slow.read()
            quick.read()

            def public_notes(pipe: Pipe) -> list[Any]:
                told = [m for m in pipe.messages if m["type"] in ("Fresh", "News")]
                notes: list[Any] = []
                for message in told:
                    new = message.get("notes", [])
                    if message["type"] == "Fresh":
                        notes = notes[: message["heard"] - len(new)]
                    notes += new
                    assert len(notes) == message["heard"]
                return notes

            assert len(public_notes(slow)) > 5
            assert len(public_notes(quick)) == live.shown.sitting.heard(0)
            assert len(public_notes(slow)) == live.shown.sitting.heard(None)

    run(evening())
