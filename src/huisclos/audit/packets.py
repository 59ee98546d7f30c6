"""What somebody learns who sees packets and cannot read them: to whose line, when, and how long.
The real telling of a table, under a clock that stands in its log."""

from __future__ import annotations

from typing import NamedTuple

from huisclos.kernel import Seat
from huisclos.tables import Table
from huisclos.tables.feed import Change, Ear
from huisclos.tables.members import watchers
from huisclos.tables.telling import BEAT, Telling, Told

from .seated import sitting_of


class Packet(NamedTuple):
    at: float
    line: int  # whose: a seat's, or after them of those who watch
    bytes: int


class Packets:
    """All lines of one table."""

    def __init__(self, table: Table) -> None:
        self.telling = Telling(table)
        members = (*sitting_of(table).players, *sorted(watchers(table)), None)
        self.ears = [Ear(member) for member in members]
        self.now = self.beaten = table.at
        self.seen: list[Packet] = []
        self._send([self.telling.greet(ear, self.now) for ear in self.ears])

    def happen(self, before: Table, after: Table, mover: Seat | None) -> list[Packet]:
        """What is seen from the last step to the end of this one."""
        self.seen = []
        while self.telling.held and self.beaten + BEAT <= after.at:
            self.now = self.beaten = self.beaten + BEAT
            self._send(self.telling.beat(self.ears, self.now))
        self.now = after.at
        was = self.telling.held and self.telling.held.deadline
        self._send(self.telling.show(Change(before, after, self.now), self.ears))
        is_now = self.telling.held and self.telling.held.deadline
        if is_now and was != is_now:
            self.beaten = self.now
        if mover is not None and mover >= 0 and self.telling.held:
            others: list[Told] = [()] * mover
            self._send([*others, self.telling.reply(self.ears[mover], self.now)])
        return self.seen

    def _send(self, told: list[Told]) -> None:
        self.seen += [
            Packet(self.now, line, len(text)) for line, texts in enumerate(told) for text in texts
        ]
