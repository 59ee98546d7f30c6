"""HTTP: the page, and what is asked before there is a WebSocket."""

from __future__ import annotations

import io
from importlib.resources import files
from pathlib import Path

import msgspec
import segno
from aiohttp import web

from huisclos import __version__, bots
from huisclos.games import ALL
from huisclos.kernel import decode, encode
from huisclos.tables.commands import refused
from huisclos.wire.messages import GameListed, NewTable, TableMade

from .address import phone_url
from .hub import listing
from .socket import HUB

BODY_BYTES = 256 * 1024
STATIC = Path(str(files("huisclos").joinpath("static")))
FOREVER = "public, max-age=31536000, immutable"  # what Vite names by its content


def add(app: web.Application) -> None:
    app.router.add_get("/api/games", games)
    app.router.add_get("/api/tables", tables)
    app.router.add_post("/api/tables", open_table)
    app.router.add_get("/api/tables/{code}", table)
    app.router.add_get("/api/tables/{code}/qr.svg", qr)
    app.router.add_get("/health", health)
    app.router.add_get("/{path:.*}", page)


def json(body: object, status: int = 200) -> web.Response:
    return web.Response(body=encode(body), status=status, content_type="application/json")


async def games(request: web.Request) -> web.Response:
    return json([listed(name) for name in ALL])


def listed(name: str) -> GameListed:
    game = ALL[name]
    return GameListed(
        id=name,
        seats=(game.seats.start, game.seats.stop - 1),
        modes=game.modes,
        levels=tuple(bots.LEVELS[name]),
        own_content=game.refuse_content is not None,
        options=msgspec.json.schema(game.options),
    )


async def tables(request: web.Request) -> web.Response:
    return json(request.app[HUB].listed())


async def open_table(request: web.Request) -> web.Response:
    try:
        wish = decode(await request.read(), NewTable)
    except (msgspec.MsgspecError, RecursionError) as wrong:
        raise refused("bad-message", reason=str(wrong)) from None
    return json(TableMade(await request.app[HUB].open(wish.game, wish.options)), 201)


async def table(request: web.Request) -> web.Response:
    hub = request.app[HUB]
    live = await hub.find(request.match_info["code"])
    if live is None:
        raise refused("no-such-table")
    hub.drop(live)
    return json(listing(live.shown))


async def qr(request: web.Request) -> web.Response:
    """Carries the room, not a seat."""
    hub, code = request.app[HUB], request.match_info["code"].upper()
    live = await hub.find(code)
    if live is None:
        raise refused("no-such-table")
    hub.drop(live)
    image = io.BytesIO()
    segno.make(f"{phone_url(request)}/{code}", error="m").save(
        image, kind="svg", border=2, scale=8, dark="#12161c", light="#f3ead8", xmldecl=False
    )
    return web.Response(body=image.getvalue(), content_type="image/svg+xml")


async def health(request: web.Request) -> web.Response:
    hub = request.app[HUB]
    ok = hub.store.failing is None and not hub.stopping
    body = {"ok": ok, "version": __version__, "tables": len(hub.tables)}
    return json(body, 200 if ok else 503)


async def page(request: web.Request) -> web.StreamResponse:
    """A file of the built page, or the page itself: it reads the address by itself."""
    path = request.match_info["path"]
    if path.startswith("api/"):
        raise refused("no-such-page")
    if "." in path.rsplit("/", 1)[-1]:
        file = (STATIC / path).resolve()
        if not file.is_relative_to(STATIC.resolve()) or not file.is_file():
            raise refused("no-such-page")
        headers = {"Cache-Control": FOREVER if path.startswith("assets/") else "no-cache"}
        return web.FileResponse(file, headers=headers)
    return web.FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})
