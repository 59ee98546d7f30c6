"""Older lines of talk: read from the log for who asks for them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from huisclos.kernel import decode
from huisclos.store import StoreError
from huisclos.tables import Record, Table, news
from huisclos.tables.commands.step import refused
from huisclos.tables.event import Said
from huisclos.tables.spoken import MARK, lines_for
from huisclos.wire.messages import Refused

if TYPE_CHECKING:
    from .connection import Connection
    from .live import Live

ANSWER_AFTER = 0.25  # seconds, and whole multiples: how long it takes tells of what others said
SLICE = 200  # lines read until others have their turn


def read_back(connection: Connection, live: Live, before: int) -> None:
    """Raises Illegal."""
    if not connection.ear.welcome(live.shown):
        raise refused("not-a-player")
    if connection.reading:  # the first answer first
        raise refused("too-fast")
    if not live.readings.take(connection.loop.time()):
        raise refused("too-fast")
    connection.reading = asyncio.create_task(answer(connection, live, live.shown, before))


async def answer(connection: Connection, live: Live, table: Table, before: int) -> None:
    loop, listener = connection.loop, connection.ear.listener
    asked = loop.time()
    try:
        bodies = await live.store.read(live.id, until=table.number, holding=MARK)
        lines = list[Said]()
        for at in range(0, len(bodies), SLICE):
            records = (decode(body, Record) for body in bodies[at : at + SLICE])
            lines += lines_for(records, listener)
            await asyncio.sleep(0)
        told = news.earlier(lines, table.talk.count(listener), before)
        await asyncio.sleep(ANSWER_AFTER - (loop.time() - asked) % ANSWER_AFTER)
        connection.tell(told)
    except StoreError:
        connection.tell(Refused(refused("store-failed").refusal))
    finally:
        connection.reading = None
