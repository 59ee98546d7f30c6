"""One line of the table of routes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from aiohttp import web


class Route(NamedTuple):
    method: str
    path: str
    handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    gives: Any  # the type of the JSON answer, or the name of another kind of text
    refuses: tuple[str, ...] = ()  # the keys of failures
    takes: Any = None  # the type of the JSON that is sent
    status: int = 200
    leads_to: tuple[str, ...] = ()  # what to ask next, with the code of the answer
