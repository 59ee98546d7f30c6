"""What the seats of a thinker's tables have heard, so that a thought reads only what is new."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Any, NamedTuple

from huisclos.kernel import Seat, heard
from huisclos.tables import Table

SEATS = 1024  # the one that was asked about longest ago is forgotten


class Heard(NamedTuple):
    game: int  # which one of the table
    read: int  # notes of the whole story
    notes: tuple[Any, ...]


class Memory:
    """Both threads of a thinker ask it."""

    def __init__(self, most: int = SEATS) -> None:
        self.most, self.lock = most, Lock()
        self.seats: OrderedDict[tuple[int, Seat], Heard] = OrderedDict()

    def heard(self, number: int, table: Table, seat: Seat) -> tuple[Any, ...]:
        """All that a seat of the table with this number has heard."""
        sitting = table.sitting
        assert sitting is not None
        story = sitting.game.story(sitting.state)
        with self.lock:
            known = self.seats.pop((number, seat), None)
        if known and known.game == table.played and known.read <= len(story):
            new = [told.note for told in story.since(known.read) if told.reaches(seat)]
            notes = (*known.notes, *new) if new else known.notes
        else:
            notes = heard(sitting.game, sitting.state, seat)
        with self.lock:
            self.seats[number, seat] = Heard(table.played, len(story), notes)
            if len(self.seats) > self.most:
                self.seats.popitem(last=False)
        return notes

    def forget(self, number: int) -> None:
        """A table is gone, or what was told there has been taken back."""
        with self.lock:
            for key in [key for key in self.seats if key[0] == number]:
                del self.seats[key]
