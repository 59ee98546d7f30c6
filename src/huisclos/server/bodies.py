"""What is sent with a request: so much, and within a time."""

from __future__ import annotations

import asyncio

from aiohttp import web

from huisclos.tables.commands.step import refused

from .limits import BODY_BYTES, BODY_WITHIN


async def body_of(request: web.Request, most: int = BODY_BYTES) -> bytes:
    """Raises Illegal."""
    body = bytearray()
    if (request.content_length or 0) > most:
        raise refused("body-too-large")
    try:
        async with asyncio.timeout(BODY_WITHIN):
            async for piece in request.content.iter_any():
                body += piece
                if len(body) > most:
                    raise refused("body-too-large")
    except TimeoutError:
        raise refused("body-too-slow") from None
    return bytes(body)
