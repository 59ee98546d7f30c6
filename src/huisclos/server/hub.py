"""The tables that are served, read from the store when first asked for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from aiohttp import web

from huisclos import shelf
from huisclos.aside.pool import Pool
from huisclos.kernel import AnyGame, Illegal, decode, encode
from huisclos.store import CodeTaken, Conflict, Store, StoreError
from huisclos.tables import Record, Table
from huisclos.tables.commands import gathering
from huisclos.tables.commands.reopening import reopen
from huisclos.tables.commands.step import refused
from huisclos.tables.event import Closed, Friend
from huisclos.wire.messages import Gone, Group, TableListed, TableMade

from . import identity, limits
from .asleep import Asleep
from .codes import Codes, may_be
from .guesses import FORGOTTEN, Guesses
from .lag import Lag
from .limits import (
    READINGS_AT_ONCE,
    READINGS_PER_SECOND,
    TABLES_AT_ONCE,
    TABLES_PER_SECOND,
    Bucket,
)
from .live import Live
from .metrics import Tally
from .outbox import Outbox
from .retelling import Retelling
from .settings import Settings
from .tidying import tidy
from .upgraded import Upgraded, see_off

if TYPE_CHECKING:
    from .nodes import Nodes

log = logging.getLogger(__name__)
STOP_WITHIN, STOP_LOOKS = 5.0, 500
TIDY_UP_EVERY = 3600.0  # seconds
LOOK_AT_STORE = 1.0  # seconds between two looks at whether others have written
TABLES_OF_A_GROUP = 1000  # that were closed one after the other
CODES_KNOWN = 10.0  # seconds, where other nodes open tables too


def at_once(game: AnyGame) -> AnyGame:
    """It gives nobody time to look: where clocks stand still an interlude would not end."""
    older = {edition: at_once(rules) for edition, rules in game.older.items()}
    return replace(game, interludes={}, older=older)


class Hub:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.games = shelf.games(settings.games)
        if settings.rehearsal is not None and not settings.interludes:
            self.games = {name: at_once(game) for name, game in self.games.items()}
        self.tables: dict[str, Live] = {}  # by id
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.guesses, self.guessing = Guesses(), asyncio.Lock()
        self.crowds: set[str] = set()  # networks where many codes are refused
        self.codes: Codes | None = None  # once they are known: see `in_use`
        self.codes_asked = 0.0
        self.opening = Bucket(TABLES_PER_SECOND, TABLES_AT_ONCE)
        self.readings = Bucket(READINGS_PER_SECOND, READINGS_AT_ONCE)
        self.stopping = False
        self.phones: set[Upgraded] = set()  # their lines
        self.lines = settings.lines or limits.lines()
        self.nodes: Nodes | None = None  # none: this house is one server
        self.porch: int | None = None  # the port of the page before a warning, if there is one
        self.tally, self.outbox = Tally(), Outbox()
        self.asleep = Asleep(store, self.games)
        self.retelling = Retelling(self.games)
        # In a rehearsal bots think in place: what they play depends on nobody's speed.
        self.pool = Pool(self.games) if settings.rehearsal is None else None
        self.lag = Lag()

    @property
    def relayed(self) -> int:
        """Phones whose table is served by another node."""
        return len(self.nodes.relays) if self.nodes else 0

    @property
    def connections(self) -> int:
        """Phones that count here."""
        return len(self.phones) - self.relayed

    async def open(
        self,
        game: str,
        options: dict[str, object],
        id: str | None = None,
        friends: Sequence[Friend] = (),
    ) -> str:
        """A new table; its code. Raises Illegal, StoreError."""
        secret = identity.new_secret(self.settings.rehearsal)

        def opening(code: str) -> Iterable[Record]:
            step = gathering.open_table(self.games, 0.0, code, game, options, secret, friends)
            return step.records

        return await self.open_with(opening, id or identity.new_table())

    async def gather(self, group: Group, game: str, options: dict[str, object]) -> TableMade:
        """The table of a group that comes together again: whoever asks first opens it. Where it is
        follows from their key alone, so that every server finds it, after a restart too. Raises
        Illegal, StoreError."""
        if not self.opening.take(asyncio.get_running_loop().time()):  # to look costs as much
            raise refused("too-fast")
        number = 0
        while number < TABLES_OF_A_GROUP:
            id = identity.table_of(group.key, number)
            if id not in await self.store.ends([id]):
                with suppress(Conflict):  # somebody of them was quicker
                    code = await self.open(game, options, id, group.friends)
                    return TableMade(code, identity.invitation(id, 0))
            elif await self.is_closed(id):
                number += 1
            else:
                table = await self.standing(id)
                return TableMade(table.code, identity.invitation(id, table.removals))
        raise refused("house-full")

    async def is_closed(self, id: str) -> bool:
        bodies = await self.store.read(id, holding=b'"Closed"')
        return any(isinstance(decode(body, Record).event, Closed) for body in bodies)

    async def open_with(self, opening: Callable[[str], Iterable[Record]], id: str) -> str:
        """A new table that begins with these records, by its code. Raises Illegal, StoreError."""
        loop = asyncio.get_running_loop()
        if not self.opening.take(loop.time()):
            raise refused("too-fast")
        codes = await self.in_use()
        while code := codes.draw():
            try:
                await self.keep(id, 0, opening(code), code)
            except CodeTaken:  # by another program that writes this store: now we know
                continue
            except BaseException:
                codes.free(code)
                raise
            return code
        raise refused("house-full")

    async def in_use(self) -> Codes:
        """The codes of all open tables; they are asked for once, where nobody else opens any."""
        now = asyncio.get_running_loop().time()
        old = self.nodes and self.nodes.others and now - self.codes_asked > CODES_KNOWN
        if self.codes is None or old:
            self.codes_asked = now
            tables = await self.store.tables()
            if self.codes is None or old:
                self.codes = Codes(table.code for table in tables if table.code)
        return self.codes

    def share(self, nodes: int) -> None:
        """The limits of the house, among so many servers."""
        self.guesses.share(nodes)
        for bucket, rate, most in (
            (self.opening, TABLES_PER_SECOND, TABLES_AT_ONCE),
            (self.readings, READINGS_PER_SECOND, READINGS_AT_ONCE),
        ):
            bucket.rate, bucket.most = rate / nodes, most / nodes

    async def keep(
        self, id: str, number: int, records: Iterable[Record], code: str | None = None
    ) -> None:
        """Raises StoreError."""
        bodies = [encode(record) for record in records]
        kept: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
        self.store.append(id, number, bodies, kept.set_result, code=code)
        if error := await kept:
            raise error

    async def find(self, code: str, network: str = "", *given: str) -> Live:
        """The table with this code, to be served here. Who was given a token or an invitation of it
        makes no guess and is never slowed; all others do, and pay before it is looked up.

        Raises Illegal, StoreError, Elsewhere."""
        code = code.upper()
        id = await self.store.find(code) if given else None
        if mine := [each for each in given if identity.is_of(id, each)]:
            assert id is not None
            live = await self.load(id)
            if any(map(live.has_given, mine)):
                return live
        return await self.load(await self.guess(code, network))

    async def look(self, code: str, network: str, *given: str) -> tuple[str, Table]:
        """What stands at the table with this code, and its id: nobody serves it for that. Raises
        Illegal, StoreError."""
        code = code.upper()
        id = await self.store.find(code) if given else None
        if mine := [each for each in given if identity.is_of(id, each)]:
            assert id is not None
            table = await self.standing(id)
            if any(identity.has_given(id, table, each) for each in mine):
                return id, table
        id = await self.guess(code, network)
        return id, await self.standing(id)

    async def standing(self, id: str) -> Table:
        """As it would be served, without a word to the store."""
        if live := self.tables.get(id):
            return live.shown
        table = await self.asleep.read(id)
        if table.number == 0:  # it has just been deleted
            raise refused("no-such-table")
        step = reopen(table, table.secret)
        return step.table if step else table

    async def guess(self, code: str, network: str) -> str:
        """The id of the table with this code. One guess after the other: who was right has got back
        what it cost when the next one pays, so that many can be right at once."""
        async with self.guessing:
            try:
                self.guesses.pay(network, asyncio.get_running_loop().time())
            except Illegal:
                self.look_at(network)
                raise
            self.tally.guesses += 1
            id = await self.store.find(code) if may_be(code) else None
            if id is None:
                raise refused("no-such-table")
            self.guesses.give_back(network)
            return id

    def look_at(self, network: str) -> None:
        """Where many are refused, the tables that people of that network sit at tell them to scan
        their code instead; until it has passed."""
        loop = asyncio.get_running_loop()
        crowded = self.guesses.is_crowded(network, loop.time())
        if crowded == (network in self.crowds):
            return
        if crowded:
            self.crowds.add(network)
        else:
            self.crowds.discard(network)
        for live in self.tables.values():
            live.look_round()
        if crowded:
            loop.call_later(FORGOTTEN, self.look_again, network)

    def look_again(self, network: str) -> None:
        self.look_at(network)
        if network in self.crowds:
            asyncio.get_running_loop().call_later(FORGOTTEN, self.look_again, network)

    async def load(self, id: str) -> Live:
        """The one that is served, at the moment of the answer: somebody else who waited for it may
        have left, and it with them."""
        while True:
            if self.nodes and not self.stopping:
                self.nodes.need_lease()
            if id in self.tables:
                return self.tables[id]
            if id not in self.loading:  # two that ask at once wait for one reading
                self.loading[id] = asyncio.create_task(self.read(id))
                self.loading[id].add_done_callback(lambda _: self.loading.pop(id))
            await self.loading[id]

    async def read(self, id: str) -> Live:
        if self.nodes:
            term = await self.nodes.take(id)  # before it is read: nobody else writes it then
        table = await self.asleep.read(id)
        if table.number == 0:  # it has just been deleted
            raise refused("no-such-table")
        if step := reopen(table, identity.new_secret(self.settings.rehearsal, table.secret)):
            await self.keep(id, table.number, step.records)
            table = step.table
        if self.nodes:
            self.nodes.need_lease(term)
        live = Live(
            *(id, table, self.store, self.settings, self.tally, self.outbox),
            readings=self.readings,
            crowds=self.crowds,
            picture=self.asleep.picture,
            drop=self.drop,
            pool=self.pool,
            time=self.lag.time,
        )
        self.tables[id] = live
        return live

    def drop(self, live: Live) -> None:
        """Forget a table that nobody listens to; it is on disk. Who still held one that was
        forgotten, and has been read again for others since, must not take it from them."""
        if live.idle and self.tables.get(live.id) is live:
            del self.tables[live.id]
            if live.shown.closed and self.codes:
                self.codes.free(live.shown.code)
            if live.failed:  # others may have written it
                self.asleep.forget(live.id)
            else:
                self.asleep.lay_down(live.id, live.shown)

    async def check(self) -> None:
        """Behind the open door. Of a store that is damaged nothing more is served."""
        await self.store.check()
        if why := self.store.failing:
            for live in [*self.tables.values()]:
                live.fail(why)
        else:
            log.info("the store is whole")

    async def watch_store(self) -> None:
        """Others may write to the store: whoever closes or deletes a table there, or imports one.
        What is served follows."""
        behind = False
        while True:
            await asyncio.sleep(LOOK_AT_STORE)
            with suppress(StoreError):  # it says so itself
                if await self.store.strangers() or behind:
                    behind = not await self.follow_strangers()

    async def follow_strangers(self) -> bool:
        """Whether all that they wrote has been followed; where something of ours is on its way, it
        is not yet."""
        self.codes = None  # they may have freed some
        ends = await self.store.ends([*self.tables, *self.asleep.tables])
        for id in [*self.asleep.tables]:
            if id not in ends:
                self.asleep.forget(id)
        for live in [*self.tables.values()]:
            end = ends.get(live.id)
            if end is None:
                live.failed = True  # there is nothing to wait for
                live.end(refused("table-deleted"), again=False)
                self.asleep.forget(live.id)
            elif end > live.head.number:
                live.follow(await self.store.read(live.id, after=live.head.number))
        return all(ends.get(id, 0) <= live.head.number for id, live in self.tables.items())

    async def tidy_up(self) -> None:
        """Now and then, what the operator has decided about tables that nobody comes back to."""
        while True:
            with suppress(StoreError):
                if (self.nodes is None or self.nodes.eldest) and await self.tidy():
                    self.codes = None
            await asyncio.sleep(TIDY_UP_EVERY)

    async def tidy(self) -> int:
        """Raises StoreError."""
        nodes = self.nodes
        return await tidy(self.store, self.settings, self.tables, nodes.is_ours if nodes else None)

    def listed(self) -> list[TableListed]:
        tables = (live.shown for live in self.tables.values())
        return [listing(t) for t in tables if t.listed and not t.locked and not t.closed]

    async def stop(self) -> None:
        """Let what is on its way reach the disk and the phones, then say goodbye."""
        self.stopping = True
        self.retelling.stop()
        tables = [*self.tables.values()]
        for live in tables:
            live.sleep()
        for _ in range(STOP_LOOKS):
            if all(live.failed or live.head is live.shown for live in tables):
                break
            await asyncio.sleep(STOP_WITHIN / STOP_LOOKS)
        if self.nodes:
            await self.nodes.leave()  # first: who comes back at once finds the tables free
            self.nodes.send_on()
        for live in tables:
            live.end(refused("server-stopping"), again=True)
            if not live.failed:
                self.asleep.picture(live.id, live.shown)
        if self.pool:
            await self.pool.stop()
        await see_off(self.phones, Gone(refused("server-stopping").refusal, again=True))


def listing(table: Table) -> TableListed:
    return TableListed(
        code=table.code,
        game=table.game,
        people=len(table.people),
        playing=table.sitting is not None,
        locked=table.locked,
    )


HUB = web.AppKey("hub", Hub)
