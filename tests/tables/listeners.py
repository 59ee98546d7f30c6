"""Everybody who can listen to a table."""

from __future__ import annotations

from collections.abc import Sequence

from huisclos.audit.seated import sitting_of
from huisclos.tables import Table
from huisclos.tables.drafts import fields
from huisclos.tables.feed import Change, Ear
from huisclos.tables.telling import Telling, Told


class Listeners:
    """A phone for every seat, one that lies on the table, and somebody who watches."""

    def __init__(self, table: Table) -> None:
        players = sitting_of(table).players
        phones = [Ear(member) for member in players]
        self.ears = [*phones, Ear(players[0], desk=True), Ear(None)]
        self.telling = Telling(table)
        for ear in self.ears:
            self.telling.greet(ear, table.at)

    def hear(self, change: Change) -> list[list[bytes]]:
        return self.told(self.telling.show(change, self.ears))

    def told(self, told: Sequence[Told]) -> list[list[bytes]]:
        """By ear; to nobody: nothing."""
        return [[*texts] for texts in told] or [[] for _ in self.ears]

    def prepared(self, change: Change) -> list[list[bytes]]:
        """The same, made beforehand in slices, while the first of them is told something else."""
        drafts = self.telling.drafts(change)
        for _ in self.telling.prepare(drafts, change, self.ears):
            if self.telling.held:
                self.telling.reply(self.ears[0], change.now)
        return self.told(self.telling.show(change, self.ears, drafts))

    def beat(self, now: float) -> list[list[bytes]]:
        return self.told(self.telling.beat(self.ears, now))

    def prepared_beat(self, now: float) -> list[list[bytes]]:
        drafts = self.telling.beats(now)
        for _ in drafts.make(self.ears):
            self.telling.reply(self.ears[0], now)
        return self.told(self.telling.beat(self.ears, now, drafts))

    def state(self) -> list[tuple[object, ...]]:
        return [fields(ear) for ear in self.ears]
