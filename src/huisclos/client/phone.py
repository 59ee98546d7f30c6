"""One person's line to a table: it keeps what it was told, comes back by itself when the line
breaks, and sends again what was not acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from random import Random, SystemRandom
from secrets import token_urlsafe
from typing import Any, Self

import aiohttp
import msgspec

from huisclos.kernel import UNREADABLE, Illegal, Refusal, decode, encode, learn
from huisclos.tables.room import Room, RoomNews
from huisclos.tables.wishes import Play, Salt
from huisclos.wire.kinds import is_unknown
from huisclos.wire.messages import (
    PROTOCOL,
    Done,
    Failure,
    Hello,
    Here,
    Join,
    NewTable,
    ReadBack,
    Refused,
    TableMade,
    ToClient,
    ToServer,
    Welcome,
)

from .notebook import Notebook

AGAIN = (0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.0)  # seconds until the next try to come back
SILENT = 3.2  # seconds without a word, and the house is asked; half of that, and the line is dead
REACHED = 4.0  # seconds that a house may take to open the line

learn(ToClient)  # phones may be in threads of their own


class HouseError(Exception):
    """The house could not be reached, or sent us away; says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


async def open_table(
    house: str, game: str, options: dict[str, Any] | None = None, key: str | None = None
) -> str:
    """A new table at the house with this address, and perhaps a key; its code."""
    body = encode(NewTable(game, options or {}))
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{house}/api/tables", data=body, headers=headers) as answer,
    ):
        text = await answer.read()
        try:
            if answer.status == 201:
                return str(decode(text, TableMade).code)
            failure = decode(text, Failure)
        except UNREADABLE:  # something before the house answers in its place
            raise HouseError(Refusal("connection-lost")) from None
        raise HouseError(Refusal(failure.key, tuple(failure.values.items())))


class Phone(Notebook):
    """`async with Phone(house, code) as phone:` listens; `until` waits for what one wants. A
    `desk` plays for its seat, and is told only what everybody is told. `luck` makes its salts, its
    part in the deal, and its own name. Without a token or an invitation the code counts as
    typed: a guess, of which a house takes only so many."""

    def __init__(
        self,
        house: str,
        code: str,
        token: str | None = None,
        *,
        invitation: str | None = None,
        desk: bool = False,
        luck: Random | None = None,
    ) -> None:
        super().__init__()
        self.house, self.code, self.token = house.rstrip("/"), code, token
        self.invitation = invitation  # the one that is good now, for others too
        self.desk, self.luck = desk, luck or SystemRandom()
        self.connected = False
        self.connections = 0
        self.settled = False  # told everything since it connected
        self.unknown = 0  # messages of a kind that we do not know: they are ignored
        self.name = self._draw()  # of this phone, for its moves; another each time
        self._key = token_urlsafe(24)  # by which its place in the room is known to be the same
        self._number = 0  # of its last move
        self._turn = asyncio.Lock()  # moves are sent one at a time
        self._pending: tuple[int, bytes, asyncio.Future[None]] | None = None
        self._asked: list[bytes] = []
        self._joining: bytes | None = None
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._listen())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    # -- what one does ---------------------------------------------------------------------------

    async def join(self, name: str, *, machine: bool = False) -> None:
        """Take a place; where one has to knock, as soon as the owner opens. Who lets a program
        play says so: `machine`. Raises Illegal."""
        count = len(self.refusals)

        def answered() -> bool:
            return self.token is not None or len(self.refusals) > count

        self._joining = encode(Join(name, self._draw(), machine, self._key))
        try:
            await self._send(self._joining)
            await self.until(lambda: answered() or bool(self.door))
            await self.until(answered, None)
        finally:
            self._joining = None
        if self.token is None:
            raise Illegal(self.refusals[-1])

    async def play(self, action: Any) -> None:
        """Returns when the move is on disk, whatever happens to the line. It is made for what we
        know now. Raises Illegal: it may come too late."""
        played, wait = self.played, self.wait
        async with self._turn:
            self._number += 1
            move = Play(self.name, self._number, played, wait, msgspec.Raw(encode(action)))
            text, answer = encode(move), asyncio.get_running_loop().create_future()
            self._pending = move.number, text, answer
            try:
                await self._send(text)
                await answer
            finally:
                self._pending = None

    async def read_back(self) -> None:
        """Some of the lines of talk that we have missed, the last ones: they come to `earlier`."""
        await self.ask(ReadBack(self.oldest))

    async def ask(self, message: ToServer) -> None:
        """Anything but a move. What comes of it shows in the room; a refusal in `refusals`."""
        await self._send(encode(message))

    def _draw(self) -> str:
        return self.luck.randbytes(8).hex()

    async def until(self, true: Callable[[], bool], seconds: float | None = 30.0) -> None:
        """Wait for something to be so. Raises TimeoutError, HouseError."""
        async with asyncio.timeout(seconds):
            while not true():
                if self.gone:
                    raise HouseError(self.gone)
                self._changed.clear()
                await self._changed.wait()

    # -- the line --------------------------------------------------------------------------------

    async def _listen(self) -> None:
        failures = 0
        while self.gone is None:
            with contextlib.suppress(aiohttp.ClientError, OSError):
                await self._visit()
            failures = 0 if self.connected else failures + 1  # or sent on, time and again
            self.connected, self.settled, self._socket = False, False, None
            self._changed.set()
            if self.gone is None:
                await asyncio.sleep(AGAIN[min(failures, len(AGAIN) - 1)])
        if self._pending:  # nobody will answer it any more
            self._settle(self._pending[0], HouseError(self.gone))

    async def _visit(self) -> None:
        url = f"{self.house}/ws/{self.code}"
        async with contextlib.AsyncExitStack() as stack:
            session = await stack.enter_async_context(aiohttp.ClientSession())
            async with asyncio.timeout(REACHED):
                line = session.ws_connect(url, heartbeat=SILENT, max_msg_size=0)
                socket = await stack.enter_async_context(line)
            heard = self.played, len(self.notes), self.said
            hello = Hello(self.token, *heard, self.desk, PROTOCOL, self.invitation)
            await socket.send_str(encode(hello).decode())
            async for message in socket:
                if message.type is not aiohttp.WSMsgType.TEXT:
                    break
                await self._understand(socket, message.data)
                self._changed.set()
                if self.gone:
                    break

    async def _understand(self, socket: aiohttp.ClientWebSocketResponse, text: str) -> None:
        try:
            message = decode(text, ToClient)
        except UNREADABLE:
            if is_unknown(text, ToClient):
                self.unknown += 1
            else:  # a house that does not speak as we do
                self.gone = Refusal("page-other")
        else:
            await self._hear(socket, message)

    async def _send(self, text: bytes) -> None:
        """Moves that cannot be sent now wait for the next visit; other wishes too."""
        if self._socket is None:
            if self._pending is None or text is not self._pending[1]:
                self._asked.append(text)
            return
        with contextlib.suppress(ConnectionError, aiohttp.ClientError):
            await self._socket.send_str(text.decode())

    async def _hear(self, socket: aiohttp.ClientWebSocketResponse, message: ToClient) -> None:
        before = self.room
        self.write_down(message)
        match message:
            case Welcome(token=token, invitation=invitation):
                self.token = token or self.token
                self.invitation = invitation or self.invitation
                if self._socket is None:
                    await self._settle_in(socket)
            case Room() | RoomNews():
                told = before.commitment if before else None
                if (
                    before
                    and self.room
                    and self.room.commitment != told
                    and self.member is not None
                ):
                    await self.ask(Salt(self._draw()))
            case Here():  # it comes after everything else
                self.settled = True
            case Done(number):
                self._settle(number, None)
            case Refused(reason, int(number)):
                self._settle(number, Illegal(reason))

    async def _settle_in(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket, self.connected = socket, True
        self.connections += 1
        if self._pending:
            await socket.send_str(self._pending[1].decode())
        asked, self._asked = self._asked, []
        if self._joining and self.token is None and self._joining not in asked:
            asked.append(self._joining)  # what knocked is forgotten with its line
        for text in asked:
            await socket.send_str(text.decode())

    def _settle(self, number: int, error: Exception | None) -> None:
        if self._pending is None or self._pending[0] != number or self._pending[2].done():
            return
        if error:
            self._pending[2].set_exception(error)
        else:
            self._pending[2].set_result(None)
