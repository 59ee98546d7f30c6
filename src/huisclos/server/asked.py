"""Which table a request is about, and with what right it asks."""

from __future__ import annotations

from aiohttp import web

from huisclos.tables import Table

from .address import network
from .hub import HUB


def given(request: web.Request) -> str:
    """The token or the invitation that somebody shows."""
    return request.headers.get("Authorization", "").removeprefix("Bearer ")


async def found(request: web.Request) -> tuple[str, Table]:
    """Its id, and what stands there. Raises Illegal, StoreError."""
    shown = filter(None, [given(request)])
    return await request.app[HUB].look(request.match_info["code"], network(request), *shown)
