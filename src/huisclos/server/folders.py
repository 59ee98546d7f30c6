"""What the page asks of a game that it was not built with: its sentences, rules and poster, as they
stand in the game's folder. Names are looked up, never put into a path."""

from __future__ import annotations

from aiohttp import web

from huisclos import shelf
from huisclos.kernel import AnyGame
from huisclos.tables.commands.step import refused
from huisclos.texts import LANGUAGES
from huisclos.wire import plain as known

from .failures import json
from .hub import HUB

# A picture of somebody else's: it runs nothing, loads nothing, and is never a page.
POSTER_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
NEWEST = {"Cache-Control": "no-cache"}  # the package may be another after a restart


async def plain(request: web.Request) -> web.Response:
    """What plain screens need to know of a game."""
    return json(known.plain(wanted(request)))


async def texts(request: web.Request) -> web.Response:
    """A game's sentences, as Fluent."""
    return text(request, "texts", f"{language(request)}.ftl")


async def rules(request: web.Request) -> web.Response:
    """A game's rules for people, as Markdown."""
    return text(request, "texts", f"rules.{language(request)}.md")


async def poster(request: web.Request) -> web.Response:
    """A game's poster."""
    headers = NEWEST | {"Content-Security-Policy": POSTER_POLICY}
    body = file(wanted(request), "poster.svg")
    return web.Response(body=body, content_type="image/svg+xml", headers=headers)


def wanted(request: web.Request) -> AnyGame:
    name = request.match_info["game"]
    game = request.app[HUB].games.get(name)
    if game is None:
        raise refused("no-such-game", game=name)
    return game


def language(request: web.Request) -> str:
    asked = request.match_info["language"]
    if asked not in LANGUAGES:
        raise refused("no-such-page")
    return asked


def text(request: web.Request, *path: str) -> web.Response:
    body = file(wanted(request), *path)
    return web.Response(body=body, content_type="text/plain", charset="utf-8", headers=NEWEST)


def file(game: AnyGame, *path: str) -> bytes:
    try:
        return shelf.folder_of(game).joinpath(*path).read_bytes()
    except OSError:  # it has none
        raise refused("no-such-page") from None
