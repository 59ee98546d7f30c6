"""Which table a request is about, and with what right it asks."""

from __future__ import annotations

from aiohttp import web

from .address import network
from .hub import HUB
from .live import Live


def given(request: web.Request) -> str:
    """The token or the invitation that somebody shows."""
    return request.headers.get("Authorization", "").removeprefix("Bearer ")


async def found(request: web.Request) -> Live:
    """Raises Illegal, StoreError."""
    hub = request.app[HUB]
    shown = filter(None, [given(request)])
    live = await hub.find(request.match_info["code"], network(request), *shown)
    hub.drop(live)  # if nobody else listens
    return live
