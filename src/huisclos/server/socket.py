"""A person's WebSocket: messages in, commands out. Everything said back is made by the feed."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from aiohttp import WSCloseCode, WSMsgType, web

from huisclos.kernel import UNREADABLE, Illegal, Refusal, decode, encode
from huisclos.store import StoreError, StoreFailed
from huisclos.tables import Member, Step
from huisclos.tables.commands import playing, seating
from huisclos.tables.commands.step import need_owner, refused
from huisclos.tables.feed import Ear
from huisclos.tables.wishes import Play, Seen
from huisclos.wire.kinds import is_unknown
from huisclos.wire.messages import (
    PROTOCOL,
    Done,
    Echo,
    Gone,
    Greeting,
    Hello,
    Hurry,
    InSight,
    Join,
    LetIn,
    ReadBack,
    Refused,
    ToServer,
)

from . import limits
from .address import VIA, network
from .connection import Connection
from .door import Visitor
from .frames import frame
from .hub import HUB, Hub
from .lines import LINES
from .live import Live
from .nodes import Elsewhere, Nobody
from .origin import is_ours
from .read_back import read_back
from .relay import relay

log = logging.getLogger(__name__)

BY_ITSELF = (Seen, Echo, InSight)  # what a phone says that nobody need have touched
VANISHED = (ConnectionRefusedError, ConnectionResetError)  # who is there says a word at least
HELLO_WITHIN = 10.0  # seconds
REASON = 200  # letters: what is wrong may quote what was sent


async def websocket(request: web.Request) -> web.WebSocketResponse:
    hub = request.app[HUB]
    if not is_ours(request, hub.settings):
        raise refused("bad-origin")
    if hub.stopping:  # over HTTP, so that a balancer asks another server
        raise refused("server-stopping")
    if hub.connections + 2 * hub.relayed >= hub.lines:  # one that is passed on takes two files
        raise refused("house-full")
    hub.connections += 1  # at once: others come while the table is looked for
    try:
        return await converse(request, hub)
    finally:
        hub.connections -= 1


async def converse(request: web.Request, hub: Hub) -> web.WebSocketResponse:
    """Whether there is such a table is said after `Hello`, to who may know it."""
    response = web.WebSocketResponse(
        compress=False,
        max_msg_size=limits.MESSAGE_BYTES,
        heartbeat=limits.HEARTBEAT,
        autoping=False,  # a ping is a message like any other: who sends too many is cut
        autoclose=False,  # whatever is on its way to who says goodbye leaves before the last frame
    )
    await response.prepare(request)
    if lines := request.app.get(LINES):
        lines.upgrade(request)
    response.headers.clear()  # they are sent, and every phone would hold a copy
    hub.tally.connected += 1
    connection = await greet(request, response, hub)
    if connection is None:
        return response
    try:
        async for message in response:
            if message.type is WSMsgType.TEXT:
                receive(connection, message.data)
            elif message.type in (WSMsgType.PING, WSMsgType.PONG):
                echo(connection, message.type, bytes(message.data))
            else:
                await response.close(code=WSCloseCode.UNSUPPORTED_DATA)
    finally:
        if not connection.gone:
            connection.end()
            connection.live.depart(connection)
    return response


async def greet(
    request: web.Request, response: web.WebSocketResponse, hub: Hub
) -> Connection | None:
    """The first message is `Hello`."""
    transport, home = request.transport, network(request)
    assert transport is not None
    try:
        first = await asyncio.wait_for(response.receive(), HELLO_WITHIN)
        if first.type is not WSMsgType.TEXT:
            raise refused("bad-message")
        hello = understood(first.data)
        found = await find(request, response, hub, hello, first.data, home)
        if found is None:
            return None
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
        if transport.is_closing():  # they left, or were cut, while the table was looked for
            live.drop(live)
            return None
        ear = Ear(member, hello.played, hello.heard, hello.said, hello.desk)
        connection = Connection(live, transport, ear, home)
        connection.tell(live.door.welcome(member))
        live.arrive(connection)
        if member is not None:
            back = seating.come_home(live.head, live.now, member)
            if step := back or playing.come_back(live.head, live.now, member):
                live.carry(step)
        return connection
    if not transport.is_closing():  # they may have left without a word
        transport.write(frame(encode(gone)))
    await response.close(code=WSCloseCode.OK if gone.again else WSCloseCode.POLICY_VIOLATION)
    return None


async def find(
    request: web.Request,
    response: web.WebSocketResponse,
    hub: Hub,
    hello: Hello,
    text: str,
    home: str,
) -> tuple[Live, Member | None] | None:
    """The table, and who comes. None: they have left, or another node served them until they did.
    Raises Illegal, StoreError."""
    given = [each for each in (hello.token, hello.invitation) if each]
    for _ in range(2):
        try:
            live = await hub.find(request.match_info["code"], home, *given)
            return live, whose(hub, live, hello.token)
        except Elsewhere as elsewhere:
            if VIA in request.headers:  # it has just moved
                break
            if request.transport is None:  # they left while the table was looked for
                return None
            try:
                await relay(request, response, hub, elsewhere.node, text, home)
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


def receive(connection: Connection, text: str, waited: bool = False) -> None:
    """One message: carried out, or refused with the reason. What comes behind a `Join` waits until
    that is on disk; it has been counted then."""
    if connection.gone:
        return
    number: int | None = None
    try:
        if not waited and not is_allowed(connection):
            return
        if connection.joining is not None:
            connection.joining.append(text)
            return
        message = decode(text, ToServer)
        if isinstance(message, Play):
            number = message.number
        if connection.member is not None and not isinstance(message, BY_ITSELF):
            connection.live.touch(connection.member)
        carry_out(connection, connection.live, message)
    except Illegal as illegal:
        refuse(connection, illegal.refusal, number_of(text) if number is None else number)
    except UNREADABLE as wrong:
        if is_unknown(text, ToServer):
            connection.live.tally.unknown += 1
            return
        refuse(connection, Refusal("bad-message", (("reason", str(wrong)[:REASON]),)), number)
    except Exception:  # our fault: who hears nothing would send it again and again
        log.exception("message failed")
        refuse(connection, Refusal("our-fault"), number)


def number_of(text: str) -> int | None:
    """Of a move that was not looked at: its phone sends no other until this one is answered."""
    with suppress(*UNREADABLE):
        message = decode(text, ToServer)
        return message.number if isinstance(message, Play) else None
    return None


def echo(connection: Connection, kind: WSMsgType, body: bytes) -> None:
    """Beyond the limit a ping is not answered, and a refusal would answer nothing."""
    with suppress(Illegal):
        if not connection.gone and is_allowed(connection) and kind is WSMsgType.PING:
            connection.pong(body)


def is_allowed(connection: Connection) -> bool:
    """Whether this line may say one thing more now. Who goes on regardless is cut, and has a moment
    to read why. Raises Illegal."""
    now = connection.loop.time()
    if connection.bucket.take(now):
        return True
    if connection.over.take(now):
        raise refused("too-fast")
    connection.live.tally.cut["flooding"] += 1
    connection.live.depart(connection)
    connection.hang_up(Gone(Refusal("too-fast"), again=True), limits.CUT_WITHIN)
    return False


def refuse(connection: Connection, why: Refusal, number: int | None) -> None:
    connection.live.tally.refusals += 1
    if number is None:
        connection.tell(Refused(why))
    else:
        connection.answer(Refused(why, number))


def carry_out(connection: Connection, live: Live, message: ToServer) -> None:
    match message:
        case Hello():
            raise refused("bad-message", reason="Hello comes once, first")
        case Join():
            join(connection, live, message)
        case LetIn(knock, yes):
            need_owner(live.head, connection.member)
            live.door.answer(knock, yes)
        case Echo():
            connection.tell(message)
        case Hurry(on):
            live.hurry(connection.member, on)
        case InSight(on):
            live.company.look(connection, on)
        case ReadBack(before):
            read_back(connection, live, before)
        case wish:
            step = live.wish(connection.member, wish)
            if isinstance(wish, Play):
                acknowledge(connection, live, wish, step)
            elif step:
                live.carry(step)


def acknowledge(connection: Connection, live: Live, move: Play, step: Step | None) -> None:
    def done() -> None:
        connection.answer(Done(move.number))

    if step:
        live.tally.moves += 1
        live.carry(step, done)
    else:  # it was played before: say so once it is on disk
        live.when_shown(done)


def join(connection: Connection, live: Live, asked: Join) -> None:
    if connection.member is not None:
        raise refused("already-here")

    def then() -> None:
        behind, connection.joining = connection.joining or [], None
        for text in behind:
            receive(connection, text, waited=True)

    live.door.come(Visitor(asked.name, asked.salt, asked.machine, asked.key, connection, then))
