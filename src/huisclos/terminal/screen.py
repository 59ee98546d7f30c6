"""Where a session is seen: a log that grows, and below it what is asked now."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from types import TracebackType
from typing import Protocol, Self

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.text import Text


def clean(text: str) -> str:
    """A text of somebody's without what would command this terminal."""
    return "".join(c for c in text if c == "\n" or unicodedata.category(c) not in ("Cc", "Cf"))


def make_console() -> Console:
    return Console(markup=False, highlight=False, emoji=False)


class Screen(Protocol):
    moves_on: bool  # whether it can show and clear again

    def log(self, what: RenderableType) -> None:
        """One more thing that stays."""

    def draw(self) -> None:
        """What is asked has changed, perhaps."""


class Plain:
    """For pipes: everything stays; what is asked is printed once."""

    moves_on = False

    def __init__(self, console: Console) -> None:
        self.console = console
        self.asked: Callable[[], str] = str
        self._last = ""

    def log(self, what: RenderableType) -> None:
        self.console.print(what, soft_wrap=isinstance(what, Text))

    def draw(self) -> None:
        text = self.asked()
        if text and text != self._last:
            self.console.print(Text(text), soft_wrap=True)
        self._last = text


class Footed:
    """For a terminal: the foot is drawn anew below a log that scrolls."""

    moves_on = True

    def __init__(self, console: Console) -> None:
        self.console = console
        self.foot: Callable[[], RenderableType] = Group
        self._live = Live(console=console, auto_refresh=False, transient=True)

    def __enter__(self) -> Self:
        self._live.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._live.stop()

    def log(self, what: RenderableType) -> None:
        self._live.console.print(what)

    def draw(self) -> None:
        self._live.update(self.foot(), refresh=True)
