"""What belongs to everybody: all look at it before play goes on. Numbers in brackets are those of
RULES.md."""

from __future__ import annotations

from huisclos.kernel import Interlude, Interludes, Seat

from . import notes
from .state import Public

AIRLOCK, CLOSED = 7.0, 5.0  # seconds that it is shown; that nobody leaves


def airlock(note: notes.Executed, board: Public, people: frozenset[Seat]) -> Interlude:
    """[14] It belongs to the day: the night falls after it."""
    return Interlude("airlock", AIRLOCK if note.seats else CLOSED)


INTERLUDES: Interludes = {notes.Executed: airlock}
