"""A table that is being served: what stands, what is shown, who listens, what is due.

`head` is where the rules stand; `shown` is what people may know: the table after the last event
that is on disk. Append, then tell.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from huisclos import bots
from huisclos.aside.pool import Pool
from huisclos.kernel import Illegal, Seat, decode, encode
from huisclos.steward import Steward
from huisclos.store import Store, StoreError, StoreFailed
from huisclos.tables import Member, Record, Step, Table, fold
from huisclos.tables.commands import waiting
from huisclos.tables.commands.carrying import carry_out
from huisclos.tables.commands.step import refused
from huisclos.tables.drafts import Drafts
from huisclos.tables.feed import Change, Words
from huisclos.tables.presence import Presence
from huisclos.tables.telling import Telling, Told
from huisclos.tables.wishes import Wish
from huisclos.wire.messages import Gone

from . import identity, limits
from .beat import Beat
from .company import Company
from .connection import Connection
from .door import Door
from .frames import on_its_way
from .kept import Kept
from .limits import Bucket
from .metrics import Tally
from .outbox import Outbox
from .settings import Settings

log = logging.getLogger(__name__)

PICTURE_EVERY = 300.0  # seconds between two snapshots of a table that is played


class Live:
    def __init__(
        self,
        id: str,
        table: Table,
        store: Store,
        settings: Settings,
        tally: Tally,
        outbox: Outbox,
        readings: Bucket,
        crowds: set[str],
        picture: Callable[[str, Table], None],
        drop: Callable[[Live], None],
        pool: Pool | None = None,
        time: Callable[[], float] | None = None,
    ) -> None:
        self.id, self.store, self.settings = id, store, settings
        self.tally, self.outbox, self.drop = tally, outbox, drop
        self.readings = readings  # of older talk, in the whole house
        self.picture = picture
        self.picturing: asyncio.TimerHandle | None = None
        self.head = table
        self.telling = Telling(table, on_its_way)
        self.connections: set[Connection] = set()
        self.company = Company(self, crowds)
        self.door = Door(self)
        self.loop = asyncio.get_running_loop()
        self.still = settings.rehearsal is not None and not settings.clocks
        self.beat = Beat(self.still, self.on_beat)
        self.minds = pool.minds(lambda: self.head.game, self.records) if pool else None
        pauses = Random(f"pauses {table.secret}")
        self.steward = Steward(self, settings.bot_pace, pauses, self.minds, gone=settings.grace)
        # The table's seconds stand still while it is not served, and while nobody is here.
        self.time = time or self.loop.time
        self.stood = table.at
        self.woke: float | None = None
        self.kept = Kept(self)
        self.waiting: list[tuple[int, Callable[[], None]]] = []  # for events to be on disk
        self.failed = False

    # -- time ------------------------------------------------------------------------------------

    @property
    def now(self) -> float:
        if self.woke is None or self.still:
            return self.stood
        return self.stood + self.time() - self.woke

    def wake(self) -> None:
        if self.woke is None:
            self.woke = self.time()
            self.picturing = self.loop.call_later(PICTURE_EVERY, self.take_picture)
            self.steward.plan()

    def sleep(self) -> None:
        if self.woke is not None:
            self.stood, self.woke = self.now, None
        if self.picturing:
            self.picturing.cancel()
        self.company.rest()
        self.beat.stop()
        self.steward.rest()
        if self.minds:
            self.minds.rest()

    async def let_pass(self, seconds: float) -> None:
        """In a rehearsal: what comes due in these seconds, each thing at its time."""
        end = self.now + seconds
        while (due := self.steward.due(self.head)) is not None and due <= end:
            self.stood = max(self.stood, due)
            self.steward.ring()
            kept = asyncio.Event()
            self.when_shown(kept.set)
            await kept.wait()
        self.stood = end
        self.look_round()

    def take_picture(self) -> None:
        """At times that follow from nothing that was done: to write a snapshot takes a moment."""
        self.picture(self.id, self.shown)
        self.picturing = self.loop.call_later(PICTURE_EVERY, self.take_picture)

    def stands(self) -> Table | None:
        return None if self.woke is None else self.head

    def hurry(self, member: Member | None, on: bool) -> None:
        sitting, seat = self.head.sitting, self.alone
        if sitting and seat is not None and sitting.players[seat] == member:
            self.steward.hasten(on)

    def reply(self, step: Step) -> None:
        self.tally.bot_moves += 1
        self.carry(step)

    # -- change ----------------------------------------------------------------------------------

    def carry(self, step: Step, then: Callable[[], None] | None = None) -> None:
        """Put a step on its way to the disk; once it is there tell it, and call `then`."""
        company = self.company
        company.presence = company.presence.follow(self.head, step.table, self.now)
        number, self.head = self.head.number, step.table

        def done(error: StoreError | None) -> None:
            if error is not None:
                self.fail(error)
                return
            self.kept.add(step.table, then)

        bodies = [encode(record) for record in step.records]
        closing = step.table.closed
        self.store.append(self.id, number, bodies, done, closing=closing)

    def follow(self, bodies: Sequence[bytes]) -> None:
        """What somebody else has written, unless something of ours is on its way, which will then
        be refused."""
        if self.head is self.shown and bodies:
            for body in bodies:
                self.head = fold(self.head, decode(body, Record))
            self.stood += max(0.0, self.head.at - self.now)
            self.kept.add(self.head)

    def wish(self, me: Member | None, wish: Wish) -> Step | None:
        """Raises Illegal; UNREADABLE, if a move is none of this game."""
        if me is None:
            raise refused("not-a-player")
        table, rehearsal = self.head, self.settings.rehearsal
        levels = [*bots.levels(table.game)] if table.rules else [bots.WEAKEST]
        return carry_out(
            *(table, self.now, me, wish, levels),
            lambda: identity.new_secret(rehearsal, table.secret),
            self.presence,
        )

    def when_shown(self, then: Callable[[], None]) -> None:
        """Call `then` once all that stands now is on disk."""
        if self.head is self.shown:
            then()
        else:
            self.waiting.append((self.head.number, then))

    async def records(self, after: int, until: int) -> list[bytes]:
        """For those who think aside: of what stands now, once it is on disk."""
        kept = asyncio.Event()
        self.when_shown(kept.set)
        await kept.wait()
        try:
            return await self.store.read(self.id, after, until)
        except StoreError:  # whoever plays next is told
            return []

    def show(self, change: Change, drafts: Drafts[Words] | None = None) -> None:
        last, table = change.before, change.after
        anew = (table.removals, table.knocking) != (last.removals, last.knocking)
        self.company.look_for_others()
        self.company.untold = change.company and self.company.gathering is not None
        listening = [] if self.company.untold else self.listening()
        self.send(listening, self.telling.show(change, [line.ear for line in listening], drafts))
        if change.company:
            self.company.gather()
        self.keep_time()
        if anew:
            for connection in self.connections:
                connection.tell(self.door.welcome(connection.member))
        while self.waiting and self.waiting[0][0] <= table.number:
            self.waiting.pop(0)[1]()
        if change.room:
            if self.minds and any(person.level for person in table.people):
                self.minds.prepare()  # so that somebody is awake when they are asked
            self.turn_out(table)
            self.door.look()
        if table.closed:
            self.end(refused("table-closed"), again=False)
        else:
            self.company.look_up()
            self.look_round()
            self.steward.plan()
            self.drop(self)

    # -- telling ---------------------------------------------------------------------------------

    @property
    def shown(self) -> Table:
        return self.telling.shown

    def listening(self) -> list[Connection]:
        """One that is behind lends no ear: it counts as not heard."""
        return [connection for connection in self.connections if not connection.behind]

    def send(self, listening: list[Connection], told: list[Told]) -> None:
        """To these in their order; to nobody: nothing."""
        pairs = zip(listening, told, strict=False)
        self.outbox.collect([line for line, frames in pairs if line.put(frames)])

    def tell_gathered(self, listening: list[Connection]) -> None:
        self.send(listening, self.telling.gathered([line.ear for line in listening], self.now))

    def tell_now(self, connection: Connection) -> None:
        """What others may be told a little later."""
        if not connection.behind:
            self.tell_gathered([connection])
            self.company.greet(connection)

    def keep_time(self) -> None:
        held = self.telling.held
        wait = (self.shown.played, held.deadline.turn) if held and held.deadline else None
        self.beat.keep(wait, bool(self.connections))

    def on_beat(self) -> None:
        drafts = self.telling.beats(self.now)
        self.beat_on(drafts, drafts.make([line.ear for line in self.listening()]))

    def beat_on(self, drafts: Drafts[list[Any]], slices: Iterator[None]) -> None:
        """All are told at once, as soon as what each is told is made."""
        for _ in slices:
            self.loop.call_soon(self.beat_on, drafts, slices)
            return
        if self.telling.held:
            listening = self.listening()
            ears = [line.ear for line in listening]
            self.send(listening, self.telling.beat(ears, self.now, drafts))

    def tell_own(self, connection: Connection) -> None:
        """Before the answer to a move in a held wait."""
        if self.telling.held:
            self.send([connection], [self.telling.reply(connection.ear, self.now)])

    def turn_out(self, table: Table) -> None:
        """Those who are no longer of the room lose the line to it."""
        # Who has just come back with their own key is not on disk yet.
        members = {person.id for person in (*table.people, *self.head.people)}
        for connection in [*self.connections]:
            if connection.member is not None and connection.member not in members:
                self.hang_up(connection, refused("removed"), again=False)

    def fail(self, error: StoreError) -> None:
        """Nothing untold was promised: what is on disk is read again when somebody comes back."""
        if not self.failed:
            self.failed = True
            self.kept.forget()
            if not isinstance(error, StoreFailed):  # of that the store has said enough
                log.warning("a table will be read again", {"reason": str(error)})
            self.end(refused("store-failed"), again=True)

    def end(self, why: Illegal, again: bool) -> None:
        for connection in [*self.connections]:
            self.hang_up(connection, why, again)
        self.sleep()
        self.drop(self)

    @property
    def idle(self) -> bool:
        """Nobody listens, and all that was decided is on disk."""
        return not self.connections and (self.failed or self.head is self.shown)

    def hang_up(self, connection: Connection, why: Illegal, again: bool) -> None:
        self.connections.discard(connection)
        self.company.recount()
        connection.hang_up(Gone(why.refusal, again))

    # -- people ----------------------------------------------------------------------------------

    def has_given(self, something: str) -> bool:
        return identity.has_given(self.id, self.shown, something)

    def whose(self, token: str) -> Member | None:
        return identity.whose(self.shown, token)

    def need_room(self, member: Member) -> None:
        """For one more line to this seat. Raises Illegal."""
        most = limits.CONNECTIONS_PER_MEMBER
        if sum(connection.member == member for connection in self.connections) >= most:
            raise refused("too-many-phones", most=most)

    def arrive(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.company.recount()
        self.company.notice()
        self.company.look_for_others()
        self.wake()
        self.greet(connection)
        self.door.look()
        self.company.look_round(connection)
        self.steward.plan()

    def greet(self, connection: Connection) -> None:
        if not connection.behind:
            self.send([connection], [self.telling.greet(connection.ear, self.now)])
            self.company.greet(connection)
        self.keep_time()

    def depart(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.company.leave(connection)
        self.door.leave(connection)
        self.company.look_for_others()
        if self.connections:
            self.company.notice()
            self.look_round()
            self.steward.plan()
        else:
            self.sleep()
            self.drop(self)

    @property
    def presence(self) -> Presence:
        return self.company.presence

    @property
    def alone(self) -> Seat | None:
        return self.company.alone

    def look_round(self) -> None:
        self.company.look_round()

    def touch(self, member: Member) -> None:
        """Somebody has touched their phone."""
        self.company.presence = self.presence.touch(member, self.now)
        if step := waiting.touch(self.head, self.now, member):
            self.carry(step)
        elif member in self.company.said.quiet:
            self.look_round()
