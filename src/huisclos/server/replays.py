"""Games that are over, again: at a table that is still open, or from a log that somebody kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from aiohttp import web

from huisclos.kernel import UNREADABLE, Illegal, decode
from huisclos.tables import Record
from huisclos.tables.commands.step import refused
from huisclos.tables.log import BadLog, cleaned, dump, load
from huisclos.tables.playback import NotOver, ended, playback
from huisclos.wire.messages import LogSent

from . import identity
from .failures import json
from .hub import HUB
from .limits import REPLAYS_AT_ONCE, REPLAYS_PER_SECOND, Bucket
from .live import Live
from .origin import is_ours

BUCKET = web.AppKey("replays", Bucket)
T = TypeVar("T")


def bucket() -> Bucket:
    return Bucket(REPLAYS_PER_SECOND, REPLAYS_AT_ONCE)


async def replay(request: web.Request) -> web.Response:
    """The last game of a table that is over, step by step, with every seat's eyes."""
    records = await records_of(request)
    return json(await aside(request, lambda: playback(request.app[HUB].games, records)))


async def log(request: web.Request) -> web.Response:
    """The log of a table up to the end of its last game that is over, to keep and to verify."""
    records = await records_of(request)
    told = await aside(request, lambda: ended(request.app[HUB].games, records))
    if not told:
        raise refused("game-not-over")
    name = f"huisclos-{request.match_info['code'].upper()}.jsonl"
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }
    text = dump(cleaned(told))
    return web.Response(text=text, content_type="application/jsonl", headers=headers)


async def replay_log(request: web.Request) -> web.Response:
    """A game from a log that was kept."""
    if not is_ours(request, request.app[HUB].settings.origins):
        raise refused("bad-origin")
    try:
        sent = decode(await request.read(), LogSent)
        records = load(sent.log)
    except UNREADABLE as wrong:
        raise refused("bad-message", reason=str(wrong)) from None
    except BadLog as bad:
        raise refused("bad-log", line=bad.line, reason=str(bad)) from None
    return json(await aside(request, lambda: playback(request.app[HUB].games, records, sent.game)))


async def records_of(request: web.Request) -> list[Record]:
    hub = request.app[HUB]
    live = await hub.find(request.match_info["code"])
    if live is None:
        raise refused("no-such-table")
    hub.drop(live)
    if (game := live.shown.unjudged) and game.absent:  # it may go on, and its log holds its secrets
        raise Illegal(game.why)
    if not (live.shown.watchable or is_member(live, request)):
        raise refused("not-a-player")
    return [decode(body, Record) for body in await hub.store.read(live.id)]


def is_member(live: Live, request: web.Request) -> bool:
    token = request.headers.get("Authorization", "").removeprefix("Bearer ")
    return any(p.token == identity.digest(token) for p in live.shown.people if p.token)


async def aside(request: web.Request, work: Callable[[], T]) -> T:
    """Off the loop, and so often only: to fold a long evening takes a moment."""
    if not request.app[BUCKET].take(asyncio.get_running_loop().time()):
        raise refused("too-fast")
    try:
        return await asyncio.to_thread(work)
    except NotOver:
        raise refused("game-not-over") from None
    except BadLog as bad:
        raise refused("bad-log", line=bad.line, reason=str(bad)) from None
