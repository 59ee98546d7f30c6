"""The web application: routes, headers, errors; and how it is run."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeVar, cast

from aiohttp import web

from huisclos import system, texts
from huisclos.aside.confine import KEPT_BY_THE_SYSTEM
from huisclos.store import Store, Unreachable, is_database, open_store, path_of
from huisclos.store.lock import Lock
from huisclos.tables import letters

from . import limits, routes
from .address import own_address
from .failures import answer_failures
from .hub import HUB, Hub
from .limits import allow_connections
from .lines import LINES, Line, Lines
from .nodes import Nodes
from .rehearsal import let_pass
from .settings import Settings
from .socket import websocket

if TYPE_CHECKING:
    from huisclos.store.postgres.store import PostgresStore

    from .certificate import Secure

log = logging.getLogger(__name__)
T = TypeVar("T")
Ready = Callable[[int, int | None], None]  # its port, and that of the page before a warning
LINGERING = 2.0  # seconds for what is still sent after an answer
WAIT = 1.0  # seconds between two looks whether the database has started
LOOK = 3600.0  # seconds between two looks at the certificate

POLICY = "Content-Security-Policy"
HEADERS = {
    "Server": "Huis Clos",
    POLICY: (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), microphone=(), geolocation=()",
}


async def harden(request: web.Request, response: web.StreamResponse) -> None:
    policy = response.headers.get(POLICY)  # a picture may do even less than the page
    response.headers.update(HEADERS | ({POLICY: policy} if policy else {}))
    if request.secure or request.app[HUB].settings.public_name:  # else browsers complain
        response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
    tls = request.app[HUB].settings.tls
    if tls and tls.folder is None:  # with ours a phone that warned once would be locked out
        response.headers["Strict-Transport-Security"] = "max-age=31536000"


def make_app(hub: Hub, lines: Lines | None = None) -> web.Application:
    app = web.Application(
        middlewares=[*([lines.attend] if lines else []), answer_failures],
        client_max_size=limits.BODY_BYTES,
    )
    app[HUB] = hub
    if lines:
        app[LINES] = lines
    app.router.add_get("/ws/{code}", websocket)
    routes.add(app)
    if hub.settings.rehearsal is not None:
        app.router.add_post("/api/rehearsal", let_pass)
    app.on_response_prepare.append(harden)
    return app


async def run(settings: Settings, ready: Ready | None = None) -> None:
    """Serve until told to stop; then tell everybody, and keep what is queued."""
    path = path_of(settings.store)
    lock = Lock(path) if path else None
    try:
        # A database looks after its own disk.
        clean = lock.clean if lock else is_database(settings.store)
        await run_locked(settings, ready, clean)
    except BaseException:
        if lock:
            lock.release()
        raise
    if lock:
        lock.release(clean=True)


async def run_locked(settings: Settings, ready: Ready | None, clean: bool) -> None:
    store = await open_patiently(settings.store)
    hub = Hub(store, settings)
    try:
        async with opened(hub) as port:
            if is_database(settings.store):
                hub.nodes = Nodes(hub, cast("PostgresStore", store), own_address(settings, port))
                await patiently(hub.nodes.join)
            await serve_until_told(hub, port, ready, clean)
    finally:
        store.close()


async def open_patiently(url: str) -> Store:
    """Raises StoreError."""

    async def begin() -> Store:
        return open_store(url, check=False)

    return await patiently(begin)


async def patiently(begin: Callable[[], Awaitable[T]]) -> T:
    """A database may start later than its house, or be slow at first. Raises StoreError."""
    said = ""
    while True:
        try:
            return await begin()
        except Unreachable as why:
            if str(why) != said:
                said = str(why)
                log.warning("waiting for the database", {"reason": said})
            await asyncio.sleep(WAIT)


@asynccontextmanager
async def opened(hub: Hub) -> AsyncIterator[int]:
    """The door of a house, and its port."""
    settings, lines = hub.settings, Lines(hub.tally, hub.phones)
    hub.lag.watch()
    runner = web.AppRunner(
        make_app(hub, lines),
        access_log=None,
        auto_decompress=False,  # nobody needs to send packed bodies
        lingering_time=LINGERING,
        shutdown_timeout=3,
    )
    await runner.setup()
    try:
        assert runner.server is not None
        make, context = runner.server, settings.tls.context if settings.tls else None
        door = await asyncio.get_running_loop().create_server(
            lambda: Line(lines, make()),
            *(settings.host, settings.port),
            backlog=2048,
            ssl=context,
            ssl_handshake_timeout=limits.GREETED_WITHIN if context else None,
        )
        try:
            port = door.sockets[0].getsockname()[1]
            if settings.warns:
                from . import porch  # with all it says: few need it

                async with porch.opened(settings, lines, port) as hub.porch:
                    yield port
            else:
                yield port
        finally:
            door.close()
    finally:
        lines.stop()
        hub.lag.stop()
        await runner.cleanup()


async def serve_until_told(hub: Hub, port: int, ready: Ready | None, clean: bool) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    system.call_on_stop(loop, stop.set)
    log.info("serving", {"port": port})
    if not KEPT_BY_THE_SYSTEM:
        log.warning("this system limits no process: a watchdog ends those that take too much")
    if not system.HAS_OWNERS:
        log.warning("this system keeps no file for its owner alone: keep them in a folder of yours")
    tls = hub.settings.tls
    if hub.settings.rehearsal is not None:
        still = "" if hub.settings.clocks else ", and clocks stand still"
        log.warning("a rehearsal: every deal can be foretold%s", still)
    if ready:
        ready(port, hub.porch)
    # Read now, so that nobody has to wait for them: whose name looks like another's, and sentences.
    letters.prototypes()
    for language in texts.LANGUAGES:
        texts.bundle(language, None)
    gc.freeze()  # what was imported lives for ever
    gc.set_threshold(100_000)  # frozen values make few cycles
    watching = asyncio.create_task(hub.watch_store())
    tidying = asyncio.create_task(hub.tidy_up())
    checking = None if clean else asyncio.create_task(hub.check())
    renewing = asyncio.create_task(keep_certificate(tls)) if tls else None
    await told_to_stop(stop, hub)
    log.info("stopping")
    for task in (renewing, checking, watching, tidying):
        if task:
            task.cancel()
    await hub.stop()
    if hub.nodes and hub.nodes.too_old:
        raise hub.nodes.too_old


async def told_to_stop(stop: asyncio.Event, hub: Hub) -> None:
    """By the operator, or by a newer program that has changed the store."""
    reasons = [stop, *([hub.nodes.left] if hub.nodes else [])]
    waiting = [asyncio.create_task(reason.wait()) for reason in reasons]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()


async def keep_certificate(tls: Secure) -> None:
    while True:
        await asyncio.sleep(LOOK)
        try:
            if await asyncio.to_thread(tls.renew):
                log.info("new certificate", {"fingerprint": tls.fingerprint})
        except OSError as error:  # the old one serves on
            log.warning("certificate not renewed", {"reason": error.strerror})


def serve(settings: Settings, ready: Ready | None = None) -> None:
    allow_connections()
    system.run(run(settings, ready))
