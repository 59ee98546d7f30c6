"""Tables that nobody comes back to: closed after a while, and deleted where the operator wants it.

Whoever does it writes to the store as anybody may. A house that serves one of these tables notices.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Container

from huisclos.kernel import decode, encode
from huisclos.store import Conflict, Listed, Store, StoreError
from huisclos.tables import Record
from huisclos.tables.event import Closed

from .settings import Settings

log = logging.getLogger(__name__)
DAY = 86_400.0  # seconds


async def close(store: Store, table: Listed) -> bool:
    """Whether it was: somebody may just have done something there. Raises StoreError."""
    last = await store.read(table.id, after=table.events - 1)
    if len(last) != 1:
        return False
    closed = Record(decode(last[0], Record).at, Closed())
    done: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
    store.append(table.id, table.events, [encode(closed)], done.set_result, closing=True)
    error = await done
    if error is not None and not isinstance(error, Conflict):
        raise error
    return error is None


async def tidy(
    store: Store,
    settings: Settings,
    served: Container[str],
    take: Callable[[str], Awaitable[bool]] | None = None,
) -> int:
    """How many were closed or deleted, less those that are served now; where others may serve them,
    those that can be taken. Raises StoreError."""
    now, changed = time.time(), 0
    for table in await store.tables(closed=True):
        days = (now - table.updated) / DAY
        if table.id in served:
            continue
        if table.closed is None and settings.keep is not None and days >= settings.keep:
            if take is None or await take(table.id):
                changed += await close(store, table)
        elif table.closed is not None and settings.remove is not None and days >= settings.remove:
            changed += await store.delete(table.id)
    if settings.remove is not None:
        await store.sweep()  # if somebody reads just now, the next time
    if changed:
        log.info("tidied up", {"tables": changed})
    return changed
