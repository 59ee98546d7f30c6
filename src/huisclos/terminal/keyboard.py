"""Where lines come from: keys, edited here so that news can come while one types; or a pipe."""

from __future__ import annotations

import asyncio
import codecs
import os
import re
import sys
import threading
from collections.abc import Callable
from types import TracebackType
from typing import Protocol, Self, TextIO

ESCAPES = re.compile(r"\x1b(?:\[[0-9;?]*[@-~]|O.|.)?")
UP = ("\x1b[A", "\x1bOA")


class Source(Protocol):
    async def line(self) -> str | None:
        """The next line; None at the end."""


class Pipe:
    """Lines of a file that nobody edits. A thread reads them: a pipe cannot be waited for
    everywhere."""

    def __init__(self, file: TextIO) -> None:
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        # A daemon, so that a line that never comes holds nobody back.
        threading.Thread(target=self._read, args=(file,), daemon=True).start()

    async def line(self) -> str | None:
        return await self._lines.get()

    def _read(self, file: TextIO) -> None:
        try:
            for line in file:
                self._loop.call_soon_threadsafe(self._lines.put_nowait, line.strip())
            self._loop.call_soon_threadsafe(self._lines.put_nowait, None)
        except RuntimeError:  # the game is over and its loop closed
            return


class Editor:
    """One line being typed, key by key."""

    def __init__(self) -> None:
        self.text = ""
        self.last = ""

    def type(self, keys: str) -> list[str | None]:
        """The lines that these keys finish; None: the end was asked for."""
        done: list[str | None] = []
        if any(keys.startswith(up) for up in UP):
            self.text = self.last
        for key in ESCAPES.sub("", keys):
            match key:
                case "\n" | "\r":
                    done.append(self.text.strip())
                    self.last, self.text = self.text or self.last, ""
                case "\x04":  # Ctrl-D
                    if not self.text:
                        done.append(None)
                case "\x7f" | "\b":
                    self.text = self.text[:-1]
                case "\x15":  # Ctrl-U
                    self.text = ""
                case "\x17":  # Ctrl-W
                    self.text = self.text.rstrip().rpartition(" ")[0]
                case _ if key.isprintable():
                    self.text += key
        return done


class Keyboard:
    """A terminal whose keys come one by one, unechoed, while it is entered."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.editor = Editor()
        self._changed = changed
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._decoder = codecs.getincrementaldecoder("utf-8")("ignore")
        self._descriptor = sys.stdin.fileno()

    async def line(self) -> str | None:
        return await self._lines.get()

    def __enter__(self) -> Self:
        import termios
        import tty

        self._before = termios.tcgetattr(self._descriptor)
        tty.setcbreak(self._descriptor)
        asyncio.get_running_loop().add_reader(self._descriptor, self._read)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        import termios

        asyncio.get_running_loop().remove_reader(self._descriptor)
        termios.tcsetattr(self._descriptor, termios.TCSADRAIN, self._before)

    def _read(self) -> None:
        data = os.read(self._descriptor, 4096)
        lines = self.editor.type(self._decoder.decode(data)) if data else [None]
        for line in lines:
            self._lines.put_nowait(line)
        self._changed()
