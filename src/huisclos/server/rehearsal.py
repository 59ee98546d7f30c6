"""In a rehearsal clocks stand still, and a test moves them."""

from __future__ import annotations

from aiohttp import web
from msgspec import Struct

from huisclos.kernel import decode

from .bodies import body_of
from .failures import json
from .hub import HUB


class Passing(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rehearsal: so many seconds go by at every table that is served."""

    seconds: float


async def let_pass(request: web.Request) -> web.Response:
    passing = decode(await body_of(request), Passing)
    for live in [*request.app[HUB].tables.values()]:
        await live.let_pass(passing.seconds)
    return json(None)
