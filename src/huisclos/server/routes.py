"""HTTP: the page, and what is asked before there is a WebSocket."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from aiohttp import web

from huisclos import __version__, bots
from huisclos.kernel import UNREADABLE, AnyGame, Options, decode
from huisclos.tables.commands.step import refused
from huisclos.tables.playback import Playback
from huisclos.texts import LANGUAGES, poster
from huisclos.wire.messages import (
    Branched,
    GameListed,
    GamePlain,
    Health,
    House,
    KnewAsked,
    Known,
    LogSent,
    NewTable,
    PosterText,
    TableListed,
    TableMade,
    WhatIf,
)

from . import folders, metrics, replays
from .address import VIA, is_from_here, phone_url
from .asked import found
from .bodies import body_of
from .failures import json
from .hub import HUB, listing
from .identity import invitation, new_table
from .limits import TABLE_BYTES
from .openapi import describe
from .openers import need_key
from .origin import is_ours
from .route import Route

STATIC = Path(str(files("huisclos").joinpath("static")))
FOREVER = "public, max-age=31536000, immutable"  # what Vite names by its content


async def games(request: web.Request) -> web.Response:
    """The games, with their options as JSON Schema."""
    return json([listed(game) for game in request.app[HUB].games.values()])


def listed(game: AnyGame) -> GameListed:
    return GameListed(
        id=game.name,
        says={language: PosterText(*poster(language, game)) for language in LANGUAGES},
        seats=(game.seats.start, game.seats.stop - 1),
        minutes=game.minutes,
        one_phone=game.one_phone,
        company=game.seats_alone,
        modes=game.modes,
        levels=bots.offered(game.name),
        own_content=game.refuse_content is not None,
        options=schema_of(game.options),
        first=dict(game.options.first),
    )


def schema_of(options: type[Options]) -> dict[str, Any]:
    """As JSON Schema, with choices in the order of the game: msgspec sorts them. `when` says what
    others must be for an option to have an effect."""
    schema = msgspec.json.schema(options)
    properties = schema["$defs"][options.__name__]["properties"]
    for name, hint in get_type_hints(options).items():
        if get_origin(hint) is Literal:
            properties[name]["enum"] = list(get_args(hint))
    for name, needs in options.when.items():
        properties[name]["when"] = needs
    return schema


async def house(request: web.Request) -> web.Response:
    """Where phones find this house, and how long its codes are."""
    hub = request.app[HUB]
    codes = await hub.in_use()
    return json(House(phone_url(request), codes.longest, hub.settings.warns))


async def tables(request: web.Request) -> web.Response:
    """The rooms that their owners made open to all."""
    hub = request.app[HUB]
    asked_by_node = VIA in request.headers  # which asks all the others too
    elsewhere = await hub.nodes.listed() if hub.nodes and not asked_by_node else []
    return json([*hub.listed(), *elsewhere])


async def open_table(request: web.Request) -> web.Response:
    """A new table."""
    if not is_ours(request, request.app[HUB].settings):
        raise refused("bad-origin")
    try:
        wish = decode(await body_of(request, TABLE_BYTES), NewTable)
    except UNREADABLE as wrong:
        raise refused("bad-message", reason=str(wrong)) from None
    need_key(request)
    hub = request.app[HUB]
    if wish.group:
        return json(await hub.gather(wish.group, wish.game, wish.options), 201)
    id = new_table()
    code = await hub.open(wish.game, wish.options, id)
    return json(TableMade(code, invitation(id, 0)), 201)


async def table(request: web.Request) -> web.Response:
    """What one sees of a room before coming in."""
    _, table = await found(request)
    return json(listing(table))


async def health(request: web.Request) -> web.Response:
    """Whether moves can be kept."""
    hub = request.app[HUB]
    ok = hub.store.failing is None and not hub.stopping
    ok = ok and (hub.nodes is None or hub.nodes.alive)
    return json(Health(ok, __version__), 200 if ok else 503)


async def openapi(request: web.Request) -> web.Response:
    """This description, as OpenAPI 3.1."""
    return json(DESCRIPTION)


async def show_metrics(request: web.Request) -> web.Response:
    """For this machine alone, unless the operator says otherwise."""
    hub = request.app[HUB]
    if not (hub.settings.metrics_public or is_from_here(request)):
        raise refused("no-such-page")
    return web.Response(
        body=metrics.text(hub).encode(),
        headers={"Content-Type": metrics.CONTENT_TYPE, "Cache-Control": "no-store"},
    )


async def page(request: web.Request) -> web.StreamResponse:
    """A file of the built page, or the page itself: it reads the address by itself."""
    path = request.match_info["path"]
    if "." in path.rsplit("/", 1)[-1]:
        file = built(path)
        headers = {"Cache-Control": FOREVER if path.startswith("assets/") else "no-cache"}
        if file is None:
            return await of_another_version(request, path, headers)
        return web.FileResponse(file, headers=headers)
    return web.FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})


async def of_another_version(
    request: web.Request, path: str, headers: dict[str, str]
) -> web.StreamResponse:
    """While the servers of a house are replaced, a page asks for its files wherever it is sent."""
    nodes = request.app[HUB].nodes
    may_be_theirs = path.startswith("assets/") and VIA not in request.headers
    found = await nodes.fetch(path) if nodes and may_be_theirs else None
    if found is None:
        raise refused("no-such-page")
    body, kind = found
    return web.Response(body=body, headers=headers | {"Content-Type": kind})


def built(path: str) -> Path | None:
    """The file of the page with this name, if there is one."""
    try:
        file = (STATIC / path).resolve()
        return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # too long, or no name at all
        return None


ABSENT = ("no-such-game", "no-such-page")
UNKNOWN = ("no-such-table", "edition-newer", "codes-slowed", "store-failed")
ASIDE = ("game-not-over", "replay-busy", "replay-too-large")
CLOSED = (*UNKNOWN, "not-a-player", "game-absent", *ASIDE)
API = (
    Route("GET", "/api/games", games, list[GameListed]),
    Route("GET", "/api/games/{game}", folders.plain, GamePlain, ABSENT),
    Route("GET", "/api/games/{game}/texts/{language}", folders.texts, "text/plain", ABSENT),
    Route("GET", "/api/games/{game}/rules/{language}", folders.rules, "text/plain", ABSENT),
    Route("GET", "/api/games/{game}/poster.svg", folders.poster, "image/svg+xml", ABSENT),
    Route("GET", "/api/house", house, House, ("store-failed",)),
    Route("GET", "/api/tables", tables, list[TableListed]),
    Route(
        *("POST", "/api/tables", open_table, TableMade),
        takes=NewTable,
        status=201,
        leads_to=("table",),
        refuses=(
            *("bad-message", "bad-options", "no-such-game", "bad-origin"),
            *("key-wanted", "key-wrong", "codes-slowed"),
            *("name-alike", "name-empty", "name-hiding", "name-taken", "name-too-long"),
            *("body-too-large", "body-too-slow", "too-fast", "house-full", "store-failed"),
        ),
    ),
    Route("GET", "/api/tables/{code}", table, TableListed, UNKNOWN),
    Route("GET", "/api/tables/{code}/replay", replays.replay, Playback, CLOSED),
    Route(
        "GET",
        "/api/tables/{code}/knew/{first}/{until}",
        replays.knew,
        Known,
        (*CLOSED, "no-such-page"),
    ),
    Route("GET", "/api/tables/{code}/log", replays.log, "application/jsonl", CLOSED),
    Route(
        *("POST", "/api/tables/{code}/whatif", replays.whatif, Branched),
        takes=WhatIf,
        status=201,
        refuses=(
            *("bad-message", "bad-origin", "key-wanted", "key-wrong"),
            *("body-too-large", "body-too-slow", "too-fast", "house-full"),
            *("whatif-at-the-end", "whatif-no-such-seat", "whatif-not-judged"),
            *CLOSED,
        ),
    ),
    Route(
        *("POST", "/api/replays", replays.replay_log, Playback),
        takes=LogSent,
        refuses=(
            *("bad-message", "bad-log", "bad-origin", "body-too-large", "body-too-slow"),
            *ASIDE,
        ),
    ),
    Route(
        *("POST", "/api/replays/knew", replays.knew_log, Known),
        takes=KnewAsked,
        refuses=(
            *("bad-message", "bad-log", "bad-origin", "body-too-large", "body-too-slow"),
            *ASIDE,
        ),
    ),
    Route("GET", "/api/openapi.json", openapi, dict[str, Any]),
)
DESCRIPTION = describe(API)


def add(app: web.Application) -> None:
    for route in API:
        app.router.add_route(route.method, route.path, route.handler)
    app.router.add_get("/health", health)
    app.router.add_get("/metrics", show_metrics)
    app.router.add_get(r"/{path:(?!api(?:/|$)).*}", page)  # the last: it takes whatever is left
