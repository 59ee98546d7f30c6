"""Who is at the table, as their phones tell: who has touched one, and whose is asleep.

It is no part of the table, and no log needs it: what comes of it is logged. Times are the table's
own, given by the caller. Touches made while it is a secret who acts tell nothing: when such a wait
is over all count as having touched then.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from huisclos.kernel import late, veiled

from .event import Member
from .sitting import Sitting
from .table import Table

QUIET = 180.0  # seconds without a touch until others may ask
ANSWER = 30.0  # seconds that the question stands
GONE = 300.0  # seconds that a phone may sleep until it is gone for good
DESERTED = 30.0  # seconds that all phones may sleep until the table pauses


class Presence(Struct, frozen=True):
    touched: Mapping[Member, float] = {}  # when each last touched their phone
    asleep: Mapping[Member, float] = {}  # whose phone is not connected, and since when
    since: float = 0.0  # when the present wait began
    calm: float = 0.0  # until when touches say nothing

    def touch(self, member: Member, now: float) -> Presence:
        return replace(self, touched={**self.touched, member: now})

    def wake(self, member: Member, now: float) -> Presence:
        asleep = {other: at for other, at in self.asleep.items() if other != member}
        return replace(self, asleep=asleep)

    def doze(self, member: Member, now: float) -> Presence:
        return replace(self, asleep={**self.asleep, member: now})

    def follow(self, before: Table, after: Table, now: float) -> Presence:
        """Something has happened at the table."""
        old, new = before.sitting, after.sitting
        if new is None or (old is not None and old.state is new.state and old.showing is None):
            return self
        begun = old is None or before.played != after.played
        if old is None or begun or old.showing or _wait(old) != _wait(new):
            self = replace(self, since=now)  # of what was revealed all could read first
        if old is None or begun or veiled(old.game, old.state):
            self = replace(self, calm=now)
        return self

    def last(self, members: Iterable[Member]) -> list[float]:
        """When each of these is known to have touched their phone."""
        touched, calm = self.touched, self.calm
        return [at if (at := touched.get(each, calm)) > calm else calm for each in members]


def _wait(sitting: Sitting) -> object:
    ends = sitting.showing.deadline if sitting.showing else sitting.deadline
    return ends.turn if ends else sitting.board.phase


def open_game(table: Table) -> Sitting | None:
    """One that is played, in a wait where everybody knows who acts."""
    sitting = table.sitting
    if sitting is None or sitting.over or table.paused or veiled(sitting.game, sitting.state):
        return None
    return sitting


def quiet(table: Table, presence: Presence, now: float) -> tuple[Member, ...]:
    """Whom the others may ask whether they are still there; where it is a secret who acts nobody
    is told who has touched a phone."""
    if now < presence.calm + QUIET or (sitting := open_game(table)) is None:
        return ()
    here = [each for each in sitting.present if each not in presence.asleep]
    told = zip(here, presence.last(here), strict=True)
    return tuple([each for each, at in told if now >= at + QUIET])


def is_deserted(table: Table, presence: Presence) -> bool:
    """Whether the clock would decide something, and nobody has touched a phone in the whole wait:
    they talk, or are elsewhere."""
    sitting = open_game(table)
    if sitting is None or not sitting.present:
        return False
    own = {*sitting.present}
    if not any(sitting.players[seat] in own for seat in late(sitting.game, sitting.state)):
        return False
    return all(presence.touched.get(each, -1.0) < presence.since for each in own)


def are_all_asleep(table: Table, presence: Presence, now: float) -> bool:
    sitting = table.sitting
    if sitting is None or sitting.over or table.paused or not sitting.present:
        return False
    since = [presence.asleep.get(each, now) for each in sitting.present]
    return now >= max(since) + DESERTED


def heir(table: Table, presence: Presence) -> Member | None:
    """Who holds the table when its owner's phone is gone for good: somebody whose phone is here."""
    if table.owner not in presence.asleep:
        return None
    people = [each for each in table.people if each.level is None and not each.machine]
    here = [each.id for each in people if each.id not in presence.asleep]
    return here[0] if here else None


def dues(table: Table, presence: Presence, now: float, gone: float) -> Iterator[float]:
    """When something comes of it that nobody does anything."""
    sitting = table.sitting
    if table.owner is not None and heir(table, presence) is not None:
        yield presence.asleep[table.owner] + gone
    if sitting is None or table.paused:
        return
    if sitting.showing:
        yield sitting.showing.ends
    if sitting.over:
        return
    if sitting.deadline:
        yield sitting.deadline.ends
    yield from (question.since + ANSWER for question in table.questions)
    if presence.asleep:
        asleep = [presence.asleep[each] for each in sitting.present if each in presence.asleep]
        yield from (since + gone for since in asleep)
        if asleep and len(asleep) == len(sitting.present):
            yield max(asleep) + DESERTED
    if open_game(table):
        touched = presence.last(sitting.present)
        quiet = [at for at in touched if at + QUIET > now]
        if quiet:
            yield min(quiet) + QUIET
