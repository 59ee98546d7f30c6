"""What belongs to everybody: all look at it before play goes on. Numbers in brackets are those of
RULES.md."""

from __future__ import annotations

from huisclos.kernel import Interlude, Interludes, Seat

from . import notes
from .state import Public

FLOOD, RESCUE = 6.0, 5.0  # seconds


def flood(note: notes.Drowned, board: Public, people: frozenset[Seat]) -> Interlude:
    """[7]"""
    return Interlude("flood", FLOOD)


def rescue(note: notes.Foiled, board: Public, people: frozenset[Seat]) -> Interlude:
    """[6] What became of it, card by card."""
    return Interlude("rescue", RESCUE)


INTERLUDES: Interludes = {notes.Drowned: flood, notes.Foiled: rescue}
