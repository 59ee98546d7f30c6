"""What belongs to everybody: all look at it before play goes on. Numbers in brackets are those of
RULES.md."""

from __future__ import annotations

from huisclos.kernel import Interlude, Interludes, Seat

from . import notes
from .state import Public

BLAST = 5.0  # seconds: the STOP, and then what both boats answer


def blast(note: notes.Blasted, board: Public, people: frozenset[Seat]) -> Interlude | None:
    """[8, 11] In real time the STOP is a wait of the rules."""
    return None if board.phase in ("running", "stopped") else Interlude("blast", BLAST)


INTERLUDES: Interludes = {notes.Blasted: blast}
