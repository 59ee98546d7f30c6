"""A crew of Sporz as large as a village at one table, each with a phone of their own."""

from __future__ import annotations

import asyncio
import contextlib
import time
from functools import partial
from random import Random
from typing import Any

from huisclos.client import Phone, open_table
from huisclos.games.sporz.actions import Lock, Vote
from huisclos.games.sporz.nouns import Wave
from huisclos.kernel import Illegal
from huisclos.tables.wishes import Start
from tests.conftest import FULL
from tests.server.house import House

CREW = 300 if FULL else 40
AT_ONCE = 25  # people who find the door at the same moment
OPTIONS = {"quick_nights": True, "day_time": 0, "election_time": 0}


def test_a_crew_joins_in_half_a_minute_and_plays_a_night_and_a_day():
    async def evening(house: House) -> None:
        code = await open_table(house.url, "sporz", dict(OPTIONS))
        async with contextlib.AsyncExitStack() as stack:
            start = time.perf_counter()
            phones = await come_in(house.url, code, stack)
            print(f"{CREW} joined in {time.perf_counter() - start:.1f} s")
            await phones[0].ask(Start())
            for phone in phones:
                await phone.until(lambda phone=phone: phone.public is not None)
            start = time.perf_counter()
            lives = [live(phone, Random(seat)) for seat, phone in enumerate(phones)]
            made = await asyncio.gather(*lives)
            print(f"{sum(made)} moves in {time.perf_counter() - start:.1f} s")
            for phone in phones:
                await phone.until(lambda phone=phone: day_is_over(phone))
            boards = [phone.public for phone in phones]
            # An election, four waves, a vote of those who live; some waves ended before a tap came.
            assert sum(made) >= 5 * CREW
            assert all(board == boards[0] for board in boards)

    with House("memory:") as house:
        asyncio.run(evening(house))


async def come_in(url: str, code: str, stack: contextlib.AsyncExitStack) -> list[Phone]:
    phones: list[Phone] = []
    for first in range(0, CREW, AT_ONCE):
        names = [f"P{number}" for number in range(first, min(first + AT_ONCE, CREW))]
        some = [Phone(url, code, luck=Random(name)) for name in names]
        await asyncio.gather(*map(stack.enter_async_context, some))
        for phone, name in zip(some, names, strict=True):  # the order of seats is part of the deal
            await phone.join(name)
        phones += some
    for phone in phones:
        await phone.until(partial(sees_all, phone))
    return phones


def sees_all(phone: Phone) -> bool:
    return phone.room is not None and len(phone.room.people) == CREW


def day_is_over(phone: Phone) -> bool:
    board: Any = phone.public
    return bool(phone.room and phone.room.over) or board.day > 1


async def live(phone: Phone, rng: Random) -> int:
    """Taps until the second night; how often."""
    made, settled = 0, None
    while not day_is_over(phone):
        before = now(phone)
        if phone.sheet and phone.sheet.may_act and settled != before:
            locks = [move for move in phone.sheet.moves if isinstance(move, Lock)]
            votes = [move for move in phone.sheet.moves if isinstance(move, Vote)]
            with contextlib.suppress(Illegal):  # a wave may end before the tap arrives
                await phone.play(rng.choice(locks or votes or phone.sheet.moves))
                made += 1
                if locks or before[1] is not Wave.MUTANTS:  # there, a proposal comes first
                    settled = before
        else:
            await phone.until(partial(has_changed, phone, settled))
    return made


def has_changed(phone: Phone, settled: tuple[Any, ...] | None) -> bool:
    asked = phone.sheet is not None and phone.sheet.may_act and now(phone) != settled
    return asked or day_is_over(phone)


def now(phone: Phone) -> tuple[Any, ...]:
    board: Any = phone.public
    return board.phase, board.wave, board.day, board.tied, board.places
