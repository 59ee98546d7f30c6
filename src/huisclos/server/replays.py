"""Games that are over, again: at a table that is still open, or from a log that somebody kept."""

from __future__ import annotations

from collections.abc import Iterable

from aiohttp import web

from huisclos.kernel import Illegal
from huisclos.tables.commands.step import refused

from .asked import found, given
from .bodies import body_of
from .hub import HUB
from .identity import whose
from .origin import is_ours
from .retelling import Kind, Told, send

JSON = {"Content-Type": "application/json"}


async def replay(request: web.Request) -> web.StreamResponse:
    """The last game of a table that is over, step by step, with every seat's eyes."""
    return await send(request, await told_of(request, "replay"), JSON)


async def log(request: web.Request) -> web.StreamResponse:
    """The log of a table up to the end of its last game that is over, to keep and to verify."""
    told = await told_of(request, "log")
    name = f"huisclos-{request.match_info['code'].upper()}.jsonl"
    headers = {
        "Content-Type": "application/jsonl; charset=utf-8",
        "Content-Disposition": f'attachment; filename="{name}"',
    }
    return await send(request, told, headers)


async def replay_log(request: web.Request) -> web.StreamResponse:
    """A game from a log that was kept."""
    if not is_ours(request, request.app[HUB].settings):
        raise refused("bad-origin")
    told = await request.app[HUB].retelling.of_upload(lambda: body_of(request))
    return await send(request, told, JSON)


async def told_of(request: web.Request, kind: Kind) -> Told:
    hub = request.app[HUB]
    id, table = await found(request)
    if (game := table.unjudged) and game.absent:  # it may go on, and its log holds its secrets
        raise Illegal(game.why)
    member = whose(table, given(request))
    if not (table.watchable or member in table.there_for(table.last_over)):
        raise refused("not-a-player")
    if table.played == 0:
        raise refused("game-not-over")
    key = (id, table.number, kind)

    async def records() -> Iterable[bytes]:
        return await hub.store.read(id)

    return await hub.retelling.of_table(key, kind, records)
