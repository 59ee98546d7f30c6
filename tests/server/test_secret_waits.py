"""Phones asleep in a wait whose actors are a secret: all see that a phone sleeps, the clock plays
what the game has for it, no bot comes, and nobody outside the crew can tell who had marked."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from huisclos.client import Phone
from huisclos.games.sonar.actions import Charge, Course, Cross, Place
from huisclos.games.sonar.nouns.posts import posts
from huisclos.kernel import CLOCK, DEALER, decode, veiled
from huisclos.server.live import Live
from huisclos.tables import Record
from huisclos.tables.event import Played
from huisclos.tables.wishes import AddBot, Start
from huisclos.wire.messages import InSight
from tests.server.inside import house_inside

NAMES = ("Ana", "Bob", "Cléo", "Dora", "Émile", "Fatou")
SECONDS = 60


class Overheard(Phone):
    """With every frame as it came, but for the keys that are drawn anew each time."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.frames: list[str] = []

    async def _understand(self, socket: Any, text: str) -> None:
        if '"Welcome"' not in text:
            self.frames.append(text)
        await super()._understand(socket, text)


def first(phone: Phone, kind: type[Any]) -> Any:
    assert phone.sheet is not None
    return next(move for move in phone.sheet.moves if isinstance(move, kind))


async def asked(phone: Phone, kind: type[Any]) -> None:
    def may() -> bool:
        moves = phone.sheet.moves if phone.sheet else ()
        return any(isinstance(move, kind) for move in moves)

    await phone.until(may)


async def evening(*, marks: bool) -> tuple[list[list[str]], dict[str, Any]]:
    """The yellow engineer's phone falls asleep, having marked or not; the first mate marks or not,
    the other way round. What the blue phones hear, and what becomes of it."""
    async with house_inside() as (hub, client), AsyncExitStack() as stack:
        house = str(client.make_url(""))
        code = await hub.open("sonar", {"mode": "turns", "clock": SECONDS})
        phones = []
        for number, name in enumerate(NAMES):
            phone = Overheard(house, code, luck=Random(number))
            phones.append(await stack.enter_async_context(phone))
            await phone.join(name)
        await phones[0].ask(Start())
        (live,) = hub.tables.values()
        yellow, blue = posts(len(NAMES), None)
        for crew in (yellow, blue):
            captain = phones[crew.captain]
            await asked(captain, Place)
            await captain.play(first(captain, Place))
        sitting = live.head.sitting
        assert sitting is not None
        sails = yellow if yellow.captain in sitting.acting else blue
        others = blue if sails is yellow else yellow
        captain, mate, sleeper = (phones[at] for at in (sails.captain, sails.mate, sails.engineer))
        await asked(captain, Course)
        await captain.play(first(captain, Course))
        listeners = [phones[seat] for seat in others.seats]
        for on in (False, True):  # of who came together before all have been told
            await look(live, captain, on, listeners)
        starts = [await caught_up(listener) for listener in listeners]
        actor, kind = (sleeper, Cross) if marks else (mate, Charge)
        await asked(actor, kind)
        await actor.play(first(actor, kind))
        before = live.head.sitting
        assert before is not None and veiled(before.game, before.state)
        await look(live, sleeper, False, listeners)
        asleep, number = sleeper.member in live.presence.asleep, live.head.number
        await live.let_pass(SECONDS - 1)
        assert live.head.number == number, "it has all its time"
        await live.let_pass(1)
        ends = [await caught_up(listener) for listener in listeners]
        after = live.head.sitting
        assert after is not None
        records = [decode(body, Record) for body in await live.records(number, live.head.number)]
        told = {
            "asleep": asleep,
            "played": [each.event.seat for each in records if isinstance(each.event, Played)],
            "bots": after.bots,
            "whose": (before.board.awaited, after.board.awaited),
        }
        spans = zip(listeners, starts, ends, strict=True)
        return [listener.frames[start:end] for listener, start, end in spans], told


async def look(live: Live, phone: Phone, on: bool, listeners: list[Overheard]) -> None:
    """Somebody's page is in sight, or hidden, and the others have been told."""
    await phone.ask(InSight(on))
    for listener in listeners:
        while (phone.member in listener.here) != on:
            await asyncio.sleep(0)
    while live.company.gathering:
        await asyncio.sleep(0)


async def caught_up(phone: Overheard) -> int:
    """How many frames it has heard, once all that was said before has reached it."""
    count = len(phone.refusals)
    await phone.ask(AddBot())  # refused in the middle of a game
    await phone.until(lambda: len(phone.refusals) > count)
    return len(phone.frames)


Twins = list[tuple[list[list[str]], dict[str, Any]]]


@pytest.fixture(scope="module")
def twins() -> Twins:
    return [asyncio.run(evening(marks=marks)) for marks in (True, False)]


def test_a_phone_asleep_in_a_secret_wait_is_shown_asleep_and_its_clock_plays_the_lapse(
    twins: Twins,
) -> None:
    for _, told in twins:
        assert told["asleep"]
        assert CLOCK in told["played"] and {*told["played"]} <= {CLOCK, DEALER}
        assert told["bots"] == (None,) * len(NAMES)
        before, after = told["whose"]
        assert before != after, "the turn is the others'"


def test_nobody_outside_the_crew_can_tell_who_had_marked_before_the_phone_slept(
    twins: Twins,
) -> None:
    (one, _), (other, _) = twins
    assert all(one) and one == other
