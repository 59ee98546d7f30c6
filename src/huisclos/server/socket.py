"""A phone comes: it is let in, greeted, and led to its table."""

from __future__ import annotations

import asyncio

from aiohttp import web

from huisclos.kernel import UNREADABLE, Illegal, Refusal, decode, encode
from huisclos.store import StoreError, StoreFailed
from huisclos.tables import Member
from huisclos.tables.commands import playing, seating
from huisclos.tables.commands.step import refused
from huisclos.tables.feed import Ear
from huisclos.wire.messages import PROTOCOL, Gone, Greeting, Hello

from .address import VIA, network
from .connection import Connection
from .frames import frame
from .hub import HUB, Hub
from .lines import LINES
from .live import Live
from .nodes import Elsewhere, Nobody
from .origin import is_ours
from .relay import relay
from .upgraded import GOODBYE, POLICY, First, Upgraded, forget, upgrade

VANISHED = (ConnectionRefusedError, ConnectionResetError)  # who is there says a word at least
HELLO_WITHIN = 10.0  # seconds


async def websocket(request: web.Request) -> web.StreamResponse:
    """Whether there is such a table is said after `Hello`, to who may know it."""
    hub = request.app[HUB]
    if not is_ours(request, hub.settings):
        raise refused("bad-origin")
    if hub.stopping:  # over HTTP, so that a balancer asks another server
        raise refused("server-stopping")
    if hub.connections + 2 * hub.relayed >= hub.lines:  # one that is passed on takes two files
        raise refused("house-full")
    line, first = upgrade(request, hub)
    if lines := request.app.get(LINES):
        lines.release(request)
    hub.tally.connected += 1
    try:
        await greet(request, line, first, hub)
    except BaseException:
        line.transport.abort()
        raise
    finally:
        forget(request)
    return web.Response()  # to nobody: the line is no longer aiohttp's


async def greet(request: web.Request, line: Upgraded, first: First, hub: Hub) -> None:
    """The first message is `Hello`."""
    home = network(request)
    try:
        text = await asyncio.wait_for(first.said, HELLO_WITHIN)
        if text is None:
            raise refused("bad-message")
        hello = understood(text)
        found = await find(request, line, hub, hello, text, home)
        if found is None:
            return
        live, member = found
    except (TimeoutError, *UNREADABLE):
        gone = Gone(
            Refusal("bad-message", (("reason", "the first message is Hello"),)), again=False
        )
    except Illegal as illegal:
        gone = Gone(illegal.refusal, again=False)
    except Nobody:  # as soon as there is a server that may, they are served
        gone = Gone(Refusal("server-stopping"), again=True)
    except StoreError:  # too late for an answer over HTTP
        gone = Gone(Refusal("store-failed"), again=True)
    else:
        if line.over:  # they left, or were sent on, while the table was looked for
            live.drop(live)
        else:
            arrive(line, live, Ear(member, hello.played, hello.heard, hello.said, hello.desk), home)
        return
    line.end(GOODBYE if gone.again else POLICY, frame(encode(gone)))


def arrive(line: Upgraded, live: Live, ear: Ear, home: str) -> None:
    connection, member = Connection(live, line.transport, ear, home), ear.member
    connection.tell(live.door.welcome(member))
    live.arrive(connection)
    if member is not None:
        back = seating.come_home(live.head, live.now, member)
        if step := back or playing.come_back(live.head, live.now, member):
            live.carry(step)
    line.listen(connection)


async def find(
    request: web.Request, line: Upgraded, hub: Hub, hello: Hello, text: str, home: str
) -> tuple[Live, Member | None] | None:
    """The table, and who comes. None: they have left, or another node serves them. Raises Illegal,
    StoreError."""
    given = [each for each in (hello.token, hello.invitation) if each]
    for _ in range(2):
        try:
            live = await hub.find(request.match_info["code"], home, *given)
            return live, whose(hub, live, hello.token)
        except Elsewhere as elsewhere:
            if VIA in request.headers:  # it has just moved
                break
            if line.over:  # they left while the table was looked for
                return None
            try:
                await relay(request, line, hub, elsewhere.node, text, home)
                return None
            except VANISHED:  # nobody is there any more: perhaps it is ours now
                assert hub.nodes
                hub.nodes.suspects.add(elsewhere.node.key)
            except OSError:  # no answer
                break
    raise StoreFailed("the node that serves this table cannot be reached")


def understood(text: str) -> Hello:
    """Raises Illegal, if it is of a page or a program that speaks otherwise."""
    protocol = decode(text, Greeting).protocol
    if protocol == 1:  # its moves name no moment; it has a sentence for this reason, `Reload`
        raise refused("bad-message", reason="this house speaks a newer protocol")
    if protocol != PROTOCOL:
        raise refused("page-other")
    hello: Hello = decode(text, Hello)
    return hello


def whose(hub: Hub, live: Live, token: str | None) -> Member | None:
    found = live.whose(token) if token else None
    try:
        if token is not None and found is None:
            raise refused("token-unknown")
        if found is not None:
            live.need_room(found)
    except Illegal:
        hub.drop(live)  # if nobody else listens
        raise
    return found
