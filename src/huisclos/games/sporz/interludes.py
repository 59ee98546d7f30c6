"""What belongs to everybody: all look at it before play goes on. Numbers in brackets are those of
RULES.md."""

from __future__ import annotations

from huisclos.kernel import Interlude, Interludes, Seat

from . import notes
from .state import Public

ENVELOPE, ENVELOPES, VERDICT = 1.1, 9.0, 4.0  # seconds for one, for all at most, for the chief
AIRLOCK, CLOSED = 9.0, 7.0  # seconds that it is shown, the box first; that nobody leaves


def election(note: notes.Elected, board: Public, people: frozenset[Seat]) -> Interlude:
    """[4] Who named whom was in the open: one envelope after another, and then the chief."""
    return Interlude("election", VERDICT + min(ENVELOPE * len(board.living), ENVELOPES))


def airlock(note: notes.Executed, board: Public, people: frozenset[Seat]) -> Interlude:
    """[14] It belongs to the day: the night falls after it."""
    return Interlude("airlock", AIRLOCK if note.seats else CLOSED)


AT_FIRST: Interludes = {notes.Executed: airlock}  # until edition 2
INTERLUDES: Interludes = {notes.Elected: election, **AT_FIRST}
