"""Which pages may ask us to do something."""

from __future__ import annotations

from aiohttp import web

from .address import LOCAL, asked_for
from .settings import Settings


def is_ours(request: web.Request, settings: Settings) -> bool:
    """A browser says which page asks; programs say nothing and hold no cookies to abuse. A house
    that has a public name knows no other, but on this machine."""
    origin = request.headers.get("Origin")
    if origin is None or origin in settings.origins:
        return True
    if settings.public_name and asked_for(request)[0] not in LOCAL:
        return origin == f"https://{settings.public_name}"
    return origin.partition("://")[2] == request.host
