"""Colyseus and boardgame.io in the race: their servers, and just enough of their protocols."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import tempfile
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

from ..house import ServerFailed, cpu_seconds, kilobytes
from ..line import BINARY, TEXT, Hear, Socket, frame
from .contest import Done, Table

Lost = Callable[[], None]
PATIENCE = 60.0  # seconds


class Node:
    """One of their servers, on a free port of this machine."""

    def __init__(self, node: Path, folder: Path) -> None:
        self.node, self.folder = node, folder

    def __enter__(self) -> Node:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.log = tempfile.TemporaryFile()
        command = [str(self.node), "server.cjs", str(self.port)]
        self.process = subprocess.Popen(
            command, cwd=self.folder, stdout=subprocess.PIPE, stderr=self.log
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.strip() == b"ready":
                return self
        self.log.seek(0)
        said = self.log.read().decode(errors="replace")[-2000:]
        self.__exit__()
        raise ServerFailed(f"{self.folder.name} did not start: {said}")

    def __exit__(self, *_: object) -> None:
        self.process.kill()  # it keeps nothing
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )
        return json.loads(
            await asyncio.to_thread(lambda: urllib.request.urlopen(request, timeout=30).read())
        )

    async def connect(self, line: Socket) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: line, "127.0.0.1", self.port)
        await asyncio.wait_for(line.greeted, PATIENCE)


class TheirTable:
    """One after another plays; the server's next message to a seat is its news of the move."""

    def __init__(self, running: TheirRunning) -> None:
        self.running = running
        self.lines: list[Any] = []
        self.moves = 0
        self.waiting: set[int] = set()
        self.done: Done = lambda: None

    def play(self, done: Done) -> None:
        self.done = done
        self.waiting = set(range(len(self.lines)))
        self.lines[self.moves % len(self.lines)].play(self.moves)
        self.moves += 1

    def hear(self, seat: int) -> None:
        if seat in self.waiting:
            self.waiting.discard(seat)
            if not self.waiting:
                self.done()

    def bytes(self) -> int:
        return sum(line.bytes for line in self.lines)

    def hang_up(self) -> None:
        for line in self.lines:
            line.lost = lambda: None
            line.transport.close()


class TheirRunning:
    def __init__(self, node: Node, sit: Sit) -> None:
        self.node, self.sit = node, sit
        self.tables: list[Table] = []
        self.error: Exception | None = None

    def lost(self) -> None:
        self.error = self.error or ServerFailed(f"{self.node.folder.name} hung up")

    def failed(self) -> Exception | None:
        return self.error

    def cpu_seconds(self) -> float:
        return cpu_seconds(self.node.process.pid)

    def kilobytes(self) -> int:
        return kilobytes(self.node.process.pid)

    async def fill(self, seats: int) -> TheirTable:
        table = TheirTable(self)
        await self.sit(table, seats)
        return table


class Sit(Protocol):
    """How people sit down at a new table of theirs."""

    async def __call__(self, table: TheirTable, seats: int) -> None: ...


class Theirs:
    def __init__(self, name: str, node: Path, folder: Path, sit: Sit) -> None:
        self.name, self.node, self.folder, self.sit = name, node, folder, sit

    @asynccontextmanager
    async def serve(self, tables: int, seats: int, moves: int) -> AsyncIterator[TheirRunning]:
        with Node(self.node, self.folder) as node:
            running = TheirRunning(node, self.sit)
            for _ in range(tables):
                running.tables.append(await running.fill(seats))
            try:
                yield running
            finally:
                for table in running.tables:
                    table.hang_up()


# -- Colyseus 0.17 ---------------------------------------------------------------------------------

JOIN, MESSAGE, PATCH = 10, 13, 15  # the first byte of a frame


class ColyseusLine(Socket):
    def welcome(self, payload: bytes) -> None:
        if payload[0] == JOIN:
            self.send(frame(bytes((JOIN,)), BINARY))
            self.greeted.set_result(None)

    def play(self, number: int) -> None:
        """In MessagePack: the type, a short string, and a whole number."""
        payload = b"\xa4play\xce" + number.to_bytes(4, "big")
        self.send(frame(bytes((MESSAGE,)) + payload, BINARY))


class AtColyseus(Sit):
    async def __call__(self, table: TheirTable, seats: int) -> None:
        node, room = table.running.node, ""
        for seat in range(seats):
            wanted = f"joinById/{room}" if room else "create/table"
            place = await node.post(f"/matchmake/{wanted}", {})
            room = place["roomId"]
            path = f"/{place['processId']}/{room}?sessionId={place['sessionId']}"
            line = ColyseusLine(path, self.hear(table, seat), table.running.lost)
            await node.connect(line)
            table.lines.append(line)

    @staticmethod
    def hear(table: TheirTable, seat: int) -> Hear:
        def hear(payload: bytes) -> None:
            if payload[0] == PATCH:
                table.hear(seat)

        return hear


# -- boardgame.io 0.50 -----------------------------------------------------------------------------

SPACE = b"/table,"
STATE = b'"_stateID":'


class BoardgameLine(Socket):
    """socket.io 4 on engine.io 4: `0` open, `2` ping, `3` pong, `40` connected, `42` an event."""

    def __init__(self, hear: Hear, lost: Lost, match: str, seat: int, key: str) -> None:
        super().__init__("/socket.io/?EIO=4&transport=websocket", hear, lost)
        self.match, self.seat, self.key = match, str(seat), key
        self.state = 0  # the number of the last state that came

    def receive(self, kind: int, payload: bytes) -> None:
        if payload == b"2":
            self.send(frame(b"3"))
            return
        if (at := payload.find(STATE)) >= 0:
            number = payload[at + len(STATE) :].split(b",", 1)[0].split(b"}", 1)[0]
            self.state = int(number)
        super().receive(kind, payload)

    def welcome(self, payload: bytes) -> None:
        if payload.startswith(b"0"):
            self.send(frame(b"40" + SPACE))
        elif payload.startswith(b"40"):
            self.emit("sync", self.match, self.seat, self.key, 0)
        elif payload.startswith(b"42" + SPACE + b'["sync"'):
            self.greeted.set_result(None)
        elif payload.startswith(b"44"):
            self.greeted.set_exception(ServerFailed(f"boardgame.io refuses: {payload!r}"))

    def emit(self, *event: Any) -> None:
        body = json.dumps(event, separators=(",", ":")).encode()
        self.send(frame(b"42" + SPACE + body, TEXT))

    def play(self, number: int) -> None:
        move = {"type": "play", "args": [number], "playerID": self.seat, "credentials": self.key}
        action = {"type": "MAKE_MOVE", "payload": move}
        self.emit("update", action, self.state, self.match, self.seat)


class AtBoardgame(Sit):
    async def __call__(self, table: TheirTable, seats: int) -> None:
        node = table.running.node
        match = (await node.post("/games/table/create", {"numPlayers": seats}))["matchID"]
        for seat in range(seats):
            wanted = {"playerID": str(seat), "playerName": f"Player {seat}"}
            joined = await node.post(f"/games/table/{match}/join", wanted)
            line = BoardgameLine(
                self.hear(table, seat),
                table.running.lost,
                match,
                seat,
                joined["playerCredentials"],
            )
            await node.connect(line)
            table.lines.append(line)

    @staticmethod
    def hear(table: TheirTable, seat: int) -> Hear:
        def hear(payload: bytes) -> None:
            if payload.startswith(b"42" + SPACE + b'["update"'):
                table.hear(seat)

        return hear
