"""What is on disk and not shown yet. It is shown at once; what it means for a crowd is worked out
in slices before, between which other tables have their turn."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from huisclos.tables import Table
from huisclos.tables.drafts import SLICE, Drafts
from huisclos.tables.feed import Change, Words

if TYPE_CHECKING:
    from .live import Live

log = logging.getLogger(__name__)

Then = Callable[[], None]


class Kept:
    def __init__(self, live: Live) -> None:
        self.live = live
        self.tables: list[tuple[Table, Then | None]] = []  # the first is worked on
        self.change: Change | None = None  # to it,
        self.drafts: Drafts[Words] | None = None  # of what it means for each, and
        self.slices: Iterator[None] = iter(())  # those that are left to make

    def add(self, table: Table, then: Then | None = None) -> None:
        """Show it when it is its turn, and call `then`."""
        live = self.live
        if not self.tables and len(live.connections) <= SLICE:
            live.show(Change(live.shown, table, live.now))
            if then:
                then()
            return
        self.tables.append((table, then))
        if len(self.tables) == 1:
            self.go_on()

    def go_on(self) -> None:
        if not self.tables:  # they were forgotten
            return
        live, (table, then) = self.live, self.tables[0]
        if self.change is None:
            self.change = Change(live.shown, table, live.now)
            self.prepare(self.change)
        try:
            for _ in self.slices:
                live.loop.call_soon(self.go_on)
                return
        except Exception:  # our fault: what cannot be made before is made when it is shown
            log.exception("a crowd's news were not made")
            self.drafts = None
        change, drafts, self.change, self.drafts = self.change, self.drafts, None, None
        self.tables.pop(0)
        if self.tables:
            live.loop.call_soon(self.go_on)
        live.show(change, drafts)
        if then:
            then()

    def prepare(self, change: Change) -> None:
        telling, ears = self.live.telling, [line.ear for line in self.live.listening()]
        self.drafts = telling.drafts(change)
        self.slices = telling.prepare(self.drafts, change, ears)

    def forget(self) -> None:
        self.tables.clear()
        self.change, self.drafts, self.slices = None, None, iter(())
