"""The web application: routes, headers, errors; and how it is run."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
from collections.abc import Callable

import uvloop
from aiohttp import web

from huisclos.store import open_store

from . import routes
from .failures import answer_failures
from .hub import HUB, Hub
from .settings import Settings
from .socket import websocket

log = logging.getLogger(__name__)

HEADERS = {
    "Server": "Huis Clos",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; "
        "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), microphone=(), geolocation=()",
}


async def harden(request: web.Request, response: web.StreamResponse) -> None:
    for name, value in HEADERS.items():
        response.headers[name] = value


def make_app(hub: Hub) -> web.Application:
    app = web.Application(middlewares=[answer_failures], client_max_size=routes.BODY_BYTES)
    app[HUB] = hub
    app.router.add_get("/ws/{code}", websocket)
    routes.add(app)
    app.on_response_prepare.append(harden)
    return app


async def run(settings: Settings, ready: Callable[[int], None] | None = None) -> None:
    """Serve until told to stop; then tell everybody, and keep what is queued."""
    store = open_store(settings.store)
    hub = Hub(store, settings)
    runner = web.AppRunner(make_app(hub), access_log=None, shutdown_timeout=3)
    await runner.setup()
    try:
        site = web.TCPSite(runner, settings.host, settings.port, backlog=2048)
        await site.start()
        port = runner.addresses[0][1]
        gc.freeze()  # what was imported lives for ever
        gc.set_threshold(20_000)  # frozen values make few cycles
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, stop.set)
        log.info("serving", {"port": port})
        if ready:
            ready(port)
        await stop.wait()
        log.info("stopping")
        await hub.stop()
    finally:
        await runner.cleanup()
        store.close()


def serve(settings: Settings, ready: Callable[[int], None] | None = None) -> None:
    uvloop.run(run(settings, ready))
