"""What was said at a table, kept to a bound: the last lines that each could read. The log has the
rest. Nobody's lines push out what somebody else may read: that would tell of them."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator

from msgspec import Struct, UnsetType
from msgspec.structs import replace

from huisclos.kernel import Seat

from .event import Member, Record, Said

LOBBY = "lobby"  # where one talks before a game
WATCHERS = "watchers"  # where those talk who have no seat in it
SEERS = "seers"  # and those who are out of it and see all
KEPT = 100  # lines, for everybody and for each reader
PAGE = 100  # lines that are read back at a time
BEFORE = -1  # the moment of a stamp in a game that is over: boards begin to count anew
MARK = b'"type":"Said"'  # in the record of a line, and in no text: there quotes are escaped


class Remark(Struct, frozen=True):
    """Something said, and who could read it then (None: everybody)."""

    number: int  # of its event: it counts what others did too, and is told to nobody
    member: Member
    channel: str
    text: str
    readers: tuple[Member, ...] | None
    slip: bool = False
    tongues: tuple[tuple[str, str], ...] = ()  # by language, where a bot said it
    about: Seat | None = None  # of a stamp: on whose words or deeds, and
    moment: int = 0  # when

    def reaches(self, member: Member | None) -> bool:
        return self.readers is None or member in self.readers


class Lines(Struct, frozen=True):
    count: int = 0  # ever
    last: tuple[Remark, ...] = ()

    def add(self, line: Remark) -> Lines:
        return Lines(self.count + 1, (*self.last[1 - KEPT :], line))

    def set_aside(self) -> Lines:
        return Lines(self.count, tuple(map(of_before, self.last)))


NONE = Lines()


class Spoken(Struct, frozen=True):
    common: Lines = NONE  # for everybody
    own: dict[Member, Lines] = {}  # by reader: those for some
    slips: dict[str, Remark] = {}  # the last of each place: screens need no other

    def say(self, line: Remark) -> Spoken:
        if line.slip:
            return replace(self, slips={**self.slips, line.channel: line})
        if line.readers is None:
            return replace(self, common=self.common.add(line))
        heard = {reader: self.own.get(reader, NONE).add(line) for reader in line.readers}
        return replace(self, own={**self.own, **heard})

    def begin_game(self) -> Spoken:
        """Another: the stamps of the last one stand on nothing any more."""
        own = {reader: lines.set_aside() for reader, lines in self.own.items()}
        return replace(self, common=self.common.set_aside(), own=own)

    def forget(self, member: Member) -> Spoken:
        """Of somebody who has left for good: nobody will read theirs for them."""
        if member not in self.own:
            return self
        return replace(self, own={m: lines for m, lines in self.own.items() if m != member})

    def hand_on(self, member: Member, to: Member) -> Spoken:
        """Who takes somebody's seat may read what was said to them there."""
        if member not in self.own:
            return self
        own = {reader: lines for reader, lines in self.own.items() if reader != member}
        theirs, mine = self.own[member], self._own(to)
        both = Lines(theirs.count + mine.count, (*mine.last, *theirs.last)[-KEPT:])
        return replace(self, own={**own, to: both})

    def count(self, member: Member | None) -> int:
        """The lines that ever reached somebody."""
        return self.common.count + self._own(member).count

    def last(self, member: Member | None) -> list[Remark]:
        """The last lines that reached somebody, in order."""
        both = self.common.last, self._own(member).last
        return [*heapq.merge(*both, key=number)][-KEPT:]

    def whispers(self, member: Member | None) -> list[Remark]:
        """The last lines that were for some, them among these."""
        return [*self._own(member).last]

    def slips_for(self, member: Member | None) -> list[Remark]:
        return [slip for slip in self.slips.values() if slip.reaches(member)]

    def since(self, event: int) -> list[Remark]:
        """All that was said after this event, in order."""
        found = {
            line.number: line
            for lines in (self.common.last, *[own.last for own in self.own.values()])
            if lines and lines[-1].number > event
            for line in lines
            if line.number > event
        }
        found |= {s.number: s for s in self.slips.values() if s.number > event}
        return [found[number] for number in sorted(found)]

    def __iter__(self) -> Iterator[Remark]:
        """All that is kept, in order."""
        return iter(self.since(0))

    def _own(self, member: Member | None) -> Lines:
        return NONE if member is None else self.own.get(member, NONE)


def of_before(line: Remark) -> Remark:
    return line if line.about is None else replace(line, moment=BEFORE)


def number(line: Remark) -> int:
    return line.number


def lines_for(records: Iterable[Record], member: Member | None) -> Iterator[Said]:
    """The lines of a log that somebody may read, slips left out. One that does not say who could
    read it, as in old logs, was for everybody in the room before a game, else it is left out."""
    for record in records:
        match record.event:
            case Said(readers=UnsetType(), channel=channel) as said if channel == LOBBY:
                yield said
            case Said(readers=None, slip=False) as said:
                yield said
            case Said(readers=tuple(readers), slip=False) as said if member in readers:
                yield said
