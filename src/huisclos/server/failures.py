"""What goes wrong over HTTP is answered in one shape: `Failure`, a key and its values."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import web

from huisclos.kernel import Illegal, Refusal
from huisclos.store import StoreError
from huisclos.tables.commands.step import refused
from huisclos.wire.messages import Failure

log = logging.getLogger(__name__)

STATUS = {  # any other key: 400
    "bad-origin": 403,
    "body-too-large": 413,
    "body-too-slow": 408,
    "codes-slowed": 429,
    "edition-newer": 409,
    "game-absent": 409,
    "game-not-over": 404,
    "house-full": 503,
    "key-wanted": 403,
    "key-wrong": 403,
    "method-not-allowed": 405,
    "no-such-game": 404,
    "no-such-page": 404,
    "no-such-table": 404,
    "not-a-player": 403,
    "our-fault": 500,
    "replay-busy": 503,
    "replay-too-large": 413,
    "server-stopping": 503,
    "store-failed": 503,
    "too-fast": 429,
}

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def json(body: object, status: int = 200) -> web.Response:
    """Fields stay in their order: it is that of the options in a room."""
    headers = {"Cache-Control": "no-store"}
    content = msgspec.json.encode(body)
    return web.Response(
        body=content, status=status, content_type="application/json", headers=headers
    )


def failure(refusal: Refusal) -> web.Response:
    """Who is told after how many seconds to come back is told so in HTTP too."""
    values = dict(refusal.values)
    answer = json(Failure(refusal.key, values), STATUS.get(refusal.key, 400))
    if "seconds" in values:
        answer.headers["Retry-After"] = str(values["seconds"])
    return answer


@web.middleware
async def answer_failures(request: web.Request, handler: Handler) -> web.StreamResponse:
    try:
        return await handler(request)
    except Illegal as illegal:
        return failure(illegal.refusal)
    except StoreError:
        return failure(Refusal("store-failed"))
    except web.HTTPException as error:
        answer = failure(explained(error).refusal)
        if "Allow" in error.headers:
            answer.headers["Allow"] = error.headers["Allow"]
        return answer
    except (web.RequestPayloadError, UnicodeEncodeError):
        # a body that is not what its headers say, or headers that are no text
        return failure(Refusal("bad-request"))
    except ConnectionError:  # they hung up: there is nobody to answer
        raise
    except Exception:
        log.exception("request failed")
        return failure(Refusal("our-fault"))


def explained(error: web.HTTPException) -> Illegal:
    """What aiohttp itself refuses, in our words."""
    match error:
        case web.HTTPNotFound():
            return refused("no-such-page")
        case web.HTTPMethodNotAllowed():
            return refused("method-not-allowed", allowed=", ".join(sorted(error.allowed_methods)))
        case web.HTTPRequestEntityTooLarge():
            return refused("body-too-large")
        case _:
            return refused("bad-request")
