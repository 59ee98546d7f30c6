"""People who play by themselves over real connections, as a bot would in their seat."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

from msgspec import convert

from huisclos import bots, shelf
from huisclos.client import HouseError, Phone, open_table
from huisclos.kernel import Illegal, View
from huisclos.tables.wishes import AddBot, Leave, Seen, Start, Supply
from tests.conftest import PATIENCE

MOMENT = 0.2  # for who is told to try again in a moment: here nobody has to think
NAMES = ("Ana", "Bob", "Cléo", "Dan", "Ève", "Fred", "Gaïa", "Hugo")


@asynccontextmanager
async def table_of(
    house: str,
    people: int,
    machines: int = 0,
    game: str = "infiltres",
    deal: int = 0,
    content: str = "",
    **options: Any,
) -> AsyncIterator[list[Phone]]:
    """A table where a game has just begun, and a phone for each person; the first owns it. Another
    number, another deal."""
    code = await open_table(house, game, options)
    async with AsyncExitStack() as stack:
        phones = [Phone(house, code, luck=Random(f"{name} {deal}")) for name in NAMES[:people]]
        for phone, name in zip(phones, NAMES, strict=False):
            await stack.enter_async_context(phone)
            await phone.join(name)
        if content:
            await phones[0].ask(Supply(content))
        for _ in range(machines):
            await phones[0].ask(AddBot())
        await phones[0].until(lambda: in_room(phones[0]) == people + machines)
        await phones[0].ask(Start())
        for phone in phones:
            await phone.until(lambda phone=phone: phone.public is not None)
        yield phones


async def leave(phone: Phone) -> None:
    """Until the house has heard it; the last one closes the table."""
    await phone.until(lambda: phone.settled)
    await phone.ask(Leave())
    with contextlib.suppress(HouseError):
        await phone.until(lambda: all(person.id != phone.member for person in phone.room.people))


def in_room(phone: Phone) -> int:
    return len(phone.room.people) if phone.room else 0


def choose(phone: Phone, rng: Random) -> Any:
    assert phone.room and phone.sheet
    options = convert(phone.room.options, shelf.game(phone.room.game).options)
    seen = View(phone.seat, options, phone.public, phone.sheet.private, tuple(phone.notes))
    return bots.level(phone.room.game, "medium")(seen, phone.sheet.moves, rng, 50)


async def play_on(phone: Phone, rng: Random, done: list[Any]) -> None:
    """Play until the game is over; keeps the moves that were acknowledged."""
    while not phone.over:
        if phone.awaited:
            action = choose(phone, rng)
            with contextlib.suppress(Illegal):  # the clock or a vote's end may come first
                await phone.play(action)
                done.append(action)
        else:
            await phone.until(lambda: phone.awaited or phone.over)


async def play_to_the_end(phones: list[Phone], seed: int) -> list[list[Any]]:
    """All of them; the acknowledged moves of each."""
    done: list[list[Any]] = [[] for _ in phones]
    plays = [play_on(p, Random(seed + n), done[n]) for n, p in enumerate(phones)]
    await asyncio.wait_for(asyncio.gather(*plays), PATIENCE)
    return done


async def eventually(true: Callable[[], Any]) -> None:
    """What no single phone is told of is looked at again and again."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


async def look_on(phone: Phone) -> None:
    """Has seen what is revealed as soon as it is, for as long as this is not cancelled."""
    while True:
        await phone.until(lambda: phone.interlude and phone.seat not in phone.interlude.seen, None)
        shown, refused = phone.interlude, len(phone.refusals)
        await phone.ask(Seen())
        await phone.until(
            lambda: phone.interlude is not shown or len(phone.refusals) > refused,  # noqa: B023
            None,
        )
        if phone.interlude is shown:
            await asyncio.sleep(MOMENT)
