"""Which pages may ask us to do something."""

from __future__ import annotations

from aiohttp import web


def is_ours(request: web.Request, origins: tuple[str, ...]) -> bool:
    """A browser says which page asks; programs say nothing and hold no cookies to abuse."""
    origin = request.headers.get("Origin")
    return origin is None or origin in origins or origin.partition("://")[2] == request.host
