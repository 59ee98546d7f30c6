"""A night over the house's own lines, in a time that a test owns: whatever somebody does in it, the
others get as many bytes at the same moments."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from huisclos.audit.seated import TimePasses, carry_out, open_room, sitting_of, start
from huisclos.games.sporz import GAME
from huisclos.games.sporz.nouns import Options, Wave
from huisclos.games.sporz.state import Waking
from huisclos.kernel import Seat, encode
from huisclos.server.connection import Connection
from huisclos.server.limits import Bucket
from huisclos.server.live import Live
from huisclos.server.metrics import Tally
from huisclos.server.outbox import Outbox
from huisclos.server.receiving import receive
from huisclos.server.settings import Settings
from huisclos.tables import Table
from huisclos.tables.feed import Ear
from huisclos.tables.wishes import Play, Say
from tests.hurried import run
from tests.server.unframe import messages

SEATS = 8


class PromptStore:
    def append(self, table: str, expected: int, bodies: Any, done: Any, **_: Any) -> None:
        asyncio.get_running_loop().call_soon(done, None)


class Wire:
    """A transport that remembers what was written to it, and when."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.written: list[tuple[float, bytes]] = []

    def write(self, frames: bytes) -> None:
        self.written.append((round(self.loop.time(), 3), frames))

    def packets(self) -> list[tuple[float, int]]:
        return [(at, len(frames)) for at, frames in self.written]

    def messages(self) -> list[Any]:
        return [message for _, frames in self.written for message in messages(frames)]

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def get_extra_info(self, name: str) -> None: ...

    def set_write_buffer_limits(self, high: int) -> None: ...


def mutants_wave() -> Table:
    table = start(open_room(GAME, Options(SEATS), Random(3))).table
    while not is_mutants(table):
        table = carry_out(table, TimePasses()).table
    return table


def is_mutants(table: Table) -> bool:
    """And nothing is looked at any more: one may act."""
    sitting = sitting_of(table)
    phase = sitting.state.phase
    return isinstance(phase, Waking) and phase.wave is Wave.MUTANTS and not sitting.showing


Acts = Callable[[list[Connection]], None]


def night(table: Table, acts: Acts) -> list[Wire]:
    """Three and a half seconds of a wave; these acts are done after one and a half."""

    async def scene() -> list[Wire]:
        live: Any = Live(
            *("t", table, PromptStore(), Settings(), Tally(), Outbox(), Bucket(1, 1)),  # type: ignore[arg-type]
            *(set(), print, print),
        )
        wires = [Wire() for _ in range(SEATS)]
        members = sitting_of(table).players
        lines = [Connection(live, wire, Ear(m)) for wire, m in zip(wires, members, strict=True)]  # type: ignore[arg-type]
        for line in lines:
            live.arrive(line)
        await asyncio.sleep(0.4)  # until all have been told who has come
        for wire in wires:
            wire.written.clear()
        await asyncio.sleep(1.1)
        acts(lines)
        await asyncio.sleep(2)
        live.sleep()
        return wires

    return run(scene())


def nothing(lines: list[Connection]) -> None: ...


def tap(seat: int, notation: str, number: int = 1) -> Acts:
    def act(lines: list[Connection]) -> None:
        sitting = sitting_of(lines[seat].live.shown)
        action = msgspec.Raw(encode(GAME.read(notation)))
        move = Play("p", number, 1, sitting.wait(Seat(seat)), action)
        receive(lines[seat], encode(move).decode())

    return act


def say(seat: int, text: str) -> Acts:
    return lambda lines: receive(lines[seat], encode(Say("mutants", text)).decode())


def both(*acts: Acts) -> Acts:
    def all_of_them(lines: list[Connection]) -> None:
        for act in acts:
            act(lines)

    return all_of_them


def test_there_is_a_beat_every_second_and_the_same_for_all() -> None:
    wires = night(mutants_wave(), nothing)
    assert [at for at, _ in wires[0].packets()] == [1.0, 2.0, 3.0]
    assert len({size for wire in wires for _, size in wire.packets()}) == 1
    assert len({tuple(wire.packets()) for wire in wires}) == 1


@pytest.mark.parametrize("notation", ["mutate 5", "paralyse 6", "lock"])
def test_nobody_else_is_told_when_somebody_acts_and_a_decoy_is_answered_like_an_act(
    notation: str,
) -> None:
    table = mutants_wave()
    awake = sitting_of(table).state.phase.awake[0]
    asleep = next(seat for seat in range(SEATS) if seat not in sitting_of(table).state.phase.awake)
    quiet = night(table, nothing)[0].packets()
    real, decoy = night(table, tap(awake, notation)), night(table, tap(asleep, notation))
    for seat in range(SEATS):
        if seat != awake:
            assert real[seat].packets() == quiet
        if seat != asleep:
            assert decoy[seat].packets() == quiet
    assert real[awake].packets() == decoy[asleep].packets() != quiet
    answers = [message["type"] for message in real[awake].messages()]
    assert answers == ["News", "News", "Done", "News", "News"]


def test_talk_among_mutants_comes_on_the_beat_and_nobody_sees_that_it_does() -> None:
    table = mutants_wave()
    awake = sitting_of(table).state.phase.awake
    wires = night(table, both(say(awake[0], "the cook?"), say(awake[0], "é" * 500)))
    assert {tuple(wire.packets()) for wire in wires} == {tuple(night(table, nothing)[0].packets())}
    told = [message.get("talk") for message in wires[awake[0]].messages()]
    assert [line["text"][:9] for talk in told if talk for line in talk["lines"]] == [
        "the cook?",
        "é" * 9,
    ]


def test_a_refused_tap_is_answered_as_visibly_as_one_that_was_played() -> None:
    table = mutants_wave()
    seat = sitting_of(table).state.phase.awake[0]
    played, refused = night(table, tap(seat, "mutate 5")), night(table, tap(seat, "vote 3"))
    assert played[seat].packets() == refused[seat].packets()
    assert "Refused" in [message["type"] for message in refused[seat].messages()]
