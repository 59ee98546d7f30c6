"""Who plays: phones that remember what they were told is kept."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from huisclos import bots, shelf
from huisclos.client import Phone
from huisclos.kernel import Illegal, View
from huisclos.tables.wishes import AddBot, Start
from tools.histories import Acknowledged

if TYPE_CHECKING:
    from .house import House

PEOPLE, MACHINES = 3, 2
GAME, OPTIONS = "infiltres", {"target": 20, "clue": 60, "debate": 0}
PATIENCE = 60.0  # seconds until a table that stands still is given up


class Guest(Phone):
    """Comes in by another server each time."""

    def __init__(self, home: House, code: str, luck: Random) -> None:
        super().__init__(home.somewhere(), code, luck=luck)
        self.home = home

    async def _visit(self) -> None:
        self.house = self.home.somewhere()
        await super()._visit()

    async def play_on(self) -> None:
        while not self.over and not self.home.stopped.is_set():
            if self.awaited:
                with contextlib.suppress(Illegal):  # the end of a vote may come first
                    await self.move()
                await asyncio.sleep(self.luck.uniform(0, 0.05))
            else:
                with contextlib.suppress(TimeoutError):
                    await self.until(lambda: self.awaited or self.over, 1)

    async def move(self) -> None:
        seat, sent, key = self.seat, time.monotonic(), f"{self.name}:{self._number + 1}"
        assert seat is not None
        try:
            async with asyncio.timeout(PATIENCE):
                await self.play(self.choose())
        except Illegal:
            self.home.refused.setdefault(self.code, []).append(key)
            raise
        self.home.acknowledged.append(Acknowledged(self.code, seat, key, sent, time.monotonic()))

    def choose(self) -> Any:
        assert self.room and self.sheet
        options = msgspec.convert(self.room.options, shelf.game(GAME).options)
        known = View(self.seat, options, self.public, self.sheet.private, tuple(self.notes))
        return bots.level(GAME, "easy")(known, self.sheet.moves, self.luck, 50)


async def seat(phones: list[Guest], stack: contextlib.AsyncExitStack) -> bool:
    """Wishes that are not moves may be lost with their line: they are asked again. False: one was
    done twice that way, and somebody sits there who will never play."""
    owner = phones[0]
    for number, phone in enumerate(phones):
        phone.invitation = owner.invitation
        await stack.enter_async_context(phone)
        while phone.token is None:
            with contextlib.suppress(TimeoutError, Illegal):
                async with asyncio.timeout(6):
                    await phone.join(f"Guest {number}")
    while len(people(owner)) < PEOPLE + MACHINES:
        before = len(people(owner))
        await owner.ask(AddBot())
        await hear(owner, lambda before=before: len(people(owner)) > before)  # type: ignore[misc]
    if len(people(owner)) > PEOPLE + MACHINES:
        return False
    while owner.public is None:
        await owner.ask(Start())
        await hear(owner, lambda: owner.public is not None)
    for phone in phones:
        await phone.until(lambda phone=phone: phone.seat is not None, PATIENCE)  # type: ignore[misc]
    assert owner.room
    return sum(seated.person for seated in owner.room.seats) == PEOPLE


def people(phone: Phone) -> Sequence[Any]:
    return phone.room.people if phone.room else ()


async def hear(phone: Phone, true: Callable[[], bool]) -> None:
    with contextlib.suppress(TimeoutError):
        await phone.until(true, 3)
