"""The page before the door, in plain http: phones warn of a certificate that was made here, and who
has not read why stops there. It says what to touch, and sends on to https. It knows nothing of the
house and keeps nothing; what a link carries behind # stays on the phone."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from html import escape

from aiohttp import web

from huisclos.texts import say

from .lines import Line, Lines
from .settings import Settings

log = logging.getLogger(__name__)

STYLE = """
html { background: #12161c; color: #efe9dc; font: 400 16px/1.4 system-ui, sans-serif; }
body { margin: 0 auto; padding: 12px 22px 0; max-width: 27rem; }
h1 { margin: 12px 0; font-size: 25px; line-height: 1.15; text-wrap: balance; }
dt { margin-top: 12px; color: #b9b3a6; }
dd { margin: 0; font-weight: 700; }
p:last-of-type { position: sticky; bottom: 0; margin: 16px 0 0; padding: 8px 0 18px;
    background: #12161c; }
a { display: block; padding: 16px; border-radius: 12px; font-weight: 700; font-size: 18px;
    text-align: center; text-decoration: none; background: #ffc857; color: #12161c; }
"""
# Where it leads is worked out there: nothing that was asked for is written into the page.
SCRIPT = """
const link = document.querySelector('a');
link.href = `https://${location.hostname}:${link.dataset.port}` +
    location.pathname + location.search + location.hash;
"""
SIGNS = ("android", "iphone", "firefox")


@asynccontextmanager
async def opened(settings: Settings, lines: Lines, port: int) -> AsyncIterator[int | None]:
    """Its port, the one after that of the house; none: it is taken, and phones warn first."""
    app = web.Application(middlewares=[lines.attend])
    app.router.add_get("/{path:.*}", partial(page, port))
    runner = web.AppRunner(app, access_log=None, auto_decompress=False, shutdown_timeout=1)
    await runner.setup()
    try:
        assert runner.server is not None
        make, next_door = runner.server, settings.port and settings.port + 1
        try:
            door = await asyncio.get_running_loop().create_server(
                lambda: Line(lines, make()), settings.host, next_door
            )
        except (OSError, OverflowError) as error:
            log.warning("no page before the certificate's warning", {"reason": str(error)})
            yield None
            return
        try:
            yield door.sockets[0].getsockname()[1]
        finally:
            door.close()
    finally:
        await runner.cleanup()


async def page(port: int, request: web.Request) -> web.Response:
    wished = request.headers.get("Accept-Language", "").lower()
    language = "en" if wished.startswith("en") else "fr"
    return web.Response(
        text=written(language, port),
        content_type="text/html",
        headers={
            "Server": "Huis Clos",
            "Cache-Control": "no-store",
            "Content-Security-Policy": f"default-src 'none'; style-src {hashed(STYLE)}; "
            f"script-src {hashed(SCRIPT)}; base-uri 'none'; frame-ancestors 'none'",
            "Referrer-Policy": "no-referrer",
            "X-Content-Type-Options": "nosniff",
        },
    )


def written(language: str, port: int) -> str:
    def text(key: str) -> str:
        return escape(say(language, None, f"porch-{key}"))

    steps = "".join(f"<dt>{text(sign)}</dt><dd>{text(f'{sign}-touch')}</dd>" for sign in SIGNS)
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Huis Clos</title><style>{STYLE}</style>"
        f"<h1>{text('title')}</h1><p>{text('why')}</p><dl>{steps}</dl>"
        f'<p><a data-port="{port}">{text("go")}</a></p><script>{SCRIPT}</script></html>'
    )


def hashed(text: str) -> str:
    return f"'sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
