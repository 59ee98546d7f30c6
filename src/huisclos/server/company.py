"""The company at one table: whose phones are here, asleep or laid down, and what all are told of
it. Who comes or goes is told at once, but those who follow soon all together: of a crowd at the
door everybody would be told of everybody."""

from __future__ import annotations

import asyncio
from operator import is_
from typing import TYPE_CHECKING

from huisclos.kernel import Seat, encode
from huisclos.tables import Member
from huisclos.tables.presence import Presence, quiet
from huisclos.wire.messages import ComeAndGone, Here

if TYPE_CHECKING:
    from .connection import Connection
    from .live import Live

GATHERED = 0.25  # seconds in which those who come and go are told together


class Company:
    def __init__(self, live: Live, crowds: set[str]) -> None:
        self.live, self.crowds = live, crowds
        self.members: tuple[Member, ...] | None = None  # who is here; None: to be looked at again
        self.presence = Presence()
        self.dark: dict[Connection, bool] = {}  # pages that came into sight or went, not yet told
        self.said = Here(())  # of who is here
        self.greeted: set[Connection] = set()  # since that was said
        self.gathering: asyncio.TimerHandle | None = None  # what is told of coming and going
        self.untold = False  # somebody has come into the room or gone since that was told last
        self.watched = False  # somebody else looks on, or did this night
        self.looked: tuple[object, ...] | None = None  # of what `watched` was told last

    def here(self) -> tuple[Member, ...]:
        if self.members is None:
            lines = [line for line in self.live.connections if not line.dark]
            self.members = tuple(sorted({c.member for c in lines if c.member is not None}))
        return self.members

    def recount(self) -> None:
        """Somebody has come, gone, taken a seat or looks away."""
        self.members = self.looked = None

    # -- whose phone sleeps ----------------------------------------------------------------------

    def notice(self) -> None:
        """Whose phone has woken up, and whose has fallen asleep."""
        here, now = self.here(), self.live.now
        for person in self.live.head.people:
            if person.id in here:
                self.presence = self.presence.wake(person.id, now)
            elif person.level is None and person.id not in self.presence.asleep:
                self.presence = self.presence.doze(person.id, now)

    def look(self, line: Connection, on: bool) -> None:
        """Somebody's page has come into sight, or is hidden."""
        self.dark[line] = not on
        self.look_up()
        self.look_round()
        self.live.steward.plan()

    def look_up(self) -> None:
        """In a held wait who has nothing to do lays the phone down: nobody is told until it is
        over."""
        sitting = self.live.shown.sitting
        if not self.dark or (sitting and sitting.held):
            return
        for line, dark in self.dark.items():
            line.dark = dark
        self.dark.clear()
        self.recount()
        self.notice()

    def leave(self, line: Connection) -> None:
        self.recount()
        self.dark.pop(line, None)

    # -- telling ---------------------------------------------------------------------------------

    def around(self) -> Here:
        lines = self.live.connections
        crowded = bool(self.crowds) and any(line.network in self.crowds for line in lines)
        return Here(self.here(), crowded, quiet(self.live.shown, self.presence, self.live.now))

    def look_round(self, newcomer: Connection | None = None) -> None:
        """Say who is here, if it is not as it was said last; a newcomer knows."""
        here, last = self.around(), self.said
        if here != last and not self.gathering:
            self.said, whole = here, encode(here)
            come, gone = {*here.members} - {*last.members}, {*last.members} - {*here.members}
            came, left = tuple(sorted(come)), tuple(sorted(gone))
            text = encode(ComeAndGone(came, left, here.scan, here.quiet))
            for line in self.live.connections - {newcomer}:
                line.send(whole if line in self.greeted else text)
            self.greeted.clear()
            self.gather()

    def greet(self, line: Connection) -> None:
        line.send(encode(self.around()))
        self.greeted.add(line)

    def gather(self) -> None:
        if not self.gathering:
            self.gathering = self.live.loop.call_later(GATHERED, self.tell)

    def tell(self) -> None:
        self.gathering, untold = None, self.untold
        if untold:
            self.untold = False
            self.live.tell_gathered(self.live.listening())
        self.look_round()
        if untold:
            self.gather()

    def rest(self) -> None:
        if self.gathering:
            self.gathering.cancel()
            self.gathering = None

    # -- alone with bots -------------------------------------------------------------------------

    @property
    def alone(self) -> Seat | None:
        """The only person's seat, where all others are bots and nobody looks on. Who comes in the
        middle of a night sees the rest of it in its full length."""
        sitting = self.live.head.sitting
        if sitting is None or self.watched or len(sitting.people) != 1:
            return None
        (seat,) = sitting.people
        return seat

    def look_for_others(self) -> None:
        sitting = self.live.head.sitting
        people = sitting.people if sitting else frozenset()
        players = sitting.players if sitting else ()
        held = sitting is not None and sitting.held
        looked = self.here(), players, people, held
        if self.looked and all(map(is_, looked, self.looked)):  # as after most moves
            return
        self.looked = looked
        mine = {players[seat] for seat in people}
        if any(line.member not in mine for line in self.live.connections):
            self.watched = True
        elif not held:
            self.watched = False
        if self.alone is None:
            self.live.steward.haste = False
