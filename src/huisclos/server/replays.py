"""Games that are over, again: at a table that is still open, or from a log that somebody kept."""

from __future__ import annotations

import re
from collections.abc import Iterable

from aiohttp import web

from huisclos.aside.retelling import BranchAsked
from huisclos.kernel import UNREADABLE, Illegal, Seat, decode
from huisclos.tables import Record, Table
from huisclos.tables.commands.step import refused
from huisclos.tables.event import Committed, Opened
from huisclos.wire.messages import Branched, WhatIf

from .asked import found, given
from .bodies import body_of
from .failures import json
from .hub import HUB
from .identity import digest, new_secret, new_table, new_token, whose
from .limits import TABLE_BYTES
from .openers import need_key
from .origin import is_ours
from .retelling import Kind, Told, send

NUMBER = "[0-9]{1,7}"
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


async def knew(request: web.Request) -> web.StreamResponse:
    """What could be known from one moment of that game to before another."""
    first, until = (request.match_info[name] for name in ("first", "until"))
    if not (re.fullmatch(NUMBER, first) and re.fullmatch(NUMBER, until)):
        raise refused("no-such-page")
    return await send(request, await told_of(request, "knew", f":{first}-{until}"), JSON)


async def knew_log(request: web.Request) -> web.StreamResponse:
    """The same of a game from a log that was kept."""
    if not is_ours(request, request.app[HUB].settings):
        raise refused("bad-origin")
    told = await request.app[HUB].retelling.of_upload(lambda: body_of(request), "upload-knew")
    return await send(request, told, JSON)


async def whatif(request: web.Request) -> web.Response:
    """A new table, at which that game is played on from one of its moments."""
    hub = request.app[HUB]
    if not is_ours(request, hub.settings):
        raise refused("bad-origin")
    try:
        wish = decode(await body_of(request, TABLE_BYTES), WhatIf)
    except UNREADABLE as wrong:
        raise refused("bad-message", reason=str(wrong)) from None
    need_key(request, wish.key or "")
    first, _ = await may_see(request)
    id = new_table()
    token, secret = new_token(id), new_secret(hub.settings.rehearsal)
    asked = BranchAsked(wish.moment, Seat(wish.seat), digest(token))
    branch = await hub.retelling.branch(asked, lambda: hub.store.read(first))

    def opening(code: str) -> Iterable[Record]:
        events = (Opened(code, branch.game), Committed(secret), *branch.events)
        return (Record(0.0, event) for event in events)

    return json(Branched(await hub.open_with(opening, id), token), 201)


async def told_of(request: web.Request, kind: Kind, asked: str = "") -> Told:
    hub = request.app[HUB]
    id, table = await may_see(request)
    key = (id, table.number, kind, asked)

    async def records() -> Iterable[bytes]:
        return await hub.store.read(id)

    return await hub.retelling.of_table(key, kind, records, asked)


async def may_see(request: web.Request) -> tuple[str, Table]:
    """The table whose last game that is over somebody asks for. Raises Illegal."""
    id, table = await found(request)
    if (game := table.unjudged) and game.absent:  # it may go on, and its log holds its secrets
        raise Illegal(game.why)
    member = whose(table, given(request))
    if not (table.watchable or member in table.there_for(table.last_over)):
        raise refused("not-a-player")
    if table.played == 0:
        raise refused("game-not-over")
    return id, table
