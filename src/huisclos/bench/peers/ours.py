"""The house in the race: recorded games of Infiltrés, or of Sporz where a table has hundreds of
seats, every acknowledged move on disk."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from huisclos.kernel import encode
from huisclos.wire.messages import PROTOCOL, Hello, Join

from .. import server
from ..course import FEW, MANY
from ..house import PLAYED_ON, House, ServerFailed
from ..line import Socket, frame
from ..load import DONE, NEWS, Seated
from .contest import Done, Table

FEW_SEATS = 20  # that Infiltrés has, at most


class Ours:
    name = "huisclos"

    @asynccontextmanager
    async def serve(self, tables: int, seats: int, moves: int) -> AsyncIterator[Opened]:
        async with server.emptied() as path:
            setting = FEW if seats <= FEW_SEATS else MANY
            seated = await server.prepare(path, tables, seats, moves, setting)
            with House(path, *PLAYED_ON) as house:
                for each in seated:
                    await each.connect(house.port, each.lines)
                opened = Opened(house, seated)
                try:
                    yield opened
                finally:
                    for each in seated:
                        each.hang_up()


class Opened:
    def __init__(self, house: House, seated: list[Seated]) -> None:
        self.house = house
        self.error: Exception | None = None
        self.tables: list[Table] = [OurTable(each) for each in seated]
        for each in seated:
            each.failed = self.fail

    def fail(self, error: ServerFailed) -> None:
        self.error = self.error or error

    def failed(self) -> Exception | None:
        return self.error

    def cpu_seconds(self) -> float:
        return self.house.cpu_seconds()

    def kilobytes(self) -> int:
        return self.house.kilobytes()

    async def fill(self, seats: int) -> OurRoom:
        body = json.dumps({"game": MANY.game, "options": MANY.options}).encode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.house.port}/api/tables",
            body,
            {"Content-Type": "application/json"},
        )
        made = json.loads(await asyncio.to_thread(lambda: urllib.request.urlopen(request).read()))
        table = OurRoom()
        for number in range(seats):
            line = Newcomer(made["code"], made["invitation"], f"Player {number}")
            table.lines.append(line)
            await asyncio.get_running_loop().create_connection(
                lambda line=line: line,  # type: ignore[misc]
                "127.0.0.1",
                self.house.port,
            )
            await asyncio.wait_for(line.greeted, 30)
        return table


class OurTable:
    def __init__(self, seated: Seated) -> None:
        self.seated = seated

    def play(self, done: Done) -> None:
        left = len(self.seated.lines) + 1  # and the acknowledgement

        def told(payload: bytes) -> None:
            nonlocal left
            if payload.startswith((DONE, NEWS)):
                left -= 1
                if not left:
                    done()

        self.seated.told = told
        self.seated.play()

    def bytes(self) -> int:
        return sum(line.bytes for line in self.seated.lines)

    def hang_up(self) -> None:
        self.seated.hang_up()


class Newcomer(Socket):
    """A phone that has scanned the code: greeted when it has its place."""

    def __init__(self, code: str, invitation: str, name: str) -> None:
        super().__init__(f"/ws/{code}", lambda payload: None, lambda: None)
        self.invitation, self.name = invitation, name

    def greet(self) -> None:
        self.send(frame(encode(Hello(protocol=PROTOCOL, invitation=self.invitation))))
        self.send(frame(encode(Join(self.name))))

    def welcome(self, payload: bytes) -> None:
        if payload.startswith(b'{"type":"Welcome"') and b'"token":"' in payload:
            self.greeted.set_result(None)
        elif payload.startswith((b'{"type":"Refused"', b'{"type":"Gone"')):
            self.greeted.set_exception(ServerFailed(f"nobody may come in: {payload!r}"))


class OurRoom:
    """A room in which nothing is played."""

    def __init__(self) -> None:
        self.lines: list[Newcomer] = []

    def bytes(self) -> int:
        return sum(line.bytes for line in self.lines)

    def hang_up(self) -> None:
        for line in self.lines:
            line.transport.close()
