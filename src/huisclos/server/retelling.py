"""Games told again by a process of their own, one at a time."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from typing import IO, Literal

from aiohttp import web

from huisclos.aside import retelling
from huisclos.kernel import Illegal, Refusal, decode, encode
from huisclos.tables.branching import Branch
from huisclos.tables.commands.step import refused

from .limits import REPLAYS_WAITING, RETOLD_WITHIN, UPLOADS_WAITING
from .turns import Turns

KEPT = 4  # answers: at the end of an evening all its phones ask for the same
KEPT_KNOWN = 64  # and of what was known, a chapter each: small, and dear to work out
PIECE = 64 * 1024

Kind = Literal["replay", "log", "knew"]


class Told:
    """An answer: a file without a name, which goes when nobody holds it."""

    __slots__ = ("file",)

    def __init__(self) -> None:
        with tempfile.TemporaryFile() as made:
            self.file = os.dup(made.fileno())

    def __del__(self) -> None:
        os.close(self.file)

    @property
    def size(self) -> int:
        return os.fstat(self.file).st_size

    def piece(self, at: int, size: int = PIECE) -> bytes:
        """Others may be reading it too."""
        os.lseek(self.file, at, os.SEEK_SET)  # nobody comes between: there is one thread
        return os.read(self.file, size)


class Retelling:
    def __init__(self, games: Iterable[str]) -> None:
        self.games = [*games]
        self.turns = Turns(REPLAYS_WAITING, UPLOADS_WAITING)
        self.answers: OrderedDict[object, asyncio.Task[Told]] = OrderedDict()
        self.known: OrderedDict[object, asyncio.Task[Told]] = OrderedDict()
        self.told = self.ended = 0  # for the figures

    async def of_table(
        self,
        key: object,
        kind: Kind,
        records: Callable[[], Awaitable[Iterable[bytes]]],
        asked: str = "",
    ) -> Told:
        """Of a table as it stood when it had this key; asked again, it is told once. Raises
        Illegal."""
        kept, most = (self.known, KEPT_KNOWN) if kind == "knew" else (self.answers, KEPT)
        task = kept.get(key)
        if task is None:
            task = kept[key] = asyncio.create_task(self.tell(f"{kind}{asked}", records))
            while len(kept) > most:
                kept.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except Exception as wrong:  # that a game is not over is an answer like any other
            lasting = isinstance(wrong, Illegal) and wrong.refusal.key == "game-not-over"
            if not lasting and kept.get(key) is task:
                del kept[key]
            raise

    async def tell(self, kind: str, records: Callable[[], Awaitable[Iterable[bytes]]]) -> Told:
        async with self.turns.place(guest=False), self.turns.turn(guest=False):
            return await self.work(kind, b"\n".join(await records()))

    async def branch(
        self, wish: retelling.BranchAsked, records: Callable[[], Awaitable[Iterable[bytes]]]
    ) -> Branch:
        """Of a table's last game that is over. Raises Illegal."""
        async with self.turns.place(guest=False), self.turns.turn(guest=False):
            told = await self.work("branch", b"\n".join((encode(wish), *await records())))
        found: Branch = decode(told.piece(0, told.size), Branch)
        return found

    async def of_upload(self, read: Callable[[], Awaitable[bytes]], kind: str = "upload") -> Told:
        """Who has no place is not listened to: nobody's log waits in memory but theirs. Raises
        Illegal."""
        async with self.turns.place(guest=True):
            sent = await read()
            async with self.turns.turn(guest=True):
                return await self.work(kind, sent)

    async def work(self, kind: str, sent: bytes) -> Told:
        answer = Told()
        with tempfile.TemporaryFile() as question:
            await asyncio.to_thread(fill, question, sent)
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", retelling.__name__, kind, *self.games),
                stdin=question,
                stdout=answer.file,
            )
            try:
                status = await asyncio.wait_for(process.wait(), RETOLD_WITHIN)
            except TimeoutError:
                status = retelling.TOO_LARGE
            finally:
                if process.returncode is None:  # too long, or the house closes
                    process.kill()
        if status == retelling.OK:
            self.told += 1
            return answer
        if status == retelling.REFUSED:
            raise Illegal(decode(answer.piece(0, answer.size), Refusal))
        if status == 1:  # an exception that nobody expected: its lines are in the log
            raise RuntimeError("a game could not be told again")
        self.ended += 1
        raise refused("replay-too-large")

    def stop(self) -> None:
        for task in (*self.answers.values(), *self.known.values()):
            task.cancel()


def fill(file: IO[bytes], sent: bytes) -> None:
    file.write(sent)
    file.seek(0)


async def send(request: web.Request, told: Told, headers: dict[str, str]) -> web.StreamResponse:
    response = web.StreamResponse(headers=headers | {"Cache-Control": "no-store"})
    response.content_length = told.size
    await response.prepare(request)
    for at in range(0, told.size, PIECE):
        await response.write(told.piece(at))
    await response.write_eof()
    return response
