"""The client that spoke protocol 1, in one file: `huisclos.client.Phone` and the messages that it
knew. What a game says is left as it came. It is kept as it was, and not to be edited."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import Annotated, Any, Self

import aiohttp
import msgspec
from msgspec import Meta

Member = int
Count = Annotated[int, Meta(ge=0, le=2**53)]
Short = Annotated[str, Meta(max_length=200)]


class Value(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True): ...


class Refusal(Value, frozen=True):
    key: str
    values: tuple[tuple[str, str | int], ...] = ()


class Hello(Value, frozen=True):
    token: Short | None = None
    played: Count = 0
    heard: Count = 0
    said: Count = 0
    desk: bool = False


class Join(Value, frozen=True):
    name: Short
    salt: Short = ""


class Play(Value, frozen=True):
    key: Annotated[str, Meta(min_length=1, max_length=40)]
    action: msgspec.Raw


class Welcome(Value, frozen=True):
    member: Member | None
    token: str | None = None


class Somebody(Value, frozen=True):
    id: Member
    name: str
    level: str | None


class Seated(Value, frozen=True):
    member: Member
    name: str
    bot: str | None


class Room(Value, frozen=True):
    code: str
    people: tuple[Somebody, ...]
    owner: Member | None
    game: str
    options: dict[str, Any]
    own_content: bool
    locked: bool
    listed: bool
    watchable: bool
    commitment: str
    cannot_start: Refusal | None
    played: int
    seats: tuple[Seated, ...]
    over: bool
    outcome: Any
    secret: str | None
    paused_by: Member | None
    undo: tuple[Member, ...]
    closed: bool
    put_away: Refusal | None


class Here(Value, frozen=True):
    members: tuple[Member, ...]


class Clock(Value, frozen=True):
    left: float
    running: bool


class Sheet(Value, frozen=True):
    private: Any
    may_act: bool
    moves: tuple[Any, ...]
    channels: tuple[str, ...]


class Fresh(Value, frozen=True):
    heard: int
    public: Any
    sheet: Sheet | None
    notes: tuple[Any, ...]
    clock: Clock | None


class News(Value, frozen=True, omit_defaults=True):
    heard: int
    public: Any = None
    sheet: Sheet | None = None
    notes: tuple[Any, ...] = ()
    clock: Clock | None = None


class Utterance(Value, frozen=True):
    member: Member
    channel: str
    text: str
    slip: bool = False


class Talk(Value, frozen=True):
    said: int
    lines: tuple[Utterance, ...]


class Done(Value, frozen=True):
    key: str


class Refused(Value, frozen=True):
    reason: Refusal
    key: str | None = None


class Gone(Value, frozen=True):
    reason: Refusal
    again: bool


ToClient = Welcome | Room | Here | Fresh | News | Talk | Done | Refused | Gone
encode = msgspec.json.encode
AGAIN = (0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.0)


class HouseError(Exception):
    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


class Illegal(HouseError): ...


class Phone:
    def __init__(self, house: str, code: str, token: str | None = None) -> None:
        self.house, self.code, self.token = house.rstrip("/"), code, token
        self.member: Member | None = None
        self.room: Room | None = None
        self.sheet: Sheet | None = None
        self.notes: list[Any] = []
        self.said = self.played = 0
        self.refusals: list[Refusal] = []
        self.gone: Refusal | None = None
        self._pending: dict[str, tuple[bytes, asyncio.Future[None]]] = {}
        self._asked: list[bytes] = []
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

    async def join(self, name: str) -> None:
        count = len(self.refusals)
        await self._send(encode(Join(name, secrets.token_hex(8))))
        await self.until(lambda: self.token is not None or len(self.refusals) > count)
        if self.token is None:
            raise Illegal(self.refusals[-1])

    async def play(self, action: Any) -> None:
        key = secrets.token_hex(8)
        text = encode(Play(key, msgspec.Raw(encode(action))))
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending[key] = text, future
        await self._send(text)
        await future

    async def until(self, true: Callable[[], bool], seconds: float | None = 30.0) -> None:
        async with asyncio.timeout(seconds):
            while not true():
                if self.gone:
                    raise HouseError(self.gone)
                self._changed.clear()
                await self._changed.wait()

    async def _listen(self) -> None:
        failures = 0
        while self.gone is None:
            try:
                await self._visit()
                failures = 0
            except (aiohttp.ClientError, OSError):
                failures += 1
            self._socket = None
            self._changed.set()
            if self.gone is None:
                await asyncio.sleep(AGAIN[min(failures, len(AGAIN) - 1)])

    async def _visit(self) -> None:
        url = f"{self.house}/ws/{self.code}"
        async with aiohttp.ClientSession() as session:
            try:
                socket = await session.ws_connect(url, heartbeat=20, max_msg_size=0)
            except aiohttp.WSServerHandshakeError as error:
                if error.status == 404:
                    self.gone = Refusal("no-such-table")
                    return
                raise
            async with socket:
                hello = Hello(self.token, self.played, len(self.notes), self.said)
                await socket.send_str(encode(hello).decode())
                async for message in socket:
                    if message.type is not aiohttp.WSMsgType.TEXT:
                        break
                    await self._hear(socket, msgspec.json.decode(message.data, type=ToClient))
                    self._changed.set()

    async def _send(self, text: bytes) -> None:
        if self._socket is None:
            if not any(text == waiting for waiting, _ in self._pending.values()):
                self._asked.append(text)
            return
        with contextlib.suppress(ConnectionError, aiohttp.ClientError):
            await self._socket.send_str(text.decode())

    async def _hear(self, socket: aiohttp.ClientWebSocketResponse, message: ToClient) -> None:
        match message:
            case Welcome(member, token):
                self.member, self.token = member, token or self.token
                if self._socket is None:
                    await self._settle_in(socket)
            case Room():
                self.room = message
            case Fresh(heard, _, sheet, notes):
                self.notes = [*self.notes[: heard - len(notes)], *notes]
                self.sheet, self.played = sheet, self.room.played if self.room else 0
            case News(heard, _, sheet, notes):
                self.notes += notes
                assert len(self.notes) == heard, "a note was lost on the way"
                self.sheet = sheet or self.sheet
            case Talk(said):
                self.said = said
            case Done(key):
                self._settle(key, None)
            case Refused(reason, key):
                self.refusals.append(reason)
                if key is not None:
                    self._settle(key, Illegal(reason))
            case Gone(reason, again):
                self.gone = None if again else reason

    async def _settle_in(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        for text in (*(text for text, _ in self._pending.values()), *self._asked):
            await socket.send_str(text.decode())
        self._asked = []

    def _settle(self, key: str, error: Exception | None) -> None:
        _, future = self._pending.pop(key, (b"", None))
        if future and not future.done():
            if error:
                future.set_exception(error)
            else:
                future.set_result(None)
