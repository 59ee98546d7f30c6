"""The servers of one house, as one of them sees it: who is alive, and who serves which table.

The store takes the events of a table from the node that serves it alone, so one that was given up
(stopped, cut off) can do no harm when it wakes. The rest is politeness: it says every second that
it is alive, and when it could not for so long that others may have taken its tables, it hangs up by
itself and comes back as a new one.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
import secrets
import ssl
from contextlib import suppress
from typing import TYPE_CHECKING

import aiohttp
import msgspec

from huisclos import __version__
from huisclos.store import StoreError, StoreFailed
from huisclos.store.postgres.lease import SILENT, Lease, Node, TooOld
from huisclos.tables.commands.step import refused
from huisclos.wire.messages import TableListed

from .address import VIA
from .limits import Bucket

if TYPE_CHECKING:
    from huisclos.store.postgres.store import PostgresStore

    from .hub import Hub
    from .relay import Relay

EVERY = 1.0  # seconds between two renewals
SUSPECTED = 1.5  # seconds: one that has missed its turn, and whose address refuses us, is gone
REACH = 1.0  # seconds until a node that does not answer is left out
PATIENT = 10.0  # seconds, where without the answer a page would not be whole
LISTED = 2.0  # seconds that the list of open rooms may be old
FETCHES_PER_SECOND, FETCHES_AT_ONCE = 20.0, 200.0  # files of the page that we have not

log = logging.getLogger(__name__)


def program() -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", __version__)[:3])


def trusting() -> ssl.SSLContext:
    """Nodes may have made their certificates themselves."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


class Elsewhere(Exception):
    """Another node serves this table."""

    def __init__(self, node: Node) -> None:
        super().__init__(node.address)
        self.node = node


class Nobody(StoreError):
    """No node may serve this table just now: we are leaving, or it waits for a newer program."""

    def __init__(self) -> None:
        super().__init__("no server may serve this table now")


class Nodes:
    def __init__(
        self, hub: Hub, store: PostgresStore, address: str, silent: float = SILENT
    ) -> None:
        self.hub, self.store = hub, store
        self.lease = Lease(store, address, program(), silent)
        self.loop = asyncio.get_running_loop()
        self.joined, self.until = False, 0.0  # when others may take our tables
        self.all: list[Node] = []  # alive, ourselves among them, the eldest first
        self.suspects: set[int] = set()  # keys of nodes at whose address nobody was
        self.relays: set[Relay] = set()  # lines of phones to tables at other nodes
        self.too_old: TooOld | None = None
        self.left = asyncio.Event()  # we may not write any more
        self.key = ""  # by which the nodes of this house know each other
        self.timer: asyncio.TimerHandle | None = None
        self.renewing: asyncio.Task[None] | None = None
        self.fetches = Bucket(FETCHES_PER_SECOND, FETCHES_AT_ONCE)
        self.listing: tuple[float, list[TableListed]] = (-LISTED, [])

    @property
    def alive(self) -> bool:
        """By the clock, and not by what has been noticed: who was stopped wakes up late."""
        return self.joined and self.loop.time() < self.until

    # -- being alive -----------------------------------------------------------------------------

    async def join(self) -> None:
        """Raises StoreError."""
        self.key = await self.store.word("nodes", secrets.token_urlsafe(24))
        await self.renew()
        self.renewing = asyncio.create_task(self.keep_alive())

    async def keep_alive(self) -> None:
        while True:
            begun = self.loop.time()
            await asyncio.sleep(EVERY)
            try:
                await self.renew()
            except TooOld as why:
                log.critical("%s; leaving", why)
                self.too_old = why
                self.left.set()
                return
            except StoreError as error:  # the store says so, once
                log.debug("not renewed after %.1f s: %s", self.loop.time() - begun, error)

    async def renew(self) -> None:
        """Raises StoreError."""
        asked, was = self.loop.time(), self.alive
        if not was:
            self.lapse()
            await self.lease.join()
        nodes = await self.lease.renew()
        too_late = self.loop.time() - asked > self.lease.silent
        if not nodes or too_late or (was and not self.alive):
            self.lapse()  # somebody else has our address, or the answer came too late
            return
        if not was:
            log.info("joined", {"node": self.lease.key, "nodes": len(nodes)})
        self.joined, self.all = True, nodes
        # By the database's clock it is later than this when others may take our tables.
        self.until = asked + self.lease.silent
        if self.timer:
            self.timer.cancel()
        self.timer = self.loop.call_at(self.until, self.lapse)
        self.hub.share(len(nodes))
        living = {node.key for node in nodes}
        self.suspects &= living
        for relay in [*self.relays]:
            if relay.node.key not in living:
                relay.give_up()

    def lapse(self) -> None:
        """Others may serve our tables by now: who listens here must not believe what stood."""
        if self.joined:
            self.joined = False
            log.warning("given up", {"node": self.lease.key, "tables": len(self.hub.tables)})
            for live in [*self.hub.tables.values()]:
                live.fail(StoreFailed("this node was given up"))

    async def leave(self) -> None:
        """All tables are handed over at once; whoever listens comes back to another node."""
        if self.renewing:
            self.renewing.cancel()
        if self.timer:
            self.timer.cancel()
        with suppress(StoreError):
            await self.lease.leave()
        self.joined = False

    def send_on(self) -> None:
        for relay in [*self.relays]:
            relay.give_up(refused("server-stopping"))

    # -- who serves what -------------------------------------------------------------------------

    async def take(self, id: str) -> int:
        """Serve a table from now on: as which node. Raises Elsewhere, Nobody, StoreError."""
        if self.hub.stopping:
            raise Nobody
        self.need_lease()
        node = await self.lease.claim(id)
        if node and node.key in self.suspects:
            node = await self.lease.claim(id, SUSPECTED)
            if node:  # if it lives after all, whoever does not find it there says so again
                self.suspects.discard(node.key)
        if node is None:  # it was last served by a newer program, and none is here
            raise Nobody
        if node.key != self.lease.key:
            raise Elsewhere(node)
        return node.key

    def need_lease(self, term: int | None = None) -> None:
        """That we are alive, and all the time since we were this node. Raises StoreError."""
        if not self.alive or term not in (None, self.lease.key):
            raise StoreFailed("this node was given up")

    async def is_ours(self, id: str) -> bool:
        with suppress(Elsewhere, Nobody):
            await self.take(id)
            return True
        return False

    @property
    def others(self) -> list[Node]:
        return [node for node in self.all if node.key != self.lease.key]

    @property
    def eldest(self) -> bool:
        """One node does what is to be done once in a house."""
        return self.alive and self.all[0].key == self.lease.key

    # -- asking each other -----------------------------------------------------------------------

    def vouch(self, network: str) -> str:
        """What a node says of a phone that it passes on: from which network it comes."""
        return f"{self.key} {network}"

    def vouched(self, said: str) -> str | None:
        """That network; None, if it was no node that said so."""
        key, _, network = said.partition(" ")
        return network if hmac.compare_digest(key.encode(), self.key.encode()) else None

    async def listed(self) -> list[TableListed]:
        """The open rooms of the other nodes."""
        if self.loop.time() - self.listing[0] > LISTED:
            asked = (self.ask(node, "/api/tables") for node in self.others)
            told = [answer for answer in await asyncio.gather(*asked) if answer]
            found: list[TableListed] = []
            for body, _ in told:
                with suppress(msgspec.MsgspecError):
                    found += msgspec.json.decode(body, type=list[TableListed])
            self.listing = self.loop.time(), found
        return self.listing[1]

    async def fetch(self, path: str) -> tuple[bytes, str] | None:
        """A file of the page that another version has, and its type."""
        for node in self.others:
            if not self.fetches.take(self.loop.time()):
                return None
            if found := await self.ask(node, f"/{path}", PATIENT):
                return found
        return None

    async def ask(
        self, node: Node, path: str, within: float | None = None
    ) -> tuple[bytes, str] | None:
        timeout = aiohttp.ClientTimeout(total=within or REACH)
        connector = aiohttp.TCPConnector(ssl=trusting())
        with suppress(aiohttp.ClientError, TimeoutError, ValueError):
            async with (
                aiohttp.ClientSession(timeout=timeout, connector=connector) as session,
                session.get(node.address + path, headers={VIA: self.vouch("")}) as answer,
            ):
                if answer.status == 200:
                    return await answer.read(), answer.headers.get("Content-Type", "")
        return None
