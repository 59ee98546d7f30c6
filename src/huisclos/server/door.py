"""The door of one table: who gets a seat, and who knocks until the owner opens. Nothing of a knock
is kept: who loses the line knocks again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from huisclos.kernel import Illegal
from huisclos.tables import Member, Step
from huisclos.tables.commands import gathering
from huisclos.tables.commands.step import refused
from huisclos.wire.messages import AtTheDoor, Knock, Refused, Welcome

from . import identity

if TYPE_CHECKING:
    from .connection import Connection
    from .live import Live

MOST = 20  # knocks at once: the owner has to read them


class Visitor(NamedTuple):
    name: str
    salt: str
    machine: bool
    key: str | None
    line: Connection
    then: Callable[[], None]  # once they sit


class Door:
    def __init__(self, live: Live) -> None:
        self.live = live
        self.visitors: dict[int, Visitor] = {}
        self.last = 0  # number of a knock

    @property
    def invitation(self) -> str:
        return identity.invitation(self.live.id, self.live.shown.removals)

    def welcome(self, member: Member | None, token: str | None = None) -> Welcome:
        """While people have to knock, strangers have nothing to pass on."""
        invites = member is not None or not self.live.shown.knocking
        return Welcome(member, token, invitation=self.invitation if invites else None)

    def come(self, visitor: Visitor) -> None:
        """Take a seat, or knock. Raises Illegal."""
        token = identity.new_token(self.live.id, visitor.key)
        if (member := identity.whose(self.live.head, token)) is not None:
            self.live.need_room(member)
            self.welcome_in(visitor, member, token)  # what we said then was lost on the way
            return
        if not self.live.head.knocking:
            self.sit(visitor)
            return
        if any(other.line is visitor.line for other in self.visitors.values()):
            raise refused("already-knocking")
        if len(self.visitors) >= MOST:
            raise refused("door-crowded")
        name = gathering.allowed_name(self.live.head, visitor.name)
        self.last += 1
        self.visitors[self.last] = visitor._replace(name=name)
        self.tell()

    def answer(self, number: int, yes: bool) -> None:
        """Raises Illegal, if nobody knocks with this number."""
        visitor = self.visitors.pop(number, None)
        if visitor is None:
            raise refused("no-such-knock")
        try:
            if not yes:
                raise refused("turned-away")
            self.sit(visitor, admitted=True)
        except Illegal as illegal:
            visitor.line.tell(Refused(illegal.refusal))
        visitor.line.tell(AtTheDoor(()))
        self.tell()

    def look(self) -> None:
        """The room has changed: a door that stands open lets everybody in."""
        if not self.live.shown.knocking:
            for number in [*self.visitors]:
                self.answer(number, yes=True)
        elif self.visitors:
            self.tell()

    def leave(self, line: Connection) -> None:
        gone = [number for number, visitor in self.visitors.items() if visitor.line is line]
        for number in gone:
            del self.visitors[number]
        if gone:
            self.tell()

    def tell(self) -> None:
        """All that knock, to the owner; to each of them their own."""
        knocks = {
            number: Knock(number, who.name, who.machine) for number, who in self.visitors.items()
        }
        for line in self.live.connections:
            if line.member is not None and line.member == self.live.shown.owner:
                line.tell(AtTheDoor(tuple(knocks.values())))
        for number, visitor in self.visitors.items():
            visitor.line.tell(AtTheDoor((knocks[number],)))

    def sit(self, visitor: Visitor, admitted: bool = False) -> None:
        """Raises Illegal."""
        live, (name, salt, machine, key, *_) = self.live, visitor
        token = identity.new_token(live.id, key)
        digest = identity.digest(token)
        step = gathering.join(live.head, live.now, name, digest, salt, admitted, machine)
        self.welcome_in(visitor, Member(step.table.joined), token, step)

    def welcome_in(
        self, visitor: Visitor, member: Member, token: str, step: Step | None = None
    ) -> None:
        """Once it is on disk."""
        live, line, then = self.live, visitor.line, visitor.then

        def seated() -> None:
            saw = line.ear.welcome(live.shown)
            line.tell(self.welcome(member, token))
            line.ear.member = member
            live.company.recount()
            if saw:
                live.tell_now(line)
            else:  # a stranger was told less than a member is
                live.greet(line)
            live.company.notice()
            live.company.look_round()
            then()

        line.joining = []
        if step:
            live.carry(step, seated)
        else:
            live.when_shown(seated)
