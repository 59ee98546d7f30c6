"""A thinker as the house sees it: a process that is told things, answers, and may die."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterable
from typing import Any

from . import thinking
from .messages import SIZE, Answer, Ready, decode_answer, framed

UNREAD = 16 * 1024 * 1024  # bytes of questions: a thinker that reads no more has hung
GONE_WITHIN = 3.0  # seconds after it was killed


class Worker:
    """Whatever it is told before it has started is told then."""

    def __init__(
        self,
        games: Iterable[str],
        heard: Callable[[Answer], None],
        died: Callable[[Worker, int | None], None],
    ) -> None:
        self.games, self.heard, self.died = [*games], heard, died
        self.process: asyncio.subprocess.Process | None = None
        self.unsent: list[bytes] = []
        self.ended = False
        self.started, self.ready = asyncio.get_running_loop().time(), False
        self.life = asyncio.create_task(self.live())

    def tell(self, message: Any) -> None:
        if self.process is None or self.process.stdin is None:
            self.unsent.append(framed(message))
            return
        pipe = self.process.stdin
        if not pipe.is_closing():
            pipe.write(framed(message))
            if pipe.transport.get_write_buffer_size() > UNREAD:
                self.end()

    async def live(self) -> None:
        code: int | None = None
        try:
            self.process = process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", thinking.__name__, *self.games),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(b"".join(self.unsent))
            self.unsent.clear()
            try:
                while True:
                    size = int.from_bytes(await process.stdout.readexactly(SIZE), "big")
                    said = decode_answer(await process.stdout.readexactly(size))
                    if isinstance(said, Ready):
                        self.ready = True
                    else:
                        self.heard(said)
            except (asyncio.IncompleteReadError, ConnectionError):
                code = await process.wait()
        except OSError:
            pass  # it could not even be started
        finally:
            self.end()
            self.died(self, code)

    def end(self) -> None:
        self.ended = True
        if self.process and self.process.returncode is None:
            self.process.kill()

    async def stop(self) -> None:
        """The house closes: what was killed is waited for, what has not begun does not."""
        self.end()
        if self.process is None:
            self.life.cancel()
        await asyncio.wait([self.life], timeout=GONE_WITHIN)
