"""What a person says, message by message: carried out, or refused with the reason."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from huisclos.kernel import UNREADABLE, Illegal, Refusal, decode
from huisclos.tables import Step
from huisclos.tables.commands.step import need_owner, refused
from huisclos.tables.wishes import Play, Seen
from huisclos.wire.kinds import is_unknown
from huisclos.wire.messages import (
    Done,
    Echo,
    Gone,
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
from .door import Visitor
from .read_back import read_back
from .reader import PING

if TYPE_CHECKING:
    from .connection import Connection
    from .live import Live

log = logging.getLogger(__name__)

BY_ITSELF = (Seen, Echo, InSight)  # what a phone says that nobody need have touched
REASON = 200  # letters: what is wrong may quote what was sent


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


def echo(connection: Connection, kind: int, body: bytes) -> None:
    """Beyond the limit a ping is not answered, and a refusal would answer nothing."""
    with suppress(Illegal):
        if not connection.gone and is_allowed(connection) and kind == PING:
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
