"""A table that is being served: what stands, what is shown, who listens, what is due.

`head` is where the rules stand; `shown` is what people may know: the table after the last event
that is on disk. Append, then tell.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from operator import is_
from random import Random

from huisclos import bots
from huisclos.aside.pool import Pool
from huisclos.kernel import Illegal, Seat, decode, encode
from huisclos.steward import Steward
from huisclos.store import Store, StoreError, StoreFailed
from huisclos.tables import Member, Record, Step, Table, feed, fold
from huisclos.tables.commands import waiting
from huisclos.tables.commands.carrying import carry_out
from huisclos.tables.commands.step import refused
from huisclos.tables.presence import Presence, quiet
from huisclos.tables.telling import BEAT, Telling, Told
from huisclos.tables.wishes import Wish
from huisclos.wire.messages import ComeAndGone, Gone, Here

from . import identity, limits
from .connection import Connection
from .door import Door
from .frames import frame
from .limits import Bucket
from .metrics import Tally
from .outbox import Outbox
from .settings import Settings

log = logging.getLogger(__name__)

REHEARSED = 0.05  # seconds from one beat to the next where clocks stand still
GATHERED = 0.25  # seconds in which those who come and go are told together
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
    ) -> None:
        self.id, self.store, self.settings = id, store, settings
        self.tally, self.outbox, self.crowds, self.drop = tally, outbox, crowds, drop
        self.readings = readings  # of older talk, in the whole house
        self.picture = picture
        self.picturing: asyncio.TimerHandle | None = None
        self.head = table
        self.telling = Telling(table, frame)
        self.beat: asyncio.TimerHandle | None = None
        self.beaten = 0.0  # when the last beat was
        self.beating: tuple[int, int] | None = None  # the game and the wait that has this beat
        self.connections: set[Connection] = set()
        self.members: tuple[Member, ...] | None = None  # who is here; None: to be looked at again
        self.looked: tuple[object, ...] | None = None  # of what `company` was told last
        self.said_here = Here(())
        self.gathering: asyncio.TimerHandle | None = None  # what is told of coming and going
        self.untold = False  # somebody has come or gone since that was told last
        self.greeted: set[Connection] = set()  # since then
        self.looks: dict[Connection, bool] = {}  # pages that came into sight or went, not yet told
        self.door = Door(self)
        self.loop = asyncio.get_running_loop()
        self.minds = pool.minds(lambda: self.head.game, self.records) if pool else None
        pauses = Random(f"pauses {table.secret}")
        self.steward = Steward(self, settings.bot_pace, pauses, self.minds, gone=settings.grace)
        # The table's seconds stand still while it is not served, and while nobody is here.
        self.stood = table.at
        self.woke: float | None = None
        self.presence = Presence()
        self.waiting: list[tuple[int, Callable[[], None]]] = []  # for events to be on disk
        self.failed = False
        self.company = False  # somebody else looks on, or did this night

    # -- time ------------------------------------------------------------------------------------

    @property
    def now(self) -> float:
        if self.woke is None or self.settings.rehearsal is not None:
            return self.stood
        return self.stood + self.loop.time() - self.woke

    def wake(self) -> None:
        if self.woke is None:
            self.woke = self.loop.time()
            self.picturing = self.loop.call_later(PICTURE_EVERY, self.take_picture)
            self.steward.plan()

    def sleep(self) -> None:
        if self.woke is not None:
            self.stood, self.woke = self.now, None
        if self.picturing:
            self.picturing.cancel()
        if self.gathering:
            self.gathering.cancel()
            self.gathering = None
        self.stop_time()
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

    @property
    def alone(self) -> Seat | None:
        """The only person's seat, where all others are bots and nobody looks on. Who comes in the
        middle of a night sees the rest of it in its full length."""
        sitting = self.head.sitting
        if sitting is None or self.company or len(sitting.people) != 1:
            return None
        (seat,) = sitting.people
        return seat

    def look_for_company(self) -> None:
        sitting = self.head.sitting
        people = sitting.people if sitting else frozenset()
        players = sitting.players if sitting else ()
        held = sitting is not None and sitting.held
        looked = self.here(), players, people, held
        if self.looked and all(map(is_, looked, self.looked)):  # as after most moves
            return
        self.looked = looked
        mine = {players[seat] for seat in people}
        if any(connection.member not in mine for connection in self.connections):
            self.company = True
        elif not held:
            self.company = False
        if self.alone is None:
            self.steward.haste = False

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
        self.presence = self.presence.follow(self.head, step.table, self.now)
        number, self.head = self.head.number, step.table

        def done(error: StoreError | None) -> None:
            if error is not None:
                self.fail(error)
                return
            self.show(step.table)
            if then:
                then()

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
            self.show(self.head)

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

    def show(self, table: Table) -> None:
        change, last = feed.Change(self.shown, table, self.now), self.shown
        anew = (table.removals, table.knocking) != (last.removals, last.knocking)
        self.look_for_company()
        self.untold = change.company and self.gathering is not None
        listening = [] if self.untold else self.listening()
        self.send(listening, self.telling.show(change, [line.ear for line in listening]))
        if change.company:
            self.gather()
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
            self.look_up()
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
        for connection, (_, frames) in zip(listening, told, strict=False):
            if frames:
                connection.write(b"".join(frames) if len(frames) > 1 else frames[0])

    def gather(self) -> None:
        """Who comes or goes is told at once, but those who follow soon all together: of a crowd at
        the door everybody would be told of everybody."""
        if not self.gathering:
            self.gathering = self.loop.call_later(GATHERED, self.tell_gathered)

    def tell_gathered(self) -> None:
        self.gathering = None
        if self.untold:
            self.untold, listening = False, self.listening()
            self.send(listening, self.telling.gathered([line.ear for line in listening], self.now))
            self.gather()
        self.look_round()

    def tell_now(self, connection: Connection) -> None:
        """What others may be told a little later."""
        if not connection.behind:
            self.send([connection], self.telling.gathered([connection.ear], self.now))
            connection.send(encode(self.around()))
            self.greeted.add(connection)

    def keep_time(self) -> None:
        """In a held wait there is a beat, whatever happens in it; a new wait begins a new one."""
        held = self.telling.held
        wait = (self.shown.played, held.deadline.turn) if held and held.deadline else None
        if wait != self.beating:
            self.stop_time()
            self.beating = wait
        if wait and not self.beat and self.connections:
            self.beaten = self.loop.time()
            self.next_beat()

    def stop_time(self) -> None:
        if self.beat:
            self.beat.cancel()
        self.beat = None

    def next_beat(self) -> None:
        self.beaten += BEAT if self.settings.rehearsal is None else REHEARSED
        self.beat = self.loop.call_at(self.beaten, self.on_beat)

    def on_beat(self) -> None:
        listening = self.listening()
        self.send(listening, self.telling.beat([line.ear for line in listening], self.now))
        self.next_beat()

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
        self.recount()
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
        self.recount()
        self.notice()
        self.look_for_company()
        self.wake()
        self.greet(connection)
        self.door.look()
        self.look_round(connection)
        self.steward.plan()

    def greet(self, connection: Connection) -> None:
        if not connection.behind:
            self.send([connection], [self.telling.greet(connection.ear, self.now)])
            connection.send(encode(self.around()))
            self.greeted.add(connection)
        self.keep_time()

    def depart(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.recount()
        self.looks.pop(connection, None)
        self.door.leave(connection)
        self.look_for_company()
        if self.connections:
            self.notice()
            self.look_round()
            self.steward.plan()
        else:
            self.sleep()
            self.drop(self)

    def here(self) -> tuple[Member, ...]:
        if self.members is None:
            lines = [c for c in self.connections if not c.dark]
            self.members = tuple(sorted({c.member for c in lines if c.member is not None}))
        return self.members

    def recount(self) -> None:
        """Somebody has come, gone, taken a seat or looks away."""
        self.members = self.looked = None

    def look(self, connection: Connection, on: bool) -> None:
        """Somebody's page has come into sight, or is hidden."""
        self.looks[connection] = on
        self.look_up()
        self.look_round()
        self.steward.plan()

    def look_up(self) -> None:
        """In a held wait who has nothing to do lays the phone down: nobody is told until it is
        over."""
        sitting = self.shown.sitting
        if not self.looks or (sitting and sitting.held):
            return
        for connection, on in self.looks.items():
            connection.dark = not on
        self.looks.clear()
        self.recount()
        self.notice()

    def around(self) -> Here:
        crowded = bool(self.crowds) and any(c.network in self.crowds for c in self.connections)
        return Here(self.here(), crowded, quiet(self.shown, self.presence, self.now))

    def look_round(self, newcomer: Connection | None = None) -> None:
        """Say who is here, if it is not as it was said last; a newcomer knows."""
        here, last = self.around(), self.said_here
        if here != last and not self.gathering:
            self.said_here, whole = here, encode(here)
            come, gone = {*here.members} - {*last.members}, {*last.members} - {*here.members}
            came, left = tuple(sorted(come)), tuple(sorted(gone))
            text = encode(ComeAndGone(came, left, here.scan, here.quiet))
            for connection in self.connections - {newcomer}:
                connection.send(whole if connection in self.greeted else text)
            self.greeted.clear()
            self.gather()

    def notice(self) -> None:
        """Whose phone has woken up, and whose has fallen asleep."""
        here = self.here()
        for person in self.head.people:
            if person.id in here:
                self.presence = self.presence.wake(person.id, self.now)
            elif person.level is None and person.id not in self.presence.asleep:
                self.presence = self.presence.doze(person.id, self.now)

    def touch(self, member: Member) -> None:
        """Somebody has touched their phone."""
        self.presence = self.presence.touch(member, self.now)
        if step := waiting.touch(self.head, self.now, member):
            self.carry(step)
        elif member in self.said_here.quiet:
            self.look_round()
