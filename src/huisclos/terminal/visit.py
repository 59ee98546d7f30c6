"""A whole visit: the place is entered, the game played, the terminal restored."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from huisclos.client import HouseError, Phone
from huisclos.tables.log import dump
from huisclos.texts import say

from .kept import Kept, Seat
from .keyboard import Keyboard, Pipe
from .local import LocalTable
from .place import Place
from .screen import Footed, Plain, make_console
from .session import Session

REACH = 8.0  # seconds until a house that does not answer is given up


class NoAnswer(Exception):
    """No house answers at this address."""


async def play_here(
    language: str,
    game: str,
    options: dict[str, Any],
    content: str,
    name: str,
    levels: Sequence[str],
    seed: int,
    pace: float,
    log: Path | None,
) -> None:
    """Raises Illegal; OSError if the log cannot be written."""
    async with LocalTable(game, options, name, levels, seed, pace, content) as table:
        try:
            await sit(table, language)
        finally:
            if log:
                log.write_text(dump(table.records), encoding="utf-8")


async def play_there(
    language: str, house: str, code: str, name: str, kept: Kept, invitation: str | None = None
) -> None:
    """Raises HouseError, Illegal, NoAnswer."""
    seat = kept.get(house, code)
    if seat:
        try:
            await visit(language, house, code, seat, kept, invitation)
            return
        except HouseError as error:
            if error.refusal.key != "token-unknown":
                raise
            kept.forget(house, code)
    await visit(language, house, code, Seat("", name), kept, invitation)


async def visit(
    language: str, house: str, code: str, seat: Seat, kept: Kept, invitation: str | None
) -> None:
    async with Phone(house, code, seat.token or None, invitation=invitation) as phone:
        try:
            await phone.until(lambda: phone.connected and phone.room is not None, REACH)
            if phone.token is None:
                await come_in(phone, language, seat.name)
        except TimeoutError:
            raise NoAnswer from None
        assert phone.token is not None
        kept.keep(house, code, Seat(phone.token, seat.name))
        await sit(phone, language)


async def come_in(phone: Phone, language: str, name: str) -> None:
    """Raises Illegal, HouseError, TimeoutError."""
    joining = asyncio.create_task(phone.join(name))
    knocking = asyncio.create_task(phone.until(lambda: bool(phone.door), None))
    try:
        await asyncio.wait((joining, knocking), return_when=asyncio.FIRST_COMPLETED)
        if phone.door:
            print(say(language, None, "terminal-knocked"), flush=True)
        await joining
    finally:
        for task in (joining, knocking):
            task.cancel()
        await asyncio.gather(joining, knocking, return_exceptions=True)


async def sit(place: Place, language: str) -> None:
    """The screen that fits where we are: keys and a foot on a terminal, lines elsewhere."""
    console = make_console()
    keys = find_spec("termios") is not None  # not on Windows: there one types whole lines
    if not (console.is_terminal and sys.stdin.isatty() and keys):
        plain = Plain(console)
        session = Session(place, language, plain)
        plain.asked = session.scene.plainly
        await session.run(Pipe(sys.stdin))
        return
    screen = Footed(console)
    session = Session(place, language, screen)
    with Keyboard(screen.draw) as keyboard, screen:
        screen.foot = lambda: session.foot(keyboard.editor.text, console.width)
        await session.run(keyboard)


def address(url: str) -> tuple[str, str | None, str | None]:
    """A house and, if the address names them, a table and the invitation to it: `host:8484/ABCD` is
    understood too, and a link that somebody sent.

    Raises ValueError.
    """
    parts = urlsplit(url if "://" in url else f"http://{url}")
    code = parts.path.strip("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or "/" in code:
        raise ValueError(url)
    invitation = parts.fragment.removeprefix("i=") if parts.fragment.startswith("i=") else None
    return f"{parts.scheme}://{parts.netloc}", code.upper() or None, invitation
