"""One seat, played in words: what is new, what is asked, and what one says and plays.

It owns nothing: it opens no table, starts no game, adds no bot and shows nobody the door."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from typing import Any

from huisclos import shelf
from huisclos.client import HouseError, Phone
from huisclos.kernel import Illegal
from huisclos.tables import LOBBY
from huisclos.tables.news import Clock
from huisclos.tables.wishes import Say, Seen, Touch
from huisclos.terminal.kept import Kept, Seat
from huisclos.terminal.scene import listed
from huisclos.terminal.screen import clean
from huisclos.terminal.session import LAST, in_common
from huisclos.texts import reason

from .plain import plainly
from .words import Reading, quoted

REACH = 8.0  # seconds until a house that does not answer is given up
OPENED = 40.0  # until an owner who has not opened the door is waited for in another call
ANSWER = 5.0  # until what one said is heard or refused
LONGEST_WAIT = 50.0  # programs give up a call after a minute
TOLD = 40  # notes told at once; who comes in late is not told a whole game


class Refused(Exception):
    """What was asked cannot be done, and why, for the model to read."""


class Chair:
    def __init__(
        self, house: str, code: str, invitation: str | None, name: str, language: str, kept: Kept
    ) -> None:
        self.house, self.code, self.invitation = house, code, invitation
        self.name, self.language, self.kept = name, language, kept
        self.phone = Phone(house, code, self._token(), invitation=invitation)
        self.scene = Reading(self.phone, language)
        self._lines = AsyncExitStack()
        self._joining: asyncio.Task[None] | None = None
        self._played, self._told = 0, list[Any]()
        self._talked = 0
        self._shown: Any = None  # the wait that was last told
        self._clock: tuple[Clock | None, float] = None, 0.0  # and since when

    @property
    def _place(self) -> str:
        return f"{self.code} {self.name}"  # of several machines at a table each has its own

    def _token(self) -> str | None:
        seat = self.kept.get(self.house, self._place)
        return seat.token if seat else None

    # -- coming and going ----------------------------------------------------------------------

    async def sit(self) -> None:
        """Take the place, or come back to it. Raises Refused; where one has to knock, until the
        owner opens."""
        phone = self.phone
        try:
            if self._joining is None:
                await self._come()
            assert self._joining is not None
            async with asyncio.timeout(OPENED):
                await asyncio.shield(self._joining)
            if not self.scene.in_room and self.scene.is_expected:
                await phone.ask(Touch())  # whatever the model calls for, it is there
        except TimeoutError:
            if phone.door:
                raise Refused(
                    "You have knocked; the host has not opened yet. Call again."
                ) from None
            raise Refused(f"No house answers at {self.house}.") from None
        except (HouseError, Illegal) as error:
            key = error.refusal
            await self.leave()
            if key.key == "token-unknown" and self.kept.forget(self.house, self._place):
                return await self.sit()
            raise Refused(reason(self.language, None, key)) from None

    async def _come(self) -> None:
        phone = await self._lines.enter_async_context(self.phone)
        try:
            await phone.until(lambda: phone.connected and phone.settled, REACH)
        except TimeoutError:
            await self.leave()
            raise
        self._joining = asyncio.create_task(self._join())
        watching = asyncio.create_task(self._watch())
        self._lines.callback(watching.cancel)

    async def _join(self) -> None:
        if self.phone.token is None:
            await self.phone.join(self.name, machine=True)
            assert self.phone.token is not None
            self.kept.keep(self.house, self._place, Seat(self.phone.token, self.name))

    async def _watch(self) -> None:
        """Notes when a clock was told: it runs while nobody asks. And says that it has seen what
        is revealed, which stays there to be read: nobody is held up for a machine."""
        phone, now, looked = self.phone, asyncio.get_running_loop().time, None
        with contextlib.suppress(HouseError):
            while True:
                if phone.clock is not self._clock[0]:
                    self._clock = phone.clock, now()
                shown, seat = phone.interlude, phone.seat
                if shown and seat is not None and seat not in shown.seen and shown is not looked:
                    looked = shown
                    await phone.ask(Seen())
                changes = phone.changes
                await phone.until(lambda: phone.changes != changes, None)  # noqa: B023

    async def leave(self) -> None:
        """Off the line; the seat stays, and can be come back to."""
        if self._joining:
            self._joining.cancel()
            await asyncio.gather(self._joining, return_exceptions=True)
        await self._lines.aclose()
        self._joining = None
        self.phone = Phone(self.house, self.code, self._token(), invitation=self.invitation)
        self.scene = Reading(self.phone, self.language)

    # -- what is read --------------------------------------------------------------------------

    def answer(self) -> str:
        """What is new, and what is asked."""
        return "\n".join((*self._news(), self.now()))

    def now(self) -> str:
        """The moment, what is asked, and the moves with their numbers."""
        scene = self.scene
        self._shown = self._moment
        if scene.in_room:
            return "\n".join(self._lobby())
        if scene.over:
            return scene.say("game-over")
        head = f"[{scene.phase()}{self._left()}]"
        if not scene.asked or scene.paused:
            return f"{head} {scene.todo()}"
        moves = (str(line).strip() for line in listed(scene.labels()))
        return "\n".join((head, f"> {scene.todo()}", *moves))

    def look(self) -> str:
        """The board, what this seat alone knows, and what is asked."""
        scene, sheet = self.scene, self.phone.sheet
        if scene.in_room:
            return self.now()
        secret = clean(scene.face.secret(scene.sight)) if sheet else ""
        parts = [plainly(scene.face.board(scene.sight))]
        if secret:
            parts.append(f"Only you know:\n{secret}")
        return "\n".join((*parts, self.now()))

    def rules(self) -> str:
        page = shelf.folder_of(self.scene.game).joinpath("texts", f"rules.{self.language}.md")
        return page.read_text(encoding="utf-8")

    def _lobby(self) -> Iterator[str]:
        scene = self.scene
        yield f"{scene.say('game-name')} · {scene.say('not-started')}"
        yield ", ".join(scene.people())
        if why := scene.room.cannot_start:
            yield scene.reason(why)

    def _left(self) -> str:
        clock, since = self._clock
        if clock is None or not clock.running:
            return ""
        left = clock.left - (asyncio.get_running_loop().time() - since)
        return f" · {max(0, int(left))} s"

    def _news(self) -> Iterator[str]:
        phone, scene = self.phone, self.scene
        if phone.played != self._played:
            self._played, self._told = phone.played, []
        same = in_common(self._told, phone.notes)
        if same < len(self._told):
            yield scene.say("play-undone")
        yield from map(scene.sentence, phone.notes[same:][-TOLD:])
        self._told = [*phone.notes]
        for line in phone.talk[self._talked :]:
            if not line.slip and line.member != phone.member:
                text = quoted(clean(line.text))
                yield scene.say("talk-line", name=scene.name(line.member), text=text)
        self._talked = len(phone.talk)

    # -- what is done --------------------------------------------------------------------------

    async def wait(self, seconds: float) -> str:
        """Until something is asked that was not told yet, somebody speaks, or the game is over."""
        phone = self.phone
        with contextlib.suppress(TimeoutError):
            await self._until(self._worth_telling, max(0.0, min(seconds, LONGEST_WAIT)))
        if self.scene.over:
            await asyncio.sleep(LAST)
        elif not phone.connected:
            return self.scene.say("connection-lost")
        return self.answer()

    @property
    def _moment(self) -> Any:
        return self.phone.played, self.phone.wait, self.scene.asked, self.scene.moves

    def _worth_telling(self) -> bool:
        scene, phone = self.scene, self.phone
        spoken = any(line.member != phone.member for line in phone.talk[self._talked :])
        if scene.in_room:
            return spoken
        return spoken or scene.over or (scene.asked and self._moment != self._shown)

    async def play(self, move: str) -> str:
        scene, sheet = self.scene, self.phone.sheet
        if scene.in_room:
            raise Refused(scene.say("not-started"))
        if scene.over or not (sheet and sheet.may_act):
            raise Refused(scene.say("game-over" if scene.over else "not-your-turn"))
        action = scene.action(move.strip())
        if action is None:
            raise Refused(f"{move!r} is not a move. {self.now()}")
        try:
            await self.phone.play(action)
        except (Illegal, HouseError) as error:
            self._shown = None  # it is still asked: the next `wait` says so at once
            raise Refused(scene.reason(error.refusal)) from None
        return self.answer()

    async def say(self, text: str, channel: str) -> str:
        scene, phone = self.scene, self.phone
        channels = phone.sheet.channels if phone.sheet else ()
        places = [LOBBY] if scene.in_room else [each.name for each in channels]
        where = channel or next(iter(places), "")
        if where not in places:
            raise Refused(f"You may speak in: {', '.join(places) or 'no place now'}.")
        refusals, said = len(phone.refusals), len(phone.talk)
        await phone.ask(Say(where, text))
        with contextlib.suppress(TimeoutError):
            await self._until(
                lambda: len(phone.talk) > said or len(phone.refusals) > refusals, ANSWER
            )
        if len(phone.refusals) > refusals:
            raise Refused(scene.reason(phone.refusals[-1]))
        return self.answer()

    async def _until(self, true: Callable[[], bool], seconds: float) -> None:
        try:
            await self.phone.until(true, seconds)
        except HouseError as error:
            raise Refused(self.scene.reason(error.refusal)) from None
