"""What belongs to everybody: all look at it before play goes on. Numbers in brackets are those of
RULES.md."""

from __future__ import annotations

from huisclos.kernel import Interlude, Interludes, Seat

from . import notes
from .state import Public

BALLOTS, GUESS = 6.0, 5.0  # seconds
STAYS = ("debriefing", "over")  # phases that show it for as long as people like


def ballots(note: notes.VoteClosed, board: Public, people: frozenset[Seat]) -> Interlude | None:
    """[7, 8] Who named whom, and who is out."""
    return None if board.phase in STAYS else Interlude("ballots", BALLOTS)


def guess(note: notes.Guessed, board: Public, people: frozenset[Seat]) -> Interlude | None:
    """[8]"""
    return None if board.phase in STAYS else Interlude("guess", GUESS)


INTERLUDES: Interludes = {notes.VoteClosed: ballots, notes.Guessed: guess}
